import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import type { ReadLatest } from '../../jobs';
import { videoUrl } from '../../pages/videoAddress';
import { type RawResource, type VideoClient, videos } from '../../video';
import {
  findVideoParts,
  isSameVideoField,
  isStoredVideoField,
  type StoredVideoFields,
  toVideoFields,
  toVideoPatch,
  type VideoField,
  VideoFields,
} from '../../video/shared/videoFields';
import { findVideoProblems } from '../../video/shared/videoLimits';
import { applyRules, getRuleField, VideoRule } from '../../video/shared/videoRules';
import { action } from '../shared/action';
import { type FieldComparison, reflectsLastWrites } from '../shared/reflects';
import { updates } from '../shared/writes';

const id = 'video.edit';

const Changes = () => z.partial(VideoFields()).check(z.refine((changes) => Object.keys(changes).length > 0));
/** Values as another version may have stored them: they are compared alone. */
const Expected = () => z.record(z.string(), z.unknown());

/** The fields that were written: as they were before, and as the platform stored them. */
interface Edit {
  before: StoredVideoFields;
  after: StoredVideoFields;
  /** About fields that the platform stored otherwise than meant. */
  problem?: FaultData;
}

/**
 * Changes fields of one of the person's videos; all others stay. Only parts of the video with a changed field are read
 * and written. Rules are applied to the video as it is read then. With `expected`, the values that the person saw, it
 * writes nothing if one of these fields was changed since. Undo restores the fields that nobody changed since.
 */
export const editVideo = action({
  id,
  version: 1,
  service: 'video',
  methods: [videos.list, videos.update],
  /** The title is only displayed. */
  input: () =>
    z
      .object({
        videoId: z.string(),
        title: z.catch(z.string(), ''),
        changes: z.optional(Changes()),
        rules: z.optional(z.array(VideoRule()).check(z.minLength(1), z.maxLength(20))),
        expected: z.optional(Expected()),
      })
      .check(z.refine(({ changes, rules }) => changes !== undefined || rules !== undefined)),
  concurrencyKey: ({ videoId }) => getVideoKey(videoId),
  async run({ input: { videoId, changes = {}, rules = [], expected = {} }, step, readLatest, video }) {
    const fields = [...new Set([...getNames(changes), ...rules.map(getRuleField)])];
    const toWanted = (now: StoredVideoFields) =>
      findDifferences(now, { ...changes, ...applyRules({ ...now, ...changes }, rules) });
    let read: ReadVideo | undefined;
    return step('write', {
      writes: updates('video', videoId),
      async before() {
        read = await readAfterEdits(readLatest, video, videoId, fields);
        return read.fields;
      },
      async run(before): Promise<Edit> {
        // A second try reads anew: others may have changed the video since the first one.
        const { parts, fields: now } = read ?? (await readVideo(video, videoId, fields));
        read = undefined;
        // Changes that are named are made to the video as it was, rules to the video as it is
        const from = rules.length > 0 ? now : before;
        const wanted = toWanted(from);
        if (getNames(wanted).length === 0) return { before: {}, after: {} };
        refuseOthersChanges(expected, wanted, now);
        refuseProblems(from, wanted);
        const answer = await video.writeParts(
          videos.update,
          parts,
          { id: videoId },
          toVideoPatch(wanted, now),
        );
        return toEdit(from, wanted, toVideoFields(answer));
      },
      async check(before) {
        const wanted = toWanted(before);
        const now = (await readVideo(video, videoId, fields)).fields;
        return isStored(wanted, now) ? toEdit(before, wanted, now) : undefined;
      },
    });
  },
  isUnchanged: ({ before }) => getNames(before).length === 0,
  problem: ({ problem }) => problem,
  async undo({ input: { videoId }, result, step, readLatest, video }) {
    const fields = getNames(result?.before ?? {});
    if (result === undefined || fields.length === 0) return undefined;
    const { before, after } = result;
    const problem = await step('writeBack', {
      writes: updates('video', videoId),
      async run() {
        const { parts, fields: now } = await readLatest(
          () => readVideo(video, videoId, fields),
          (found) => isStored(after, found.fields),
        );
        const isOurs = (field: VideoField) =>
          isStored(pick(after, [field]), now) || isStored(pick(before, [field]), now);
        const ours = fields.filter(isOurs);
        const others = fields.filter((field) => !isOurs(field));
        const changedAgain = {
          kind: 'conflict',
          reason: 'videoChangedAgain',
          about: others.join(', '),
        } as const;
        if (ours.length === 0) throw new Fault(changedAgain);
        const isScheduleLost = ours.includes('publishAt') && !canSchedule(result);
        const back = pick(before, isScheduleLost ? ours.filter((field) => field !== 'publishAt') : ours);
        const wanted = findDifferences(now, back);
        if (getNames(wanted).length > 0)
          await video.writeParts(videos.update, parts, { id: videoId }, toVideoPatch(wanted, now));
        if (others.length > 0) return new Fault(changedAgain).data;
        return isScheduleLost ? new Fault({ kind: 'conflict', reason: 'scheduleLost' }).data : null;
      },
    });
    return problem ?? undefined;
  },
  // What an undo left to others' changes is known when the video is read again
  effects: ({ videoId }, result, undone, fault) =>
    result === undefined || (undone && fault !== undefined)
      ? []
      : [{ kind: 'videoEdited', videoId, fields: undone ? result.before : result.after }],
  substitutions: ({ videoId, title, changes }) => [changes?.title || title || videoId],
  link: ({ videoId }) => videoUrl(videoId),
});

