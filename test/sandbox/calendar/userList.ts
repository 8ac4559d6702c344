import { can, capabilities, type User } from './access';
import { listAnswer } from './rawList';
import type { Answer, Call } from './rest';
import { forbidden, type RestError } from './restError';
import { parseList } from './validation';

/** Whom a caller may see: calendar API behaviour, 'Media, users'. */
export function listUsers(call: Call, shape: (user: User) => unknown): Answer {
  const { parameters } = call;
  const found = allUsers(call)
    .filter((user) => parameters.who !== 'authors' || can(user, 'edit_posts'))
    .filter((user) => asked(call, user) && (visible(call, user) || parameters.who === 'authors'))
    .sort((one, other) => one.name.localeCompare(other.name));
  return listAnswer(call, found, shape);
}

const allUsers = ({ site }: Call): User[] =>
  site.store.db.all('SELECT * FROM calendar_users ORDER BY id') as unknown as User[];

/** People without a right to list users see those who have published something. */
const visible = (call: Call, user: User): boolean =>
  call.parameters.has_published_posts === undefined && can(call.user, 'list_users')
    ? true
    : hasPublished(call, user);

export const hasPublished = ({ site }: Call, { id }: User): boolean =>
  site.store.db.get(
    "SELECT id FROM calendar_posts WHERE author = ? AND type <> 'attachment' AND status = 'publish'",
    [id],
  ) !== undefined;

function asked({ parameters }: Call, user: User): boolean {
  const roles = parseList(parameters.roles);
  const wanted = parseList(parameters.capabilities);
  const search = String(parameters.search ?? '').toLowerCase();
  return (
    (roles.length === 0 || roles.includes(user.role)) &&
    wanted.every((capability) => capabilities[user.role][capability]) &&
    `${user.login} ${user.name} ${user.email}`.toLowerCase().includes(search)
  );
}

/** @throws RestError where the caller may not see the user */
export function findVisible(call: Call): User | undefined {
  const user = allUsers(call).find(({ id }) => id === Number(call.parameters.id));
  if (!user || user.id === call.user?.id || can(call.user, 'list_users') || hasPublished(call, user))
    return user;
  throw forbidden(call.user !== undefined, 'rest_user_cannot_view');
}

/** @returns the refusal where the caller asks for more than they may see */
export function mayList({ parameters, user }: Call): boolean | RestError {
  const lists = can(user, 'list_users');
  const refused = (code: string) => forbidden(user !== undefined, code);
  if (parameters.who === 'authors') return can(user, 'edit_posts') || refused('rest_forbidden_who');
  if (lists) return true;
  if (parameters.roles !== undefined || parameters.capabilities !== undefined)
    return refused('rest_user_cannot_view');
  return parameters.context === 'edit' ? refused('rest_forbidden_context') : true;
}
