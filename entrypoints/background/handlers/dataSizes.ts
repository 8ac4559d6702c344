import * as z from 'zod/mini';
import type { Batches } from '../../../lib/jobs';
import { announceChange, type DataSizes, sizeBounds } from '../../../lib/messages';
import { sweepBlobs } from '../../../lib/messages/blobTransfer';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { Store } from '../../../lib/store';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ActiveAccount } from '../state/requireAccount';

/** Sizes of history and playlist index: what is used of them, and their limits. */
export interface DataSizesHandlers {
  read(): Promise<Record<keyof DataSizes, { used: number; most: number }>>;
  /** Sets both limits; what is beyond them is deleted by `keep`. */
  set(sizes: DataSizes): Promise<void>;
  limits(): Promise<DataSizes>;
  /** Deletes what is beyond the limits, the oldest first, and files that nothing refers to any more. */
  keep(): Promise<void>;
}

export interface DataSizesDependencies {
  store: Store;
  index: Pick<PlaylistIndex, 'prune' | 'readDroppedAgain'>;
  batches: Pick<Batches, 'prune'>;
  accounts: ActiveAccount;
  now?: () => number;
}

/** Jobs that finished less than this ago can be undone, whatever the limit of the history; milliseconds. */
const alwaysKept = 86_400_000;
const settingKey = 'dataSizes';

/** A number out of bounds on disk counts as the usual one. */
const Size = (name: keyof DataSizes) => {
  const { least, usual, most } = sizeBounds[name];
  return z.catch(z.int().check(z.minimum(least), z.maximum(most)), usual);
};
const Sizes = () =>
  z.catch(z.object({ history: Size('history'), index: Size('index') }), {
    history: sizeBounds.history.usual,
    index: sizeBounds.index.usual,
  });

export function createDataSizes(parts: DataSizesDependencies): DataSizesHandlers {
  const { store, index, batches, accounts, now = Date.now } = parts;

  const limits = async () => Sizes().parse((await store.get('settings', settingKey))?.value ?? {});

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

    async set(sizes) {
      const before = await limits();
      await store.put('settings', { key: settingKey, value: sizes });
      if (sizes.index > before.index) await index.readDroppedAgain();
    },

    async keep() {
      const most = await limits();
      const [history, kept] = await Promise.all([store.historySize(), store.size('batches')]);
      // Of batches there is a number, too.
      if (history > most.history || kept > 0) await batches.prune(most.history, now() - alwaysKept);
      if ((await store.size('playlistItems')) > most.index)
        await index.prune(most.index, (await accounts.acting('video'))?.accountId);
      await sweepBlobs(store.filesInUse, now());
    },
  };
}

const message = messagesFor<{ dataSizes: DataSizesHandlers }>();

export const dataSizeMessages = {
  /** How many entries of the history and items of playlists are kept (`most`), and how many there are (`used`). */
  dataSizes: message({ from: 'own', question: nothing, answer: ({ dataSizes }) => dataSizes.read() }),
  /** Sets both limits, and deletes what is beyond them. */
  setDataSizes: message({
    from: 'own',
    question: () => {
      const size = (name: keyof DataSizes) =>
        z.int().check(z.minimum(sizeBounds[name].least), z.maximum(sizeBounds[name].most));
      return z.object({ history: size('history'), index: size('index') });
    },
    async answer({ dataSizes }, sizes) {
      await dataSizes.set(sizes);
      await dataSizes.keep();
      announceChange();
      return null;
    },
  }),
};
