import type { VideoRow } from '../../../lib/collections/videos';
import type { BatchItem } from '../../../lib/messages';
import { shiftClock } from '../../../lib/shared/time';
import type { StoredVideoFields, VideoFields } from '../../../lib/video/shared/videoFields';
import { findVideoProblems, type VideoProblemCode } from '../../../lib/video/shared/videoLimits';
import { applyRules, type VideoRule } from '../../../lib/video/shared/videoRules';

/** A change of many videos: rules, or fields of each by its place among them. */
export type ManyEdit =
  | { kind: 'rules'; rules: VideoRule[] }
  | {
      kind: 'fields';
      toFields: (video: VideoRow, index: number) => Partial<VideoFields>;
      /** Whether a video is left alone whose field was changed since: the values are made for what is known of it. */
      isExact?: boolean;
    };

/** What an edit does to a video: the fields that change, as they are and as they will be. */
export interface PlannedEdit {
  video: VideoRow;
  before: StoredVideoFields;
  after: StoredVideoFields;
}

/** What an edit does to each video, as far as the mirror knows: the bulk task reads each one again. */
export interface EditPlan {
  edits: PlannedEdit[];
  /** How many stay as they are. */
  unchanged: number;
  /** Those that the platform would refuse. */
  refused: { video: VideoRow; code: VideoProblemCode }[];
  items: BatchItem[];
}

/** @param now epoch milliseconds */
export function planEdits(videos: readonly VideoRow[], edit: ManyEdit, now: number): EditPlan {
  const plan: EditPlan = { edits: [], unchanged: 0, refused: [], items: [] };
  for (const [index, video] of videos.entries()) {
    const stored = toStored(video);
    const changes = edit.kind === 'fields' ? edit.toFields(video, index) : undefined;
    const wanted: StoredVideoFields =
      edit.kind === 'rules' ? applyRules(stored, edit.rules) : (changes ?? {});
    const names = (Object.keys(wanted) as (keyof VideoFields)[]).filter(
      (name) => !isSame(stored, wanted, name),
    );
    const [problem] = findVideoProblems(toChecked(stored, wanted), now);
    if (names.length === 0) plan.unchanged++;
    else if (problem) plan.refused.push({ video, code: problem.code });
    else {
      const pick = (fields: StoredVideoFields): StoredVideoFields =>
        Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
      const { videoId, title } = video;
      const before = pick(stored);
      plan.edits.push({ video, before, after: pick(wanted) });
      plan.items.push({
        action: 'video.edit',
        input: {
          videoId,
          title,
          ...(edit.kind === 'rules' ? { rules: edit.rules } : { changes }),
          ...(edit.kind === 'fields' && edit.isExact && { expected: before }),
        },
        label: title || videoId,
      });
    }
  }
  return plan;
}

/** What the mirror knows of a video's fields. */
const toStored = (video: VideoRow) => {
  const { title, description, tags, categoryId, language, license, privacyStatus, publishAt } = video;
  const known = { title, description, tags, categoryId, defaultLanguage: language, license };
  return { ...known, privacyStatus, publishAt } as StoredVideoFields;
};

const isSame = (one: StoredVideoFields, other: StoredVideoFields, name: keyof VideoFields): boolean =>
  name === 'publishAt'
    ? Date.parse(one.publishAt ?? '') === Date.parse(other.publishAt ?? '')
    : JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null);

const toChecked = (stored: StoredVideoFields, wanted: StoredVideoFields) => ({
  title: wanted.title ?? undefined,
  description: wanted.description ?? undefined,
  tags: wanted.tags ?? undefined,
  publishAt: wanted.publishAt,
  privacyStatus: (wanted.privacyStatus ?? stored.privacyStatus) || undefined,
});

/**
 * Replaces what a regular expression finds. The result is worked out here, so that the bulk task leaves alone what was
 * changed since.
 */
export const replacePattern = (
  field: 'title' | 'description',
  replace: (text: string) => string,
): ManyEdit => ({
  kind: 'fields',
  isExact: true,
  toFields: (video) => ({ [field]: replace(video[field]) }),
});

/**
 * Publishes private videos one after the other; those that are not private stay as they are.
 * @param first wall clock of this computer, `2026-12-01T20:00`
 * @param days between two of them; the clock shows the same hour in summer and winter
 */
export function scheduleAtIntervals(videos: readonly VideoRow[], first: string, days: number): ManyEdit {
  const moments = new Map<string, string>();
  for (const { videoId, privacyStatus } of videos) {
    if (privacyStatus !== 'private') continue;
    const local = shiftClock(first, { days: Math.trunc(days) * moments.size });
    if (local === '') break;
    moments.set(videoId, new Date(local).toISOString());
  }
  return {
    kind: 'fields',
    toFields({ videoId }) {
      const publishAt = moments.get(videoId);
      return publishAt === undefined ? {} : { privacyStatus: 'private', publishAt };
    },
  };
}
