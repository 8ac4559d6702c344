import type { FaultData } from '../errors';

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether a request may be sent again if its outcome is unclear. */
export type Repeat = 'safe' | 'afterCheck' | 'never';

interface Parser<T> {
  safeParse(value: unknown):
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly Issue[] };
      };
}

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  /** Unrecognised keys, if the error is about them. */
  keys?: readonly string[];
  /** For the code `custom`: `reason` says what is wrong. */
  params?: Record<string, unknown> | undefined;
}

/** The file that a method takes besides JSON. */
export interface Upload {
  /** Bytes. */
  maximum: number;
  /** Media ranges: `image/png`, `video/*`. */
  accepts: readonly string[];
  /** The method can also be called without a file. */
  optional?: true;
  /** Sent to the method's own address with a file name, as WordPress expects, and not to the upload address. */
  named?: true;
}

/** An API method as data. Schemas are built on first use and kept, since a worker that has just started needs few. */
export interface Method<Answer = unknown, Query = Params, Body = unknown> {
  /** `playlistItems.insert`: its name in the API's reference. */
  id: string;
  http: Verb | readonly Verb[];
  /** As in the API's reference: `/events/{id}`. */
  path: string;
  /** Schema of the path and query parameters; without one, they are sent as they are given. */
  query?: () => Parser<Query>;
  /** Schema of the JSON body; without one, a call with a body is refused. */
  body?: () => Parser<Body>;
  /**
   * Absent for methods that answer 204 without a body.
   * @param isPartial the request had `fields`: members that are required otherwise may be missing
   */
  response?: (isPartial?: boolean) => Parser<Answer>;
  auth: 'none' | 'optional' | 'token';
  /** OAuth scopes of which one is enough; video API only. */
  scopes?: readonly string[];
  /** Quota units; 0 if the service has no quota. */
  cost: number;
  /** The daily bucket that pays, if not the general one (video API behaviour, section 2). */
  bucket?: 'search' | 'upload';
  repeat: Repeat;
  /** The file that it takes. */
  upload?: Upload;
  /** It answers with a file in place of JSON, of `maximum` bytes at most. */
  download?: { maximum: number };
  /** For updates that replace the parts that they name: the list method that reads them by id. */
  reads?: Method;
  /** For updates that reset fields of the body if they are left out: their names. */
  resets?: readonly string[];
}

/**
 * Declares a method: the types of parameters, body and answer follow from the schemas. Marked as free of side effects,
 * so that a build leaves out methods that nothing calls.
 */
/* @__NO_SIDE_EFFECTS__ */
export function method<Answer = undefined, Query = NoParams, Body = undefined>(
  declaration: Method<Answer, Query, Body>,
): Method<Answer, Query, Body> {
  const { query, body, response } = declaration;
  return {
    ...declaration,
    ...(query && { query: kept(query) }),
    ...(body && { body: kept(body) }),
    ...(response && { response: kept(response) }),
  };
}

/** Keeps what is built: a large schema takes milliseconds. */
function kept<Schema>(build: (isPartial?: boolean) => Schema): (isPartial?: boolean) => Schema {
  const built = new Map<boolean, Schema>();
  return (isPartial = false) => {
    const schema = built.get(isPartial) ?? build(isPartial);
    built.set(isPartial, schema);
    return schema;
  };
}

/** Whether a call changes something: without an answer, its outcome is unclear. */
export function isWrite({ http }: Method): boolean {
  return http !== 'GET';
}

/** Path and query parameters together, by their names in the API's reference. */
export type Params = Record<string, unknown>;

/** The parameters of a method that has none. */
export type NoParams = Record<string, never>;

/** Access to an account's secret; implemented by `lib/accounts`. */
export interface Credentials {
  /** Value of the Authorization header; undefined for anonymous calls. */
  authorization(): Promise<string | undefined>;
  /** An API key, for calls without a token; undefined if there is none. */
  key?(): Promise<string | undefined>;
  /** After a 401 on the header value `refused`: whether there is a new token to try. */
  renew?(refused: string): Promise<boolean>;
  /** The cause of a refusal, if the answer does not say it and the account does; else undefined. */
  explain?(refusal: FaultData): Promise<Pick<FaultData, 'kind' | 'reason' | 'about'> | undefined>;
}

/** Translates an error response of a service. @param body its parsed JSON, undefined if it is not JSON */
export type ServiceErrors = (
  status: number,
  body: unknown,
  headers: Headers,
) => Omit<FaultData, 'outcome'> & { outcome?: FaultData['outcome'] };

/** An address for logs and errors: origin and path without the query, which may hold a key or a token. */
export function withholdSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
