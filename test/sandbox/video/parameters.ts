import { ApiError, refuse } from './errors';
import type { Call, Method, Parameters, ParameterType } from './method';

/** Taken by every method (from the machine-readable description). */
const common = new Set(
  '$.xgafv access_token alt callback fields key oauth_token prettyPrint quotaUser uploadType upload_protocol'.split(
    ' ',
  ),
);

/** Reads path and query as the method declares them; unknown names and wrong types are refused. */
export function readParameters(
  method: Method,
  url: URL,
  inPath: Readonly<Record<string, string>> = {},
): Parameters {
  for (const [name, value] of url.searchParams) {
    if (common.has(name) || (name === 'part' && method.parts)) continue;
    const type = method.parameters[name];
    if (type === undefined) throw malformed(`Unknown name "${name}": Cannot bind query parameter.`);
    if (!fits(type, value)) throw malformed(`Invalid value at '${name}', "${value}"`);
  }
  const text = (name: string) => inPath[name] ?? (url.searchParams.get(name) || undefined);
  for (const name of method.required ?? []) if (text(name) === undefined) throw missing(name);
  return {
    text,
    list: (name) => url.searchParams.getAll(name).flatMap(splitCommas),
    flag: (name) => text(name) === 'true',
    number: (name) => (text(name) === undefined ? undefined : Number(text(name))),
    has: (name) => text(name) !== undefined,
  };
}

/** Checks `part` against the method and against the body: what the body holds must be named. */
export function readParts(method: Method, url: URL, body: unknown): Set<string> {
  if (!method.parts) return new Set();
  const parts = new Set(url.searchParams.getAll('part').flatMap(splitCommas));
  if (parts.size === 0) throw missing('part');
  for (const part of parts) {
    if (!method.parts.includes(part)) throw refuse(400, 'part', 'unknownPart', `'${part}'`, 'part');
  }
  for (const part of Object.keys(isObject(body) ? body : {})) {
    const unnamed = method.parts.includes(part) && part !== 'id' && !parts.has(part);
    if (unnamed) throw refuse(400, 'part', 'unexpectedPart', `'${part}'`, 'part');
  }
  return parts;
}

/** The JSON of a POST or PUT. */
export function readBody(method: Method, text: string): unknown {
  return method.http === 'GET' || method.http === 'DELETE' ? {} : parseBody(text);
}

/** A JSON object; nothing at all is an empty one. */
export function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Answered below, like JSON that is no object.
  }
  throw new ApiError({ status: 400, domain: 'global', reason: 'parseError', message: 'Parse error' });
}

/**
 * The one filter of a list call: none or several are refused (video API behaviour, section 3). A flag
 * that says false is no filter.
 */
export function chooseFilter<Name extends string>(
  { parameters, method }: Call,
  names: readonly Name[],
  several = 'incompatibleParameters',
): Name {
  const chosen = names.filter((name) =>
    method.parameters[name] === 'boolean' ? parameters.flag(name) : parameters.has(name),
  );
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1) return only;
  throw new ApiError({
    status: 400,
    domain: 'youtube.parameter',
    reason: only === undefined ? 'missingRequiredParameter' : several,
    message:
      only === undefined
        ? `No filter selected, expected one of: ${names}`
        : `Filters do not go together: ${chosen}`,
    location: 'parameters.',
    locationType: 'other',
  });
}

/** Up to 50 ids go into one call, more are refused (video API behaviour, section 3). */
export function readIds({ parameters }: Call, name = 'id'): readonly string[] {
  const ids = parameters.list(name);
  if (ids.length <= 50) return ids;
  throw refuse(400, 'parameter', 'invalidFilters', `At most 50 values are accepted for '${name}'.`, name);
}

/** How many results a page of a method holds, at the least, unless told, and at the most. */
export interface PageSizes {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

const usualSizes: PageSizes = { least: 0, usual: 5, most: 50 };

/** What `cutPage` wants to know of a call. */
export function readPaging({ parameters, method, actor }: Call, listing: string, sizes = usualSizes) {
  const maxResults = parameters.number('maxResults') ?? sizes.usual;
  if (maxResults < sizes.least) {
    throw new ApiError({
      status: 400,
      domain: 'global',
      reason: 'invalidParameter',
      message: `Invalid value '${maxResults}'. Values must be within the range: [${sizes.least}, ${sizes.most}]`,
      location: 'maxResults',
      locationType: 'parameter',
    });
  }
  return {
    listing: `${method.id} ${actor?.channelId ?? ''} ${listing}`,
    maxResults,
    limit: sizes.most,
    pageToken: parameters.text('pageToken'),
  };
}

const splitCommas = (value: string) => value.split(',').filter((entry) => entry !== '');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fits(type: ParameterType, value: string): boolean {
  if (value === '' || type === 'string') return true;
  if (type === 'boolean') return value === 'true' || value === 'false';
  if (type === 'uint32') return /^\d{1,9}$/.test(value);
  if (type === 'int32') return /^-?\d{1,9}$/.test(value);
  if (type === 'datetime') return readInstant(value) !== undefined;
  return type.includes(value);
}

/** A moment as RFC 3339 writes it, in the platform's own form; undefined for any other text. */
export function readInstant(text: string): string | undefined {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
  const time = form.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export function missing(name: string): ApiError {
  return refuse(400, 'parameter', 'missingRequiredParameter', `Missing required parameter: ${name}`, name);
}

export function malformed(message: string): ApiError {
  return new ApiError({
    status: 400,
    domain: 'global',
    reason: 'invalid',
    message,
    grpcStatus: 'INVALID_ARGUMENT',
  });
}
