import { i18n } from '#i18n';
import { Notice } from '../../../components/ui/Notice';
import type { Reading } from '../../../lib/importExport/links';

const shown = 50;

/** What a file held besides what was taken from it: said twice, and not understood. */
export function ReadingNotes({ repeated, notUnderstood }: Pick<Reading, 'repeated' | 'notUnderstood'>) {
  return (
    <>
      {repeated > 0 && <p class="soft small">{i18n.t('lists.repeated', { count: repeated })}</p>}
      {notUnderstood.length > 0 && (
        <Notice tone="warn">
          <details>
            <summary>{i18n.t('lists.notUnderstood', { count: notUnderstood.length })}</summary>
            <ul class="small">
              {notUnderstood.slice(0, shown).map(({ line, text }) => (
                <li key={`${line} ${text}`}>
                  {i18n.t('lists.inLine', { line: String(line), problem: text })}
                </li>
              ))}
            </ul>
          </details>
        </Notice>
      )}
    </>
  );
}
