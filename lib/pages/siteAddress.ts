/**
 * The origins to ask the browser for, from an address as a person types it: with or without a scheme, any page of
 * the site. Both schemes and both spellings of the name, since sites redirect from one to another.
 *
 * Answers at once, so that a click can ask for the permission before anything else happens.
 * @returns match patterns such as `https://calendar.example/*`, or undefined for what is no address of a site.
 *   Ports are left out: a pattern without one covers all of them, and Firefox knows no other kind.
 */
export function originsToAsk(address: string): string[] | undefined {
  const host = parseSiteAddress(address)?.hostname;
  if (host === undefined) return undefined;
  const bare = host.replace(/^www\./, '');
  const hosts = isNumeric(host) || !bare.includes('.') ? [host] : [bare, `www.${bare}`];
  return hosts.flatMap((name) => [`https://${name}/*`, `http://${name}/*`]);
}

/** All pages of an address's host: a grant covers every port of it, and Firefox knows no pattern that names one. */
export function hostPattern(address: string | URL): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/**
 * A typed or pasted address, its host in the form the browser uses (lower case, punycode), without a fragment.
 * @returns undefined for what is no address of a site.
 */
export function parseSiteAddress(address: string): URL | undefined {
  const typed = address.trim();
  if (typed === '' || typed.length > 4_096 || /\s/.test(typed)) return undefined;
  // 'club.example:8080' reads like a scheme; only 'word://' and 'word:' without digits after it are one.
  const isAbsolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  if (!URL.canParse(isAbsolute ? typed : `https://${typed}`)) return undefined;
  const url = new URL(isAbsolute ? typed : `https://${typed}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // A name and password in an address would be kept and shown; nobody types them on purpose here.
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return isNumeric(url.hostname) || isName(url.hostname) ? url : undefined;
}

/** `localhost`, or labels of which the last does not begin with a digit. */
function isName(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const areLabels = labels.every((label) => /^[a-z\d_-]+$/.test(label) && !/^-|-$/.test(label));
  return host === 'localhost' || (labels.length > 1 && areLabels && /^[a-z][a-z\d-]+$/.test(top));
}

/** An IPv4 or IPv6 address has no `www.` spelling. */
function isNumeric(host: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');
}
