import * as z from 'zod/mini';
import { method } from '../../http';

/** The few methods of WordPress itself that a sign-in needs: calendar API behaviour, section 2. */

const Capabilities = () => z.catch(z.record(z.string(), z.unknown()), {});

/** What a sign-in wants to know of `users.me`: roles and capabilities are shown in the edit context alone. */
export const whoAndWhat = { context: 'edit', _fields: 'id,name,roles,capabilities' };

/** Who the credentials belong to, and what they may do. 401 `rest_not_logged_in` when nobody is recognised. */
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
      // An empty list where there are none: PHP knows no empty object.
      capabilities: Capabilities(),
    }),
  auth: 'token',
  cost: 0,
  repeat: 'safe',
});

/** Names the application password in use. */
export const introspect = method({
  id: 'applicationPasswords.introspect',
  http: 'GET',
  path: '/wp/v2/users/me/application-passwords/introspect',
  response: () => z.object({ uuid: z.string() }),
  auth: 'token',
  cost: 0,
  repeat: 'safe',
});

/** Revokes an application password, its own included. */
export const deletePassword = method({
  id: 'applicationPasswords.delete',
  http: 'DELETE',
  path: '/wp/v2/users/me/application-passwords/{uuid}',
  response: () => z.object({ deleted: z.boolean() }),
  auth: 'token',
  cost: 0,
  repeat: 'safe',
});
