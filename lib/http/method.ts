import type { FaultData } from '../errors';

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether a request may be sent again when nobody knows what became of it. */
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
  /** The names that nobody knows, where that is the trouble. */
  keys?: readonly string[];
  /** Says more than `custom` does. */
  params?: Record<string, unknown> | undefined;
}

/** What a method takes besides JSON, and how much of it. */
export interface Upload {
  /** Bytes. */
  maximum: number;
  /** Media ranges: `image/png`, `video/*`. */
  accepts: readonly string[];
  /** Without a file, the call is an ordinary one. */
  optional?: true;
  /** Goes to the method's own address under a file's name, as WordPress takes it. */
  named?: true;
}

/** One API call as data. Schemas are built on first use, so that a cold worker starts fast, and then kept. */
export interface Method<Answer = unknown, Query = Params, Body = unknown> {
  /** `playlistItems.insert`: as the source document names it. */
  id: string;
  http: Verb | readonly Verb[];
  /** As written in the source document: `/events/{id}`. */
  path: string;
  query?: () => Parser<Query>;
  body?: () => Parser<Body>;
  /**
   * Absent for methods that answer 204 without a body. Of a partial answer the caller chose the fields: what is always
   * there otherwise may be missing.
   */
  response?: (isPartial?: boolean) => Parser<Answer>;
  auth: 'none' | 'optional' | 'token';
  /** Any one of these allows it; video side only. */
  scopes?: readonly string[];
  /** Quota units; 0 where the service has none. */
  cost: number;
  /** The daily bucket that pays, where it is not the general one (video API behaviour, section 2). */
  bucket?: 'search' | 'upload';
  repeat: Repeat;
  /** Takes a file, which goes to the upload address. */
  upload?: Upload;
  /** Answers a file in place of JSON, of so many bytes at most. */
  download?: { maximum: number };
  /** For one that replaces what it names: the listing that reads it, by id. */
  reads?: Method;
}

/**
 * Declares a method; exists so that the types of parameters, body and answer follow from the schemas. A build leaves
 * out those that nothing in it calls.
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

/** A large schema takes milliseconds to build. */
function kept<Schema>(build: (isPartial?: boolean) => Schema): (isPartial?: boolean) => Schema {
  const built = new Map<boolean, Schema>();
  return (isPartial = false) => {
    const schema = built.get(isPartial) ?? build(isPartial);
    built.set(isPartial, schema);
    return schema;
  };
}

/** Whether a call changes something, so that nobody knows what became of it when no answer comes. */
export function isWrite({ http }: Method): boolean {
  return http !== 'GET';
}

/** Path and query parameters together, by their documented names. */
export type Params = Record<string, unknown>;

/** What a method without parameters takes. */
export type NoParams = Record<string, never>;

/** The one who knows the secret; `lib/accounts` implements it. */
export interface Credentials {
  /** The Authorization header's value, or nothing for anonymous calls. */
  authorization(): Promise<string | undefined>;
  /** An API key, which says who asks where no token does. */
  key?(): Promise<string | undefined>;
  /** After a 401 on the header `refused`: true when there is a new token worth another try. */
  renew?(refused: string): Promise<boolean>;
  /** What a refusal comes from, where the answer does not tell; undefined where it does. */
  explain?(refusal: FaultData): Promise<Pick<FaultData, 'kind' | 'reason' | 'about'> | undefined>;
}

/** Reads a service's own error body. `body` is undefined when it was no JSON. */
export type ServiceErrors = (
  status: number,
  body: unknown,
  headers: Headers,
) => Omit<FaultData, 'outcome'> & { outcome?: FaultData['outcome'] };

/** An address fit for a log: origin and path, no query (which may hold a key or a token). */
export function withholdSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
