import * as z from 'zod/mini';
import { scopePrefix } from '../../shared/livePlatform';
import { isExistingDay } from '../../shared/time';

// Schemas of queries and bodies. They are strict, because a mistake costs quota or data.

/** An optional text, which may be empty. */
export const string = () => z.optional(z.string());
/** An optional boolean. */
export const boolean = () => z.optional(z.boolean());
/** `true` or missing: as a filter, `false` would select nothing. */
export const flag = () => z.optional(z.literal(true));
/**
 * One of these values. The platform's values for 'unspecified' are not offered: omitting the parameter means the same.
 */
export const choice = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.optional(z.enum(names));
/** RFC 3339: `2026-11-21T17:00:00Z`. */
export const instant = () =>
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/),
    // Date.parse reads 30 February as a day in March
    z.refine((text) => !Number.isNaN(Date.parse(text)) && isExistingDay(text)),
  );
/** An optional {@link instant}. */
export const moment = () => z.optional(instant());

/** The `part` parameter: at least one of the resource's own names (video API behaviour, section 3). */
export const parts = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.array(z.enum(names)).check(z.minLength(1));

/** One id. It must not contain a comma, since lists of ids are sent comma separated. */
export const id = () => z.string().check(z.regex(/^[^,]+$/));
/** `id` accepts up to 50 ids per call (video API behaviour, section 3). */
export const ids = (most = 50) => z.array(id()).check(z.minLength(1), z.maxLength(most));
/** Limits the answer to these fields, in the platform's own syntax: `items(id,snippet(title)),nextPageToken`. */
export const fields = () => z.optional(z.string());
/** An integer, bounds included. */
export const range = (least: number, most: number) =>
  z.optional(z.int().check(z.minimum(least), z.maximum(most)));
/**
 * maxResults is 0 to 50 for all listings but comments, members and videos; the platform's default is 5 or 20 (video API
 * behaviour, section 3).
 */
export const paging = (least = 0, most = 50) => ({ maxResults: range(least, most), pageToken: string() });

/** For partner accounts only; other tokens get 403 (video API behaviour, section 3). */
export const contentOwner = () => ({ onBehalfOfContentOwner: string() });
/** For partner accounts that act for one of several channels. */
export const contentOwnerChannel = () => ({ ...contentOwner(), onBehalfOfContentOwnerChannel: string() });

/** The query of a deletion: the id of one resource of the caller. */
export const oneOfMine = () => z.strictObject({ id: id(), ...contentOwner() });

/** Text of limited length, counted in Unicode code points. */
export const title = (most: number) => z.string().check(z.refine((text) => [...text].length <= most));

/** Language → translated title and description. */
export const localizations = () =>
  z.optional(z.record(z.string(), z.strictObject({ title: string(), description: string() })));

type Given = Record<string, unknown>;

/** A check across fields: `blame` returns the names of the fields that do not fit together; none means valid. */
export const rule = <Value = Given>(blame: (value: Value) => string[]) =>
  z.check<Value>(({ value, issues }) => {
    const names = blame(value);
    if (names.length > 0) issues.push({ code: 'custom', path: [names.join(', ')], input: value });
  });

const given = (query: Given, names: string[]) => names.filter((name) => query[name] !== undefined);

/** Refuses calls without one of these filters, or with several (video API behaviour, section 3). */
export const exactlyOne = (...filters: string[]) =>
  rule((query) => {
    const found = given(query, filters);
    return found.length === 1 ? [] : found.length === 0 ? filters : found;
  });

/** Refuses calls with several of these filters. */
export const atMostOne = (...filters: string[]) =>
  rule((query) => {
    const found = given(query, filters);
    return found.length > 1 ? found : [];
  });

/** Refuses the parameters `names` together with this filter. */
export const notWith = (filter: string, ...names: string[]) =>
  rule((query) => (query[filter] === undefined ? [] : given(query, names)));

/** Refuses parameters that the platform no longer accepts, although its description still lists them. */
export const withdrawn = (...names: string[]) =>
  z.check<Given>(({ value, issues }) => {
    for (const name of given(value, names))
      issues.push({ code: 'custom', path: [name], params: { reason: 'withdrawn' }, input: value });
  });

const scopes = (...names: string[]) => names.map((name) => scopePrefix + name);

// Scopes of methods. A token needs one of a method's scopes
const readScopes = scopes('youtube.readonly', 'youtube', 'youtube.force-ssl', 'youtubepartner');
export const ownReadScopes = scopes('youtube.readonly', 'youtube', 'youtube.force-ssl');
export const auditScopes = [...readScopes, ...scopes('youtubepartner-channel-audit')];
const writeScopes = scopes('youtube', 'youtube.force-ssl', 'youtubepartner');
export const uploadScopes = [...writeScopes, ...scopes('youtube.upload')];
export const bannerScopes = scopes('youtube', 'youtube.force-ssl', 'youtube.upload');
export const captionScopes = scopes('youtube.force-ssl', 'youtubepartner');
export const commentScopes = scopes('youtube.force-ssl');
export const memberScopes = scopes('youtube.channel-memberships.creator');

/** Defaults of reading methods. Prices as of June 2026 (video API behaviour, section 2). */
export const reading = {
  http: 'GET',
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
} as const;

/** Defaults of writing methods. After a lost answer, the caller must check whether the write was done. */
export const writing = { auth: 'token', scopes: writeScopes, cost: 50, repeat: 'afterCheck' } as const;
export const inserting = { ...writing, http: 'POST' } as const;
export const updating = { ...writing, http: 'PUT' } as const;
export const deleting = { ...writing, http: 'DELETE' } as const;

/** Media types of pictures. */
export const image = ['image/jpeg', 'image/png', 'application/octet-stream'];
/** Bytes per megabyte. */
export const megabytes = 1_048_576;
