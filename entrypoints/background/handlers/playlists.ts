import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault, type FaultData, toFault } from '../../../lib/errors';
import type {
  IndexedItem,
  IndexedPlaylist,
  PlaylistContents,
  PlaylistIndexView,
} from '../../../lib/messages';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import {
  changeState,
  listPlaylists,
  type RefreshDependencies,
  readDue,
} from '../../../lib/playlistIndex/refresh';
import {
  dueIn,
  getReadingPrice,
  isBehind,
  isListed,
  longestUnread,
  pageSize,
  readingAlarm,
  settling,
} from '../../../lib/playlistIndex/rows';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import type { PlaylistRow, Store, VideoAccountRow } from '../../../lib/store';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { toFailure } from '../wording/failures';

export interface PlaylistDependencies {
  store: Store;
  index: PlaylistIndex;
  apiClients: Pick<ApiClients, 'video'>;
  accounts: ActiveAccount;
  meter: Pick<QuotaMeter, 'state'>;
  /** How many items the index may hold. */
  mostItems(): Promise<number>;
  /** Playlists were read: the index may be beyond its size. */
  rested(): void;
  /** The index has changed under whoever shows it. */
  changed(): void;
}

/** Reads the index from the platform, and shows it. Loaded on first use: a start does not need it. */
export interface PlaylistHandlers {
  /** All playlists of the account; listed first, unless that was done just now. */
  listed(account: VideoAccountRow): Promise<PlaylistRow[]>;
  view(question: { list?: boolean | undefined }): Promise<PlaylistIndexView>;
  contents(question: { playlistId: string; from?: number | undefined }): Promise<PlaylistContents>;
  read(question: {
    playlistId?: string | undefined;
    again?: boolean | undefined;
  }): Promise<PlaylistIndexView>;
  /** Lists again and reads what has changed, or goes on with what was begun. Resolves when that has ended. */
  refresh(account: VideoAccountRow): Promise<void>;
  /** Goes on with every reading that a stopped worker left behind. */
  resume(): Promise<void>;
}

