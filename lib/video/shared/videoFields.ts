import * as z from 'zod/mini';
import { isObject } from '../../shared/isObject';
import { privacyStatuses } from '../../shared/privacyStatuses';
import { instant } from './parameters';
import { Video } from './video';

/**
 * Schema of the fields of a video that its owner can edit one by one. Empty and repeated tags are dropped; `null` clears
 * a field. The platform's limits are checked by `findVideoProblems`.
 */
export const VideoFields = () =>
  z.strictObject({
    title: z.string().check(z.trim()),
    description: z.string(),
    tags: z.pipe(
      z.array(z.string().check(z.trim())),
      z.transform((tags) => [...new Set(tags)].filter((tag) => tag !== '')),
    ),
    categoryId: z.string(),
    defaultLanguage: z.nullable(z.string()),
    defaultAudioLanguage: z.nullable(z.string()),
    privacyStatus: z.enum(privacyStatuses),
    publishAt: z.nullable(instant()),
    license: z.enum(['youtube', 'creativeCommon']),
    embeddable: z.boolean(),
    publicStatsViewable: z.boolean(),
    selfDeclaredMadeForKids: z.boolean(),
    containsSyntheticMedia: z.boolean(),
    recordingDate: z.nullable(instant()),
    paidProductPlacement: z.boolean(),
    /** Language (BCP 47) → title and description. A language that is left out is removed. */
    localizations: z.record(
      z.string().check(z.regex(/^[\w-]{1,40}$/)),
      z.strictObject({ title: z.string().check(z.trim()), description: z.string() }),
    ),
  });
export type VideoFields = z.output<ReturnType<typeof VideoFields>>;
export type VideoField = keyof VideoFields;

/** Fields as they are stored: `null` if the platform holds no value. */
export type StoredVideoFields = { [Field in VideoField]?: VideoFields[Field] | null };

/** Part of a video → the fields that it holds. An update replaces whole parts (video API behaviour, section 3). */
const fieldsByPart = {
  snippet: ['title', 'description', 'tags', 'categoryId', 'defaultLanguage', 'defaultAudioLanguage'],
  status: [
    'privacyStatus',
    'publishAt',
    'license',
    'embeddable',
    'publicStatsViewable',
    'selfDeclaredMadeForKids',
    'containsSyntheticMedia',
  ],
  recordingDetails: ['recordingDate'],
  paidProductPlacementDetails: ['paidProductPlacement'],
  localizations: ['localizations'],
} as const satisfies Record<string, readonly VideoField[]>;

type VideoPart = keyof typeof fieldsByPart;
const videoParts = Object.keys(fieldsByPart) as VideoPart[];

const isOf = (part: VideoPart, fields: readonly VideoField[]) =>
  fieldsByPart[part].some((field) => fields.includes(field));

/** The parts of a video that hold these fields; all of them by default. */
export const findVideoParts = (fields?: readonly VideoField[]): VideoPart[] =>
  videoParts.filter((part) => fields === undefined || isOf(part, fields));

/** Reads the fields out of the parts of a video that an answer holds; those of other parts are left out. */
export function toVideoFields(video: Record<string, unknown>): StoredVideoFields {
  const { snippet, status, recordingDetails, paidProductPlacementDetails, localizations } = Video().parse({
    ...video,
    id: '',
  });
  const all: Record<VideoField, unknown> = {
    title: snippet?.title,
    description: snippet?.description ?? '',
    tags: snippet?.tags ?? [],
    categoryId: snippet?.categoryId,
    defaultLanguage: snippet?.defaultLanguage,
    defaultAudioLanguage: snippet?.defaultAudioLanguage,
    privacyStatus: status?.privacyStatus,
    publishAt: status?.publishAt,
    license: status?.license,
    embeddable: status?.embeddable,
    publicStatsViewable: status?.publicStatsViewable,
    selfDeclaredMadeForKids: status?.selfDeclaredMadeForKids,
    containsSyntheticMedia: status?.containsSyntheticMedia,
    recordingDate: recordingDetails?.recordingDate,
    paidProductPlacement: paidProductPlacementDetails?.hasPaidProductPlacement,
    localizations: Object.fromEntries(
      Object.entries(localizations ?? {}).map(([language, { title = '', description = '' }]) => [
        language,
        { title, description },
      ]),
    ),
  };
  const read = videoParts.filter((part) => part in video).flatMap((part) => [...fieldsByPart[part]]);
  return Object.fromEntries(read.map((field) => [field, all[field] ?? null])) as StoredVideoFields;
}

/**
 * The fields as a merge patch of a video, which names no other part than theirs.
 * @param now the fields as they are stored: languages that go are named in the patch
 */
export function toVideoPatch(fields: StoredVideoFields, now: StoredVideoFields) {
  const { title, description, tags, categoryId, defaultLanguage, defaultAudioLanguage } = fields;
  const { recordingDate, paidProductPlacement, privacyStatus, publishAt, license, embeddable } = fields;
  const { publicStatsViewable, selfDeclaredMadeForKids, containsSyntheticMedia } = fields;
  const snippet = { title, description, tags, categoryId, defaultLanguage, defaultAudioLanguage };
  const declared = { selfDeclaredMadeForKids, containsSyntheticMedia };
  const status = { privacyStatus, publishAt, license, embeddable, publicStatsViewable, ...declared };
  const names = Object.keys(fields) as VideoField[];
  return {
    ...(isOf('snippet', names) && { snippet }),
    ...(isOf('status', names) && { status }),
    ...(isOf('recordingDetails', names) && { recordingDetails: { recordingDate } }),
    ...(isOf('paidProductPlacementDetails', names) && {
      paidProductPlacementDetails: { hasPaidProductPlacement: paidProductPlacement },
    }),
    ...(isOf('localizations', names) && {
      localizations: { ...toNulls(now.localizations ?? {}), ...fields.localizations },
    }),
  };
}

const toNulls = (named: object) => Object.fromEntries(Object.keys(named).map((name) => [name, null]));

const isInstant = (field: string) => field === 'publishAt' || field === 'recordingDate';

/** Whether two values of a field are equal, in whatever order; dates are, if they mean the same moment. */
export function isSameVideoField(field: string, one: unknown, other: unknown): boolean {
  if (isInstant(field) && typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other);
  // An answer leaves the part out where there are no translations
  const none = field === 'localizations' ? {} : null;
  return JSON.stringify(toSorted(one ?? none)) === JSON.stringify(toSorted(other ?? none));
}

const toSorted = (value: unknown): unknown =>
  isObject(value) ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) : value;

/**
 * Whether a value was stored as it was meant. The platform may trim texts, and leave out what is `false`.
 */
export function isStoredVideoField(field: string, meant: unknown, stored: unknown): boolean {
  if (meant === false && stored == null) return true;
  const trim = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim();
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trim(member)]));
  };
  return isSameVideoField(field, trim(meant), trim(stored));
}
