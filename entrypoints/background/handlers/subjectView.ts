import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { actions } from '../../../lib/actions';
import { saveToPlaylist } from '../../../lib/actions/playlists/saveToPlaylist';
import { readItemsIn, type SubjectState } from '../../../lib/actions/shared/state';
import { toFault } from '../../../lib/errors';
import type { Subject } from '../../../lib/pages/subject';
import type { AccountRow } from '../../../lib/store';
import type { Offer, PlaylistChoice, SubjectView, Surface } from '../../../lib/views';
import { id, label, surfaceName } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { SubjectSchema } from '../messaging/schemas';
import { type ActiveAccount, findWriteFault, requireAccount } from '../state/requireAccount';
import { createSubjectStates, toChoice, type ViewDependencies } from '../state/subjectState';
import type { Memory } from '../state/usageMemory';
import { toActor } from '../wording/accountName';
import { faultToFailure } from '../wording/failures';
import { offerView } from '../wording/views';
import type { PlaylistHandlers } from './playlists';

/** The state of a subject in the form that surfaces show, with its offers. */
export type Views = ReturnType<typeof createViews>;

const PlaylistsQuestion = () =>
  z.object({ videoId: z.optional(id()), searchIn: z.optional(z.array(id()).check(z.maxLength(200))) });

/** Creates the {@link Views} of subjects. */
export function createViews({ accounts, ...parts }: ViewDependencies) {
  const { apiClients, memory, listed } = parts;
  const states = createSubjectStates({ accounts, ...parts });
  /**
   * Views that are being read, by question and account: surfaces that ask at the same time share one read and its
   * units.
   */
  let pending = new Map<string, Promise<SubjectView>>();

  async function readView(
    subject: Subject,
    surface: Surface,
    pageTitle: string,
    account: AccountRow | undefined,
  ): Promise<SubjectView> {
    const service = subject.kind === 'event' ? 'calendar' : 'video';
    const title = subject.kind === 'event' ? subject.event.title : pageTitle;
    const base = { title, offers: [], ...(account && { actor: toActor(account) }) };
    try {
      const state = await states.read(subject, surface, account);
      const read = { ...base, ...toDetails(state) };
      // Said before the person fills in a form
      const fault = account && findWriteFault(account);
      if (fault) return { ...(service === 'video' ? read : base), notice: faultToFailure(fault, service) };
      return { ...read, offers: toOffers(state, surface), ...toManage(state, surface) };
    } catch (error) {
      return { ...base, notice: faultToFailure(toFault(error), service, account) };
    }
  }

  return {
    /** Never throws for a state that cannot be read: see `notice`. */
    async view(subject: Subject, surface: Surface, pageTitle = ''): Promise<SubjectView> {
      const account = await accounts.active(subject.kind === 'event' ? 'calendar' : 'video');
      const key = JSON.stringify([subject, surface, pageTitle, account?.accountId, account?.connectedAt]);
      const known = pending;
      const asked = known.get(key);
      if (asked) return asked;
      const read = readView(subject, surface, pageTitle, account).finally(() => known.delete(key));
      known.set(key, read);
      return read;
    },

    /** The offer to save to the playlist used last. Sends no request. No offer if the person must choose a playlist. */
    async lastSave(videoId: string): Promise<Pick<SubjectView, 'offers' | 'actor'>> {
      const account = await accounts.active('video');
      if (account === undefined) return { offers: [] };
      const recent = await memory.recentPlaylists(account.accountId);
      const playlists = await states.withKnownHolds(account, videoId, recent);
      const offers = toOffers({ kind: 'video', videoId, title: '', playlists }, 'overlay');
      const isOneClick = ({ role, needs, on }: Offer) => role === 'save' && needs === 'nothing' && !on;
      return { offers: offers.filter(isOneClick), actor: toActor(account) };
    },

    /** To be called after a change: pending reads are not reused for later questions. */
    outdated(): void {
      pending = new Map();
    },

    /**
     * All playlists of the active channel; with `videoId`, whether each contains it; those in `searchIn` are asked for.
     */
    async playlists({ videoId, searchIn = [] }: Parsed<typeof PlaylistsQuestion>): Promise<PlaylistChoice[]> {
      const account = await requireAccount(accounts, 'video');
      const all = (await listed(account)).map(toChoice);
      if (videoId === undefined) return all;
      const client = apiClients.video(account);
      const asked = all.filter(({ playlistId }) => searchIn.includes(playlistId));
      const checked = await Promise.all(asked.map((list) => readItemsIn(client, list, videoId)));
      await states.learn(account.accountId, videoId, checked);
      return (await states.withKnownHolds(account, videoId, all)).map((list) => ({
        ...list,
        holds: checked.find(({ playlistId }) => playlistId === list.playlistId)?.holds ?? list.holds,
      }));
    },
  };
}

