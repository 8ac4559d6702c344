import { useMemo, useState } from 'preact/hooks';
import type { CollectionState } from '../../../components/collection/useCollection';
import { toFailure, useAnswer } from '../../../components/hooks/useAnswer';
import { ask, type Failure, type IndexedPlaylist } from '../../../lib/messages';

/** Playlists on a page of their list, which costs one unit. */
const pageSize = 50;

/**
 * The playlists of the active channel as a collection: its mirror is the playlist index, which lists them again when
 * they are outdated, and learns from our own actions.
 */
export function usePlaylists(accountId: string): CollectionState<IndexedPlaylist> & { again: () => void } {
  const { answer, failure, again } = useAnswer('playlistIndex', { list: true });
  const [refused, setRefused] = useState<Failure>();
  const text = JSON.stringify(answer?.playlists);
  const rows = useMemo(() => answer?.playlists ?? [], [text]);
  const read = () => {
    setRefused(undefined);
    void ask('playlistIndex', { list: true, again: true }).then(again, (error: unknown) =>
      setRefused(toFailure(error)),
    );
  };
  const price = Math.max(1, Math.ceil(rows.length / pageSize));
  return {
    rows,
    ...(answer && { view: { accountId, readAt: answer.listedAt, price, failure: refused } }),
    failure,
    read,
    again,
  };
}
