import * as z from 'zod/mini';
import { method } from '../../http';

/** WordPress's own methods that a sign-in needs (calendar API behaviour, section 2). */

const Capabilities = () => z.catch(z.record(z.string(), z.unknown()), {});

/** Query for `users.me`: roles and capabilities are answered in the edit context only. */
export const whoAndWhat = { context: 'edit', _fields: 'id,name,roles,capabilities' };

/** The signed-in user with their rights. 401 `rest_not_logged_in` if the request was treated as anonymous. */
export const me = method({
  id: 'users.me',
  http: 'GET',
  path: '/wp/v2/users/me',
  query: () => z.object({ context: z.literal('edit'), _fields: z.string() }),
  response: () =>
    z.object({
      id: z.number(),
      name: z.catch(z.string(), ''),
      roles: z.catch(z.array(z.string()), []),
      // An empty list if there are none: PHP encodes an empty object so.
      capabilities: Capabilities(),
    }),
  auth: 'token',
  cost: 0,
  repeat: 'safe',
});

/** Reads the id of the application password in use. */
export const introspect = method({
  id: 'applicationPasswords.introspect',
  http: 'GET',
  path: '/wp/v2/users/me/application-passwords/introspect',
  response: () => z.object({ uuid: z.string() }),
  auth: 'token',
  cost: 0,
  repeat: 'safe',
});

/** Revokes an application password; it may be the one in use. */
export const deletePassword = method({
  id: 'applicationPasswords.delete',
  http: 'DELETE',
  path: '/wp/v2/users/me/application-passwords/{uuid}',
  response: () => z.object({ deleted: z.boolean() }),
  auth: 'token',
  cost: 0,
  repeat: 'safe',
});
