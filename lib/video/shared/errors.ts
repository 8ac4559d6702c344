import * as z from 'zod/mini';
import type { FaultKind } from '../../errors';
import type { ServiceErrors } from '../../http';
import { lenientList } from '../../http/lenient';

/** Kind → reasons whose HTTP status is misleading (video API behaviour, section 4). */
const reasons: Partial<Record<FaultKind, string[]>> = {
  signIn: ['keyExpired', 'keyInvalid'],
  scope: ['insufficientPermissions'],
  notFound: ['channelNotFound'],
  notAllowed: [
    'channelTitleUpdateForbidden',
    'emailNotVerified',
    'failedPrecondition',
    'notEditable',
    'operationNotSupported',
    'ownChannelInChannels',
    'parentCommentIsPrivate',
    'playlistIsPrivate',
    'playlistOperationUnsupported',
    'subscriptionForbidden',
    'videoPurchaseRequired',
  ],
  duplicate: ['subscriptionDuplicate', 'videoAlreadyInAnotherSeriesPlaylist'],
  limit: [
    'bannerAlbumFull',
    'maxChannelSectionExceeded',
    'maxChannelsExceeded',
    'maxPlaylistExceeded',
    'playlistContainsMaximumNumberOfVideos',
    'tooManyPromotedItems',
    'uploadLimitExceeded',
    'uploadRateLimitExceeded',
  ],
  quota: ['dailyLimitExceeded', 'dailyLimitExceededUnreg', 'quotaExceeded'],
  transient: [
    'backendError',
    'backendNotConnected',
    'concurrentLimitExceeded',
    'internalError',
    'notReady',
    'rateLimitExceeded',
    'SERVICE_UNAVAILABLE',
    'servingLimitExceeded',
    'userRateLimitExceeded',
  ],
  badInput: ['homeParameterDeprecated'],
  disabled: [
    'CONSUMER_SUSPENDED',
    'accessNotConfigured',
    'accountClosed',
    'accountSuspended',
    'authenticatedUserAccountClosed',
    'authenticatedUserAccountSuspended',
    'authenticatedUserNotChannel',
    'channelClosed',
    'channelMembershipsNotEnabled',
    'channelNotActive',
    'channelSuspended',
    'commentsDisabled',
    'manualSortRequired',
    'NoLinkedYouTubeAccount',
    'videoRatingDisabled',
    'youtubeSignupRequired',
  ],
  conflict: ['conflict'],
};

/** Passing errors that the platform reports before it does anything. All others may follow a write that was done. */
const rateLimits = new Set([
  'concurrentLimitExceeded',
  'http429',
  'rateLimitExceeded',
  'servingLimitExceeded',
  'userRateLimitExceeded',
]);

const kinds = new Map(
  Object.entries(reasons).flatMap(([kind, names]) =>
    names.map((name): [string, FaultKind] => [name, kind as FaultKind]),
  ),
);

const byStatus: Record<number, FaultKind> = {
  400: 'badInput',
  401: 'signIn',
  403: 'notAllowed',
  404: 'notFound',
  405: 'badInput',
  409: 'duplicate',
  410: 'notFound',
  412: 'conflict',
  413: 'limit',
  416: 'badInput',
  428: 'conflict',
  429: 'transient',
};

/** Reasons in the newer `details` that count → the equal reason in the older `errors`. */
const olderReasons = new Map([
  ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'insufficientPermissions'],
  ['API_KEY_INVALID', 'keyInvalid'],
  ['SERVICE_DISABLED', 'accessNotConfigured'],
  // The older reason beside it, `forbidden`, says less
  ['CONSUMER_SUSPENDED', 'CONSUMER_SUSPENDED'],
]);

const text = () => z.catch(z.optional(z.string()), undefined);

const Metadata = () => z.catch(z.optional(z.object({ quota_limit: text() })), undefined);

const Envelope = () =>
  z.object({
    error: z.object({
      message: text(),
      errors: z.catch(lenientList(z.object({ reason: text(), location: text() })), []),
      details: z.catch(lenientList(z.object({ reason: text(), metadata: Metadata() })), []),
    }),
  });

type ErrorEnvelope = z.output<ReturnType<typeof Envelope>>['error'];

/**
 * Whether a rate limit is the day's quota (video API behaviour, sections 2 and 13): `quota_limit` names it, or in answers
 * without `details` the message alone.
 */
function isDaily({ message = '', details }: ErrorEnvelope, isRateLimit: boolean): boolean {
  if (details.some(({ metadata }) => /PerDay(?![a-z])/.test(metadata?.quota_limit ?? ''))) return true;
  return isRateLimit && /\blimit '[^']{0,100} per day'/i.test(message);
}

/**
 * Reads the platform's error envelope. The kind follows from the reason, else from the status. The message, which may
 * contain HTML, only tells a daily limit from a rate. For a body that is no envelope (a gateway's HTML, an empty body)
 * only the status counts.
 */
export const videoErrors: ServiceErrors = (status, body) => {
  const service = 'video';
  const error = Envelope().safeParse(body).data?.error;
  const first = error?.errors[0];
  const detail = error?.details.find((entry) => entry.reason !== undefined)?.reason;
  const reason = olderReasons.get(detail ?? '') ?? first?.reason ?? detail ?? `http${status}`;
  const kind = toKind(status, reason);
  const isRateLimit = kind === 'transient' && rateLimits.has(reason);
  if (error && isDaily(error, isRateLimit)) return { kind: 'quota', reason: 'quotaExceeded', service };
  // 409 SERVICE_UNAVAILABLE, as every other failure on the way, may follow a write (video API behaviour, section 13)
  const isUnclear = kind === 'transient' && !isRateLimit;
  // Some locations begin with the place of the field (video API behaviour, section 13)
  const about = first?.location?.replace(/^body\./, '');
  return { kind, reason, service, about, ...(isUnclear && { outcome: 'unclear' as const }) };
};

function toKind(status: number, reason: string): FaultKind {
  const kind = kinds.get(reason) ?? byStatus[status] ?? (status >= 500 ? 'transient' : 'unknown');
  // videos.reportAbuse answers 400 rateLimitExceeded if reports follow too quickly, which a retry does not cure
  return kind === 'transient' && status === 400 ? 'limit' : kind;
}
