import * as z from 'zod/mini';
import { actions } from '../../../lib/actions';
import {
  type PlaylistState,
  readChannelState,
  readItemsIn,
  readRating,
  readVideoState,
  type SubjectState,
  type VideoState,
} from '../../../lib/actions/shared/state';
import { Fault, type FaultData, toFault } from '../../../lib/errors';
import type { Method } from '../../../lib/http';
import type { Offer, PlaylistChoice, SubjectView, Surface } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import type { PlaylistIndex, PlaylistStanding } from '../../../lib/playlistIndex';
import type { AccountRow, PlaylistRow, VideoAccountRow } from '../../../lib/store';
import { type VideoClient, videos } from '../../../lib/video';
import { id, label, surfaceName } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { SubjectSchema } from '../messaging/schemas';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, isGranted, mustCreate, requireAccount } from '../state/requireAccount';
import type { Memory } from '../state/usageMemory';
import { toActor } from '../wording/accountName';
import { toFailure } from '../wording/failures';
import { offerView } from '../wording/views';
import { findExisting } from './existingEvent';
import type { PlaylistHandlers } from './playlists';

export interface ViewDependencies {
  apiClients: ApiClients;
  memory: Memory;
  index: PlaylistIndex;
  /** Lists the playlists of an account, or knows of a listing that was made just now. */
  listed: PlaylistHandlers['listed'];
  accounts: ActiveAccount;
}

