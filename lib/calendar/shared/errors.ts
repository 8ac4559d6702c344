import * as z from 'zod/mini';
import type { FaultKind } from '../../errors';
import type { ServiceErrors } from '../../http';

/** Code → kind, where the HTTP status alone would mislead (calendar API behaviour, sections 2 and 9). */
const kinds: Record<string, FaultKind> = {
  incorrect_password: 'signIn',
  invalid_username: 'signIn',
  invalid_email: 'signIn',
  rest_not_logged_in: 'signIn',
  term_exists: 'duplicate',
  rest_no_route: 'disabled',
  'event-no-longer-available': 'notFound',
  'rest-invalid-event-id': 'notFound',
  duplicate_term_slug: 'duplicate',
  // A crash inside a plugin is final for this input: sending it again crashes again.
  internal_server_error: 'answer',
  db_insert_error: 'badInput',
  empty_content: 'badInput',
  empty_term_name: 'badInput',
  rest_upload_sideload_error: 'badInput',
};

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

/** Reads WordPress's `{code, message, data}`; the message may hold HTML and server paths and is never shown. */
export const calendarErrors: ServiceErrors = (status, body, headers) => {
  const parsed = ErrorBody().safeParse(body);
  if (!parsed.success) return pageFault(status, headers);
  const { code, data } = parsed.data;
  // WordPress ends every request so while it is updated, before anything is done.
  if (code === 'wp_die' && status === 503)
    return { kind: 'transient', reason: 'maintenance', outcome: 'refused' };
  const field = firstField(data?.params);
  const kind = isUnknownItem(code, field)
    ? 'notFound'
    : (kinds[code] ?? byStatus[status] ?? (status >= 500 ? 'transient' : 'unknown'));
  // Some refusals come as a 500: what the site names as bad input it did not store.
  const outcome = kind === 'badInput' || kind === 'duplicate' ? 'refused' : undefined;
  return { kind, reason: code, about: field, ...(outcome && { outcome }) };
};

type Told = ReturnType<ServiceErrors>;

/**
 * A page in place of an answer is not WordPress's: it is the web server's, or something in front of it (calendar API
 * behaviour, Faults).
 */
export function pageFault(status: number, headers: Headers): Told {
  // WordPress answers in JSON what it does not find: here nobody asked it.
  if (status === 404) return { kind: 'disabled', reason: 'apiHidden', outcome: 'refused' };
  if (status === 403) return { kind: 'notAllowed', reason: 'firewall' };
  if (status === 401 && headers.has('www-authenticate'))
    return { kind: 'disabled', reason: 'webServerPassword' };
  if (status === 503 && headers.has('retry-after')) return { kind: 'transient', reason: 'maintenance' };
  const kind = barePages[status] ?? (status >= 500 ? 'transient' : 'answer');
  return { kind, reason: `http${status}` };
}

/** The server may take smaller files than WordPress. */
const barePages: Record<number, FaultKind> = { 413: 'badInput', 429: 'transient' };

/** Venues, organizers and terms that do not exist answer 400 about their address in place of 404 (section 9). */
const isUnknownItem = (code: string, field: string | undefined) =>
  code === 'rest_invalid_param' && (field === 'id' || field === 'slug');

/** `params` is a list of names for missing parameters, an object name → text for invalid ones. */
function firstField(params: unknown): string | undefined {
  if (Array.isArray(params)) return typeof params[0] === 'string' ? params[0] : undefined;
  return typeof params === 'object' && params !== null ? Object.keys(params)[0] : undefined;
}
