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
  toKey,
} from '../../../lib/playlistIndex/rows';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import type { PlaylistRow, Store, VideoAccountRow } from '../../../lib/store';
import { id } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { createPartialReads } from '../state/partialReads';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { toFailure } from '../wording/failures';

/** Services that the playlist handlers use. */
export interface PlaylistDependencies {
  store: Store;
  index: PlaylistIndex;
  apiClients: Pick<ApiClients, 'video'>;
  accounts: ActiveAccount;
  meter: Pick<QuotaMeter, 'state'>;
  /** Maximum number of items in the index. */
  mostItems(): Promise<number>;
  /** Called when a reading has ended, after which the index may exceed its maximum. */
  rested(): void;
  /** Called when the index has changed. */
  changed(): void;
}

/** Keeps the playlist index up to date, and answers messages from it. */
export type PlaylistHandlers = ReturnType<typeof createPlaylistHandlers>;

const ViewQuestion = () => z.object({ list: z.optional(z.boolean()) });
const ContentsQuestion = () => z.object({ playlistId: id(), from: z.optional(z.int().check(z.minimum(0))) });
const ReadQuestion = () => z.object({ playlistId: z.optional(id()), again: z.optional(z.boolean()) });

/** Milliseconds after which a worker that was stopped during a reading is restarted. */
const restartAfter = 45_000;
/** Milliseconds without a retry after a transient fault, and after any other. */
const pauses: Partial<Record<FaultData['kind'], number>> = { transient: 300_000 };
const pauseAfterFault = 3_600_000;
/** Most items of an answer: few in the first, so that it comes soon. */
const itemsAtFirst = 500;
const itemsAtOnce = 10_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the readings under way
export function createPlaylistHandlers(dependencies: PlaylistDependencies) {
  const { store, index, apiClients, accounts, meter, mostItems, rested, changed } = dependencies;
  /** Account id → running reading. There is one per account at a time. */
  const running = new Map<string, Promise<void>>();

  const partialReads = createPartialReads();

  const requireChannel = () => requireAccount(accounts, 'video');

  const toRefreshDependencies = (account: VideoAccountRow): RefreshDependencies => ({
    store,
    inTurn: index.inTurn,
    client: apiClients.video(account),
    accountId: account.accountId,
    mayRead: async (units) => (await meter.state(account.clientId, 'general')).left - units >= reserve,
    paged: partialReads.add,
    changed() {
      setAlarm(Date.now() + restartAfter);
      changed();
    },
  });

  /** All playlists of the account. Requests them first, unless the list in the index is recent. */
  async function listed(account: VideoAccountRow): Promise<PlaylistRow[]> {
    const state = await index.state(account.accountId);
    // If the user does not keep the index, the list is requested each time
    if (!state?.isKept || !isListed(state, Date.now())) await listPlaylists(toRefreshDependencies(account));
    return index.playlists(account.accountId);
  }

  /** Updates the list and reads changed playlists, or continues a reading. Resolves when it has ended; never throws. */
  function refresh(account: VideoAccountRow): Promise<void> {
    const { accountId } = account;
    const asked = running.get(accountId);
    if (asked) return asked;
    const reading = readAll(account).finally(() => {
      running.delete(accountId);
      rested();
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

    async view({ list = false }: Parsed<typeof ViewQuestion>): Promise<PlaylistIndexView> {
      const account = await requireChannel();
      if (list && !isListed(await index.state(account.accountId), Date.now()))
        await listPlaylists(toRefreshDependencies(account));
      if (isBehind(await index.state(account.accountId), Date.now())) void refresh(account);
      return view(account);
    },

    async contents({ playlistId, from = 0 }: Parsed<typeof ContentsQuestion>): Promise<PlaylistContents> {
      const { accountId } = await requireChannel();
      const key = toKey(accountId, playlistId);
      const partial = await partialReads.after(key, from);
      const playlist = await store.get('playlists', key);
      if (playlist === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistNotFound' });
      const items = partial ?? (await index.items(accountId, playlistId));
      const next = from + (from === 0 ? itemsAtFirst : itemsAtOnce);
      const answered = items.slice(from, next).map(({ itemId, videoId, ...item }, at): IndexedItem => {
        const { title, channelTitle, addedAt, publishedAt } = item;
        return { itemId, videoId, position: from + at, title, channelTitle, addedAt, publishedAt };
      });
      const isMore = partial !== undefined || next < items.length;
      return {
        playlist: playlistLine(playlist),
        items: answered,
        next: isMore ? from + answered.length : undefined,
      };
    },

    async read({ playlistId, again = false }: Parsed<typeof ReadQuestion>): Promise<PlaylistIndexView> {
      const account = await requireChannel();
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
      const before = running.get(accountId) ?? Promise.resolve();
      const end = of > 0 && playlistId !== undefined && partialReads.begin(toKey(accountId, playlistId));
      void before.then(() => refresh(account)).finally(end || undefined);
      return view(account);
    },

    /** Continues the readings that a stopped worker left unfinished. */
    async resume(): Promise<void> {
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
  const { playlistId, title, privacyStatus, itemCount, image, read } = row;
  return { playlistId, title, privacyStatus, itemCount, image, readAt: read?.at };
}

/** Sets the alarm that all readings share, or clears it. */
function setAlarm(when: number | undefined): void {
  if (when === undefined) void browser.alarms.clear(readingAlarm);
  else void browser.alarms.create(readingAlarm, { when });
}

const message = messagesFor<{ playlistHandlers: PlaylistHandlers }>();

/** Messages about the playlist index. */
export const playlistMessages = {
  /** The state of the playlist index. With `list`, an outdated list of playlists is updated first (1 unit per 50). */
  playlistIndex: message({
    from: 'frame',
    question: ViewQuestion,
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.view(question),
  }),
  /**
   * Items of a playlist in the index; `next` is the position of the following ones. While the playlist is being read, the
   * answer comes with the next page. Costs no units.
   */
  playlistContents: message({
    from: 'own',
    question: ContentsQuestion,
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.contents(question),
  }),
  /**
   * Starts reading changed playlists (1 unit per 50 items), and keeps the index up to date from then on. With
   * `playlistId` only this one is read, with `again` all. The progress is in `playlistIndex`; its changes are
   * announced.
   */
  readPlaylists: message({
    from: 'frame',
    question: ReadQuestion,
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.read(question),
  }),
};
