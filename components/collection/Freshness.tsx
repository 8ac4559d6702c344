import { i18n, locale } from '#i18n';
import { Button } from '../ui/Button';
import { FailureNotice, Notice } from '../ui/Notice';
import type { CollectionState } from './useCollection';

/** How old the rows are, a button that reads them anew with its price, and why that ended early. */
export function Freshness({ state: { rows, view, read } }: { state: CollectionState<unknown> }) {
  if (view === undefined) return null;
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const { readAt, reading, price, failure, isCut } = view;
  return (
    <>
      <div class="row small soft">
        <span role="status">
          {reading !== undefined && failure === undefined
            ? i18n.t('collection.reading', { count: reading })
            : readAt !== undefined && i18n.t('collection.readAt', { at: format.format(readAt) })}
        </span>
        {reading === undefined && failure === undefined && (
          <Button kind="quiet" small onClick={read}>
            {i18n.t('collection.readAgain', { units: price })}
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={failure} onRemedied={read} />}
      {isCut && <Notice tone="warn">{i18n.t('collection.isCut', { count: rows.length })}</Notice>}
    </>
  );
}
