import * as z from 'zod/mini';
import type { RecordKind } from '../../calendar/shared/resources';
import { leftBy, type PastJob, undoPrefix } from '../../jobs';
import type { EventForm } from './eventForm';

/**
 * Whether a look shows what was done a moment ago (`Look`). Few looks come so soon after a write: whoever has this
 * asked for opens it then.
 */

/** The items that jobs put into a playlist, of one video, by the ids that are seen of it. */
export function reflectsItems(
  found: readonly string[],
  videoId: string,
  recentWrites: readonly PastJob[],
): boolean {
  const put = recentWrites.flatMap((job) => (job.input.videoId === videoId ? itemsOf(job) : []));
  const isTakenOut = (id: string) => recentWrites.some(({ steps }) => steps[`remove ${id}`] !== undefined);
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
export const reflectsRemoval = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  !found.some((id) =>
    recentWrites.some(
      ({ input, steps }) =>
        steps[`remove ${id}`] ||
        (steps.remove && input.itemId === id) ||
        ((steps['undo/remove'] || steps['undo/removeAdded']) && steps.add?.receipt === id),
    ),
  );

/** The playlists that jobs made, by the ids of those of a title. */
export const reflectsPlaylists = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  recentWrites.every(({ state, steps }) => state === 'undone' || shows(found, steps.create?.receipt));

/** The tracks that jobs added to a video. */
export const reflectsTracks = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  recentWrites.every(({ state, steps }) => state === 'undone' || shows(found, steps.add?.receipt));

/** Of a job that made none, nothing is to be seen. */
const shows = (found: readonly string[], made: unknown) => typeof made !== 'string' || found.includes(made);

/** The subscription to a channel, or null: as the last job about the channel left it. */
export function reflectsSubscription(
  found: string | null,
  channelId: string,
  recentWrites: readonly PastJob[],
): boolean {
  // Subscribed before, nothing was done, and nothing taken back.
  const AboutIt = z.object({ channelId: z.literal(channelId), had: z.optional(z.nullable(z.string())) });
  const abouts = recentWrites.map((job) => ({ job, about: AboutIt.safeParse(job.result).data }));
  const last = abouts.findLast(({ about }) => about !== undefined);
  return last === undefined || found === (leftBy(last.job, 'subscribe') ?? last.about?.had ?? null);
}

/** The events that jobs added under a title. */
export function reflectsEvents(
  found: readonly number[],
  { title }: EventForm,
  recentWrites: readonly PastJob[],
): boolean {
  const Like = z.object({ form: z.object({ title: z.literal(title) }) });
  const Made = z.object({ eventId: z.number() });
  return recentWrites.every(({ state, input, result }) => {
    const made = Made.safeParse(result).data;
    return state === 'undone' || !made || !Like.safeParse(input).success || found.includes(made.eventId);
  });
}

/** The copies that these jobs made of an event, by the ids of those that are the same. */
export const reflectsCopies = (found: readonly number[], copying: readonly PastJob[]) =>
  copying.every(({ state, result }) => {
    const copy = z.object({ eventId: z.number() }).safeParse(result).data;
    return state === 'undone' || !copy || found.includes(copy.eventId);
  });

/** Whether a record is in use: only events use any. One that was taken back still does, in the trash. */
export const reflectsUse = (isInUse: boolean, recentWrites: readonly PastJob[]) =>
  isInUse || !recentWrites.some(({ action }) => action.startsWith('event.'));

/**
 * A record that is there, is, unless it was made and taken away again; that none is there is so where each that was made
 * was taken away. Others in its lane made others.
 */
export function reflectsRecord(
  found: number | null,
  kind: RecordKind,
  lane: string,
  recentWrites: readonly PastJob[],
): boolean {
  // Refused, or asked whether it is another one, nobody made any.
  const makers = recentWrites.filter(
    ({ lanes, steps }) => lanes.includes(lane) && Object.keys(steps).some(isMaking),
  );
  const left = makers.map((job) => recordLeft(job, kind));
  if (left.includes(undefined)) return false;
  return found === null ? !left.includes('there') : !left.includes(found);
}

const isMaking = (step: string) => step.startsWith('create');

/** What a job left of the record that it made or found: the id of one that it took away again; undefined if unknown. */
function recordLeft({ action, state, steps }: PastJob, kind: RecordKind): 'there' | number | undefined {
  if (state !== 'undone') return 'there';
  const isOwn = action.startsWith(`${kind}.`);
  const made = steps[isOwn ? 'create' : `create ${kind}`]?.receipt;
  if (typeof made !== 'number')
    return typeof steps[`find ${kind}`]?.receipt === 'number' ? 'there' : undefined;
  const removal = steps[undoPrefix + (isOwn ? 'remove' : `remove ${kind}`)];
  if (removal === undefined || removal.receipt === 'inUse') return 'there';
  return removal.receipt === (isOwn ? true : 'removed') ? made : undefined;
}

/** What tells whether a read shows a thing as jobs left it that changed it. */
export interface Shown<Found, Fields extends object> {
  /** The fields that a job left, which was done, or undone and so has put back what was before; undefined if unknown. */
  left(job: PastJob): Partial<Fields> | undefined;
  /** Whether a thing that was read holds these fields. */
  holds(found: Found, fields: Partial<Fields>): boolean;
}

/**
 * Anything that jobs of a lane made or changed: made and found, it is as they left it; changed, where it holds what they
 * left in each field, the last one at the end, so that none of them was of what another wrote.
 */
export function reflectsLastWrites<Found, Fields extends object>(
  found: Found,
  lane: string,
  recentWrites: readonly PastJob[],
  { left, holds }: Shown<Found, Fields>,
): boolean {
  let fields: Partial<Fields> = {};
  for (const job of changersOf(lane, recentWrites)) {
    const ofJob = isKnown(job) ? left(job) : undefined;
    if (ofJob === undefined) return false;
    fields = { ...fields, ...ofJob };
  }
  return holds(found, fields);
}

/** Whether a playlist holds items of others than its maker: empty, where all that jobs put in is out again. */
export function reflectsContents(
  holdsItems: boolean,
  lane: string,
  recentWrites: readonly PastJob[],
): boolean {
  const changers = changersOf(lane, recentWrites);
  if (changers.length === 0) return true;
  const isTakenOut = (id: string) =>
    changers.some(({ input, steps }) => steps[`remove ${id}`] || (steps.remove && input.itemId === id));
  const isLeft = changers.some((job) => itemsOf(job).some((id) => !isTakenOut(id)));
  return changers.every(isKnown) && holdsItems === isLeft;
}

/** Whether all that a job wrote is known, or that all of it is taken back. */
const isKnown = ({ state, goesBack }: PastJob) => state === 'undone' || (state === 'done' && !goesBack);

/** Those that wrote something to the thing of a lane. Who made something made that alone, in the last of its lanes. */
const changersOf = (lane: string, recentWrites: readonly PastJob[]) =>
  recentWrites.filter((job) => {
    const { lanes, state, steps } = job;
    if (!lanes.includes(lane) || onlyRead(job)) return false;
    return steps.create === undefined || (state === 'undone' && lanes.at(-1) === lane);
  });

/** Whether a job was refused, or taken back, before it wrote anything. */
const onlyRead = ({ state, steps, landsUntil }: PastJob) =>
  (state === 'failed' || state === 'undone') &&
  landsUntil === undefined &&
  Object.keys(steps).every((name) => /^(read|find)/.test(name));
