import * as z from 'zod/mini';
import { type PrivacyStatus, privacyStatuses } from '../../../lib/messages';
import { isLanguage } from '../../../lib/shared/isLanguage';
import { toClock } from '../../../lib/shared/time';
import { isSameVideoField, type StoredVideoFields, VideoFields } from '../../../lib/video/shared/videoFields';
import { findVideoProblems } from '../../../lib/video/shared/videoLimits';

/** Values of the form of a video, new or stored. */
export interface VideoForm {
  title: string;
  description: string;
  /** Separated by commas. */
  tags: string;
  categoryId: string;
  /** `scheduled`: private until `publishAt`. */
  visibility: PrivacyStatus | 'scheduled';
  /** Wall clock of this computer: `2026-12-01T20:00`. */
  publishAt: string;
  /** Language (BCP 47) of title and description; empty for none. */
  defaultLanguage: string;
  license: 'youtube' | 'creativeCommon';
  embeddable: boolean;
  /** Undefined until the person has answered. */
  madeForKids?: boolean;
  /** Language (BCP 47) of the audio; empty for none. */
  defaultAudioLanguage: string;
  publicStatsViewable: boolean;
  containsSyntheticMedia: boolean;
  /** `2026-05-01`; empty for none. */
  recordingDate: string;
  paidProductPlacement: boolean;
  localizations: VideoFields['localizations'];
}

/** The fields that the person changed in the form. */
export type TypedVideoForm = Partial<VideoForm>;

/** The form of a video as it is stored. */
export function toVideoForm(fields: StoredVideoFields): VideoForm {
  const { privacyStatus, publishAt, selfDeclaredMadeForKids } = fields;
  return {
    title: fields.title ?? '',
    description: fields.description ?? '',
    tags: (fields.tags ?? []).join(', '),
    categoryId: fields.categoryId ?? '',
    visibility: publishAt == null ? (privacyStatus ?? 'private') : 'scheduled',
    publishAt: publishAt == null ? '' : toLocalTime(publishAt),
    defaultLanguage: fields.defaultLanguage ?? '',
    defaultAudioLanguage: fields.defaultAudioLanguage ?? '',
    license: fields.license ?? 'youtube',
    embeddable: fields.embeddable ?? false,
    publicStatsViewable: fields.publicStatsViewable ?? false,
    ...(selfDeclaredMadeForKids == null ? {} : { madeForKids: selfDeclaredMadeForKids }),
    containsSyntheticMedia: fields.containsSyntheticMedia ?? false,
    recordingDate: fields.recordingDate?.slice(0, 10) ?? '',
    paidProductPlacement: fields.paidProductPlacement ?? false,
    localizations: fields.localizations ?? {},
  };
}

/** UTC → wall clock of this computer, `2026-12-01T20:00`. */
export function toLocalTime(instant: string | number): string {
  return toClock(new Date(instant).getTime(), Temporal.Now.timeZoneId()).slice(0, 16);
}

/**
 * The changes for the action: of the fields that the person typed in, those with another value than the form was filled
 * in with. Others are not named, and stay exactly as they are stored.
 */
export function toVideoChanges(from: VideoForm, typed: TypedVideoForm): Partial<VideoFields> {
  const form = { ...from, ...typed };
  const is = <Field extends keyof VideoForm>(field: Field) => form[field] !== from[field];
  const language = (code: string) => code.trim() || null;
  const { madeForKids, recordingDate } = form;
  return {
    ...(form.title.trim() !== from.title && { title: form.title.trim() }),
    ...(is('description') && { description: form.description }),
    ...(splitTags(form.tags).join() !== splitTags(from.tags).join() && { tags: splitTags(form.tags) }),
    ...(is('categoryId') && { categoryId: form.categoryId }),
    ...(is('defaultLanguage') && { defaultLanguage: language(form.defaultLanguage) }),
    ...(is('defaultAudioLanguage') && { defaultAudioLanguage: language(form.defaultAudioLanguage) }),
    ...toPrivacyChanges(from, form),
    ...(is('license') && { license: form.license }),
    ...(is('embeddable') && { embeddable: form.embeddable }),
    ...(is('publicStatsViewable') && { publicStatsViewable: form.publicStatsViewable }),
    ...(is('madeForKids') && madeForKids !== undefined && { selfDeclaredMadeForKids: madeForKids }),
    ...(is('containsSyntheticMedia') && { containsSyntheticMedia: form.containsSyntheticMedia }),
    ...(is('recordingDate') && {
      recordingDate: recordingDate === '' ? null : toMidnight(recordingDate),
    }),
    ...(is('paidProductPlacement') && { paidProductPlacement: form.paidProductPlacement }),
    ...(!isSameVideoField('localizations', form.localizations, from.localizations) && {
      localizations: form.localizations,
    }),
  };
}

