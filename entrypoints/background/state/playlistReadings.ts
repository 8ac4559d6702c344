import { browser } from 'wxt/browser';
import { type FaultData, toFault } from '../../../lib/errors';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import {
  changeState,
  listPlaylists,
  type RefreshDependencies,
  readDue,
} from '../../../lib/playlistIndex/refresh';
import {
  isListingCurrent,
  isReadingDue,
  longestUnread,
  readingAlarm,
  settling,
} from '../../../lib/playlistIndex/rows';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import { hasCome } from '../../../lib/shared/hasCome';
import type { PlaylistRow, Store, VideoAccountRow } from '../../../lib/store';
import type { ApiClients } from './apiClients';

/** Services that the readings use. */
export interface ReadingsDependencies {
  store: Store;
  index: PlaylistIndex;
  apiClients: Pick<ApiClients, 'video'>;
  meter: Pick<QuotaMeter, 'state'>;
  /** Maximum number of items in the index. */
  mostItems(): Promise<number>;
  /** Called with each page of a playlist that was read. */
  paged: NonNullable<RefreshDependencies['paged']>;
  /** Called when a reading has ended, after which the index may exceed its maximum. */
  readingEnded(): void;
  /** Called when the index has changed. */
  changed(): void;
}

/** Milliseconds after which a worker that was stopped during a reading is restarted. */
const restartAfter = 45_000;
/** Milliseconds without a retry after a transient fault, and after any other. */
const pauses: Partial<Record<FaultData['kind'], number>> = { transient: 300_000 };
const pauseAfterFault = 3_600_000;

/** Creates the readings of playlists into the index: one per account at a time. They survive the worker. */
export function createPlaylistReadings(dependencies: ReadingsDependencies) {
  const { store, index, apiClients, meter, mostItems, paged, readingEnded, changed } = dependencies;
  const running = new Map<string, Promise<void>>();

  const toRefreshDependencies = (account: VideoAccountRow): RefreshDependencies => ({
    store,
    inSequence: index.inSequence,
    client: apiClients.video(account),
    accountId: account.accountId,
    mayRead: async (units) => (await meter.state(account.clientId, 'general')).left - units >= reserve,
    paged,
    changed() {
      setAlarm(Date.now() + restartAfter);
      changed();
    },
  });

  /** All playlists of the account. Requests them first, unless the list in the index is recent. */
  async function listed(account: VideoAccountRow): Promise<PlaylistRow[]> {
    const state = await index.state(account.accountId);
    // If the person does not keep the index, the list is requested each time
    if (!state?.isKept || !isListingCurrent(state, Date.now()))
      await listPlaylists(toRefreshDependencies(account));
    return index.playlists(account.accountId);
  }

  /** Updates the list and reads changed playlists, or continues a reading. Resolves when it has ended; never throws. */
  function refresh(account: VideoAccountRow): Promise<void> {
    const { accountId } = account;
    const asked = running.get(accountId);
    if (asked) return asked;
    const reading = readAll(account).finally(() => {
      running.delete(accountId);
      readingEnded();
      changed();
    });
    running.set(accountId, reading);
    return reading;
  }

  async function readAll(account: VideoAccountRow): Promise<void> {
    const { accountId } = account;
    const known = toRefreshDependencies(account);
    setAlarm(Date.now() + restartAfter);
    const { reading: begun, listedAt = 0 } = (await index.state(accountId)) ?? {};
    let notBefore: number | undefined;
    let fault: FaultData | undefined;
    try {
      const isListing = begun?.playlistId === undefined && listedAt < Date.now() - settling;
      if (isListing) await listPlaylists(known);
      await readDue({ ...known, most: await mostItems() }, begun ?? { since: Date.now() - longestUnread });
    } catch (error) {
      fault = toFault(error);
      const { resetsAt } = await meter.state(account.clientId, 'general');
      notBefore = fault.kind === 'quota' ? resetsAt : Date.now() + (pauses[fault.kind] ?? pauseAfterFault);
      fault = { ...fault, ...(fault.kind === 'quota' ? { retryAt: notBefore } : {}) };
    }
    if ((await store.get('accounts', accountId)) === undefined) return index.forget(accountId);
    await changeState(store, accountId, ({ reading, ...state }) => ({
      ...state,
      // Another reading may have been requested meanwhile
      reading: fault === undefined && reading?.since === begun?.since ? undefined : reading,
      fault,
      notBefore,
    }));
    setAlarm(notBefore);
  }

  async function refreshIfBehind(account: VideoAccountRow): Promise<void> {
    if (isReadingDue(await index.state(account.accountId), Date.now())) await refresh(account);
  }

  /** Continues the readings that a stopped worker left unfinished. */
  async function resume(): Promise<void> {
    const accounts = await store.all('accounts');
    for (const account of accounts) {
      if (account.service !== 'video') continue;
      const state = await index.state(account.accountId);
      if (state?.reading && hasCome(state.notBefore, Date.now())) await refresh(account);
    }
  }

  return {
    listed,
    /** Requests the list of playlists (1 unit per 50), and announces it: other views know the price from then on. */
    async list(account: VideoAccountRow): Promise<void> {
      await listPlaylists(toRefreshDependencies(account));
      changed();
    },
    refresh,
    refreshIfBehind,
    /** As `refreshIfBehind`, with background priority, since nobody waits for it. */
    refreshSoon: (account: VideoAccountRow): void =>
      void scheduler.postTask(() => refreshIfBehind(account), { priority: 'background' }),
    /** As `refresh`, after the reading that is running. */
    async refreshNext(account: VideoAccountRow): Promise<void> {
      await running.get(account.accountId);
      await refresh(account);
    },
    resume,
  };
}

/** Sets the alarm that all readings share, or clears it. */
function setAlarm(when: number | undefined): void {
  if (when === undefined) void browser.alarms.clear(readingAlarm);
  else void browser.alarms.create(readingAlarm, { when });
}
