import * as z from 'zod/mini';
import { privacyStatuses } from '../../../lib/messages';
import { isSameVideoField, type StoredVideoFields, VideoFields } from '../../../lib/video/shared/videoFields';
import { findVideoProblems } from '../../../lib/video/shared/videoLimits';
import { type CommonDetails, isLanguage, splitTags, toInstant } from '../upload/details';

/** Values of the form of a stored video. */
export interface VideoForm extends CommonDetails {
  /** Language (BCP 47) of the audio; empty for none. */
  defaultAudioLanguage: string;
  publicStatsViewable: boolean;
  containsSyntheticMedia: boolean;
  /** `2026-05-01`; empty for none. */
  recordingDate: string;
  paidProductPlacement: boolean;
  localizations: Translations;
}

/** Language (BCP 47) → title and description. */
export type Translations = VideoFields['localizations'];

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
function toLocalTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
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
      recordingDate: recordingDate === '' ? null : `${recordingDate}T00:00:00Z`,
    }),
    ...(is('paidProductPlacement') && { paidProductPlacement: form.paidProductPlacement }),
    ...(!isSameVideoField('localizations', form.localizations, from.localizations) && {
      localizations: form.localizations,
    }),
  };
}

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