const getVideoKey = (videoId: string) => `video-${videoId}`;

const getNames = (fields: object) => Object.keys(fields) as VideoField[];

const pick = (fields: StoredVideoFields, names: readonly VideoField[]): StoredVideoFields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/** Whether all these fields are stored as meant. */
const isStored = (meant: Record<string, unknown>, stored: Record<string, unknown>) =>
  Object.entries(meant).every(([field, value]) => isStoredVideoField(field, value, stored[field]));

/**
 * The fields to write. A video that is not private has no date of publication: the platform refuses one, so it goes
 * with the privacy.
 */
function findDifferences(now: StoredVideoFields, changes: StoredVideoFields): StoredVideoFields {
  const { privacyStatus = 'private' } = changes;
  const wanted = privacyStatus === 'private' ? changes : { publishAt: null, ...changes };
  const names = getNames(wanted).filter((field) => !isSameVideoField(field, wanted[field], now[field]));
  return pick(wanted, names);
}

/** Whether the schedule from before the edit can be set again: not if it is over, or if the video was public. */
const canSchedule = ({ before: { publishAt }, after: { privacyStatus } }: Edit) =>
  publishAt == null || (Date.parse(publishAt) > Date.now() && privacyStatus !== 'public');

/**
 * @param expected the values that the person saw
 * @throws Fault `conflict/videoChangedMeanwhile` about the fields that others have changed since
 */
function refuseOthersChanges(
  expected: Record<string, unknown>,
  wanted: StoredVideoFields,
  now: StoredVideoFields,
): void {
  const others = getNames(wanted).filter(
    (field) =>
      Object.hasOwn(expected, field) &&
      !isStored({ [field]: expected[field] }, now) &&
      !isStored(pick(wanted, [field]), now),
  );
  if (others.length > 0)
    throw new Fault({ kind: 'conflict', reason: 'videoChangedMeanwhile', about: others.join(', ') });
}

/** @throws Fault `badInput`, with the code of the first problem as its reason */
function refuseProblems(before: StoredVideoFields, wanted: StoredVideoFields): void {
  const { title, description, tags, publishAt, localizations } = wanted;
  const privacyStatus = wanted.privacyStatus ?? before.privacyStatus ?? undefined;
  const checked = {
    title: title ?? undefined,
    description: description ?? undefined,
    tags: tags ?? undefined,
    publishAt,
    privacyStatus,
    localizations: localizations ?? undefined,
  };
  const [problem] = findVideoProblems(checked, Date.now());
  if (problem) throw new Fault({ kind: 'badInput', reason: problem.code, about: problem.field });
}

function toEdit(before: StoredVideoFields, wanted: StoredVideoFields, stored: StoredVideoFields): Edit {
  const names = getNames(wanted);
  const others = names.filter((field) => !isStored(pick(wanted, [field]), stored));
  const edit = { before: pick(before, names), after: pick(stored, names) };
  if (others.length === 0) return edit;
  const about = others.join(', ');
  return { ...edit, problem: new Fault({ kind: 'conflict', reason: 'videoDiffers', about }).data };
}

interface ReadVideo {
  parts: RawResource;
  /** The fields of these parts. */
  fields: StoredVideoFields;
}

/** Reads the parts of a video that hold these fields. One unit. @throws Fault `notFound/videoNotFound` */
async function readVideo(video: VideoClient, id: string, names: readonly VideoField[]): Promise<ReadVideo> {
  try {
    const parts = await video.readParts(videos.update, { id }, findVideoParts(names));
    return { parts, fields: toVideoFields(parts) };
  } catch (error) {
    if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
    throw new Fault({ kind: 'notFound', reason: 'videoNotFound', about: id }, { cause: error });
  }
}

/** Reads them as the last edits left them: the update sends unchanged fields as read. */
const readAfterEdits = (
  readLatest: ReadLatest,
  video: VideoClient,
  videoId: string,
  names: readonly VideoField[],
): Promise<ReadVideo> =>
  readLatest(
    () => readVideo(video, videoId, names),
    ({ fields }, recentWrites) => {
      const edits = recentWrites.filter((job) => job.action === id);
      return reflectsLastWrites(fields, getVideoKey(videoId), edits, comparison);
    },
  );

const Written = () => z.record(z.string(), z.unknown());

const comparison: FieldComparison<StoredVideoFields, Record<string, unknown>> = {
  thing: 'video',
  fieldsAfter({ state, result }) {
    const edit = z.object({ before: Written(), after: Written() }).safeParse(result).data;
    return state === 'undone' ? edit?.before : edit?.after;
  },
  matches: (found, written) =>
    Object.entries(written).every(
      ([field, value]) => !(field in found) || isStoredVideoField(field, value, found[field as VideoField]),
    ),
};
