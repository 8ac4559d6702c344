import * as z from 'zod/mini';
import type { PastJob, Step } from '../../jobs';
import { playlistUrl } from '../../pages/videoAddress';
import { playlistItems, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';
import { playlistKey } from './playlist';
import { findItem } from './playlistItem';

const Input = () =>
  z.object({
    itemId: z.string(),
    videoId: z.string(),
    position: z.int().check(z.minimum(0)),
    playlistId: z.string(),
    playlistTitle: z.string(),
    /** Expected position before the move; undefined if unknown. */
    from: z.optional(z.number()),
  });
type Input = z.output<ReturnType<typeof Input>>;

/** Moves an item to another position of its playlist, counted from 0. The playlist has to be in manual order. */
export const placeItem = action({
  id: 'video.place',
  version: 1,
  service: 'video',
  methods: [playlistItems.list, playlistItems.update],
  input: Input,
  concurrencyKey: playlistKey,
  async run({ input, step, readLatest, video }) {
    const { position: was } = await step('find', {
      run: () =>
        readLatest(
          () => findItem(video, input.itemId),
          ({ position }, recentWrites) => position === input.from || recentWrites.some(wasElsewhere),
        ),
    });
    if (was !== input.position) await place(step, 'place', video, input);
    return { was };
  },
  async undo({ input, result, step, video }) {
    if (result === undefined || result.was === input.position) return;
    await place(step, 'placeBack', video, { ...input, position: result.was });
  },
  substitutions: ({ playlistTitle }) => [playlistTitle],
  link: ({ playlistId }) => playlistUrl(playlistId),
  effects({ playlistId, itemId, position }, result, undone) {
    if (undone && result === undefined) return [{ kind: 'playlistInDoubt', playlistId }];
    return [
      { kind: 'itemMoved', playlistId, itemId, position: undone ? (result?.was ?? position) : position },
    ];
  },
});

const Was = () => z.object({ was: z.number() });

/**
 * Whether a job found its item elsewhere than expected. The plan's later positions are then wrong, too, and waiting for
 * each to appear would be pointless.
 */
function wasElsewhere({ input: { from }, result }: PastJob): boolean {
  const was = Was().safeParse(result).data?.was;
  return from !== undefined && was !== undefined && was !== from;
}

/** Whether an item's read position is the one that the last job on it left. */
export function reflectsPlace(
  position: number | undefined,
  itemId: string,
  recentWrites: readonly PastJob[],
): boolean {
  const last = recentWrites.findLast(({ input }) => input.itemId === itemId);
  if (last?.state === 'undone') return Was().safeParse(last.result).data?.was === position;
  return last === undefined || (last.state === 'done' && last.input.position === position);
}

/** The update has to repeat playlist and video (video API behaviour, section 5). */
function place(
  step: Step,
  name: string,
  video: VideoClient,
  { itemId, videoId, playlistId, position }: Input,
) {
  return step(name, {
    writes: updates('playlistItem', itemId),
    run: async () => {
      const snippet = { playlistId, position, resourceId: { kind: 'youtube#video', videoId } } as const;
      await video.playlistItems.update({ part: ['snippet'], fields: 'id' }, { id: itemId, snippet });
      return true;
    },
    // Without the check, a delayed request could move the item again after later moves.
    check: async () => (await findItem(video, itemId)).position === position || undefined,
  });
}
