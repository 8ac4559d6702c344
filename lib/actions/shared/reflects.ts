import * as z from 'zod/mini';
import type { RecordKind } from '../../calendar/shared/resources';
import type { EventFormData } from '../../eventForm';
import type { PastJob, ReadLatest } from '../../jobs';
import { findMake, findRemoval, madeBy, type ResourceKind, writesTo } from './writes';

/**
 * Functions that tell whether a read reflects the writes of recent jobs, since reads may lag behind writes (video API
 * behaviour, section 3). Actions pass them to `readLatest`.
 */

/** Whether the item ids found for a video include all items that recent jobs added and did not remove. */
export function reflectsItems(
  found: readonly string[],
  videoId: string,
  recentWrites: readonly PastJob[],
): boolean {
  const put = recentWrites.flatMap((job) => (job.input.videoId === videoId ? getItemIds(job) : []));
  return put.every((id) => found.includes(id) || isTakenOut(id, recentWrites));
}

const getItemIds = (job: PastJob) => madeBy(job, 'playlistItem') as string[];

const isTakenOut = (itemId: string, jobs: readonly PastJob[]) =>
  jobs.some((job) => findRemoval(job, 'playlistItem', itemId) !== undefined);

/** Whether no item that recent jobs removed is found: to remove it again would make undo restore it twice. */
export const reflectsRemoval = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  !found.some((id) => isTakenOut(id, recentWrites));

/** Whether the playlist ids found for a title include all that recent jobs created. */
export const reflectsPlaylists = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  reflectsMade(found, 'playlist', recentWrites);

/** Whether the caption ids found for a video include all that recent jobs added. */
export const reflectsTracks = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  reflectsMade(found, 'captions', recentWrites);

/** Whether the comment ids found include all that recent jobs wrote, and that were not deleted since. */
export const reflectsComments = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  recentWrites
    .flatMap((job) => madeBy(job, 'comment') as string[])
    .every((id) => found.includes(id) || recentWrites.some((job) => findRemoval(job, 'comment', id)));

const reflectsMade = (found: readonly unknown[], thing: ResourceKind, recentWrites: readonly PastJob[]) =>
  recentWrites.flatMap((job) => madeBy(job, thing)).every((id) => found.includes(id));

/** Whether a subscription id, or null, is the one that the last job about the channel left. */
export function reflectsSubscription(
  found: string | null,
  channelId: string,
  recentWrites: readonly PastJob[],
): boolean {
  // `had` is set if the channel was subscribed before the job: then neither the job nor its undo changed anything.
  const AboutIt = z.object({ channelId: z.literal(channelId), had: z.optional(z.nullable(z.string())) });
  const abouts = recentWrites.map((job) => ({ job, about: AboutIt.safeParse(job.result).data }));
  const last = abouts.findLast(({ about }) => about !== undefined);
  return last === undefined || found === (madeBy(last.job, 'subscription')[0] ?? last.about?.had ?? null);
}

/** Whether the event ids found for a title include all that recent jobs added under it. */
export function reflectsEvents(
  found: readonly number[],
  { title }: EventFormData,
  recentWrites: readonly PastJob[],
): boolean {
  const Like = z.object({ form: z.object({ title: z.literal(title) }) });
  return reflectsCopies(
    found,
    recentWrites.filter(({ input }) => Like.safeParse(input).success),
  );
}

/** Whether the event ids found include all events that these jobs created. */
export const reflectsCopies = (found: readonly number[], jobs: readonly PastJob[]) =>
  jobs.every(({ state, result }) => {
    const made = z.object({ eventId: z.number() }).safeParse(result).data;
    return state === 'undone' || !made || found.includes(made.eventId);
  });

/**
 * Whether an answer to 'is the record in use?' may be relied on: 'no' is doubtful after a recent write to any event. A
 * trashed event still uses its records.
 */
export const reflectsUse = (isInUse: boolean, recentWrites: readonly PastJob[]) =>
  isInUse || !recentWrites.some((job) => writesTo(job, 'event'));

/**
 * Whether the id found for a record, or null, agrees with the jobs that created records under the key. A found id is
 * wrong only if a job created and removed that record; null is right only if every created record was removed.
 */
