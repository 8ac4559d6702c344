import { Fault } from '../../errors';
import { parseSiteAddress } from '../../pages/siteAddress';

/**
 * The address of a site as a person types or pastes it: any page of it, with or without a scheme.
 * @throws Fault `badInput/notAnAddress`
 */
export function siteAddress(typed: string): URL {
  const url = parseSiteAddress(typed);
  if (url === undefined) throw notAnAddress(typed.trim());
  return url;
}

/** Whether a host name is of this very machine, to which no network leads. */
export function isLocal(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether two addresses are of the same site, `www.` or not. */
export function sameSite(one: URL, other: URL): boolean {
  return bareName(one.hostname) === bareName(other.hostname);
}

/** The same site by scheme and port, too: another port may be another program's. */
export function sameOrigin(one: URL, other: URL): boolean {
  return sameSite(one, other) && one.protocol === other.protocol && one.port === other.port;
}

const bareName = (hostname: string) => hostname.replace(/^www\./, '');

/** A name and password typed by mistake must not end up in a message. */
function notAnAddress(text: string): Fault {
  const about = /[@\s]/.test(text) ? {} : { about: text.slice(0, 80) };
  return new Fault({ kind: 'badInput', reason: 'notAnAddress', ...about });
}
