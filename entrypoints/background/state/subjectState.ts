import {
  type PlaylistState,
  readChannelState,
  readListState,
  readRating,
  readVideoState,
  type SubjectState,
  type VideoState,
} from '../../../lib/actions/shared/state';
import type { Method } from '../../../lib/http';
import type { Subject } from '../../../lib/pages/subject';
import type { PlaylistIndex, PlaylistStanding } from '../../../lib/playlistIndex';
import type { AccountRow, PlaylistRow, VideoAccountRow } from '../../../lib/store';
import { type VideoClient, videos } from '../../../lib/video';
import type { PlaylistChoice, Surface } from '../../../lib/views';
import type { ApiClients } from './apiClients';
import { findExisting } from './existingEvent';
import { type ActiveAccount, isGranted, toMissingAccount } from './requireAccount';
import type { Memory } from './usageMemory';

/** Services that the views of subjects use. */
export interface ViewDependencies {
  apiClients: ApiClients;
  memory: Memory;
  index: PlaylistIndex;
  /** The playlists of an account; see `createPlaylistReadings`. */
  listed(account: VideoAccountRow): Promise<PlaylistRow[]>;
  accounts: ActiveAccount;
}

/** Creates the reader of the states of subjects: from the services, and from the playlist index where it knows. */
export function createSubjectStates({ apiClients, memory, index, listed, accounts }: ViewDependencies) {
  /** Reads the state of a subject as the account. @throws Fault `signIn` without one, or of the requests */
  async function read(
    subject: Subject,
    surface: Surface,
    account: AccountRow | undefined,
  ): Promise<SubjectState> {
    if (subject.kind === 'event') {
      if (account?.service !== 'calendar') throw await toMissingAccount(accounts, 'calendar');
      const { event } = subject;
      return { kind: 'event', event, existing: await findExisting({ apiClients, memory }, account, event) };
    }
    if (account?.service !== 'video') throw await toMissingAccount(accounts, 'video');
    const client = apiClients.video(account);
    const may = (method: Method) => isGranted(account, method);
    if (subject.kind === 'channel') return readChannelState(client, subject, may, account.channelId);
    if (subject.kind === 'playlist') return readListState(client, subject.playlistId, may, account.channelId);
    const recent = account.method === 'key' ? [] : await recentOrAny(account);
    if (surface === 'link' && may(videos.getRating))
      return readRating(client, subject.videoId, await withKnownHolds(account, subject.videoId, recent));
    return readVideo(client, account, subject.videoId, { recent, most: surface === 'popup' ? 50 : 5 });
  }

  /**
   * Reads the state of a video with its recent playlists. Playlists that are completely in the index are not requested;
   * those among them that contain the video are added, at most `most`.
   */
  async function readVideo(
    client: VideoClient,
    account: VideoAccountRow,
    videoId: string,
    { recent, most }: { recent: PlaylistState[]; most: number },
  ): Promise<VideoState> {
    const { accountId, channelId } = account;
    const sure = (await index.standing(accountId, videoId)).filter(({ isSure }) => isSure);
    const isRecent = (playlistId: string) => recent.some((list) => list.playlistId === playlistId);
    const others = sure.filter(({ holds, playlist }) => holds && !isRecent(playlist.playlistId));
    const playlists = [
      ...withHolds(recent, sure),
      ...others.slice(0, most).map(({ playlist }) => ({ ...toChoice(playlist), holds: true })),
    ];
    const may = (method: Method) => isGranted(account, method);
    const state = await readVideoState(client, videoId, playlists, may, channelId);
    await learn(accountId, videoId, state.playlists);
    return state;
  }

  /** Passes what was read of a video's playlists on to the index. */
  async function learn(accountId: string, videoId: string, checked: PlaylistState[]): Promise<void> {
    for (const { playlistId, title, itemIds } of checked)
      if (itemIds) await index.learn(accountId, { kind: 'checked', playlistId, title, videoId, itemIds });
  }

  /** The recently used playlists; if there are none yet, the newest ones. */
  async function recentOrAny(account: VideoAccountRow): Promise<PlaylistState[]> {
    const recent = await memory.recentPlaylists(account.accountId);
    return recent.length > 0 ? recent : (await listed(account)).slice(0, 5).map(toChoice);
  }

  /** These playlists with what the index knows of the video in them. Sends no request. */
  const withKnownHolds = async ({ accountId }: VideoAccountRow, videoId: string, lists: PlaylistChoice[]) =>
    withHolds(lists, await index.standing(accountId, videoId));

  return { read, withKnownHolds, learn };
}

/** A playlist as the pickers offer it. */
export const toChoice = ({
  playlistId,
  title,
  privacyStatus,
  itemCount,
  image,
}: PlaylistRow): PlaylistChoice => ({
  playlistId,
  title,
  privacyStatus,
  itemCount,
  image,
});

/** Playlists with `holds` from the index, where it knows it. */
function withHolds(lists: PlaylistChoice[], standing: PlaylistStanding[]): PlaylistChoice[] {
  const known = new Map(standing.map(({ playlist, holds }) => [playlist.playlistId, holds]));
  return lists.map((list) => ({ ...list, holds: known.get(list.playlistId) ?? list.holds }));
}
