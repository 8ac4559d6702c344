import * as z from 'zod/mini';
import { type CollectionId, collections } from '../../../lib/collections';
import { getMirrorPrice } from '../../../lib/collections/collection';
import { countMore, type MirrorState } from '../../../lib/collections/mirror';
import type { FaultData } from '../../../lib/errors';
import type { MirrorView } from '../../../lib/views';
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
const ReadQuestion = () =>
  z.object({
    collection: Id(),
    /** Whether to go on behind the end of the last reading, which was cut. */
    isMore: z.optional(z.boolean()),
  });

/** Most rows of an answer: a screen in the first, so that it comes soon. */
const rowsAtFirst = 60;
const rowsAtOnce = 2_000;
/** A collection that was read is not read again by itself for this long, in milliseconds, nor for more units. */
const lasts = 15 * 60_000;
const mostUnasked = 100;
/** Nor for this long, if its service tells what has changed; it is asked for that as often. */
const lastsWhole = 12 * 3_600_000;
const lastsChecked = 60_000;
/** Nor after a failure. */
const pause = 5 * 60_000;

/** Creates the answers to messages about collections. */
export function createCollectionHandlers(dependencies: CollectionDependencies) {
  const { mirror, accounts } = dependencies;
  const { read, resume } = createCollectionReadings(dependencies);
  const requireOwner = (collection: CollectionId) =>
    requireAccount(accounts, collections[collection].service);

  /**
   * What opening the view reads: everything the first time, if that was begun, and if it is old and costs little; else
   * what has changed.
   */
  function findDue(collection: CollectionId, state: Partial<MirrorState>, price: number) {
    const { readAt = 0, checkedAt = 0, reading, fault, failedAt = 0, isOutdated, doubted } = state;
    const now = Date.now();
    if (fault !== undefined && failedAt > now - pause) return undefined;
    const tellsChanges = 'findChanged' in collections[collection];
    const isOld = price <= mostUnasked && readAt < now - (tellsChanges ? lastsWhole : lasts);
    if (reading !== undefined || readAt === 0 || isOld || isOutdated) return 'read';
    return doubted !== undefined || (tellsChanges && checkedAt < now - lastsChecked) ? 'catchUp' : undefined;
  }

  return {
    resume,

    async rows({ collection, accountId, after }: Parsed<typeof RowsQuestion>): Promise<MirrorView> {
      const account = await requireOwner(collection);
      const of = { accountId: account.accountId, collection };
      const state = await mirror.state(of);
      const price = getMirrorPrice(collections[collection], state?.rows ?? 0);
      const due = findDue(collection, state ?? {}, price);
      const known = accountId === account.accountId ? after : undefined;
      const reading = due && read(account, collection, due);
      // The view has rows; what an action has just changed is not to be shown as it was
      if (known !== undefined && due === 'catchUp' && state?.doubted) await reading;
      const changes = await mirror.changes(of, known, known === undefined ? rowsAtFirst : rowsAtOnce);
      return {
        accountId: account.accountId,
        ...changes,
        readAt: state?.readAt,
        reading: state?.reading?.read,
        isCut: state?.isCut,
        more: toMore(collection, state),
        isPartial: state?.isPartial,
        price,
        failure:
          state?.fault === undefined
            ? undefined
            : faultToFailure(state.fault as FaultData, account.service, account),
      };
    },

    /** Starts a reading; its pages are announced. */
    async read({ collection, isMore }: Parsed<typeof ReadQuestion>): Promise<void> {
      void read(await requireOwner(collection), collection, isMore ? 'more' : 'read');
    },
  };
}

/** How many rows can be read behind the end of the last reading, and their price; undefined if there are none. */
function toMore(collection: CollectionId, state: Partial<MirrorState> = {}): MirrorView['more'] {
  const count = state.cut === undefined ? 0 : countMore({ collection }, state.cut.read);
  return count === 0 ? undefined : { count, price: getMirrorPrice(collections[collection], count) };
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
