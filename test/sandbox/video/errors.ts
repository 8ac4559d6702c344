/** Where in the request the fault lies. */
interface FaultLocation {
  readonly location: string;
  readonly locationType: 'parameter' | 'header' | 'other';
}

export interface ApiFault extends Partial<FaultLocation> {
  /** HTTP status. */
  readonly status: number;
  /** `global`, `youtube.quota`, or one per resource. */
  readonly domain: string;
  readonly reason: string;
  readonly message: string;
  /** The gRPC name of the status; only answers of the platform's front end carry one. */
  readonly grpcStatus?: string;
  readonly details?: readonly Record<string, unknown>[];
}

/** Thrown by checks and methods; the one place that serves calls turns it into the envelope. */
export class ApiError extends Error {
  constructor(readonly fault: ApiFault) {
    super(fault.message);
  }
}

/** The error envelope (video API behaviour, section 4). */
export function errorBody(fault: ApiFault): Record<string, unknown> {
  const { status, domain, reason, message, location, locationType, grpcStatus, details } = fault;
  const entry = { message, domain, reason, ...(location === undefined ? {} : { location, locationType }) };
  return {
    error: {
      code: status,
      message,
      errors: [entry],
      ...(grpcStatus === undefined ? {} : { status: grpcStatus }),
      ...(details === undefined ? {} : { details }),
    },
  };
}

/** A fault of a resource's own: `refuse(404, 'playlistItem', 'playlistNotFound', …)`. */
export function refuse(
  status: number,
  resource: string,
  reason: string,
  message: string,
  parameter?: string,
): ApiError {
  const where = parameter === undefined ? {} : ({ location: parameter, locationType: 'parameter' } as const);
  return new ApiError({ status, domain: `youtube.${resource}`, reason, message, ...where });
}

/**
 * The answer seen when a daily bucket of its own is exhausted (video API behaviour, sections 2 and 13): a rate by its
 * reason, the day's quota by its limit. Of uploads only the message names that.
 */
export const exhaustedDay = (bucket: 'Search Queries' | 'Video Uploads'): ApiFault => ({
  status: 429,
  domain: 'global',
  reason: 'rateLimitExceeded',
  message: `Quota exceeded for quota metric '${bucket}' and limit '${bucket} per day'.`,
  ...(bucket === 'Search Queries' ? { grpcStatus: 'RESOURCE_EXHAUSTED', details: [searchLimit] } : {}),
});

const searchLimit = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'RATE_LIMIT_EXCEEDED',
  domain: 'googleapis.com',
  metadata: {
    service: 'youtube.googleapis.com',
    quota_limit: 'defaultSearchPerDayPerProject',
    quota_limit_value: '100',
  },
};

/** The project is suspended (video API behaviour, section 13): the body for a fault of status 403. */
export const suspendedProject = errorBody({
  status: 403,
  domain: 'global',
  reason: 'forbidden',
  message: 'Permission denied: Consumer has been suspended.',
  grpcStatus: 'PERMISSION_DENIED',
  details: [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'CONSUMER_SUSPENDED',
      domain: 'googleapis.com',
      metadata: { service: 'youtube.googleapis.com' },
    },
  ],
});

/**
 * The answer seen when an insert into a fresh playlist is aborted with nothing written (video API
 * behaviour, section 4): the body for a fault of status 409.
 */
export const abortedInsert = errorBody({
  status: 409,
  domain: 'youtube.playlistItem',
  reason: 'SERVICE_UNAVAILABLE',
  message: 'The operation was aborted.',
  grpcStatus: 'ABORTED',
});
