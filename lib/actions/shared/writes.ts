import type { RecordKind } from '../../calendar/shared/resources';
import { lastSteps, type PastJob, type StepWrite } from '../../jobs';

/**
 * What steps write, declared with each (`writes`), and asked for by other jobs that read a moment later.
 */
export type Thing =
  | 'playlist'
  | 'playlistItem'
  | 'rating'
  | 'subscription'
  | 'captions'
  | 'channel'
  | 'thumbnail'
  | 'event'
  | 'picture'
  | RecordKind;

/** Makes a thing, whose id is the step's receipt. */
export const makes = (thing: Thing): StepWrite => ({ effect: 'make', thing });

export const updates = (thing: Thing, id: string | number): StepWrite => ({ effect: 'update', thing, id });

export const removes = (thing: Thing, id: string | number): StepWrite => ({ effect: 'remove', thing, id });

const allSteps = ({ steps }: PastJob) => Object.values(steps);

/** The ids of the things of a kind that a job made; of a job that was undone, those that its undo made. */
export const madeBy = (job: PastJob, thing: Thing): unknown[] =>
  lastSteps(job).flatMap(({ writes, receipt }) =>
    writes?.effect === 'make' && writes.thing === thing && receipt !== undefined ? [receipt] : [],
  );

/** Whether a step of a job, be it of its run or its undo, makes such a thing. */
export const makesThing = (job: PastJob, thing: Thing): boolean =>
  allSteps(job).some(({ writes }) => writes?.effect === 'make' && writes.thing === thing);

/** The step that removes a thing, be it one of its run or its undo. */
export const findRemoval = (job: PastJob, thing: Thing, id: string | number) =>
  allSteps(job).find(
    ({ writes }) => writes?.effect === 'remove' && writes.thing === thing && writes.id === id,
  );

/** Whether a job has written, or may have written, to such a thing, or to any. */
export const writesTo = (job: PastJob, thing?: Thing): boolean =>
  allSteps(job).some(({ writes }) => writes != null && (thing === undefined || writes.thing === thing));
