import * as z from 'zod/mini';

/** The `part` parameter: at least one of the resource's own names (video API behaviour, section 3). */
export const parts = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.array(z.enum(names)).check(z.minLength(1));

/** `id` takes up to 50 ids a call (video API behaviour, section 3). */
export const ids = () => z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(50));

export const fields = () => z.optional(z.string());
export const pageToken = () => z.optional(z.string());
/** 0 to 50, default 5, for all listings but comments and members (video API behaviour, section 3). */
export const maxResults = (least = 0) => z.optional(z.int().check(z.minimum(least), z.maximum(50)));

/** Partner accounts only; ordinary tokens get 403 (video API behaviour, section 3). */
export const contentOwner = () => ({ onBehalfOfContentOwner: z.optional(z.string()) });
export const contentOwnerChannel = () => ({
  ...contentOwner(),
  onBehalfOfContentOwnerChannel: z.optional(z.string()),
});

/** Refuses calls with no filter or with two (video API behaviour, section 3: exactly one filter per list call). */
export const exactlyOne = (...filters: string[]) =>
  z.refine<Record<string, unknown>>(
    (query) => filters.filter((name) => query[name] !== undefined).length === 1,
    {
      message: `exactly one of ${filters.join(', ')}`,
      path: ['filter'],
    },
  );

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;

/** Scopes that allow reading; any one of them will do. */
export const readScopes = [
  scope('youtube.readonly'),
  scope('youtube'),
  scope('youtube.force-ssl'),
  scope('youtubepartner'),
];
/** Scopes that allow writing; any one of them will do. */
export const writeScopes = [scope('youtube'), scope('youtube.force-ssl'), scope('youtubepartner')];
