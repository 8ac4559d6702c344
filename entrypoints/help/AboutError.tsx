import { i18n } from '#i18n';
import { Section } from '../../components/ui/Page';
import { type Guide, inEnglish } from './guides';
import { Table } from './Markdown';
import { parseMarkdown } from './parse';

/** Services whose reasons have sentences of their own. */
const groups = ['reason', 'video', 'calendar'];

/** The error that the person came from: its sentence, and the rows of the guide about it. */
export function AboutError({ reason, kind, guide }: { reason: string; kind: string; guide: Guide }) {
  // Only the notice knew the subject and the time of the failure: guides have the same sign in place of values
  const values = { platform: i18n.t('fault.platform'), about: '…', time: '…' };
  const names = [...groups.map((group) => `${group}.${reason}`), `kind.${kind}`];
  const sentence = names.map((name) => i18n.find(`fault.${name}`, { ...values, reason })).find(Boolean);
  const find = guide.isEnglish ? i18n.findEnglish : i18n.find;
  const quotable = names.map((name) => find(`fault.${name}`, { ...values, reason: '…' })).find(Boolean);
  const tables = parseMarkdown(guide.text).flatMap((block) => (block.kind === 'table' ? block : []));
  const rows = tables.flatMap((table) => table.rows).filter(([cell = '']) => isAbout(cell, quotable));
  return (
    <Section id={`error-${reason}/${kind}`} title={i18n.t('help.error')}>
      <div class="panel stack guide">
        {sentence !== undefined && <p>{sentence}</p>}
        <p class="soft">{i18n.t('help.errorCode', { reason })}</p>
        {rows.length > 0 ? (
          <div {...(guide.isEnglish ? inEnglish : {})}>
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

/** Whether a row whose first cell is the sentence of an error is about this one: one may be the other's beginning. */
const isAbout = (cell: string, sentence: string | undefined): boolean =>
  cell !== '' && sentence !== undefined && (sentence.startsWith(cell) || cell.startsWith(sentence));
