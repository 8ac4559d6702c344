import {
  type ApplicationPassword,
  can,
  capabilities,
  createApplicationPassword,
  listPasswords,
  type User,
} from './access';
import type { Answer, Call, Route } from './rest';
import { RestError } from './restError';
import { restAddress, type Site } from './site';
import { findVisible, hasPublished, listUsers, mayList } from './userList';
import { isText } from './validation';

/** Who the caller is, and the application passwords: calendar API behaviour, section 2. */
export function userRoutes(): Route[] {
  const namespace = 'wp/v2';
  const passwords = '/users/me/application-passwords';
  const here = (call: Call) => call.user !== undefined;
  const deletes = (call: Call) => can(call.user, 'delete_users');
  const changes = (call: Call) => deletes(call) || call.user?.id === Number(call.parameters.id);
  return [
    {
      namespace,
      path: '/users',
      handlers: [
        {
          methods: ['GET'],
          permitted: mayList,
          run: (call) => listUsers(call, (user) => userShape(call, user)),
        },
        { methods: ['POST'], permitted: deletes, run: () => refuse(400, 'rest_missing_callback_param') },
      ],
    },
    {
      namespace,
      path: '/users/{id}',
      handlers: [
        {
          methods: ['GET'],
          permitted: (call) => findVisible(call) !== undefined,
          run: (call) => ({
            body: userShape(call, findVisible(call) ?? refuse(404, 'rest_user_invalid_id')),
          }),
        },
        {
          methods: ['POST', 'PUT', 'PATCH'],
          permitted: changes,
          run: (call) => ({
            body: userShape(call, findVisible(call) ?? refuse(404, 'rest_user_invalid_id')),
          }),
        },
        { methods: ['DELETE'], permitted: deletes, run: () => refuse(501, 'rest_trash_not_supported') },
      ],
    },
    {
      namespace,
      path: '/users/me',
      handlers: [
        { methods: ['GET'], run: (call) => ({ body: userShape(call, caller(call)) }) },
        {
          methods: ['POST', 'PUT', 'PATCH'],
          permitted: here,
          run: (call) => ({ body: userShape(call, caller(call)) }),
        },
        { methods: ['DELETE'], permitted: deletes, run: () => refuse(501, 'rest_trash_not_supported') },
      ],
    },
    {
      namespace,
      path: passwords,
      handlers: [
        {
          methods: ['GET'],
          permitted: here,
          run: (call) => ({ body: listPasswords(call.site.store.db, caller(call).id).map(shape) }),
        },
        {
          methods: ['POST'],
          arguments: { name: { required: true, type: 'string', check: isText } },
          permitted: here,
          run: create,
        },
        {
          methods: ['DELETE'],
          permitted: here,
          run: (call) => {
            const all = listPasswords(call.site.store.db, caller(call).id);
            for (const one of all) forget(call, one);
            return { body: { deleted: true, count: all.length } };
          },
        },
      ],
    },
    {
      namespace,
      path: `${passwords}/introspect`,
      handlers: [{ methods: ['GET'], permitted: here, run: introspect }],
    },
    {
      namespace,
      path: `${passwords}/{uuid}`,
      handlers: [
        { methods: ['GET'], permitted: here, run: (call) => ({ body: shape(found(call)) }) },
        { methods: ['POST', 'PUT', 'PATCH'], permitted: here, run: (call) => ({ body: shape(found(call)) }) },
        { methods: ['DELETE'], permitted: here, run: revoke },
      ],
    },
  ];
}

function refuse(status: number, code: string): never {
  throw new RestError(status, code, 'This cannot be done.');
}

function caller(call: Call): User {
  if (!call.user) throw new RestError(401, 'rest_not_logged_in', 'Nobody is signed in.');
  return call.user;
}

function userShape(call: Call, user: User) {
  const { site, parameters } = call;
  const edit = parameters.context === 'edit';
  const avatar = (size: number) => `${site.origin}/avatar/${user.id}?s=${size}`;
  const users = restAddress(site, '/wp/v2/users');
  const allow = [
    ...(hasPublished(call, user) || can(call.user, 'list_users') || user.id === call.user?.id ? ['GET'] : []),
    ...(user.id === call.user?.id || can(call.user, 'delete_users') ? ['POST', 'PUT', 'PATCH'] : []),
    ...(can(call.user, 'delete_users') ? ['DELETE'] : []),
  ];
  const hints = allow.length > 0 ? { targetHints: { allow } } : {};
  const [first = '', last = ''] = user.name === user.login ? [] : user.name.split(' ');
  return {
    id: user.id,
    ...(edit ? { username: user.login } : {}),
    name: user.name,
    ...(edit ? { first_name: first, last_name: last, email: user.email } : {}),
    url: user.role === 'administrator' ? site.origin : '',
    description: '',
    link: `${site.origin}/author/${user.login}/`,
    ...(edit ? { locale: 'en_US', nickname: user.login } : {}),
    slug: user.login,
    ...(edit ? { roles: [user.role], registered_date: '2026-01-05T09:00:00+00:00' } : {}),
    avatar_urls: { 24: avatar(24), 48: avatar(48), 96: avatar(96) },
    meta: edit ? { persisted_preferences: [] } : [],
    ...(edit ? { capabilities: capabilities[user.role], extra_capabilities: { [user.role]: true } } : {}),
    ...(parameters._fields === undefined
      ? {
          _links: {
            self: [{ href: `${users}/${user.id}`, ...hints }],
            collection: [{ href: users }],
          },
        }
      : {}),
  };
}

const shape = (one: ApplicationPassword) => ({
  uuid: one.uuid,
  app_id: one.appId,
  name: one.name,
  created: one.created,
  last_used: one.lastUsed,
  last_ip: one.lastIp,
});

/** The password itself is shown once, here. */
function create(call: Call): Answer {
  const { site, parameters } = call;
  const user = caller(call);
  const made = createApplicationPassword(
    site.store.db,
    user.id,
    String(parameters.name),
    String(parameters.app_id ?? ''),
    site.clock(),
  );
  return {
    status: 201,
    headers: { Location: passwordAddress(site, user, made.uuid) },
    body: { ...shape(made), password: made.password },
  };
}

const passwordAddress = (site: Site, user: User, uuid: string): string =>
  restAddress(site, `/wp/v2/users/${user.id}/application-passwords/${uuid}`);

function introspect(call: Call): Answer {
  const used = listPasswords(call.site.store.db, caller(call).id).find(
    (one) => one.uuid === call.passwordUuid,
  );
  return used ? { body: shape(used) } : refuse(404, 'rest_no_authenticated_app_password');
}

function found(call: Call): ApplicationPassword {
  const one = listPasswords(call.site.store.db, caller(call).id).find(
    (each) => each.uuid === call.parameters.uuid,
  );
  return one ?? refuse(404, 'rest_application_password_not_found');
}

function revoke(call: Call): Answer {
  const previous = found(call);
  forget(call, previous);
  return { body: { deleted: true, previous: shape(previous) } };
}

function forget(call: Call, one: ApplicationPassword): void {
  call.site.store.db.run('DELETE FROM calendar_application_passwords WHERE uuid = ?', [one.uuid]);
}