function toOffers(state: SubjectState, surface: Surface) {
  const offers = actions
    .filter((action) => action.subjects.includes(state.kind))
    .filter((action) => action.surfaces.some((known) => known === surface))
    .flatMap((action) => action.offers(state).map((offer) => offerView(action, offer)))
    .concat(toCopyOffer(state, surface));
  const last = offers.find(({ role, on }) => role === 'save' && on)?.input.playlistId;
  if (last === undefined) return offers;
  // Saving and removing share the first place, so that the others keep theirs
  const isOfLast = ({ role, input }: Offer) =>
    (role === 'save' || role === 'remove') && input.playlistId === last;
  return [...offers.filter(isOfLast), ...offers.filter((offer) => !isOfLast(offer))];
}

/** The offer to save all videos of a playlist or channel; which ones and where to is chosen in the manager. */
function toCopyOffer(state: SubjectState, surface: Surface): Offer[] {
  const { kind } = state;
  const isSource = kind === 'playlist' || kind === 'channel';
  if (!isSource || isManaged(state) || !isPageSurface(surface)) return [];
  const { id, price, undoable } = saveToPlaylist;
  const label = i18n.t(kind === 'playlist' ? 'buttons.copyPlaylist' : 'buttons.saveUploads');
  return [{ action: id, role: 'save', label, needs: 'videos', price, undoable, input: {} }];
}

/** The button that opens a subject of one's own in the manager. */
const toManage = (state: SubjectState, surface: Surface): Pick<SubjectView, 'manage'> =>
  isManaged(state) && isPageSurface(surface) ? { manage: i18n.t('buttons.manage') } : {};

const isPageSurface = (surface: Surface) => surface === 'popup' || surface === 'overlay';

/** Whether the manager shows the subject: it is of the account's own channel, and no playlist that the platform keeps. */
const isManaged = (state: SubjectState) =>
  state.kind !== 'event' &&
  state.isOwn === true &&
  !(state.kind === 'playlist' && keptPlaylists.test(state.playlistId));

/** Uploads, liked videos and favourites: they are not listed among the playlists (video API behaviour, section 5). */
const keptPlaylists = /^(?:UU|LL|FL)/;

function toDetails(state: SubjectState): Partial<SubjectView> {
  if (state.kind === 'event') {
    const { event, existing } = state;
    return { title: event.title, detail: event.venue?.name, image: event.image, onCalendar: existing };
  }
  if (state.kind === 'channel') return { title: state.title, image: state.image };
  if (state.kind === 'playlist')
    return { title: state.title, detail: state.channel?.title, image: state.image };
  const playlists = state.playlists.map(({ itemIds: _learnt, ...list }) => list);
  return { title: state.title, detail: state.channel?.title, image: state.image, playlists };
}

interface ViewServices {
  views: Views;
  memory: Pick<Memory, 'marks'>;
  accounts: ActiveAccount;
  playlistHandlers: Pick<PlaylistHandlers, 'refreshSoon'>;
}

const message = messagesFor<ViewServices>();

/** Messages about subjects: state, offers, playlists, marks. */
export const viewMessages = {
  /** The state of a subject, with its offers. */
  view: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 15,
    question: () =>
      z.object({ subject: SubjectSchema(), pageTitle: z.optional(label()), surface: surfaceName() }),
    repeatable: true,
    answer: ({ views }, { subject, surface, pageTitle }) => views.view(subject, surface, pageTitle),
  }),
  /**
   * The offer to save this video to the playlist used last. Sends no request. No offer if the person must choose one.
   */
  lastSave: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 30,
    question: () => z.object({ videoId: id() }),
    repeatable: true,
    answer: ({ views }, { videoId }) => views.lastSave(videoId),
  }),
  /** All playlists of the active channel; with `videoId`, those in `searchIn` are asked whether they contain it. */
  playlists: message({
    from: 'frame',
    question: PlaylistsQuestion,
    repeatable: true,
    answer: ({ views }, question) => views.playlists(question),
  }),
  /** Video id → titles of the person's playlists that are known to contain it. Sends no request. */
  marks: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 60,
    question: () => z.object({ videoIds: z.array(id()).check(z.maxLength(200)) }),
    repeatable: true,
    async answer({ accounts, playlistHandlers, memory }, { videoIds }) {
      const account = await accounts.active('video');
      if (account === undefined) return {};
      playlistHandlers.refreshSoon(account);
      return memory.marks(account.accountId, videoIds);
    },
  }),
};
