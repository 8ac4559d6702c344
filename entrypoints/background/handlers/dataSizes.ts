import * as z from 'zod/mini';
import type { Batches } from '../../../lib/jobs';
import { sweepBlobs } from '../../../lib/messages/blobTransfer';
import { announceChange } from '../../../lib/messages/changes';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { type DataSizes, sizeBounds } from '../../../lib/views';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { onceIn } from '../state/onceIn';
import type { ActiveAccount } from '../state/requireAccount';

/** Services that the data sizes need. */
export interface DataSizesDependencies {
  store: Store;
  index: Pick<PlaylistIndex, 'prune' | 'readDroppedAgain'>;
  batches: Pick<Batches, 'prune'>;
  accounts: ActiveAccount;
  /** The time in epoch milliseconds; `Date.now` if left out. */
  now?: () => number;
}

/** Milliseconds. A job stays in the history for this time, whatever the limit, so that it can be undone. */
const undoPeriod = 86_400_000;

const Size = (name: keyof DataSizes) =>
  z.int().check(z.minimum(sizeBounds[name].least), z.maximum(sizeBounds[name].most));
/** A stored number out of bounds is replaced by the default. */
const StoredSize = (name: keyof DataSizes) => z.catch(Size(name), sizeBounds[name].usual);
const saved = setting('dataSizes', () =>
  z.catch(z.object({ history: StoredSize('history'), index: StoredSize('index') }), {
    history: sizeBounds.history.usual,
    index: sizeBounds.index.usual,
  }),
);

/** Used size and limit of the history (in entries) and of the playlist index (in items). */
export function createDataSizes(dependencies: DataSizesDependencies) {
  const { store, index, batches, accounts, now = Date.now } = dependencies;

  const limits = (): Promise<DataSizes> => saved.read(store);

  /** Deletes the oldest entries above the limits, and files that are no longer used. */
  async function keep(): Promise<void> {
    const most = await limits();
    const [history, kept] = await Promise.all([store.historySize(), store.size('batches')]);
    // The number of batches is limited, too
    if (history > most.history || kept > 0) await batches.prune(most.history, now() - undoPeriod);
    if ((await store.size('playlistItems')) > most.index)
      await index.prune(most.index, (await accounts.active('video'))?.accountId);
    await sweepBlobs(store.filesInUse, now());
  }

  return {
    limits,

    async read() {
      const [most, history, items] = await Promise.all([
        limits(),
        store.historySize(),
        store.size('playlistItems'),
      ]);
      return {
        history: { used: history, most: most.history },
        index: { used: items, most: most.index },
      };
    },

    /** Sets both limits. Call `keep` to delete entries above them. */
    async set(sizes: DataSizes): Promise<void> {
      const before = await limits();
      await saved.change(store, () => sizes);
      if (sizes.index > before.index) await index.readDroppedAgain();
    },

    keep,
    /** As `keep`, seldom enough that it does not slow down a batch. If it fails, it is tried again at the next call. */
    keepSoon: onceIn(10_000, () => void keep().catch(() => undefined)),
  };
}

const message = messagesFor<{ dataSizes: ReturnType<typeof createDataSizes> }>();

/** Messages about the limits of stored data. */
export const dataSizeMessages = {
  /** Number of history entries and playlist items: the limit (`most`) and the present number (`used`). */
  dataSizes: message({ from: 'own', question: nothing, answer: ({ dataSizes }) => dataSizes.read() }),
  /** Sets both limits, and deletes entries above them. */
  setDataSizes: message({
    from: 'own',
    question: () => z.object({ history: Size('history'), index: Size('index') }),
    async answer({ dataSizes }, sizes) {
      await dataSizes.set(sizes);
      await dataSizes.keep();
      announceChange('playlists', 'jobs');
    },
  }),
};