export function reflectsRecord(
  found: number | null,
  kind: RecordKind,
  key: string,
  recentWrites: readonly PastJob[],
): boolean {
  // A job that was refused, or that asked the person about similar records, created none.
  const makers = recentWrites.filter((job) => job.concurrencyKeys.includes(key) && makesAny(job));
  const left = makers.map((job) => recordLeft(job, kind));
  if (left.includes(undefined)) return false;
  return found === null ? !left.includes('there') : !left.includes(found);
}

const makesAny = ({ steps }: PastJob) => Object.values(steps).some(({ writes }) => writes?.effect === 'make');

/**
 * The state in which a job left the record that it created or found: 'there', the id of a record that its undo removed,
 * or undefined if unknown.
 */
function recordLeft(job: PastJob, kind: RecordKind): 'there' | number | undefined {
  const make = findMake(job, kind);
  if (job.state !== 'undone' || make === undefined) return 'there';
  const made = z.number().safeParse(make.receipt).data;
  if (made === undefined) return undefined;
  const removal = findRemoval(job, kind, made);
  if (removal === undefined || removal.receipt === 'inUse') return 'there';
  return removal.phase === 'done' ? made : undefined;
}

/** How to compare a read of a resource with the fields that recent jobs wrote. */
export interface FieldComparison<Found, Fields extends object> {
  /** Kind of the resource. A job that only created it is not compared. */
  thing: ResourceKind;
  /** Fields as the job left them: what it wrote, or after its undo the values restored; undefined if unknown. */
  fieldsAfter(job: PastJob): Partial<Fields> | undefined;
  /** Whether a read resource has these values. */
  matches(found: Found, fields: Partial<Fields>): boolean;
}

/**
 * Whether a read resource has the values that recent jobs of the concurrency key left, the last writer of each field
 * deciding.
 * @returns false, too, if it is unknown what one of the jobs wrote
 */
export function reflectsLastWrites<Found, Fields extends object>(
  found: Found,
  key: string,
  recentWrites: readonly PastJob[],
  { thing, fieldsAfter, matches }: FieldComparison<Found, Fields>,
): boolean {
  let fields: Partial<Fields> = {};
  for (const job of findChangers(thing, key, recentWrites)) {
    const written = isKnown(job) ? fieldsAfter(job) : undefined;
    if (written === undefined) return false;
    fields = { ...fields, ...written };
  }
  return matches(found, fields);
}

/**
 * Reads a resource that recent jobs of the same concurrency key may have changed; a job that only created it needs no
 * comparison.
 */
export const readAfterWrites = <Found, Fields extends object>(
  readLatest: ReadLatest,
  key: string,
  read: () => Promise<Found>,
  comparison: FieldComparison<Found, Fields>,
): Promise<Found> =>
  readLatest(read, (found, recentWrites) => reflectsLastWrites(found, key, recentWrites, comparison));

/**
 * For reads that cannot be compared with earlier writes, such as all items of a playlist: after any recent change they
 * are repeated.
 */
export const unknownChanges: FieldComparison<unknown, object> = {
  thing: 'playlist',
  fieldsAfter: () => undefined,
  matches: () => true,
};

/** Whether an answer to 'does the playlist hold items?' agrees with the items that recent jobs added and removed. */
export function reflectsContents(
  holdsItems: boolean,
  key: string,
  recentWrites: readonly PastJob[],
): boolean {
  const changers = findChangers('playlist', key, recentWrites);
  if (changers.length === 0) return true;
  const isLeft = changers.some((job) => getItemIds(job).some((id) => !isTakenOut(id, changers)));
  return changers.every(isKnown) && holdsItems === isLeft;
}

/** Whether a job has finished, or is undone completely. */
const isKnown = ({ state, goesBack }: PastJob) => state === 'undone' || (state === 'done' && !goesBack);

/**
 * Jobs that changed the resource of a key. A job that only created it does not count; its undo does, which removes the
 * resource of the last of its keys.
 */
const findChangers = (thing: ResourceKind, key: string, recentWrites: readonly PastJob[]) =>
  recentWrites.filter((job) => {
    const { concurrencyKeys, state } = job;
    if (!concurrencyKeys.includes(key) || wroteNothing(job)) return false;
    return findMake(job, thing) === undefined || (state === 'undone' && concurrencyKeys.at(-1) === key);
  });

/** Whether a job failed, or was undone, before any write. */
const wroteNothing = (job: PastJob) =>
  (job.state === 'failed' || job.state === 'undone') && job.landsUntil === undefined && !writesTo(job);
