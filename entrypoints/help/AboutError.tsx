import { i18n } from '#i18n';
import { Section } from '../../components/ui/Page';
import { Table } from './Markdown';
import { parseMarkdown } from './parse';

/** Services whose reasons have sentences of their own. */
const groups = ['reason', 'video', 'calendar'];

/** The error that the person came from: its sentence, and the rows of the guide that quote it. */
export function AboutError({ reason, kind, guide }: { reason: string; kind: string; guide: string }) {
  // What the failure was about, and when, only the notice knew
  const values = { platform: i18n.t('fault.platform'), reason, about: '…', time: '…' };
  const names = [...groups.map((group) => `${group}.${reason}`), `kind.${kind}`];
  const sentence = names.map((name) => i18n.find(`fault.${name}`, values)).find(Boolean);
  // The guide is English
  const quotable = names.map((name) => i18n.findEnglish(`fault.${name}`, values)).find(Boolean);
  const tables = parseMarkdown(guide).flatMap((block) => (block.kind === 'table' ? block : []));
  const rows = tables.flatMap((table) => table.rows).filter(([quoted = '']) => isQuoted(quoted, quotable));
  return (
    <Section id={`error-${reason}/${kind}`} title={i18n.t('help.error')}>
      <div class="panel stack guide">
        {sentence !== undefined && <p>{sentence}</p>}
        <p class="soft">{i18n.t('help.errorCode', { reason })}</p>
        {rows.length > 0 ? (
          <div lang="en" dir="ltr">
            <Table head={tables[0]?.head ?? []} rows={rows} />
          </div>
        ) : (
          <p>
            {i18n.t('help.errorUnknown')} <a href="#troubleshooting">{i18n.t('help.troubleshooting')}</a>
          </p>
        )}
      </div>
    </Section>
  );
}

/** Whether the guide's “beginning of a sentence …” is that of this one. */
function isQuoted(cell: string, sentence: string | undefined): boolean {
  const quoted = /“([^“”]+)”/.exec(cell)?.[1]?.replace(/ …$/, '');
  return quoted !== undefined && sentence?.startsWith(quoted) === true;
}
