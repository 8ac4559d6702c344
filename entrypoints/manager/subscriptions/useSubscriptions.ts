import { useMemo } from 'preact/hooks';
import { type CollectionState, useCollection } from '../../../components/collection/useCollection';
import { useAnswer } from '../../../components/hooks/useAnswer';
import type { SubscriptionRow } from '../../../lib/collections/subscriptions';
import type { LatestUpload } from '../../../lib/messages';

/** A subscription, with what is known of the channel's uploads. */
export interface Subscription extends SubscriptionRow {
  latest?: LatestUpload | undefined;
}

/** The subscriptions of the active channel, and a function that asks again for what is known of uploads. */
export function useSubscriptions(): CollectionState<Subscription> & { askUploads: () => void } {
  const { rows, ...state } = useCollection<SubscriptionRow>('subscriptions');
  const { answer, again } = useAnswer('knownUploads', {});
  const merged = useMemo(() => {
    const known = new Map(answer?.map((latest) => [latest.channelId, latest]));
    return known.size === 0 ? rows : rows.map((row) => ({ ...row, latest: known.get(row.channelId) }));
  }, [rows, answer]);
  return { ...state, rows: merged, askUploads: again };
}
