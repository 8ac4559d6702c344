import { i18n } from '#i18n';
import { dateText } from '../../lib/i18n/times';
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
  const { readAt, reading, price, failure } = view;
  const isReading = reading !== undefined && failure === undefined;
  const toAge = (at: string) => i18n.t('collection.readAt', { at });
  const isOld = !isReading && !isLive && readAt !== undefined;
  const canRead = isLive ? notAsked !== undefined : reading === undefined && failure === undefined;
  return (
    <div class="row small soft">
      <span role="status">
        {isReading && i18n.t('collection.reading', { count: reading })}
        {isOld && (
          <span title={toAge(dateText(readAt, { dateStyle: 'medium', timeStyle: 'short' }))}>
            {toAge(shortClock(readAt))}
          </span>
        )}
      </span>
      {canRead && (
        <Button kind="quiet" small onClick={read}>
          {i18n.t('collection.readAgain', { units: price })}
        </Button>
      )}
    </div>
  );
}

/** The time of an instant today, or the day of one before. @param at epoch milliseconds */
const shortClock = (at: number) =>
  new Date(at).toDateString() === new Date().toDateString()
    ? dateText(at, { timeStyle: 'short' })
    : dateText(at, { day: 'numeric', month: 'short' });

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
