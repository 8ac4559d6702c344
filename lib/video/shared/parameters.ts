import * as z from 'zod/mini';

/** What goes out, in the query or the body: read strictly, because a mistake costs quota or data. */

export const string = () => z.optional(z.string());
export const boolean = () => z.optional(z.boolean());
/** Given or not: `false` would select nothing. */
export const flag = () => z.optional(z.literal(true));
/** The description's placeholders for 'unspecified' are left out: leaving the parameter out says the same. */
export const choice = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.optional(z.enum(names));
/** RFC 3339: `2026-11-21T17:00:00Z`. */
export const moment = () =>
  z.optional(
    z.string().check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/),
      // 30 February would be read as a day in March.
      z.refine((text) => !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10))),
    ),
  );

/** Whether `YYYY-MM-DD` is in the calendar. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The `part` parameter: at least one of the resource's own names (video API behaviour, section 3). */
export const parts = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.array(z.enum(names)).check(z.minLength(1));

/** One id; lists go out comma separated, so that none may hold a comma. */
export const id = () => z.string().check(z.regex(/^[^,]+$/));
/** `id` takes up to 50 ids a call (video API behaviour, section 3). */
export const ids = (most = 50) => z.array(id()).check(z.minLength(1), z.maxLength(most));
/** An item's id is needed to read it: keep it among the fields. */
export const fields = () => z.optional(z.string());
/** Both bounds are part of the range; where nothing is said, the service takes 5 or 20. */
export const range = (least: number, most: number) =>
  z.optional(z.int().check(z.minimum(least), z.maximum(most)));
/** 0 to 50 for all listings but comments, members and videos (video API behaviour, section 3). */
export const paging = (least = 0, most = 50) => ({ maxResults: range(least, most), pageToken: string() });

/** Partner accounts only; ordinary tokens get 403 (video API behaviour, section 3). */
export const contentOwner = () => ({ onBehalfOfContentOwner: string() });
export const contentOwnerChannel = () => ({ ...contentOwner(), onBehalfOfContentOwnerChannel: string() });

/** What names the one thing to delete. */
export const oneOfMine = () => z.strictObject({ id: id(), ...contentOwner() });

/** Text of limited length, in characters as people count them. */
export const title = (most: number) => z.string().check(z.refine((text) => [...text].length <= most));

/** A language's own title and description, by language. */
export const localizations = () =>
  z.optional(z.record(z.string(), z.strictObject({ title: string(), description: string() })));

type Given = Record<string, unknown>;

/** Refuses what `blame` puts names to: an error that says which fields do not fit together. */
export const rule = <Value = Given>(blame: (value: Value) => string[]) =>
  z.check<Value>(({ value, issues }) => {
    const names = blame(value);
    if (names.length > 0) issues.push({ code: 'custom', path: [names.join(', ')], input: value });
  });

const given = (query: Given, names: string[]) => names.filter((name) => query[name] !== undefined);

/** Refuses calls with no filter or with two (video API behaviour, section 3: exactly one filter per list call). */
export const exactlyOne = (...filters: string[]) =>
  rule((query) => {
    const found = given(query, filters);
    return found.length === 1 ? [] : found.length === 0 ? filters : found;
  });

export const atMostOne = (...filters: string[]) =>
  rule((query) => {
    const found = given(query, filters);
    return found.length > 1 ? found : [];
  });

/** Refuses `names` beside a filter that does not take them. */
export const notWith = (filter: string, ...names: string[]) =>
  rule((query) => (query[filter] === undefined ? [] : given(query, names)));

/** Refuses what the platform does not take any more, although its description still names it. */
export const withdrawn = (...names: string[]) =>
  z.check<Given>(({ value, issues }) => {
    for (const name of given(value, names))
      issues.push({ code: 'custom', path: [name], params: { reason: 'withdrawn' }, input: value });
  });

const scopes = (...names: string[]) => names.map((name) => `https://www.googleapis.com/auth/${name}`);

/** Any one of its scopes allows a method. */
const readScopes = scopes('youtube.readonly', 'youtube', 'youtube.force-ssl', 'youtubepartner');
export const ownReadScopes = scopes('youtube.readonly', 'youtube', 'youtube.force-ssl');
export const auditScopes = [...readScopes, ...scopes('youtubepartner-channel-audit')];
const writeScopes = scopes('youtube', 'youtube.force-ssl', 'youtubepartner');
export const uploadScopes = [...writeScopes, ...scopes('youtube.upload')];
export const bannerScopes = scopes('youtube', 'youtube.force-ssl', 'youtube.upload');
export const captionScopes = scopes('youtube.force-ssl', 'youtubepartner');
export const commentScopes = scopes('youtube.force-ssl');
export const memberScopes = scopes('youtube.channel-memberships.creator');

/** What most methods have in common; the others say where they differ. Prices as of June 2026 (behaviour, section 2). */
export const reading = {
  http: 'GET',
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
} as const;

/** Nobody but the caller can tell whether a write whose answer was lost has been done. */
export const writing = { auth: 'token', scopes: writeScopes, cost: 50, repeat: 'afterCheck' } as const;
export const deleting = { ...writing, http: 'DELETE' } as const;

export const image = ['image/jpeg', 'image/png', 'application/octet-stream'];
export const megabytes = 1_048_576;
