import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../../lib/errors';
import { changeState } from '../../../lib/playlistIndex/refresh';
import {
  dueIn,
  getReadingPrice,
  isListingCurrent,
  longestUnread,
  pageSize,
  settling,
  toKey,
} from '../../../lib/playlistIndex/rows';
import type { PlaylistRow, VideoAccountRow } from '../../../lib/store';
import type {
  IndexedItem,
  IndexedPlaylist,
  PlaylistIndexView,
  PlaylistItemsPage,
  PlaylistVideos,
} from '../../../lib/views';
import { id, nothing } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { createPartialReads } from '../state/partialReads';
import { createPlaylistReadings, type ReadingsDependencies } from '../state/playlistReadings';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';

/** Services that the playlist handlers use. */
export interface PlaylistDependencies extends Omit<ReadingsDependencies, 'paged'> {
  accounts: ActiveAccount;
}

/** Keeps the playlist index up to date, and answers messages from it. */
export type PlaylistHandlers = ReturnType<typeof createPlaylistHandlers>;

const ViewQuestion = () => z.object({ list: z.optional(z.boolean()), again: z.optional(z.boolean()) });
const ContentsQuestion = () => z.object({ playlistId: id(), from: z.optional(z.int().check(z.minimum(0))) });
const ReadQuestion = () => z.object({ playlistId: z.optional(id()), again: z.optional(z.boolean()) });

/** Most items of an answer: few in the first, so that it comes soon. */
const itemsAtFirst = 500;
const itemsAtOnce = 10_000;

/** Creates the answers to messages about the playlist index. */
export function createPlaylistHandlers(dependencies: PlaylistDependencies) {
  const { store, index, accounts } = dependencies;
  const partialReads = createPartialReads();
  const readings = createPlaylistReadings({ ...dependencies, paged: partialReads.add });
  const { listed, refreshSoon, resume } = readings;
  const requireChannel = () => requireAccount(accounts, 'video');

  async function view(account: VideoAccountRow, toLine = toShortLine): Promise<PlaylistIndexView> {
    const { accountId } = account;
    const [rows, state] = await Promise.all([index.playlists(accountId), index.state(accountId)]);
    const { isKept = false, listedAt, reading, fault } = state ?? {};
    const now = Date.now();
    const due = dueIn(rows, reading ?? { since: now - longestUnread }, now);
    return {
      playlists: rows.map(toLine),
      listedAt,
      isKept,
      reading: reading && { done: Math.max(0, reading.of - due.length), of: reading.of },
      price:
        getReadingPrice(due) + ((listedAt ?? 0) > now - settling ? 0 : Math.ceil(rows.length / pageSize)),
      failure: fault === undefined ? undefined : faultToFailure(fault as FaultData, 'video', { accountId }),
    };
  }

  return {
    listed,
    refreshSoon,
    resume,

    async view({ list = false, again = false }: Parsed<typeof ViewQuestion>): Promise<PlaylistIndexView> {
      const account = await requireChannel();
      if (again || (list && !isListingCurrent(await index.state(account.accountId), Date.now())))
        await readings.list(account);
      void readings.refreshIfBehind(account);
      return view(account, list ? toLine : toShortLine);
    },

    async contents({ playlistId, from = 0 }: Parsed<typeof ContentsQuestion>): Promise<PlaylistItemsPage> {
      const account = await requireChannel();
      const { accountId } = account;
      const key = toKey(accountId, playlistId);
      const partial = await partialReads.after(key, from);
      let playlist = await store.get('playlists', key);
      // A link may open a playlist before the account's playlists were ever listed
      if (playlist === undefined && !isListingCurrent(await index.state(accountId), Date.now())) {
        await listed(account);
        playlist = await store.get('playlists', key);
      }
      if (playlist === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistNotFound' });
      const items = partial ?? (await index.items(accountId, playlistId));
      const next = from + (from === 0 ? itemsAtFirst : itemsAtOnce);
      const answered = items.slice(from, next).map(({ itemId, videoId, ...item }, at): IndexedItem => {
        const { title, gone, channelTitle, note, addedAt, publishedAt } = item;
        const known = { title, gone, channelTitle, note, addedAt, publishedAt };
        return { itemId, videoId, position: from + at, ...known, startSeconds: toSeconds(item.startAt) };
      });
      const isMore = partial !== undefined || next < items.length;
      return {
        playlist: toLine(playlist),
        items: answered,
        next: isMore ? from + answered.length : undefined,
      };
    },

    async heldVideos(): Promise<PlaylistVideos[]> {
      const { accountId } = await requireChannel();
      const rows = await index.playlists(accountId);
      return Promise.all(
        rows.map(async ({ playlistId, title, read }) => ({
          playlistId,
          title,
          isRead: read !== undefined,
          videoIds: (await index.items(accountId, playlistId)).map(({ videoId }) => videoId),
        })),
      );
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
      const end = of > 0 && playlistId !== undefined && partialReads.begin(toKey(accountId, playlistId));
      void readings.refreshNext(account).finally(end || undefined);
      return view(account);
    },
  };
}

/** A time of an item in seconds; undefined if there is none, or it is no number. */
const toSeconds = (time: string | undefined) => (Number(time) > 0 ? Number(time) : undefined);

/** A playlist for a choice: without what may be long. */
function toShortLine(row: PlaylistRow): IndexedPlaylist {
  const { playlistId, title, privacyStatus, itemCount, image, read } = row;
  return { playlistId, title, privacyStatus, itemCount, image, readAt: read?.at };
}

const toLine = (row: PlaylistRow): IndexedPlaylist => ({
  ...toShortLine(row),
  description: row.description,
  isPodcast: row.isPodcast,
  publishedAt: row.publishedAt,
});

const message = messagesFor<{ playlistHandlers: PlaylistHandlers }>();

/** Messages about the playlist index. */
export const playlistMessages = {
  /**
   * The state of the playlist index. With `list`, an outdated list of playlists is updated first (1 unit per 50),
   * and each comes with its description; with `again`, the list is updated in any case.
   */
  playlistIndex: message({
    from: 'frame',
    question: ViewQuestion,
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.view(question),
  }),
  /**
   * Items of a playlist in the index; `next` is the position of the following ones. While the playlist is being read,
   * the answer comes with the next page. Costs no units.
   */
  playlistContents: message({
    from: 'own',
    question: ContentsQuestion,
    repeatable: true,
    answer: ({ playlistHandlers }, question) => playlistHandlers.contents(question),
  }),
  /** The videos that each playlist of the active channel is known to hold. Sends no request. */
  heldVideosByPlaylist: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ playlistHandlers }) => playlistHandlers.heldVideos(),
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
