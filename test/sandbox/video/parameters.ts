import { ApiError, refuse } from './errors';
import type { Call, Method, Parameters, ParameterType } from './method';

/** Taken by every method (from the machine-readable description). */
const common = new Set(
  '$.xgafv access_token alt callback fields key oauth_token prettyPrint quotaUser uploadType upload_protocol'.split(
    ' ',
  ),
);

/** Reads the query as the method declares it; unknown names and wrong types are refused. */
export function readParameters(method: Method, url: URL): Parameters {
  for (const [name, value] of url.searchParams) {
    if (common.has(name) || (name === 'part' && method.parts)) continue;
    const type = method.parameters[name];
    if (type === undefined) throw malformed(`Unknown name "${name}": Cannot bind query parameter.`);
    if (!fits(type, value)) throw malformed(`Invalid value at '${name}', "${value}"`);
  }
  const text = (name: string) => url.searchParams.get(name) || undefined;
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

/** The JSON of a POST or PUT; a missing body is an empty object. */
export function readBody(method: Method, text: string): unknown {
  if (method.http === 'GET' || method.http === 'DELETE' || text === '') return {};
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

/** What `cutPage` wants to know of a call; the size is 5 unless told. */
export function readPaging({ parameters, method, actor }: Call, listing: string) {
  return {
    listing: `${method.id} ${actor?.channelId ?? ''} ${listing}`,
    maxResults: parameters.number('maxResults') ?? 5,
    limit: 50,
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
  return type.includes(value);
}

function missing(name: string): ApiError {
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