/** A worker that is stopped while it reads is started again after this, in milliseconds. */
const alarmAfter = 45_000;
/** After a passing fault, and after any other, nothing is tried for so long. */
const pauses: Partial<Record<FaultData['kind'], number>> = { transient: 300_000 };
const longPause = 3_600_000;
const itemsAtOnce = 500;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the readings under way
export function createPlaylistHandlers(parts: PlaylistDependencies): PlaylistHandlers {
  const { store, index, apiClients, accounts, meter, mostItems, rested, changed } = parts;
  /** By account: one reading at a time. */
  const underWay = new Map<string, Promise<void>>();

  const mine = () => requireAccount(accounts, 'video');

  const refreshParts = (account: VideoAccountRow): RefreshDependencies => ({
    store,
    inTurn: index.inTurn,
    client: apiClients.video(account),
    accountId: account.accountId,
    mayRead: async (units) => (await meter.state(account.clientId, 'general')).left - units >= reserve,
    changed() {
      setAlarm(Date.now() + alarmAfter);
      changed();
    },
  });

  async function listed(account: VideoAccountRow): Promise<PlaylistRow[]> {
    const state = await index.state(account.accountId);
    // Who does not keep the index sees each time what there is now.
    if (!state?.isKept || !isListed(state, Date.now())) await listPlaylists(refreshParts(account));
    return index.playlists(account.accountId);
  }

  function refresh(account: VideoAccountRow): Promise<void> {
    const { accountId } = account;
    const asked = underWay.get(accountId);
    if (asked) return asked;
    const reading = readAll(account).finally(() => {
      underWay.delete(accountId);
      rested();
      changed();
    });
    underWay.set(accountId, reading);
    return reading;
  }

  async function readAll(account: VideoAccountRow): Promise<void> {
    const { accountId } = account;
    const known = refreshParts(account);
    setAlarm(Date.now() + alarmAfter);
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
      notBefore = fault.kind === 'quota' ? resetsAt : Date.now() + (pauses[fault.kind] ?? longPause);
      fault = { ...fault, ...(fault.kind === 'quota' ? { retryAt: notBefore } : {}) };
    }
    if ((await store.get('accounts', accountId)) === undefined) return index.forget(accountId);
    await changeState(store, accountId, ({ reading, ...state }) => ({
      ...state,
      // Another may have been asked for meanwhile.
      reading: fault === undefined && reading?.since === begun?.since ? undefined : reading,
      fault,
      notBefore,
    }));
    setAlarm(notBefore);
  }

  async function view(account: VideoAccountRow): Promise<PlaylistIndexView> {
    const { accountId } = account;
    const [rows, state] = await Promise.all([index.playlists(accountId), index.state(accountId)]);
    const { isKept = false, listedAt, reading, fault } = state ?? {};
    const now = Date.now();
    const due = dueIn(rows, reading ?? { since: now - longestUnread }, now);
    return {
      accountId,
      playlists: rows.map(playlistLine),
      listedAt,
      isKept,
      reading: reading && { done: Math.max(0, reading.of - due.length), of: reading.of },
      due: due.length,
      price:
        getReadingPrice(due) + ((listedAt ?? 0) > now - settling ? 0 : Math.ceil(rows.length / pageSize)),
      failure: fault === undefined ? undefined : toFailure(fault as FaultData, 'video', { accountId }),
    };
  }

  return {
    listed,
    refresh,

    async view({ list = false }) {
      const account = await mine();
      if (list && !isListed(await index.state(account.accountId), Date.now()))
        await listPlaylists(refreshParts(account));
      if (isBehind(await index.state(account.accountId), Date.now())) void refresh(account);
      return view(account);
    },

    async contents({ playlistId, from = 0 }) {
      const { accountId } = await mine();
      const [playlists, items] = await Promise.all([
        index.playlists(accountId),
        index.items(accountId, playlistId),
      ]);
      const playlist = playlists.find((row) => row.playlistId === playlistId);
      if (playlist === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistNotFound' });
      const next = from + itemsAtOnce;
      return {
        playlist: playlistLine(playlist),
        items: items.slice(from, next).map(({ itemId, videoId, ...item }, at): IndexedItem => {
          const { title, channelTitle, addedAt, publishedAt } = item;
          return { itemId, videoId, position: from + at, title, channelTitle, addedAt, publishedAt };
        }),
        next: next < items.length ? next : undefined,
      };
    },

    async read({ playlistId, again = false }) {
      const account = await mine();
      const { accountId } = account;
      if (playlistId === undefined) await listed(account);
      const now = Date.now();
      const reading = { since: now - (again || playlistId !== undefined ? 0 : longestUnread), playlistId };
      const of = dueIn(await index.playlists(accountId), reading, now).length;
      await changeState(store, accountId, (state) => ({
        ...state,
        isKept: state.isKept || playlistId === undefined,
        reading: { ...reading, of },
        fault: undefined,
        notBefore: undefined,
      }));
      const before = underWay.get(accountId) ?? Promise.resolve();
      void before.then(() => refresh(account));
      return view(account);
    },

    async resume() {
      const everybody = await store.all('accounts');
      for (const account of everybody) {
        if (account.service !== 'video') continue;
        const state = await index.state(account.accountId);
        if (state?.reading && (state.notBefore ?? 0) <= Date.now()) await refresh(account);
      }
    },
  };
}

function playlistLine(row: PlaylistRow): IndexedPlaylist {
  const { playlistId, title, privacyStatus, itemCount, read } = row;
  return { playlistId, title, privacyStatus, itemCount, readAt: read?.at };
}

/** One alarm for all readings: with the last of them it is taken back. */
function setAlarm(when: number | undefined): void {
  if (when === undefined) void browser.alarms.clear(readingAlarm);
  else void browser.alarms.create(readingAlarm, { when });
}

const message = messagesFor<{ playlistHandlers: PlaylistHandlers }>();

export const playlistMessages = {
  /** From the index alone; `list` lists the playlists first if that was long ago (a unit for each 50). */
  playlistIndex: message({
    from: 'frame',
    question: () => z.object({ list: z.optional(z.boolean()) }),
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.view(question),
  }),
  /** At most 500 items from a position on; `next` is where the rest begins. No unit. */
  playlistContents: message({
    from: 'own',
    question: () => z.object({ playlistId: id(), from: z.optional(z.int().check(z.minimum(0))) }),
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.contents(question),
  }),
  /**
   * Starts reading what is due (a unit for each 50 items) and keeps the index up to date from then on; with
   * `playlistId` just that one, with `again` all of them. How far it is: `playlistIndex`, which changes are announced of.
   */
  readPlaylists: message({
    from: 'frame',
    question: () => z.object({ playlistId: z.optional(id()), again: z.optional(z.boolean()) }),
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.read(question),
  }),
};
