import * as z from 'zod/mini';
import { method } from '../../http';

/** WordPress's own methods that a sign-in needs (calendar API behaviour, section 2). */

/** Calls about the signed-in user; each may be repeated. */
const ownData = { auth: 'token', cost: 0, repeat: 'safe' } as const;

/** A user with roles and capabilities. */
const SiteUser = () =>
  z.object({
    id: z.number(),
    name: z.catch(z.string(), ''),
    roles: z.catch(z.array(z.string()), []),
    // An empty list if there are none: PHP encodes an empty object so.
    capabilities: z.catch(z.record(z.string(), z.unknown()), {}),
  });
export type SiteUser = z.output<ReturnType<typeof SiteUser>>;

/** Query for `users.me`: roles and capabilities are answered in the edit context only. */
export const whoAndWhat = { context: 'edit', _fields: 'id,name,roles,capabilities' };

/** The signed-in user with their rights. 401 `rest_not_logged_in` if the request was treated as anonymous. */
export const me = method({
  ...ownData,
  id: 'users.me',
  http: 'GET',
  path: '/wp/v2/users/me',
  query: () => z.object({ context: z.literal('edit'), _fields: z.string() }),
  response: SiteUser,
});

/** Reads the id of the application password in use. */
export const introspect = method({
  ...ownData,
  id: 'applicationPasswords.introspect',
  http: 'GET',
  path: '/wp/v2/users/me/application-passwords/introspect',
  response: () => z.object({ uuid: z.string() }),
});

/** Revokes an application password; it may be the one in use. */
export const deletePassword = method({
  ...ownData,
  id: 'applicationPasswords.delete',
  http: 'DELETE',
  path: '/wp/v2/users/me/application-passwords/{uuid}',
  response: () => z.object({ deleted: z.boolean() }),
});
