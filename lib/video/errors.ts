import * as z from 'zod/mini';
import type { FaultKind } from '../fault';
import type { ServiceErrors } from '../http';

/** Reason → kind, where the HTTP status alone would mislead (video API behaviour, section 4). */
const kinds: Record<string, FaultKind> = {
  accessNotConfigured: 'disabled',
  accountDelegationForbidden: 'notAllowed',
  authenticatedUserNotChannel: 'disabled',
  backendError: 'transient',
  backendNotConnected: 'transient',
  concurrentLimitExceeded: 'transient',
  dailyLimitExceeded: 'quota',
  dailyLimitExceededUnreg: 'quota',
  insufficientPermissions: 'scope',
  internalError: 'transient',
  keyExpired: 'signIn',
  keyInvalid: 'signIn',
  maxPlaylistExceeded: 'limit',
  notReady: 'transient',
  playlistContainsMaximumNumberOfVideos: 'limit',
  quotaExceeded: 'quota',
  rateLimitExceeded: 'transient',
  SERVICE_UNAVAILABLE: 'transient',
  servingLimitExceeded: 'transient',
  subscriptionDuplicate: 'duplicate',
  userRateLimitExceeded: 'transient',
  videoAlreadyInPlaylist: 'duplicate',
  videoRatingDisabled: 'disabled',
  youtubeSignupRequired: 'disabled',
};

const byStatus: Record<number, FaultKind> = {
  400: 'badInput',
  401: 'signIn',
  403: 'notAllowed',
  404: 'notFound',
  409: 'duplicate',
  429: 'transient',
};

const Envelope = () =>
  z.object({
    error: z.object({
      status: z.optional(z.string()),
      errors: z._default(
        z.array(z.object({ reason: z.optional(z.string()), location: z.optional(z.string()) })),
        [],
      ),
      details: z._default(z.array(z.looseObject({ reason: z.optional(z.string()) })), []),
    }),
  });

/**
 * Reads the platform's error envelope: the reason decides, then the status, never the message (it may hold HTML).
 * A body that is no envelope (a gateway's HTML, an empty body) is judged by its status alone.
 */
export const videoErrors: ServiceErrors = (status, body) => {
  const parsed = Envelope().safeParse(body);
  const first = parsed.success ? parsed.data.error.errors[0] : undefined;
  const detail = parsed.success
    ? parsed.data.error.details.find((entry) => entry.reason !== undefined)?.reason
    : undefined;
  const reason = first?.reason ?? detail ?? `http${status}`;
  const kind =
    kinds[reason] ??
    (detail === 'API_KEY_INVALID' ? 'signIn' : undefined) ??
    byStatus[status] ??
    (status >= 500 ? 'transient' : 'unknown');
  // A 404 on an insert was seen although the work was done (behaviour, section 5): the caller checks.
  return { kind, reason, ...(first?.location === undefined ? {} : { about: first.location }) };
};
