import { z } from 'zod/mini';
import { readResource } from './bodies';
import { refuse } from './errors';
import { isLanguage, Localizations } from './localizations';
import type { Call } from './method';
import { readInstant } from './parameters';
import type { VideoRow } from './schema';
import { isAssignable } from './videoCategories';

const Video = z.object({
  id: z.optional(z.string()),
  snippet: z.optional(
    z.object({
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      tags: z.optional(z.array(z.string())),
      categoryId: z.optional(z.string()),
      defaultLanguage: z.optional(z.string()),
      defaultAudioLanguage: z.optional(z.string()),
    }),
  ),
  status: z.optional(
    z.object({
      privacyStatus: z.optional(z.enum(['public', 'unlisted', 'private'])),
      publishAt: z.optional(z.string()),
      license: z.optional(z.enum(['youtube', 'creativeCommon'])),
      embeddable: z.optional(z.boolean()),
      publicStatsViewable: z.optional(z.boolean()),
      selfDeclaredMadeForKids: z.optional(z.boolean()),
      containsSyntheticMedia: z.optional(z.boolean()),
    }),
  ),
  recordingDetails: z.optional(
    z.object({
      recordingDate: z.optional(z.string()),
      locationDescription: z.optional(z.string()),
      location: z.optional(
        z.object({
          latitude: z.optional(z.number()),
          longitude: z.optional(z.number()),
          altitude: z.optional(z.number()),
        }),
      ),
    }),
  ),
  localizations: z.optional(Localizations),
  brandPartner: z.optional(
    z.object({ channelId: z.optional(z.string()), channelHandle: z.optional(z.string()) }),
  ),
  paidProductPlacementDetails: z.optional(z.object({ hasPaidProductPlacement: z.optional(z.boolean()) })),
});

const no = (reason: string, message: string, parameter: string) =>
  refuse(400, 'video', reason, message, parameter);

/**
 * What a body says about a video, part by part, as columns. Only the parts that the call names are there,
 * each of them whole: what the body leaves out has its default (video API behaviour, section 3).
 */
export function readVideo(call: Call, old?: VideoRow) {
  const body = readResource(Video, call.body);
  const has = (part: string) => call.parts.has(part);
  const columns = {
    ...(has('snippet') ? readSnippet(body.snippet, old) : {}),
    ...(has('status') ? readStatus(call, body.status, old) : {}),
    ...(has('recordingDetails') ? readRecording(body.recordingDetails) : {}),
    ...(has('localizations') ? { localizations: JSON.stringify(body.localizations ?? {}) } : {}),
    ...(has('brandPartner') ? { brandPartner: readPartner(call, body.brandPartner) } : {}),
    ...(has('paidProductPlacementDetails')
      ? { paidPlacement: body.paidProductPlacementDetails?.hasPaidProductPlacement ? 1 : 0 }
      : {}),
  };
  const row = { defaultLanguage: null, localizations: '{}', ...old, ...columns };
  if (row.localizations !== '{}' && row.defaultLanguage === null) {
    throw no('defaultLanguageNotSet', 'Localizations need a default language.', 'snippet.defaultLanguage');
  }
  return columns;
}

/** The channel of a brand that the video is linked to, named by its id or its handle. */
function readPartner({ world }: Call, partner: z.output<typeof Video>['brandPartner']): string | null {
  if (partner === undefined) return null;
  const { channelId = '', channelHandle = '' } = partner;
  const channel = world.db.get<{ id: string }>('SELECT id FROM channels WHERE id = ? OR handle = ?', [
    channelId,
    channelHandle,
  ]);
  if (!channel) throw no('invalidVideoMetadata', 'There is no such channel.', 'brandPartner');
  return channel.id;
}

function readSnippet(snippet: z.output<typeof Video>['snippet'], old: VideoRow | undefined) {
  const { title = '', description = '', tags = [], categoryId } = snippet ?? {};
  // A new video takes its file's name; an update must repeat the title and the category.
  if ((old && title.trim() === '') || [...title].length > 100 || /[<>]/.test(title)) {
    throw no('invalidTitle', 'The title is empty, too long or holds < or >.', 'snippet.title');
  }
  if (Buffer.byteLength(description) > 5000 || /[<>]/.test(description)) {
    throw no('invalidDescription', 'The description is too long or holds < or >.', 'snippet.description');
  }
  if (tagLength(tags) > 500 || tags.some((tag) => /[<>]/.test(tag))) {
    throw no('invalidTags', 'The tags are too long or hold < or >.', 'snippet.tags');
  }
  if ((old && categoryId === undefined) || (categoryId !== undefined && !isAssignable(categoryId))) {
    throw no('invalidCategoryId', 'There is no such category for videos.', 'snippet.categoryId');
  }
  for (const name of ['defaultLanguage', 'defaultAudioLanguage'] as const) {
    const language = snippet?.[name];
    if (language === undefined || isLanguage(language)) continue;
    throw no('invalidVideoMetadata', 'There is no such language.', `snippet.${name}`);
  }
  return {
    title,
    description,
    tags: JSON.stringify(tags),
    categoryId: categoryId ?? '22',
    defaultLanguage: snippet?.defaultLanguage ?? null,
    defaultAudioLanguage: snippet?.defaultAudioLanguage ?? null,
  };
}

/** Together with the commas between them; a tag with a space counts two quotes (behaviour, section 5). */
const tagLength = (tags: readonly string[]) =>
  tags.reduce(
    (sum, tag) => sum + [...tag].length + (tag.includes(' ') ? 2 : 0),
    Math.max(0, tags.length - 1),
  );

function readStatus(call: Call, status: z.output<typeof Video>['status'], old: VideoRow | undefined) {
  const privacyStatus = status?.privacyStatus ?? 'public';
  const publishAt = status?.publishAt === undefined ? null : readInstant(status.publishAt);
  if (publishAt === undefined || (publishAt !== null && (privacyStatus !== 'private' || old?.wasPublic))) {
    throw no('invalidPublishAt', 'Only a video that was never public gets such a date.', 'status.publishAt');
  }
  const isPublic =
    privacyStatus === 'public' || (publishAt !== null && Date.parse(publishAt) <= call.world.clock());
  return {
    privacyStatus: isPublic ? ('public' as const) : privacyStatus,
    publishAt: isPublic ? null : publishAt,
    wasPublic: isPublic || old?.wasPublic ? 1 : 0,
    license: status?.license ?? 'youtube',
    embeddable: status?.embeddable === false ? 0 : 1,
    publicStatsViewable: status?.publicStatsViewable === false ? 0 : 1,
    madeForKids: status?.selfDeclaredMadeForKids ? 1 : 0,
    syntheticMedia: status?.containsSyntheticMedia ? 1 : 0,
  };
}

function readRecording(details: z.output<typeof Video>['recordingDetails']) {
  const { recordingDate, location } = details ?? {};
  const unfit =
    (recordingDate !== undefined && readInstant(recordingDate) === undefined) ||
    Math.abs(location?.latitude ?? 0) > 90 ||
    Math.abs(location?.longitude ?? 0) > 180;
  if (unfit) throw no('invalidRecordingDetails', 'The date or the place is not valid.', 'recordingDetails');
  return { recordingDetails: JSON.stringify(details ?? {}) };
}
