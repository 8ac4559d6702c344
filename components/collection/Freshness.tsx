import { i18n, locale } from '#i18n';
import { useOnline } from '../hooks/useOnline';
import { Button } from '../ui/Button';
import { FailureNotice, Notice, toListTone } from '../ui/Notice';
import type { CollectionState } from './useCollection';

interface FreshnessProps {
  state: CollectionState<unknown>;
}

/** How old the rows are, and a button that reads them anew with its price; rows that are live need it after a failure. */
export function Freshness({ state: { view, isLive = false, failure: notAsked, read } }: FreshnessProps) {
  if (view === undefined) return null;
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const { readAt, reading, price, failure } = view;
  const age =
    !isLive && readAt !== undefined ? i18n.t('collection.readAt', { at: format.format(readAt) }) : undefined;
  const state =
    reading !== undefined && failure === undefined ? i18n.t('collection.reading', { count: reading }) : age;
  const canRead = isLive ? notAsked !== undefined : reading === undefined && failure === undefined;
  return (
    <div class="row small soft">
      <span role="status" title={state}>
        {state}
      </span>
      {canRead && (
        <Button kind="quiet" small onClick={read}>
          {i18n.t('collection.readAgain', { units: price })}
        </Button>
      )}
    </div>
  );
}

/** Why the rows are not all there, or not new. */
export function ReadingNotices({ state: { rows, view, read, readMore } }: FreshnessProps) {
  const isOnline = useOnline();
  const { isCut, more, reading } = view ?? {};
  return (
    <>
      {!isOnline && rows.length > 0 && <Notice tone="warn">{i18n.t('collection.offline')}</Notice>}
      {view?.failure && (
        <FailureNotice failure={view.failure} tone={toListTone(view.failure)} onRemedied={read} />
      )}
      {isCut && (
        <Notice tone="warn">
          <div class="row">
            <span class="grow">{i18n.t('collection.isCut', { count: rows.length })}</span>
            {more && readMore && (
              <Button small busy={reading !== undefined} onClick={readMore}>
                {i18n.t('collection.readMore', { count: more.count, units: more.price })}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </>
  );
}
