import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { playlistUrl } from '../../pages/videoAddress';
import { playlistItems, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';
import { ItemNote, type NoteDetails, noteToDetails, toItemDetails } from './itemDetails';
import { playlistKey } from './playlist';

const Input = () =>
  z.object({
    itemId: z.string(),
    videoId: z.string(),
    playlistId: z.string(),
    playlistTitle: z.string(),
    /** Fields left out stay; an empty note or 0 removes them. */
    changes: ItemNote(),
  });
type Input = z.output<ReturnType<typeof Input>>;

const id = 'video.annotate';

/** Changes the note of a playlist item and where its video starts. Undo restores both unless they were changed since. */
export const annotateItem = action({
  id,
  version: 1,
  service: 'video',
  methods: [playlistItems.list, playlistItems.list, playlistItems.update],
  input: Input,
  concurrencyKey: playlistKey,
  async run({ input, step, readLatest, video }) {
    const before = await step('read', {
      run: () =>
        readLatest(
          async () => (await readItem(video, input.itemId)).details ?? {},
          (found, recentWrites) => {
            const last = recentWrites.findLast(
              ({ action, input: { itemId } }) => action === id && itemId === input.itemId,
            );
            const after = Result().safeParse(last?.result).data;
            if (last === undefined || after === undefined) return true;
            return isSame(found, last.state === 'undone' ? after.before : after.after);
          },
        ),
    });
    const after = merge(before, input.changes);
    if (isSame(before, after)) return { before, after };
    await step('write', {
      writes: updates('playlistItem', input.itemId),
      run: () => writeDetails(video, input, after),
      check: async () => isSame((await readItem(video, input.itemId)).details, after) || undefined,
    });
    return { before, after };
  },
  async undo({ input, result, step, readLatest, video }) {
    if (result === undefined || isSame(result.before, result.after)) return;
    await step('writeBack', {
      writes: updates('playlistItem', input.itemId),
      async run() {
        const { details } = await readLatest(
          () => readItem(video, input.itemId),
          (found) => isSame(found.details, result.after),
        );
        // Changed by somebody since: it is kept
        return isSame(details, result.after) ? writeDetails(video, input, result.before) : true;
      },
    });
  },
  isUnchanged: ({ before, after }) => isSame(before, after),
  substitutions: ({ playlistTitle }) => [playlistTitle],
  link: ({ playlistId }) => playlistUrl(playlistId),
  effects({ playlistId, itemId }, result, undone) {
    if (result === undefined) return [{ kind: 'playlistInDoubt', playlistId }];
    return [{ kind: 'itemNoted', playlistId, itemId, details: undone ? result.before : result.after }];
  },
});

const Details = () => z.record(z.string(), z.string());
const Result = () => z.object({ before: Details(), after: Details() });

function merge(before: NoteDetails, changes: ItemNote): NoteDetails {
  const { note, startAt, endAt } = before;
  const kept = {
    ...(changes.note === undefined && note && { note }),
    ...(changes.startSeconds === undefined && startAt && { startAt }),
    ...(endAt && { endAt }),
  };
  return { ...kept, ...noteToDetails(changes) };
}

const isSame = (one: NoteDetails = {}, other: NoteDetails = {}) =>
  one.note === other.note && one.startAt === other.startAt;

/** An item's note, times and position. One unit. @throws Fault `notFound/playlistItemNotFound` */
async function readItem(
  video: VideoClient,
  itemId: string,
): Promise<{ details: NoteDetails | undefined; position: number | undefined }> {
  const { items } = await video.playlistItems.list({
    part: ['id', 'snippet', 'contentDetails'],
    id: [itemId],
    fields: 'items(id,snippet/position,contentDetails(note,startAt,endAt))',
  });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistItemNotFound' });
  return { details: toItemDetails(found.contentDetails), position: found.snippet?.position };
}

/**
 * Writes all details of an item: an update has to repeat playlist and video, and what is left out is erased (video API
 * behaviour, sections 3 and 5). A position is accepted in manual order only.
 */
async function writeDetails(
  video: VideoClient,
  { itemId, videoId, playlistId }: Input,
  contentDetails: NoteDetails,
): Promise<true> {
  const { position } = await readItem(video, itemId);
  const resourceId = { kind: 'youtube#video', videoId } as const;
  const write = (snippet: {
    playlistId: string;
    resourceId: typeof resourceId;
    position?: number | undefined;
  }) =>
    video.playlistItems.update(
      { part: ['snippet', 'contentDetails'], fields: 'id' },
      { id: itemId, snippet, contentDetails },
    );
  try {
    await write({ playlistId, resourceId, position });
  } catch (error) {
    if (!(error instanceof Fault) || error.data.reason !== 'manualSortRequired') throw error;
    await write({ playlistId, resourceId });
  }
  return true;
}
