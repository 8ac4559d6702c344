import { describe, expect, it } from 'vitest';
import { videoErrors } from '../../../../lib/video';
import { readCatalogue, readMessages } from '../../../../modules/locales/catalogue';
import { suspendedProject } from '../../../sandbox/video/errors';

/** Status → reasons that the platform documents or was seen to send (video API behaviour, sections 3 and 4). */
const documented: Record<number, string> = {
  400: `badContent badRequest banWithoutReject bannerAlbumFull brandingValidationError channelIdRequired
    channelMembershipsNotEnabled channelNotActive channelOrVideoIdMissing channelTitleUpdateForbidden
    channelsDuplicated channelsNeeded channelsNotExpected commentTextRequired commentTextTooLong
    contentDetailsNeeded contentRequired couldNotConvert defaultLanguageNotSet defaultLanguageNotSetError
    emailNotVerified failedPrecondition idInvalid idRequired imageFormatUnsupported imageTooTall imageTooWide
    inValidPosition incompatibleParameters invalid invalidAbuseReason invalidBrandingOption invalidCategoryId
    invalidChannelId invalidCommentMetadata invalidCommentThreadMetadata invalidContentDetails invalidCriteria
    invalidCustomEmoji invalidCustomMessage invalidDefaultBroadcastPrivacySetting invalidDescription
    invalidDuration invalidFilename invalidFilterByMemberChannelId invalidFilters invalidHasAccessToLevel
    invalidImage invalidLanguage invalidLocation invalidMetadata invalidMine invalidMode invalidPageToken
    invalidParameter invalidPart invalidPlaylistItemPosition invalidPlaylistSnippet invalidPublishAt invalidQuery
    invalidRating invalidRecentlyUploadedBy invalidRecordingDetails invalidRegionCode invalidRelevanceLanguage
    invalidResourceType invalidSearchFilter invalidSnippet invalidTags invalidTimingOffset invalidTimingType
    invalidTitle invalidVideoGameRating invalidVideoMetadata keyExpired keyInvalid localizationValidationError
    manualSortRequired maxChannelSectionExceeded maxChannelsExceeded maxPlaylistExceeded mediaBodyRequired
    missingRequiredParameter nameTooLong notEditable notUpload onePlaylistNeeded operationNotSupported
    ownChannelInChannels parentCommentIsPrivate parentIdMissing parseError playlistIdRequired playlistIsPrivate
    playlistItemIdRequired playlistOperationUnsupported playlistTitleRequired playlistsDuplicated
    playlistsNeeded playlistsNotExpected processingFailure publisherRequired required requiredItemId
    requiredItemIdType requiredTiming requiredTimingOffset requiredTimingType requiredVideoId
    requiredWebsiteUrl resourceIdRequired snippetNeeded subscriptionDuplicate subscriptionForbidden
    titleLengthExceeded titleRequired tooManyParts tooManyPromotedItems typeRequired unexpectedParameter
    unexpectedPart unknownPart unsupportedLanguageCode unsupportedRegionCode uploadLimitExceeded
    videoAlreadyInAnotherSeriesPlaylist videoChartNotFound videoPurchaseRequired wrongUrlForUpload`,
  401: 'NoLinkedYouTubeAccount authError authorizationRequired expired unauthorized youtubeSignupRequired',
  403: `CONSUMER_SUSPENDED accessNotConfigured accountClosed accountDelegationForbidden accountSuspended
    authenticatedUserAccountClosed authenticatedUserAccountSuspended authenticatedUserNotChannel channelClosed
    channelForbidden channelSectionForbidden channelSuspended cmsUserAccountNotFound commentsDisabled
    concurrentLimitExceeded dailyLimitExceeded dailyLimitExceededUnreg forbidden forbiddenEmbedSetting
    forbiddenLicenseSetting forbiddenPrivacySetting homeParameterDeprecated ineligibleAccount
    insufficientCapabilities insufficientPermissions playlistContainsMaximumNumberOfVideos playlistForbidden
    playlistItemsNotAccessible promotedVideoNotAllowed quotaExceeded rateLimitExceeded servingLimitExceeded
    userRateLimitExceeded videoRatingDisabled websiteLinkNotAllowed`,
  404: `captionNotFound categoryNotFound channelNotFound channelSectionNotFound commentNotFound
    commentThreadNotFound homeChannelNotFound notFound parentCommentNotFound playlistItemNotFound
    playlistNotFound publisherNotFound subscriberNotFound subscriptionNotFound unknownChannelId unknownVideoId
    videoCategoryNotFound videoNotFound`,
  405: 'httpMethodNotAllowed',
  409: 'SERVICE_UNAVAILABLE captionExists conflict duplicate videoAlreadyInPlaylist',
  410: 'deleted',
  412: 'conditionNotMet',
  413: 'backendRequestTooLarge batchSizeTooLarge uploadTooLarge',
  416: 'requestedRangeNotSatisfiable',
  428: 'preconditionRequired',
  429: 'uploadRateLimitExceeded',
  500: 'internalError',
  503: 'backendError backendNotConnected notReady',
};
const reasons = Object.entries(documented).flatMap(([status, names]) =>
  names.split(/\s+/).map((reason): [number, string] => [Number(status), reason]),
);