/** The fields of a new video; those without a value are left out. */
export function toNewFields(form: VideoForm): Partial<VideoFields> {
  const { defaultLanguage, defaultAudioLanguage, recordingDate, localizations, madeForKids } = form;
  const { privacyStatus, publishAt } = toPrivacy(form);
  return {
    title: form.title.trim(),
    description: form.description,
    tags: splitTags(form.tags),
    ...(form.categoryId !== '' && { categoryId: form.categoryId }),
    ...(defaultLanguage.trim() !== '' && { defaultLanguage: defaultLanguage.trim() }),
    ...(defaultAudioLanguage.trim() !== '' && { defaultAudioLanguage: defaultAudioLanguage.trim() }),
    privacyStatus,
    ...(publishAt !== null && { publishAt }),
    license: form.license,
    embeddable: form.embeddable,
    publicStatsViewable: form.publicStatsViewable,
    ...(madeForKids !== undefined && { selfDeclaredMadeForKids: madeForKids }),
    ...(form.containsSyntheticMedia && { containsSyntheticMedia: true }),
    ...(recordingDate !== '' && { recordingDate: toMidnight(recordingDate) }),
    ...(form.paidProductPlacement && { paidProductPlacement: true }),
    ...(Object.keys(localizations).length > 0 && { localizations }),
  };
}

/** The values of the form that these fields have; others are left out. */
export function toTypedForm(fields: StoredVideoFields): TypedVideoForm {
  const form: Record<string, unknown> = { ...toVideoForm(fields) };
  const names = Object.keys(fields).flatMap((field) => formFields[field] ?? [field]);
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

/** Field of a video → fields of the form, where their names differ. */
const formFields: Record<string, readonly string[]> = {
  privacyStatus: ['visibility', 'publishAt'],
  publishAt: ['visibility', 'publishAt'],
  selfDeclaredMadeForKids: ['madeForKids'],
};

const toMidnight = (day: string) => `${day}T00:00:00Z`;

const toPrivacy = ({ visibility, publishAt }: VideoForm) =>
  visibility === 'scheduled'
    ? ({ privacyStatus: 'private', publishAt: toInstant(publishAt) } as const)
    : { privacyStatus: visibility, publishAt: null };

/** A schedule needs a private video; the action clears it with any other visibility. */
function toPrivacyChanges(from: VideoForm, form: VideoForm) {
  const [before, after] = [toPrivacy(from), toPrivacy(form)];
  return {
    ...(after.privacyStatus !== before.privacyStatus && { privacyStatus: after.privacyStatus }),
    ...(after.publishAt !== before.publishAt &&
      after.privacyStatus === 'private' && { publishAt: after.publishAt }),
  };
}

/**
 * Names of fields whose changes the platform would refuse. Translations need a language that they are translated from.
 * @param now epoch milliseconds
 */
export function findWrongFields(form: VideoForm, changes: Partial<VideoFields>, now: number): Set<string> {
  const wrong = new Set<string>(findVideoProblems(changes, now).map(({ field }) => field));
  const isTranslated = Object.keys(form.localizations).length > 0;
  const isAbout = changes.localizations !== undefined || changes.defaultLanguage !== undefined;
  if (isTranslated && isAbout && form.defaultLanguage.trim() === '') wrong.add('defaultLanguage');
  for (const field of ['defaultLanguage', 'defaultAudioLanguage'] as const)
    if (!isLanguage(changes[field] ?? '')) wrong.add(field);
  return wrong;
}

/** Parses a stored draft, which an older version may have written; undefined if it is none. */
export function parseVideoDraft(kept: unknown): TypedVideoForm | undefined {
  return z
    .partial(
      z.object({
        title: z.string(),
        description: z.string(),
        tags: z.string(),
        categoryId: z.string(),
        visibility: z.enum([...privacyStatuses, 'scheduled']),
        publishAt: z.string(),
        defaultLanguage: z.string(),
        defaultAudioLanguage: z.string(),
        license: z.enum(['youtube', 'creativeCommon']),
        embeddable: z.boolean(),
        publicStatsViewable: z.boolean(),
        madeForKids: z.boolean(),
        containsSyntheticMedia: z.boolean(),
        recordingDate: z.string(),
        paidProductPlacement: z.boolean(),
        localizations: VideoFields().shape.localizations,
      }),
    )
    .safeParse(kept).data;
}

/** The tags of a field that separates them by commas. */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Wall clock → UTC (`2026-12-01T19:00:00.000Z`). Invalid text is returned unchanged and refused by the schema. */
function toInstant(wallClock: string): string {
  const at = Date.parse(wallClock);
  return Number.isNaN(at) ? wallClock : new Date(at).toISOString();
}
