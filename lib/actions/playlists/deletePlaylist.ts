import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import { everyItem, playlistItems, playlists, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { readAfterWrites, unknownChanges } from '../shared/reflects';
import { removes } from '../shared/writes';
import { NoteDetails, toItemDetails } from './itemDetails';
import { addPlaylist, PlaylistFields, playlistKey, readFields } from './playlist';
import { addItem } from './playlistItem';

const Rebuilt = () =>
  z.object({
    ...PlaylistFields().shape,
    title: z.string(),
    items: z.optional(z.array(z.object({ videoId: z.string(), details: z.optional(NoteDetails()) }))),
    /** In place of items, of a version that read no notes. */
    videoIds: z.optional(z.array(z.string())),
  });
type Rebuilt = z.output<ReturnType<typeof Rebuilt>>;

/**
 * Deletes a playlist after reading all of it. Undo creates a new one, with another address: title, description,
 * visibility, and those of its videos that are still available, with their notes.
 */
export const deletePlaylist = action({
  id: 'playlist.delete',
  version: 1,
  service: 'video',
  confirmed: true,
  methods: [playlists.list, playlistItems.list, playlists.delete],
  input: () => z.object({ playlistId: z.string(), title: z.string() }),
  concurrencyKey: playlistKey,
  async run({ input: { playlistId }, step, readLatest, video }) {
    await step('read', {
      run: () =>
        readAfterWrites(
          readLatest,
          playlistKey({ playlistId }),
          () => readWhole(video, playlistId),
          unknownChanges,
        ),
    });
    await step('delete', {
      writes: removes('playlist', playlistId),
      run: () => ignoreNotFound(video.playlists.delete({ id: playlistId })),
    });
    return true;
  },
  async undo({ receipts, ...context }) {
    const read = Rebuilt().safeParse(receipts.read);
    if (!read.success || receipts.delete === undefined) return undefined;
    const { videoIds = [], items = videoIds.map((videoId) => ({ videoId })), ...fields } = read.data;
    const playlistId = await addPlaylist(context, 'create', fields);
    let lost: FaultData | undefined;
    for (const [index, item] of items.entries()) {
      const isNew = items.findIndex(({ videoId }) => videoId === item.videoId) === index;
      lost = (await catchLostVideo(addItem(context, `add ${index}`, { playlistId, ...item, isNew }))) ?? lost;
    }
    return lost;
  },
  substitutions: ({ title }) => [title],
  effects: ({ playlistId }, _result, undone) => (undone ? [] : [{ kind: 'playlistGone', playlistId }]),
});

/**
 * Reads a playlist with all its items. One unit, and one for each fifty items. @throws Fault
 * `notFound/playlistNotFound`
 */
async function readWhole(video: VideoClient, playlistId: string): Promise<Rebuilt> {
  const { title = '', description = '', privacyStatus = 'private' } = await readFields(video, playlistId);
  const listed = everyItem(video.playlistItems.list, {
    part: ['snippet', 'contentDetails'],
    playlistId,
    maxResults: 50,
    fields: 'nextPageToken,items(id,snippet/resourceId/videoId,contentDetails(note,startAt,endAt))',
  });
  const items: Rebuilt['items'] = [];
  for await (const { snippet, contentDetails } of listed) {
    const videoId = snippet?.resourceId?.videoId;
    if (videoId === undefined) continue;
    const details = toItemDetails(contentDetails);
    items.push({ videoId, ...(details && { details }) });
  }
  return { title, description, items, privacyStatus };
}

/** A fault instead of an error, if the video cannot be added because it was removed or made private. */
async function catchLostVideo(work: Promise<unknown>): Promise<FaultData | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const reasons = ['videoNotFound', 'failedPrecondition'];
    if (!(error instanceof Fault) || !reasons.includes(error.data.reason)) throw error;
    return { kind: 'conflict', reason: 'videosLost', outcome: 'refused' };
  }
}