const headers = new Headers();
const envelope = (reason: string, details: unknown[] = []) => ({
  error: { errors: [{ reason, location: 'id' }], details },
});
/** An error body that names a quota limit in its `details`. */
const daily = (quota_limit: unknown) =>
  envelope('rateLimitExceeded', [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit } }]);
/** An answer in which the message alone names a limit. */
const named = (limit: string) => ({
  error: {
    message: `Quota exceeded for quota metric 'Q' and ${limit} of service.`,
    errors: [{ reason: 'rateLimitExceeded' }],
  },
});
const getKind = (status: number, body: unknown) => videoErrors(status, body, headers).kind;

describe('videoErrors', () => {
  it.each([
    [400, envelope('badRequest', [{ reason: 'API_KEY_INVALID' }]), 'signIn', 'keyInvalid'],
    [400, envelope('maxPlaylistExceeded'), 'limit', 'maxPlaylistExceeded'],
    [400, envelope('rateLimitExceeded'), 'limit', 'rateLimitExceeded'],
    [400, envelope('subscriptionDuplicate'), 'duplicate', 'subscriptionDuplicate'],
    [400, envelope('uploadLimitExceeded'), 'limit', 'uploadLimitExceeded'],
    [401, envelope('authError'), 'signIn', 'authError'],
    [401, envelope('youtubeSignupRequired'), 'disabled', 'youtubeSignupRequired'],
    [403, { error: { details: [{ reason: 'SERVICE_DISABLED' }] } }, 'disabled', 'accessNotConfigured'],
    [403, envelope('channelNotFound'), 'notFound', 'channelNotFound'],
    [403, envelope('commentsDisabled'), 'disabled', 'commentsDisabled'],
    [403, envelope('forbidden'), 'notAllowed', 'forbidden'],
    [403, envelope('insufficientPermissions'), 'scope', 'insufficientPermissions'],
    [403, envelope('quotaExceeded'), 'quota', 'quotaExceeded'],
    [403, envelope('rateLimitExceeded'), 'transient', 'rateLimitExceeded'],
    [404, envelope('playlistNotFound'), 'notFound', 'playlistNotFound'],
    [429, daily('defaultSearchPerDayPerProject'), 'quota', 'quotaExceeded'],
    [403, daily('VideoUploadsPerDayPerProject'), 'quota', 'quotaExceeded'],
    [429, daily('defaultPerMinutePerProject'), 'transient', 'rateLimitExceeded'],
    [429, daily('PerDaylightPerUser'), 'transient', 'rateLimitExceeded'],
    [429, daily(5), 'transient', 'rateLimitExceeded'],
    [429, named("limit 'Video Uploads per day'"), 'quota', 'quotaExceeded'],
    [403, named("limit 'Queries per day'"), 'quota', 'quotaExceeded'],
    [429, named("limit 'Queries per minute'"), 'transient', 'rateLimitExceeded'],
    [429, { error: { message: "limit 'Queries per day'" } }, 'quota', 'quotaExceeded'],
    // Other reasons do not depend on the message
    [
      400,
      { error: { ...named("limit 'Queries per day'").error, errors: [{ reason: 'invalid' }] } },
      'badInput',
      'invalid',
    ],
    [403, suspendedProject, 'disabled', 'CONSUMER_SUSPENDED'],
    [409, envelope('SERVICE_UNAVAILABLE'), 'transient', 'SERVICE_UNAVAILABLE'],
    [409, envelope('videoAlreadyInPlaylist'), 'duplicate', 'videoAlreadyInPlaylist'],
    [412, envelope('conditionNotMet'), 'conflict', 'conditionNotMet'],
    [429, envelope('uploadRateLimitExceeded'), 'limit', 'uploadRateLimitExceeded'],
    [429, undefined, 'transient', 'http429'],
    [502, undefined, 'transient', 'http502'],
    [418, { error: 'teapot' }, 'unknown', 'http418'],
    [400, { error: { errors: [null, { reason: 5 }], details: 'odd' } }, 'badInput', 'http400'],
    [400, { error: { details: [{ reason: 'constructor' }] } }, 'badInput', 'constructor'],
  ] as const)('%i %j is %s', (status, body, kind, reason) => {
    expect(videoErrors(status, body, headers)).toMatchObject({ kind, reason });
  });

  it('takes a passing error as unclear, unless it is a rate limit: the write may have been done', () => {
    const unclear = reasons.filter(
      ([status, reason]) => videoErrors(status, envelope(reason), headers).outcome === 'unclear',
    );
    expect(unclear.map(([, reason]) => reason).sort()).toStrictEqual([
      'SERVICE_UNAVAILABLE',
      'backendError',
      'backendNotConnected',
      'internalError',
      'notReady',
    ]);
    expect(videoErrors(429, undefined, headers).outcome).toBeUndefined();
  });

  it('returns the field that the error is about', () => {
    expect(videoErrors(400, envelope('invalidFilters'), headers).about).toBe('id');
    const inBody = { error: { errors: [{ reason: 'invalidTitle', location: 'body.snippet.title' }] } };
    expect(videoErrors(400, inBody, headers).about).toBe('snippet.title');
  });

  it('returns transient only for reasons that the platform declares so', () => {
    const transient = reasons.filter(([status, reason]) => getKind(status, envelope(reason)) === 'transient');
    expect(transient.map(([, reason]) => reason).sort()).toStrictEqual([
      'SERVICE_UNAVAILABLE',
      'backendError',
      'backendNotConnected',
      'concurrentLimitExceeded',
      'internalError',
      'notReady',
      'rateLimitExceeded',
      'servingLimitExceeded',
      'userRateLimitExceeded',
    ]);
  });

  it.each([
    [404, ['notFound']],
    [401, ['disabled', 'signIn']],
    [403, ['badInput', 'disabled', 'limit', 'notAllowed', 'quota', 'scope', 'transient']],
    [409, ['conflict', 'duplicate', 'transient']],
  ])('returns a fitting kind for reasons of status %i', (status, kinds) => {
    const found = reasons
      .filter(([of]) => of === status)
      .map(([, reason]) => getKind(status, envelope(reason)));
    expect([...new Set(found)].sort()).toStrictEqual(kinds);
  });
});

describe('the messages of reasons', () => {
  it('exist for every reason, and for no other', () => {
    const names = [...readMessages(readCatalogue('en')).keys()].map((name) => name.split('.'));
    const said = (group: string) =>
      names.filter((name) => name[0] === 'fault' && name[1] === group).map((name) => String(name[2]));
    const known = new Set(reasons.map(([, reason]) => reason));
    const sentences = [...said('video'), ...said('reason')];
    expect(known.size).toBeGreaterThan(190);
    expect([...known].filter((reason) => !sentences.includes(reason))).toStrictEqual([]);
    expect(said('video').filter((reason) => !known.has(reason))).toStrictEqual([]);
  });
});
