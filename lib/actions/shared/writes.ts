import type { RecordKind } from '../../calendar/shared/resources';
import { lastSteps, type PastJob, type StepWrite } from '../../jobs';

/**
 * Kinds of resources that steps write. Each step declares its write (`writes`); later jobs compare their reads with it.
 */
export type ResourceKind =
  | 'playlist'
  | 'playlistItem'
  | 'rating'
  | 'subscription'
  | 'captions'
  | 'comment'
  | 'channel'
  | 'section'
  | 'video'
  | 'thumbnail'
  | 'report'
  | 'event'
  | 'picture'
  | RecordKind;

/** Declares that the step creates a resource; the step's receipt is its id. */
export const makes = (thing: ResourceKind): StepWrite => ({ effect: 'make', thing });

/** Declares that the step updates a resource. */
export const updates = (thing: ResourceKind, id: string | number): StepWrite => ({
  effect: 'update',
  thing,
  id,
});

/** Declares that the step deletes a resource. */
export const removes = (thing: ResourceKind, id: string | number): StepWrite => ({
  effect: 'remove',
  thing,
  id,
});

const allSteps = ({ steps }: PastJob) => Object.values(steps);

/** Ids of the resources of a kind that a job created; of an undone job, those that its undo created. */
export const madeBy = (job: PastJob, thing: ResourceKind): unknown[] =>
  lastSteps(job).flatMap(({ writes, receipt }) =>
    writes?.effect === 'make' && writes.thing === thing && receipt !== undefined ? [receipt] : [],
  );

/** The step of the job's run or undo that creates a resource of the kind; undefined if there is none. */
export const findMake = (job: PastJob, thing: ResourceKind) =>
  allSteps(job).find(({ writes }) => writes?.effect === 'make' && writes.thing === thing);

/** The step of the job's run or undo that removes a resource; undefined if there is none. */
export const findRemoval = (job: PastJob, thing: ResourceKind, id: string | number) =>
  allSteps(job).find(
    ({ writes }) => writes?.effect === 'remove' && writes.thing === thing && writes.id === id,
  );

/** Whether a job wrote, or may have written, to a resource of the kind; of any kind, if left out. */
export const writesTo = (job: PastJob, thing?: ResourceKind): boolean =>
  allSteps(job).some(({ writes }) => writes != null && (thing === undefined || writes.thing === thing));