/** The real state of a subject as surfaces show it, with what can be done about it. */
export interface Views {
  view(subject: Subject, surface: Surface, pageTitle?: string): Promise<SubjectView>;
  /** What one click can save to, from memory alone: no request, no unit. No offer where that has to be chosen. */
  lastSave(videoId: string): Promise<Pick<SubjectView, 'offers' | 'actor'>>;
  /** Something was changed: whoever asks from now on is not answered with what was read before. */
  outdated(): void;
  playlists(question: {
    videoId?: string | undefined;
    lookIn?: string[] | undefined;
  }): Promise<PlaylistChoice[]>;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the views under way
export function createViews({ apiClients, memory, index, listed, accounts }: ViewDependencies): Views {
  /** Views being read, by question and who asks: asked twice at once, as surfaces do, they cost their units once. */
  let underWay = new Map<string, Promise<SubjectView>>();

  async function stateOf(
    subject: Subject,
    surface: Surface,
    account: AccountRow | undefined,
  ): Promise<SubjectState | undefined> {
    if (subject.kind === 'event') {
      if (account?.service !== 'calendar') throw new Fault({ kind: 'signIn', reason: 'siteNotConnected' });
      const { event } = subject;
      return { kind: 'event', event, existing: await findExisting({ apiClients, memory }, account, event) };
    }
    if (account?.service !== 'video') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    const client = apiClients.video(account);
    const may = (method: Method) => isGranted(account, method);
    if (subject.kind === 'channel') return readChannelState(client, subject, may);
    if (subject.kind === 'playlist') return undefined;
    const recent = account.method === 'key' ? [] : await recentOrAny(account);
    if (surface === 'link' && may(videos.getRating))
      return readRating(client, subject.videoId, await remembered(account, subject.videoId, recent));
    return readVideo(client, account, subject.videoId, { recent, most: surface === 'popup' ? 50 : 5 });
  }

  /** Lists that were read whole are not looked into; those that hold it are shown beside those used last. */
  async function readVideo(
    client: VideoClient,
    account: VideoAccountRow,
    videoId: string,
    { recent, most }: { recent: PlaylistState[]; most: number },
  ): Promise<VideoState> {
    const { accountId } = account;
    const sure = (await index.standing(accountId, videoId)).filter(({ isSure }) => isSure);
    const isRecent = (playlistId: string) => recent.some((list) => list.playlistId === playlistId);
    const others = sure.filter(({ holds, playlist }) => holds && !isRecent(playlist.playlistId));
    const playlists = [
      ...told(recent, sure),
      ...others.slice(0, most).map(({ playlist }) => ({ ...choiceOf(playlist), holds: true })),
    ];
    const state = await readVideoState(client, videoId, playlists, (method) => isGranted(account, method));
    await learnLooks(accountId, videoId, state.playlists);
    return state;
  }

  async function learnLooks(accountId: string, videoId: string, looked: PlaylistState[]): Promise<void> {
    for (const { playlistId, title, itemIds } of looked)
      if (itemIds) await index.learn(accountId, { kind: 'looked', playlistId, title, videoId, itemIds });
  }

  /** Before anything was saved, the newest playlists stand in. */
  async function recentOrAny(account: VideoAccountRow): Promise<PlaylistState[]> {
    const recent = await memory.recentPlaylists(account.accountId);
    return recent.length > 0 ? recent : (await listed(account)).slice(0, 5).map(choiceOf);
  }

  /** What is known of these lists without asking anybody. */
  const remembered = async ({ accountId }: VideoAccountRow, videoId: string, lists: PlaylistChoice[]) =>
    told(lists, await index.standing(accountId, videoId));

  async function readView(
    subject: Subject,
    surface: Surface,
    pageTitle: string,
    account: AccountRow | undefined,
  ): Promise<SubjectView> {
    const title = subject.kind === 'event' ? subject.event.title : pageTitle;
    const drawn = { subject, title, offers: [], ...(account && { actor: toActor(account) }) };
    try {
      const state = await stateOf(subject, surface, account);
      if (state === undefined) return drawn;
      const read = { ...drawn, ...detailsOf(state) };
      // A key reads; whatever could be offered would be refused.
      if (account?.service === 'video' && account.method === 'key')
        return { ...read, notice: toFailure(keyOnly, 'video') };
      // Said before a form is filled in vain.
      if (account?.service === 'calendar') mustCreate(account);
      return { ...read, offers: offersOf(state, surface) };
    } catch (error) {
      const service = subject.kind === 'event' ? 'calendar' : 'video';
      return { ...drawn, notice: toFailure(toFault(error), service, account) };
    }
  }

  return {
    async view(subject, surface, pageTitle = '') {
      const account = await accounts.acting(subject.kind === 'event' ? 'calendar' : 'video');
      const key = JSON.stringify([subject, surface, pageTitle, account?.accountId, account?.connectedAt]);
      const known = underWay;
      const asked = known.get(key);
      if (asked) return asked;
      const read = readView(subject, surface, pageTitle, account).finally(() => known.delete(key));
      known.set(key, read);
      return read;
    },

    async lastSave(videoId) {
      const account = await accounts.acting('video');
      if (account === undefined) return { offers: [] };
      const playlists = await remembered(account, videoId, await memory.recentPlaylists(account.accountId));
      const offers = offersOf({ kind: 'video', videoId, title: '', playlists }, 'overlay');
      const isOneClick = ({ action, needs, on }: Offer) =>
        action === 'video.save' && needs === 'nothing' && !on;
      return { offers: offers.filter(isOneClick), actor: toActor(account) };
    },

    outdated() {
      underWay = new Map();
    },

    async playlists({ videoId, lookIn = [] }) {
      const account = await requireAccount(accounts, 'video');
      const all = (await listed(account)).map(choiceOf);
      if (videoId === undefined) return all;
      if (lookIn.length > 0) {
        const client = apiClients.video(account);
        const asked = all.filter(({ playlistId }) => lookIn.includes(playlistId));
        const looked = await Promise.all(asked.map((list) => readItemsIn(client, list, videoId)));
        await learnLooks(account.accountId, videoId, looked);
        return (await remembered(account, videoId, all)).map((list) => ({
          ...list,
          holds: looked.find(({ playlistId }) => playlistId === list.playlistId)?.holds ?? list.holds,
        }));
      }
      return remembered(account, videoId, all);
    },
  };
}

const keyOnly: FaultData = { kind: 'signIn', reason: 'keyOnly', outcome: 'refused' };

const choiceOf = ({ playlistId, title, privacyStatus, itemCount }: PlaylistRow): PlaylistChoice => ({
  playlistId,
  title,
  privacyStatus,
  itemCount,
});

/** These lists with what is known of a video in them. */
function told(lists: PlaylistChoice[], standing: PlaylistStanding[]): PlaylistChoice[] {
  const known = new Map(standing.map(({ playlist, holds }) => [playlist.playlistId, holds]));
  return lists.map((list) => ({ ...list, holds: known.get(list.playlistId) ?? list.holds }));
}

function offersOf(state: SubjectState, surface: Surface) {
  return actions
    .filter((action) => action.subjects.includes(state.kind))
    .filter((action) => action.surfaces.some((known) => known === surface))
    .flatMap((action) => action.offers(state).map((offer) => offerView(action, offer)));
}

function detailsOf(state: SubjectState): Partial<SubjectView> {
  if (state.kind === 'event') {
    const { event, existing } = state;
    return { title: event.title, detail: event.venue?.name, image: event.image, onCalendar: existing };
  }
  if (state.kind === 'channel') return { title: state.title, image: state.image };
  const playlists = state.playlists.map(({ itemIds: _learnt, ...list }) => list);
  return { title: state.title, detail: state.channel?.title, image: state.image, playlists };
}

interface ViewServices {
  views: Views;
  memory: Pick<Memory, 'marks'>;
  accounts: ActiveAccount;
  /** Has the index of the account caught up, after the answer. */
  keepUp(account: VideoAccountRow): void;
}

const message = messagesFor<ViewServices>();

export const viewMessages = {
  /** State of one subject, with its offers. */
  view: message({
    ...{ from: 'page', at: 'videoSite', atOnce: 15 },
    question: () =>
      z.object({ subject: SubjectSchema(), pageTitle: z.optional(label()), surface: surfaceName() }),
    repeatable: true,
    answer: ({ views }, { subject, surface, pageTitle }) => views.view(subject, surface, pageTitle),
  }),
  /** What one click saves this video to, known without any request; no offer where that has to be chosen first. */
  lastSave: message({
    ...{ from: 'page', at: 'videoSite', atOnce: 30 },
    question: () => z.object({ videoId: id() }),
    repeatable: true,
    answer: ({ views }, { videoId }) => views.lastSave(videoId),
  }),
  /** All playlists of the acting channel; `videoId` with `lookIn` asks for membership of those ids. */
  playlists: message({
    from: 'frame',
    question: () =>
      z.object({
        videoId: z.optional(id()),
        lookIn: z.optional(z.array(id()).check(z.maxLength(200))),
        refresh: z.optional(z.boolean()),
      }),
    repeatable: true,
    answer: ({ views }, question) => views.playlists(question),
  }),
  /** Which of these videos are known to be in a playlist of mine: no request, no unit. */
  marks: message({
    ...{ from: 'page', at: 'videoSite', atOnce: 60 },
    question: () => z.object({ videoIds: z.array(id()).check(z.maxLength(200)) }),
    repeatable: true,
    async answer({ accounts, keepUp, memory }, { videoIds }) {
      const account = await accounts.acting('video');
      if (account === undefined) return {};
      keepUp(account);
      return memory.marks(account.accountId, videoIds);
    },
  }),
};
