import { findUser, listPasswords } from './access';
import { RestError } from './restError';
import { type Caller, nowUtc, type Site } from './site';

/** Who is calling, and by what they are known: calendar API behaviour, section 2. */
export type Identity = { user: Caller; passwordUuid?: string; nonce?: string };

/**
 * Wrong credentials fail every route; a Bearer token counts as nobody; where application passwords cannot be used
 * the header is not looked at (calendar API behaviour, section 2).
 */
export function identify(site: Site, request: Request): Identity | RestError {
  const nonce = request.headers.get('x-wp-nonce');
  if (nonce !== null) return identifyByCookie(site, request, nonce);
  const basic = /^Basic\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic === undefined || site.switches.stripAuthorization || site.switches.noApplicationPasswords)
    return { user: undefined };
  const [login = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const { db } = site.store;
  const user = findUser(db, 'login', login) ?? findUser(db, 'email', login);
  if (!user) {
    return new RestError(
      401,
      login.includes('@') ? 'invalid_email' : 'invalid_username',
      'Nobody here has this name.',
    );
  }
  const given = rest.join(':').replace(/\s/g, '');
  const used = listPasswords(db, user.id).find((one) => one.password.replaceAll(' ', '') === given);
  if (!used)
    return new RestError(401, 'incorrect_password', 'This is no application password of this account.');
  db.run('UPDATE calendar_application_passwords SET lastUsed = ?, lastIp = ? WHERE uuid = ?', [
    nowUtc(site).replace(' ', 'T'),
    '127.0.0.1',
    used.uuid,
  ]);
  return { user, passwordUuid: used.uuid };
}

function identifyByCookie(site: Site, request: Request, nonce: string): Identity | RestError {
  const session = findSession(site, request);
  if (session?.nonce !== nonce)
    return new RestError(403, 'rest_cookie_invalid_nonce', 'The nonce does not fit.');
  return { user: findUser(site.store.db, 'id', session.user), nonce };
}

/** The login that a browser's cookie stands for. */
export function findSession(
  site: Site,
  request: Request,
): { token: string; user: number; nonce: string } | undefined {
  const token = /(?:^|;\s*)sandbox_login=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (token === undefined) return undefined;
  return site.store.db.get<{ token: string; user: number; nonce: string }>(
    'SELECT * FROM calendar_sessions WHERE token = ?',
    [token],
  );
}
