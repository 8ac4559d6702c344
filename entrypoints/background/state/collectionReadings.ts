import { browser } from 'wxt/browser';
import { type CollectionId, collections } from '../../../lib/collections';
import type { Mirror } from '../../../lib/collections/mirror';
import { Fault } from '../../../lib/errors';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import type { Store, VideoAccountRow } from '../../../lib/store';
import type { ApiClients } from './apiClients';

/** Services that the readings of collections use. */
export interface CollectionReadingsDependencies {
  store: Store;
  mirror: Mirror;
  apiClients: Pick<ApiClients, 'video'>;
  meter: Pick<QuotaMeter, 'state'>;
  /** Called after each page. */
  changed(): void;
}

/** Name of the alarm that starts a worker again which was stopped while it read. */
export const collectionAlarm = 'collections';
/** Milliseconds after which it rings. */
const restartAfter = 45_000;

/** Creates the readings of collections: one of each at a time. They survive the worker. */
export function createCollectionReadings(dependencies: CollectionReadingsDependencies) {
  const { store, mirror, apiClients, meter, changed } = dependencies;
  const running = new Map<string, Promise<void>>();

  /** @throws Fault `quota/reserveReached` if only the reserve for the person's own clicks is left today */
  async function spend({ clientId }: VideoAccountRow, units: number): Promise<void> {
    const { left, resetsAt } = await meter.state(clientId, 'general');
    if (left - units < reserve)
      throw new Fault({ kind: 'quota', reason: 'reserveReached', retryAt: resetsAt });
    void browser.alarms.create(collectionAlarm, { when: Date.now() + restartAfter });
  }

  async function readAll(account: VideoAccountRow, collection: CollectionId): Promise<void> {
    const { accountId } = account;
    await mirror.read({
      accountId,
      collection,
      client: apiClients.video(account),
      spend: (units) => spend(account, units),
      changed,
    });
    // Signed out while it was read
    if ((await store.get('accounts', accountId)) === undefined) await mirror.forget(accountId);
  }

  /** Reads a collection, or continues the reading that was begun. Resolves when it has ended; never throws. */
  function read(account: VideoAccountRow, collection: CollectionId): Promise<void> {
    const name = `${account.accountId}|${collection}`;
    const reading =
      running.get(name) ??
      readAll(account, collection)
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
      const accounts = (await store.all('accounts')).filter((row) => row.service === 'video');
      for (const account of accounts)
        for (const collection of Object.keys(collections) as CollectionId[]) {
          const state = await mirror.state({ accountId: account.accountId, collection });
          if (state?.reading && state.fault === undefined) await read(account, collection);
        }
    },
  };
}
