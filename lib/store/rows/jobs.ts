import * as z from 'zod/mini';
import { batchStates, finishedStates, unfinishedStates } from '../../shared/jobStates';
import { once } from '../../shared/once';
import { faultSchema } from './shared';

/** States of a job; here, so that a content script does not carry the list. */
export const jobStates = [...unfinishedStates, ...finishedStates] as const;

/**
 * The write of a step at the service. The id of a thing that it makes is not here: it is the step's
 * receipt.
 */
export const stepWriteSchema = once(() =>
  z.object({
    effect: z.enum(['make', 'update', 'remove']),
    /** Kind of thing: an event, an item of a playlist (`ResourceKind` in lib/actions/shared/writes.ts). */
    thing: z.string(),
    id: z.optional(z.union([z.string(), z.number()])),
  }),
);

export const stepSchema = once(() =>
  z.object({
    phase: z.enum(['begun', 'done']),
    /** The value that `before` of the step returned, e.g. the ids of matching items. */
    before: z.optional(z.unknown()),
    /** Since when the outcome of the write is unclear; epoch milliseconds. */
    unclearSince: z.optional(z.number()),
    /** When a check first found that the write was not done; epoch milliseconds. */
    absentSince: z.optional(z.number()),
    tries: z.number(),
    receipt: z.optional(z.unknown()),
    /** Null for a step that only reads; absent in rows of older versions. */
    writes: z.optional(z.nullable(stepWriteSchema())),
  }),
);

/** What the next run of a job needs in order to find a write of a run before it. */
const doubtSchema = once(() =>
  z.object({
    /** The value that `before` returned ahead of the first try. */
    before: z.optional(z.unknown()),
    /** When a check first found that the write was not done; epoch milliseconds. */
    absentSince: z.number(),
  }),
);

export const jobSchema = once(() =>
  z.object({
    jobId: z.string(),
    action: z.string(),
    version: z.number(),
    input: z.record(z.string(), z.unknown()),
    /**
     * Keys of the things that the job touches: jobs of one account that share a key run one after
     * the other.
     */
    concurrencyKeys: z.array(z.string()),
    /** Order among jobs that share a key: the lower one runs first. */
    sequence: z.number(),
    accountId: z.string(),
    /** The batch that it belongs to. */
    batchId: z.optional(z.string()),
    /** The items of its batch run one after the other, in their order. */
    inOrder: z.optional(z.boolean()),
    /** Name of the item in the list of its batch. */
    label: z.optional(z.string()),
    surface: z.string(),
    tabId: z.optional(z.number()),
    /** The document in that tab whose content script asked for the job. */
    documentId: z.optional(z.string()),
    /** The draft that its input was typed in. */
    draftKey: z.optional(z.string()),
    createdAt: z.number(),
    finishedAt: z.optional(z.number()),
    state: z.enum(jobStates),
    /** Epoch milliseconds before which the job waits. */
    wakeAt: z.optional(z.number()),
    /** Still set on load: the worker stopped while this job ran. */
    underWay: z.optional(z.boolean()),
    /** Its undo failed: a retry continues the undo. */
    goesBack: z.optional(z.boolean()),
    /** Epoch milliseconds until which an unanswered request of the job may still land. */
    landsUntil: z.optional(z.number()),
    /** The error that the job ends with, once none of its requests can land any more. */
    verdict: z.optional(faultSchema()),
    /** How often it has backed off after a passing error. */
    backoffs: z.catch(z.number(), 0),
    /** Quota units that its calls used; those of a worker's last calls may be missing if it was stopped. */
    units: z.optional(z.number()),
    steps: z.record(z.string(), stepSchema()),
    /** Steps that were given up after an unclear outcome, by name: their write may still turn up. */
    doubts: z.optional(z.record(z.string(), doubtSchema())),
    result: z.optional(z.unknown()),
    fault: z.optional(faultSchema()),
    seen: z.boolean(),
    /** Of a job from a restored copy: what it did, in words. Nothing else of the row can be acted on. */
    restored: z.optional(
      z.object({
        text: z.string(),
        videoTitle: z.optional(z.string()),
        failure: z.optional(z.string()),
      }),
    ),
  }),
);

/** A batch. Its items are rows in `batchJobs`; those that are in the queue are in `jobs`. */
export const batchSchema = once(() =>
  z.object({
    batchId: z.string(),
    /** For the title: what is done, and with what (a playlist's title, a file's name). */
    kind: z.string(),
    about: z.string(),
    accountId: z.string(),
    /** Whether all of its jobs have an undo. */
    undoable: z.boolean(),
    /** Its items build on one another: if one fails, the batch pauses. */
    inOrder: z.boolean(),
    /** Number of items, and quota units of all. */
    count: z.number(),
    /** How many of them, the first ones, only stand for playlists created for it: people do not count these. */
    newPlaylists: z.optional(z.number()),
    units: z.number(),
    state: z.enum(batchStates),
    /** In an undo, which goes from the last item to the first: id of the item that entered the queue last. */
    undoneFrom: z.optional(z.string()),
    createdAt: z.number(),
    finishedAt: z.optional(z.number()),
    /** When an item failed that paused it; epoch milliseconds. Absent once it continues. */
    failedAt: z.optional(z.number()),
  }),
);
