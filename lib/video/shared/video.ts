import * as z from 'zod/mini';
import { boolean, choice, localizations, moment, rule, string } from './parameters';
import {
  group,
  Localizations,
  Localized,
  list,
  liveState,
  number,
  privacyStatus,
  resource,
  text,
  texts,
  titled,
  truth,
  word,
} from './resources';
import { countDescription, countTags, countTitle, videoLimits } from './videoLimits';

const AccessPolicy = () => group({ allowed: truth(), exception: texts() });

const processing = () => ({
  processingStatus: word<'processing' | 'succeeded' | 'failed' | 'terminated'>(),
  processingProgress: group({ partsTotal: text(), partsProcessed: text(), timeLeftMs: text() }),
  processingFailureReason: word<'uploadFailed' | 'transcodeFailed' | 'streamingFailed' | 'other'>(),
  processingIssuesAvailability: text(),
  thumbnailsAvailability: text(),
  fileDetailsAvailability: text(),
  tagSuggestionsAvailability: text(),
  editorSuggestionsAvailability: text(),
});

const file = () => ({
  fileName: text(),
  fileSize: text(),
  fileType: word<'video' | 'audio' | 'image' | 'archive' | 'document' | 'project' | 'other'>(),
  container: text(),
  bitrateBps: text(),
  durationMs: text(),
  creationTime: text(),
  videoStreams: list(
    z.looseObject({
      widthPixels: number(),
      heightPixels: number(),
      frameRateFps: number(),
      aspectRatio: number(),
      codec: text(),
      bitrateBps: text(),
      rotation: word<'none' | 'clockwise' | 'upsideDown' | 'counterClockwise' | 'other'>(),
      vendor: text(),
    }),
  ),
  audioStreams: list(
    z.looseObject({ channelCount: number(), codec: text(), bitrateBps: text(), vendor: text() }),
  ),
});

type FailureReason = 'conversion' | 'invalidFile' | 'emptyFile' | 'tooSmall' | 'codec' | 'uploadAborted';
type RejectionReason =
  | 'copyright'
  | 'inappropriate'
  | 'duplicate'
  | 'termsOfUse'
  | 'uploaderAccountSuspended'
  | 'length'
  | 'claim'
  | 'uploaderAccountClosed'
  | 'trademark'
  | 'legal';

/** A video. Only its owner gets fileDetails, processingDetails and suggestions (video API behaviour, section 3). */
export const Video = () =>
  resource({
    snippet: group({
      ...titled(),
      channelTitle: text(),
      tags: texts(),
      categoryId: text(),
      liveBroadcastContent: liveState(),
      defaultLanguage: text(),
      defaultAudioLanguage: text(),
      localized: Localized(),
    }),
    contentDetails: group({
      duration: text(),
      dimension: text(),
      definition: word<'sd' | 'hd'>(),
      caption: word<'true' | 'false'>(),
      licensedContent: truth(),
      hasCustomThumbnail: truth(),
      projection: word<'rectangular' | '360'>(),
      countryRestriction: AccessPolicy(),
      // Has one member for each of some seventy rating boards, which are kept as unknown properties
      contentRating: group({ ytRating: word<'ytAgeRestricted'>() }),
    }),
    status: group({
      uploadStatus: word<'uploaded' | 'processed' | 'failed' | 'rejected' | 'deleted'>(),
      failureReason: word<FailureReason>(),
      rejectionReason: word<RejectionReason>(),
      privacyStatus: privacyStatus(),
      publishAt: text(),
      license: word<'youtube' | 'creativeCommon'>(),
      embeddable: truth(),
      publicStatsViewable: truth(),
      madeForKids: truth(),
      selfDeclaredMadeForKids: truth(),
      containsSyntheticMedia: truth(),
    }),
    statistics: group({ viewCount: text(), likeCount: text(), dislikeCount: text(), commentCount: text() }),
    brandPartner: group({ channelId: text(), channelHandle: text() }),
    paidProductPlacementDetails: group({ hasPaidProductPlacement: truth() }),
    player: group({ embedHtml: text(), embedHeight: text(), embedWidth: text() }),
    topicDetails: group({ topicIds: texts(), relevantTopicIds: texts(), topicCategories: texts() }),
    recordingDetails: group({
      recordingDate: text(),
      locationDescription: text(),
      location: group({ latitude: number(), longitude: number(), altitude: number() }),
    }),
    fileDetails: group(file()),
    processingDetails: group(processing()),
    suggestions: group({
      processingErrors: texts(),
      processingWarnings: texts(),
      processingHints: texts(),
      tagSuggestions: list(z.looseObject({ tag: text(), categoryRestricts: texts() })),
      editorSuggestions: texts(),
    }),
    liveStreamingDetails: group({
      actualStartTime: text(),
      actualEndTime: text(),
      scheduledStartTime: text(),
      scheduledEndTime: text(),
      concurrentViewers: text(),
      activeLiveChatId: text(),
    }),
    localizations: Localizations(),
  });

const plain = () => z.regex(/^[^<>]*$/);
/** A title of 1 to 100 characters without angle brackets. */
export const videoTitle = () =>
  z.string().check(
    z.refine((text) => countTitle(text) <= videoLimits.title),
    z.minLength(1),
    plain(),
  );

/** At most 5,000 bytes; the title is limited in characters. */
const description = () =>
  z.optional(
    z.string().check(
      plain(),
      z.refine((text) => countDescription(text) <= videoLimits.description),
    ),
  );

const tags = () =>
  z.optional(z.array(z.string().check(plain())).check(z.refine((all) => countTags(all) <= videoLimits.tags)));

/** The writable fields of a video's snippet besides title and category. */
export const snippetDraft = () => ({
  description: description(),
  tags: tags(),
  defaultLanguage: string(),
  defaultAudioLanguage: string(),
});

const degrees = (most: number) => z.optional(z.number().check(z.minimum(-most), z.maximum(most)));

/** The writable parts of a video besides its snippet. */
export const partsDraft = () => ({
  /** publishAt is allowed only for private videos that were never public (video API behaviour, section 5). */
  status: z.optional(
    z
      .strictObject({
        privacyStatus: choice('public', 'unlisted', 'private'),
        publishAt: moment(),
        license: choice('youtube', 'creativeCommon'),
        embeddable: boolean(),
        publicStatsViewable: boolean(),
        selfDeclaredMadeForKids: boolean(),
        containsSyntheticMedia: boolean(),
      })
      .check(
        rule(({ publishAt, privacyStatus }) =>
          publishAt !== undefined && privacyStatus !== 'private' ? ['publishAt', 'privacyStatus'] : [],
        ),
      ),
  ),
  recordingDetails: z.optional(
    z.strictObject({
      recordingDate: moment(),
      locationDescription: string(),
      location: z.optional(
        z.strictObject({
          latitude: degrees(90),
          longitude: degrees(180),
          altitude: z.optional(z.number()),
        }),
      ),
    }),
  ),
  /** The channel by its id or its handle (video API behaviour, section 13). */
  brandPartner: z.optional(z.strictObject({ channelId: string(), channelHandle: string() })),
  paidProductPlacementDetails: z.optional(z.strictObject({ hasPaidProductPlacement: boolean() })),
  localizations: localizations(),
});
