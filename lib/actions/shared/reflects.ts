import * as z from 'zod/mini';
import type { RecordKind } from '../../calendar/shared/resources';
import { leftBy, type PastJob } from '../../jobs';
import type { EventForm } from './eventForm';
import { findRemoval, madeBy, makesThing, type Thing, writesTo } from './writes';

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
  return put.every((id) => found.includes(id) || isTakenOut(id, recentWrites));
}

const itemsOf = (job: PastJob) => madeBy(job, 'playlistItem') as string[];

const isTakenOut = (itemId: string, jobs: readonly PastJob[]) =>
  jobs.some((job) => findRemoval(job, 'playlistItem', itemId) !== undefined);

/** That the items which jobs took out, or took back, are out: whoever took them out once more would put back two. */
export const reflectsRemoval = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  !found.some((id) => isTakenOut(id, recentWrites));

/** The playlists that jobs made, by the ids of those of a title. */
export const reflectsPlaylists = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  shows(found, 'playlist', recentWrites);

/** The tracks that jobs added to a video. */
export const reflectsTracks = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  shows(found, 'captions', recentWrites);

const shows = (found: readonly unknown[], thing: Thing, recentWrites: readonly PastJob[]) =>
  recentWrites.flatMap((job) => madeBy(job, thing)).every((id) => found.includes(id));

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
  isInUse || !recentWrites.some((job) => writesTo(job, 'event'));

/**
 * A record that is there, is, unless it was made and taken away again; that none is there is so where each that was made
 * was taken away. Others in its concurrency key made others.
 */
export function reflectsRecord(
  found: number | null,
  kind: RecordKind,
  key: string,
  recentWrites: readonly PastJob[],
): boolean {
  // Refused, or asked whether it is another one, nobody made any.
  const makers = recentWrites.filter((job) => job.concurrencyKeys.includes(key) && makesAny(job));
  const left = makers.map((job) => recordLeft(job, kind));
  if (left.includes(undefined)) return false;
  return found === null ? !left.includes('there') : !left.includes(found);
}

const makesAny = ({ steps }: PastJob) => Object.values(steps).some(({ writes }) => writes?.effect === 'make');

/** What a job left of the record that it made or found: the id of one that it took away again; undefined if unknown. */
function recordLeft(job: PastJob, kind: RecordKind): 'there' | number | undefined {
  if (job.state !== 'undone' || !makesThing(job, kind)) return 'there';
  const made = z.number().safeParse(receiptOfMaking(job, kind)).data;
  if (made === undefined) return undefined;
  const removal = findRemoval(job, kind, made);
  if (removal === undefined || removal.receipt === 'inUse') return 'there';
  return removal.phase === 'done' ? made : undefined;
}

const receiptOfMaking = ({ steps }: PastJob, kind: RecordKind): unknown =>
  Object.values(steps).find(({ writes }) => writes?.effect === 'make' && writes.thing === kind)?.receipt;

/** What tells whether a read shows a thing as jobs left it that changed it. */
export interface Shown<Found, Fields extends object> {
  /** What kind of thing it is: whoever made it left it as it was made, and did not change it. */
  thing: Thing;
  /** The fields that a job left, which was done, or undone and so has put back what was before; undefined if unknown. */
  left(job: PastJob): Partial<Fields> | undefined;
  /** Whether a thing that was read holds these fields. */
  holds(found: Found, fields: Partial<Fields>): boolean;
}

/**
 * Anything that jobs of a concurrency key made or changed: made and found, it is as they left it; changed, where it holds what they
 * left in each field, the last one at the end, so that none of them was of what another wrote.
 */
export function reflectsLastWrites<Found, Fields extends object>(
  found: Found,
  key: string,
  recentWrites: readonly PastJob[],
  { thing, left, holds }: Shown<Found, Fields>,
): boolean {
  let fields: Partial<Fields> = {};
  for (const job of changersOf(thing, key, recentWrites)) {
    const ofJob = isKnown(job) ? left(job) : undefined;
    if (ofJob === undefined) return false;
    fields = { ...fields, ...ofJob };
  }
  return holds(found, fields);
}

/** Whether a playlist holds items of others than its maker: empty, where all that jobs put in is out again. */
export function reflectsContents(
  holdsItems: boolean,
  key: string,
  recentWrites: readonly PastJob[],
): boolean {
  const changers = changersOf('playlist', key, recentWrites);
  if (changers.length === 0) return true;
  const isLeft = changers.some((job) => itemsOf(job).some((id) => !isTakenOut(id, changers)));
  return changers.every(isKnown) && holdsItems === isLeft;
}

/** Whether all that a job wrote is known, or that all of it is taken back. */
const isKnown = ({ state, goesBack }: PastJob) => state === 'undone' || (state === 'done' && !goesBack);

/** Those that wrote something to the thing of a key. Who made something made that alone, in the last of its concurrencyKeys. */
const changersOf = (thing: Thing, key: string, recentWrites: readonly PastJob[]) =>
  recentWrites.filter((job) => {
    const { concurrencyKeys, state } = job;
    if (!concurrencyKeys.includes(key) || onlyRead(job)) return false;
    return !makesThing(job, thing) || (state === 'undone' && concurrencyKeys.at(-1) === key);
  });

/** Whether a job was refused, or taken back, before it wrote anything. */
const onlyRead = (job: PastJob) =>
  (job.state === 'failed' || job.state === 'undone') && job.landsUntil === undefined && !writesTo(job);
