import { browser } from 'wxt/browser';
import { type CollectionId, collections } from '../../../lib/collections';
import type { CollectionClients, CollectionService } from '../../../lib/collections/collection';
import type { Mirror } from '../../../lib/collections/mirror';
import { Fault } from '../../../lib/errors';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import type { AccountRow, Store } from '../../../lib/store';
import type { ApiClients } from './apiClients';

/** Services that the readings of collections use. */
export interface CollectionReadingsDependencies {
  store: Store;
  mirror: Mirror;
  apiClients: Pick<ApiClients, 'video' | 'calendar' | 'wordpress'>;
  meter: Pick<QuotaMeter, 'state'>;
  /** Called after each page. */
  changed(collection: CollectionId): void;
}

/** What is read of a collection. */
type ReadingKind = 'read' | 'catchUp' | 'more';

/** Name of the alarm that starts a worker again which was stopped while it read. */
export const collectionAlarm = 'collections';
/** Milliseconds after which it rings. */
const restartAfter = 45_000;

/** Creates the readings of collections: one of each at a time. They survive the worker. */
export function createCollectionReadings(dependencies: CollectionReadingsDependencies) {
  const { store, mirror, apiClients, meter, changed } = dependencies;
  const running = new Map<string, Promise<void>>();

  const toClients = (account: AccountRow): CollectionClients[CollectionService] =>
    account.service === 'video'
      ? apiClients.video(account)
      : { calendar: apiClients.calendar(account), wordpress: apiClients.wordpress(account) };

  /** @throws Fault `quota/reserveReached` if only the reserve for the person's own clicks is left today */
  async function spend(account: AccountRow, units: number): Promise<void> {
    if (account.service === 'video') {
      const { left, resetsAt } = await meter.state(account.clientId, 'general');
      if (left - units < reserve)
        throw new Fault({ kind: 'quota', reason: 'reserveReached', retryAt: resetsAt });
    }
    void browser.alarms.create(collectionAlarm, { when: Date.now() + restartAfter });
  }

  async function run(account: AccountRow, collection: CollectionId, how: ReadingKind): Promise<void> {
    const { accountId } = account;
    await mirror[how === 'catchUp' ? how : 'read']({
      isMore: how === 'more',
      accountId,
      collection,
      client: toClients(account),
      spend: (units) => spend(account, units),
      changed: () => changed(collection),
    });
    // Signed out while it was read
    if ((await store.get('accounts', accountId)) === undefined) await mirror.forget(accountId);
  }

  /**
   * Reads a collection, or continues the reading that was begun; with `catchUp` only what has changed, with `more`
   * what lies behind the end of the last one. Joins the reading that is under way. Resolves when it has ended; never
   * throws.
   */
  function read(account: AccountRow, collection: CollectionId, how: ReadingKind = 'read'): Promise<void> {
    // Two readings of one collection would go on from the same place, and pay for each page twice
    const name = `${account.accountId}|${collection}|${how === 'catchUp' ? how : 'read'}`;
    const reading =
      running.get(name) ??
      run(account, collection, how)
        // The disk failed: views see that from their own questions
        .catch(() => undefined)
        .finally(() => running.delete(name));
    running.set(name, reading);
    return reading;
  }

  return {
    read,

    /** Continues the readings that a stopped worker left unfinished. */
    async resume(): Promise<void> {
      for (const account of await store.all('accounts'))
        for (const collection of Object.keys(collections) as CollectionId[]) {
          if (collections[collection].service !== account.service) continue;
          const state = await mirror.state({ accountId: account.accountId, collection });
          if (state?.reading && state.fault === undefined) await read(account, collection);
        }
    },
  };
}
