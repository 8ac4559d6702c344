import { i18n } from '#i18n';
import { listText } from '../../../components/format/listText';
import { Notice } from '../../../components/ui/Notice';
import type { FieldChange } from '../../../lib/methodForms/changes';

/** What a merged call would change, field by field. */
export function CallChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <Notice>{i18n.t('console.noChange')}</Notice>;
  return (
    <table class="call-changes" aria-label={listText([i18n.t('console.before'), i18n.t('console.after')])}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('console.field')}</th>
          <th scope="col">{i18n.t('console.before')}</th>
          <th scope="col">{i18n.t('console.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row" class="code">
              {path}
            </th>
            <td class="call-before">{toShown(before)}</td>
            <td class="call-after">{toShown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toShown(value: unknown) {
  if (value === undefined || value === null || value === '')
    return <span class="soft">{i18n.t('console.none')}</span>;
  return <bdi class="call-value">{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}
