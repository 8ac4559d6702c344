import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { playlistUrl } from '../../pages/videoAddress';
import { playlistItems, playlists } from '../../video';
import { type ActionContext, action } from '../shared/action';
import { reflectsItems } from '../shared/reflects';
import { findItems } from '../shared/state';
import { titleInput, VideoTitle } from '../shared/videoTitle';
import {
  addPlaylist,
  findPlaylist,
  newPlaylistKey,
  PlaylistFields,
  playlistKey,
  removePlaylist,
} from './playlist';
import { addItem, removeItem } from './playlistItem';

type Context = ActionContext<'step' | 'readLatest' | 'video'>;

interface Saved {
  playlistId: string;
  itemId: string;
  /** Set if an existing playlist was used: the video was added to it, or was in it already. */
  found?: 'added' | 'held';
}

async function saveToFound(context: Context, playlistId: string, videoId: string): Promise<Saved> {
  const ids = async () => (await findItems(context.video, playlistId, videoId)).map(({ id }) => id);
  const [held] = await context.step('findItems', {
    run: () => context.readLatest(ids, (seen, recentWrites) => reflectsItems(seen, videoId, recentWrites)),
  });
  if (held !== undefined) return { playlistId, itemId: held, found: 'held' };
  return { playlistId, itemId: await addItem(context, 'add', { playlistId, videoId }), found: 'added' };
}

/**
 * Creates a playlist and saves the video to it. Undo deletes the playlist; if something else was saved to it meanwhile,
 * undo only removes the video.
 */
export const saveToNewPlaylist = action({
  id: 'video.saveToNew',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup', 'overlay'],
  menu: ['page', 'link'],
  needs: 'newPlaylist',
  // The new playlist may be public.
  confirmed: true,
  methods: [playlists.list, playlists.insert, playlistItems.list, playlistItems.insert],
  input: () =>
    z.object({
      videoId: z.string(),
      videoTitle: VideoTitle(),
      title: PlaylistFields().shape.title,
      privacyStatus: PlaylistFields().shape.privacyStatus,
      /** Uses an existing playlist of this title, so that two clicks create only one. */
      reuse: z.optional(z.boolean()),
    }),
  concurrencyKey: newPlaylistKey,
  offer: (state) =>
    state.kind === 'video'
      ? { needs: 'newPlaylist', input: { videoId: state.videoId, ...titleInput(state) } }
      : undefined,
  async run({ input, ...context }): Promise<Saved> {
    const { title, privacyStatus, videoId, reuse } = input;
    const found = reuse ? await findPlaylist(context, title) : {};
    if (found.playlistId !== undefined) return saveToFound(context, found.playlistId, videoId);
    const playlistId = await addPlaylist(context, 'create', { title, privacyStatus });
    return { playlistId, itemId: await addItem(context, 'add', { playlistId, videoId, isNew: true }) };
  },
  async undo({ receipts, ...context }) {
    const playlistId = z.string().safeParse(receipts.create);
    const itemId = z.string().safeParse(receipts.add).data;
    if (!playlistId.success) {
      if (itemId !== undefined) await removeItem(context, 'remove', itemId);
      return undefined;
    }
    try {
      await removePlaylist(context, playlistId.data, itemId);
      return undefined;
    } catch (error) {
      if (!(error instanceof Fault) || error.data.reason !== 'playlistInUse') throw error;
      if (itemId !== undefined) await removeItem(context, 'remove', itemId);
      return error.data;
    }
  },
  made: playlistKey,
  halfway: 'create',
  substitutions: ({ title }) => [title],
  videoTitle: ({ videoTitle }) => videoTitle,
  link: (_input, result) => result && playlistUrl(result.playlistId),
  effects({ videoId, title, privacyStatus }, result, undone, fault) {
    if (result === undefined) return [];
    const { playlistId, itemId, found } = result;
    if (found === 'held') return [{ kind: 'membership', videoId, playlistId, title, holds: true, itemId }];
    if (undone && (fault || found))
      return [{ kind: 'membership', videoId, playlistId, title, holds: false, itemId }];
    if (undone) return [{ kind: 'playlistGone', playlistId }];
    return [
      { kind: 'playlistNamed', playlistId, title, privacyStatus },
      { kind: 'membership', videoId, playlistId, title, holds: true, itemId },
      { kind: 'playlistUsed', playlistId, title },
    ];
  },
});
