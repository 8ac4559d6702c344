import * as z from 'zod/mini';
import { leftBy, type PastJob, undoPrefix } from '../jobs';
import type { EventForm } from './eventForm';

/**
 * Whether a look shows what was done a moment ago (`Look`). Few looks come so soon after a write: whoever has this
 * asked for opens it then.
 */

/** The items that jobs put into a playlist, of one video, by the ids that are seen of it. */
export function showsItems(found: readonly string[], videoId: string, lately: readonly PastJob[]): boolean {
  const put = lately.flatMap((job) => (job.input.videoId === videoId ? itemsOf(job) : []));
  const isTakenOut = (id: string) => lately.some(({ steps }) => steps[`remove ${id}`] !== undefined);
  return put.every((id) => found.includes(id) || isTakenOut(id));
}

/**
 * The items that a job made, or made again when it was taken back: no other step has a receipt of this kind but the one
 * that makes a playlist.
 */
const itemsOf = ({ state, steps }: PastJob): string[] =>
  Object.entries(steps).flatMap(([name, { receipt }]) =>
    typeof receipt === 'string' &&
    !/create$/.test(name) &&
    name.startsWith(undoPrefix) === (state === 'undone')
      ? [receipt]
      : [],
  );

/** That the items which jobs took out, or took back, are out: whoever took them out once more would put back two. */
export const showsTakenOut = (found: readonly string[], lately: readonly PastJob[]) =>
  !found.some((id) =>
    lately.some(
      ({ input, steps }) =>
        steps[`remove ${id}`] ||
        (steps.remove && input.itemId === id) ||
        ((steps['undo/remove'] || steps['undo/removeAdded']) && steps.add?.receipt === id),
    ),
  );

/** The playlists that jobs made, by the ids of those of a title. */
export const showsPlaylists = (found: readonly string[], lately: readonly PastJob[]) =>
  lately.every(({ state, steps }) => state === 'undone' || shows(found, steps.create?.receipt));

/** The tracks that jobs added to a video. */
export const showsTracks = (found: readonly string[], lately: readonly PastJob[]) =>
  lately.every(({ state, steps }) => state === 'undone' || shows(found, steps.add?.receipt));

/** Of a job that made none, nothing is to be seen. */
const shows = (found: readonly string[], made: unknown) => typeof made !== 'string' || found.includes(made);

/** The subscription to a channel, or null: as the last job about the channel left it. */
export function showsSubscription(
  found: string | null,
  channelId: string,
  lately: readonly PastJob[],
): boolean {
  const AboutIt = z.object({ channelId: z.literal(channelId) });
  const last = lately.findLast(({ result }) => AboutIt.safeParse(result).success);
  return last === undefined || found === (leftBy(last, 'subscribe') ?? null);
}

/** The events that jobs added under a title. */
export function showsEvents(
  found: readonly number[],
  { title }: EventForm,
  lately: readonly PastJob[],
): boolean {
  const Like = z.object({ form: z.object({ title: z.literal(title) }) });
  const Made = z.object({ eventId: z.number() });
  return lately.every(({ state, input, result }) => {
    const made = Made.safeParse(result).data;
    return state === 'undone' || !made || !Like.safeParse(input).success || found.includes(made.eventId);
  });
}

/** The copies that jobs made of an event, by the ids of those that are the same. */
export const showsCopies = (found: readonly number[], lately: readonly PastJob[]) =>
  lately.every(({ action, state, result }) => {
    const copy = z.object({ eventId: z.number() }).safeParse(result).data;
    return action !== 'event.duplicate' || state === 'undone' || !copy || found.includes(copy.eventId);
  });

/** Whether a record is in use: only events use any. */
export const showsUse = (isInUse: boolean, lately: readonly PastJob[]) =>
  isInUse || !lately.some(({ action }) => action.startsWith('event.'));

/** A record that is there, is; unless it was made and taken away again, perhaps. Others in its lane made others. */
export function showsRecord(found: number | null, lane: string, lately: readonly PastJob[]): boolean {
  // Refused, or asked whether it is another one, nobody made any.
  const makers = lately.filter(
    ({ lanes, steps }) => lanes.includes(lane) && Object.keys(steps).some(isMaking),
  );
  return makers.length === 0 || (found !== null && makers.every(({ state }) => state !== 'undone'));
}

const isMaking = (step: string) => step.startsWith('create');

/**
 * Anything that jobs of a lane made or changed: made and found, it is as they left it; changed, where that is seen of
 * each change, so that none of them was of what another wrote.
 */
export const showsAsLeft = (lane: string, lately: readonly PastJob[], isShown: (job: PastJob) => boolean) =>
  lately
    .filter(({ lanes }) => lanes.includes(lane))
    .every((job) => {
      const { state, steps, goesBack } = job;
      const isDone = state === 'done' && !goesBack;
      return onlyRead(job) || (state !== 'undone' && steps.create !== undefined) || (isDone && isShown(job));
    });

/** Whether a job was refused before it wrote anything. */
const onlyRead = ({ state, steps, landsUntil }: PastJob) =>
  state === 'failed' &&
  landsUntil === undefined &&
  Object.keys(steps).every((name) => /^(read|find)/.test(name));
