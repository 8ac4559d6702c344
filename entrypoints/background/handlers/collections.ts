import * as z from 'zod/mini';
import { type CollectionId, collections } from '../../../lib/collections';
import { getMirrorPrice } from '../../../lib/collections/collection';
import type { MirrorState } from '../../../lib/collections/mirror';
import type { FaultData } from '../../../lib/errors';
import type { MirrorView } from '../../../lib/messages';
import type { VideoAccountRow } from '../../../lib/store';
import { messagesFor, type Parsed } from '../messaging/message';
import { type CollectionReadingsDependencies, createCollectionReadings } from '../state/collectionReadings';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';

/** Services that the handlers of collections use. */
interface CollectionDependencies extends CollectionReadingsDependencies {
  accounts: ActiveAccount;
}

/** Keeps collections up, and answers messages from them. */
type CollectionHandlers = ReturnType<typeof createCollectionHandlers>;

const Id = () => z.enum(Object.keys(collections) as [CollectionId, ...CollectionId[]]);
const RowsQuestion = () =>
  z.object({
    collection: Id(),
    /** The account whose rows the view has. */
    accountId: z.optional(z.string()),
    after: z.optional(z.string().check(z.regex(/^\d{12}$/))),
  });
const ReadQuestion = () => z.object({ collection: Id() });

/** Most rows of an answer: few in the first, so that it comes soon. */
const rowsAtFirst = 200;
const rowsAtOnce = 2_000;
/** A collection that was read is not read again by itself for this long, in milliseconds, nor for more units. */
const lasts = 15 * 60_000;
const mostUnasked = 100;
/** Nor after a failure. */
const pause = 5 * 60_000;

/** Creates the answers to messages about collections. */
export function createCollectionHandlers(dependencies: CollectionDependencies) {
  const { mirror, accounts, store } = dependencies;
  const { read, resume } = createCollectionReadings(dependencies);
  const requireChannel = () => requireAccount(accounts, 'video');

  const priceOf = async ({ accountId }: VideoAccountRow, collection: CollectionId) =>
    getMirrorPrice(collections[collection], await store.size('mirror', `${accountId}|${collection}|`));

  /** Whether opening the view reads it: the first time, what was begun, and what is old and costs little. */
  function isDue({ readAt = 0, reading, fault, failedAt = 0 }: Partial<MirrorState>, price: number): boolean {
    const now = Date.now();
    if (fault !== undefined && failedAt > now - pause) return false;
    return reading !== undefined || readAt === 0 || (price <= mostUnasked && readAt < now - lasts);
  }

  return {
    resume,

    async rows({ collection, accountId, after }: Parsed<typeof RowsQuestion>): Promise<MirrorView> {
      const account = await requireChannel();
      const of = { accountId: account.accountId, collection };
      const [state, price] = await Promise.all([mirror.state(of), priceOf(account, collection)]);
      if (isDue(state ?? {}, price)) void read(account, collection);
      const known = accountId === account.accountId ? after : undefined;
      const changes = await mirror.changes(of, known, known === undefined ? rowsAtFirst : rowsAtOnce);
      return {
        accountId: account.accountId,
        ...changes,
        readAt: state?.readAt,
        reading: state?.reading?.read,
        isCut: state?.isCut,
        price,
        failure:
          state?.fault === undefined
            ? undefined
            : faultToFailure(state.fault as FaultData, 'video', { accountId: account.accountId }),
      };
    },

    /** Starts a reading; its pages are announced. */
    async read({ collection }: Parsed<typeof ReadQuestion>): Promise<void> {
      void read(await requireChannel(), collection);
    },
  };
}

const message = messagesFor<{ collectionHandlers: CollectionHandlers }>();

/** Messages about collections: what the active account owns. */
export const collectionMessages = {
  /** The rows that changed after a position, from disk; reads the collection if that is due. */
  collectionRows: message({
    from: 'own',
    question: RowsQuestion,
    repeatable: true,
    answer: ({ collectionHandlers }, question) => collectionHandlers.rows(question),
  }),
  /** Reads a collection from the service, or goes on where a fault ended that. */
  readCollection: message({
    from: 'own',
    question: ReadQuestion,
    repeatable: true,
    answer: ({ collectionHandlers }, question) => collectionHandlers.read(question),
  }),
};
