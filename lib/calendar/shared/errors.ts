import * as z from 'zod/mini';
import type { FaultKind } from '../../errors';
import type { ServiceErrors } from '../../http';

/** Error code → kind, for codes whose HTTP status is misleading (calendar API behaviour, sections 2 and 9). */
const kinds = new Map<string, FaultKind>([
  ['incorrect_password', 'signIn'],
  ['invalid_username', 'signIn'],
  ['invalid_email', 'signIn'],
  ['rest_not_logged_in', 'signIn'],
  ['term_exists', 'duplicate'],
  ['rest_no_route', 'disabled'],
  ['event-no-longer-available', 'notFound'],
  ['rest-invalid-event-id', 'notFound'],
  ['duplicate_term_slug', 'duplicate'],
  // A PHP crash in a plugin repeats with the same input, so it is not transient
  ['internal_server_error', 'answer'],
  ['db_insert_error', 'badInput'],
  ['empty_content', 'badInput'],
  ['empty_term_name', 'badInput'],
  ['rest_upload_sideload_error', 'badInput'],
]);

const byStatus: Record<number, FaultKind> = {
  400: 'badInput',
  401: 'signIn',
  403: 'notAllowed',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  429: 'transient',
};

const ErrorBody = () =>
  z.object({
    code: z.string(),
    data: z.catch(z.optional(z.object({ params: z.optional(z.unknown()) })), undefined),
  });

/** Reads WordPress's `{code, message, data}`. The message may contain HTML and server paths; it is never shown. */
export const calendarErrors: ServiceErrors = (status, body, headers) => ({
  ...toFault(status, body, headers),
  service: 'calendar',
});

const toFault: ServiceErrors = (status, body, headers) => {
  const parsed = ErrorBody().safeParse(body);
  if (!parsed.success) return pageFault(status, headers);
  const { code, data } = parsed.data;
  // During its own update, WordPress refuses every request with this code before it does anything
  if (code === 'wp_die' && status === 503)
    return { kind: 'transient', reason: 'maintenance', outcome: 'refused' };
  const field = firstField(data?.params);
  const kind = isUnknownItem(code, field)
    ? 'notFound'
    : (kinds.get(code) ?? byStatus[status] ?? (status >= 500 ? 'transient' : 'unknown'));
  // Some refusals have status 500. The site stores nothing if it reports bad input
  const outcome = kind === 'badInput' || kind === 'duplicate' ? 'refused' : undefined;
  return { kind, reason: code, about: field, ...(outcome && { outcome }) };
};

type ServiceFault = ReturnType<ServiceErrors>;

/**
 * The fault for an answer that is not JSON, by its status. It comes from the web server or a proxy before it, since
 * WordPress answers in JSON (calendar API behaviour, section 'Faults').
 */
export function pageFault(status: number, headers: Headers): ServiceFault {
  // WordPress reports 404 in JSON, so the request did not reach it
  if (status === 404) return { kind: 'disabled', reason: 'apiHidden', outcome: 'refused' };
  if (status === 403) return { kind: 'notAllowed', reason: 'firewall' };
  if (status === 401 && headers.has('www-authenticate'))
    return { kind: 'disabled', reason: 'webServerPassword' };
  if (status === 503 && headers.has('retry-after')) return { kind: 'transient', reason: 'maintenance' };
  const kind = pageKinds[status] ?? (status >= 500 ? 'transient' : 'answer');
  return { kind, reason: `http${status}` };
}

/** 413: the web server may accept only smaller files than WordPress does. */
const pageKinds: Record<number, FaultKind> = { 413: 'badInput', 429: 'transient' };

/** For a missing venue, organizer or term the site answers 400 about `id` or `slug` instead of 404 (section 9). */
const isUnknownItem = (code: string, field: string | undefined) =>
  code === 'rest_invalid_param' && (field === 'id' || field === 'slug');

/** The first field in `params`, which is a list of names (missing fields) or an object name → text (invalid fields). */
function firstField(params: unknown): string | undefined {
  if (Array.isArray(params)) return typeof params[0] === 'string' ? params[0] : undefined;
  return typeof params === 'object' && params !== null ? Object.keys(params)[0] : undefined;
}
