import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import type { CollectionState } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { commaText } from '../../../components/format/listText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, LiveRegion } from '../../../components/ui/Notice';
import { writeCsv } from '../../../lib/importExport/csv';
import { ask, type FeedItemView, type FeedView } from '../../../lib/messages';
import { NoSite } from '../NoSite';
import type { SectionProps } from '../section';
import { AddFeed } from './AddFeed';
import { FeedList } from './FeedList';
import { declareFeedItems, isOffered, offered } from './feedItems';
import { ReviewFeed } from './ReviewFeed';
import { useWaitingPages } from './useWaitingPages';

/** The feeds of the active site, and their events: those that are new or changed are offered for the calendar. */
export function FeedsSection({ active: { calendar } }: SectionProps) {
  return calendar ? <Feeds key={calendar.accountId} name={calendar.name} /> : <NoSite />;
}

function Feeds({ name }: { name: string }) {
  useState(showOffered);
  const feeds = useAnswer('feeds', {});
  const items = useAnswer('feedItems', {});
  const [isAdding, setAdding] = useState(false);
  /** Ids of the events that are reviewed. */
  const [reviewed, setReviewed] = useState<readonly string[]>();
  const task = useTask();
  useWaitingPages(feeds.answer);
  const declared = useWords(() => declareFeedItems(feeds.answer ?? []), [feeds.answer]);
  const rows = useMemo(() => items.answer ?? [], [items.answer]);
  const check = (...checked: readonly FeedView[]) =>
    task.start('check', async () => {
      for (const { feedId } of checked) await ask('checkFeed', { feedId });
    });
  const state: CollectionState<FeedItemView> = {
    rows,
    ...(items.answer && { view: { accountId: '', readAt: 0, price: 0 } }),
    failure: items.failure,
    isLive: true,
    read: items.again,
    again: async () => items.again(),
  };
  const leaveOut = (chosen: readonly FeedItemView[], isLeftOut: boolean) =>
    void task.start('leave', () => ask('leaveOutFeedItems', { ids: chosen.map(toId), isLeftOut }));
  return (
    <>
      {isAdding && <AddFeed onClose={() => setAdding(false)} />}
      {reviewed && (
        <ReviewFeed
          key={reviewed.join(' ')}
          ids={reviewed}
          about={toAbout(feeds.answer ?? [], reviewed)}
          onClose={() => setReviewed(undefined)}
        />
      )}
      {feeds.failure && <FailureNotice failure={feeds.failure} onRemedied={feeds.again} />}
      <FeedList feeds={feeds.answer ?? []} items={rows} isBusy={task.busy === 'check'} onCheck={check} />
      <LiveRegion task={task} />
      <CollectionView
        declared={declared}
        state={state}
        files={[toCsvFile<FeedItemView>(`${name} ${i18n.t('manager.feeds')}`, writeCsv)]}
        whenEmpty={i18n.t(feeds.answer?.length ? 'feeds.noneFound' : 'feeds.none')}
        path="feeds"
        toAddress={({ eventId }) => (eventId === undefined ? '#feeds' : `#events/${eventId}`)}
        tools={
          <>
            <Button kind="primary" icon="plus" expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              {i18n.t('feeds.add')}
            </Button>
            <Button
              disabled={!feeds.answer?.length}
              busy={task.busy === 'check'}
              onClick={() => void check(...(feeds.answer ?? []))}
            >
              {i18n.t('feeds.checkAll')}
            </Button>
          </>
        }
        actions={({ chosen }: Selection<FeedItemView>) => (
          <>
            <Button
              small
              kind="primary"
              disabled={!chosen.some(isOffered)}
              onClick={() => setReviewed(chosen.filter(isOffered).map(toId))}
            >
              {i18n.t('feeds.review', { count: chosen.filter(isOffered).length })}
            </Button>
            <Button
              small
              disabled={!chosen.some(isOffered)}
              onClick={() => leaveOut(chosen.filter(isOffered), true)}
            >
              {i18n.t('feeds.leaveOut')}
            </Button>
            {chosen.some(({ standing }) => standing === 'leftOut') && (
              <Button
                small
                onClick={() =>
                  leaveOut(
                    chosen.filter(({ standing }) => standing === 'leftOut'),
                    false,
                  )
                }
              >
                {i18n.t('feeds.offerAgain')}
              </Button>
            )}
          </>
        )}
      />
    </>
  );
}

const toId = ({ id }: FeedItemView) => id;

/** Names of the feeds whose events are reviewed, for the title of the bulk task. */
function toAbout(feeds: readonly FeedView[], ids: readonly string[]): string {
  const names = feeds
    .filter(({ feedId }) => ids.some((id) => id.startsWith(`${feedId}|`)))
    .map(({ name }) => name);
  return commaText(names);
}

/** The section opens with what can be added, unless the address says otherwise. */
function showOffered(): void {
  if (location.hash === '#feeds') history.replaceState(null, '', `#feeds?show=${offered}`);
}
