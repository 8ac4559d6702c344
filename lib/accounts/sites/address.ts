import { Fault } from '../../errors';
import { parseSiteAddress } from '../../pages/siteAddress';

/**
 * Parses a site address as typed or pasted: any page of the site, with or without a scheme.
 * @throws Fault `badInput/notAnAddress`
 */
export function siteAddress(typed: string): URL {
  const url = parseSiteAddress(typed);
  if (url !== undefined) return url;
  const text = typed.trim();
  // A user name and password entered by mistake must not appear in an error message.
  const about = /[@\s]/.test(text) ? {} : { about: text.slice(0, 80) };
  throw new Fault({ kind: 'badInput', reason: 'notAnAddress', ...about });
}

/** Whether two addresses have the same host, ignoring `www.` */
export function sameSite(one: URL, other: URL): boolean {
  return bareName(one.hostname) === bareName(other.hostname);
}

/** Whether two addresses have the same host, ignoring `www.`, and the same scheme and port. */
export function sameOrigin(one: URL, other: URL): boolean {
  return sameSite(one, other) && one.protocol === other.protocol && one.port === other.port;
}

const bareName = (hostname: string) => hostname.replace(/^www\./, '');
