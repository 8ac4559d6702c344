import { i18n } from '#i18n';
import { Notice } from '../../../components/ui/Notice';
import type { ParsedLinks } from '../../../lib/importExport/links';

const maxShown = 50;

/** Entries of a file that were not used: duplicates, and lines that could not be read. */
export function ReadingNotes({ repeated, notUnderstood }: Pick<ParsedLinks, 'repeated' | 'notUnderstood'>) {
  return (
    <>
      {repeated > 0 && <p class="soft small">{i18n.t('lists.repeated', { count: repeated })}</p>}
      {notUnderstood.length > 0 && (
        <Notice tone="warn">
          <details>
            <summary>{i18n.t('lists.notUnderstood', { count: notUnderstood.length })}</summary>
            <ul class="small">
              {notUnderstood.slice(0, maxShown).map(({ line, text }) => (
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
