/**
 * The origins to request permission for, from an address that a person typed: with or without a scheme, any page of the
 * site. Contains http and https, with and without `www.`, since sites redirect between them.
 *
 * Synchronous on purpose: browsers accept a permission request only directly within a click.
 * @returns match patterns such as `https://calendar.example/*`; undefined if it is no address of a site. Patterns have
 *   no port: they cover all ports, and Firefox does not support ports in patterns.
 */
export function originsToAsk(address: string): string[] | undefined {
  const host = parseSiteAddress(address)?.hostname;
  if (host === undefined) return undefined;
  const bare = host.replace(/^www\./, '');
  const hosts = isNumeric(host) || !bare.includes('.') ? [host] : [bare, `www.${bare}`];
  return hosts.flatMap((name) => [`https://${name}/*`, `http://${name}/*`]);
}

/**
 * The match pattern of an address's scheme and host, `https://calendar.example/*`. Without the port: see
 * `originsToAsk`.
 * @throws TypeError if it is no absolute address
 */
export function hostPattern(address: string | URL): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/** The host of an address, port included; the text itself if it is no absolute address. */
export const toHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/**
 * Parses an address that a person typed or pasted, https by default. The host is normalised (lower case, punycode), the
 * fragment removed.
 * @returns undefined if it is no http or https address of a site, or contains a user name or password
 */
export function parseSiteAddress(address: string): URL | undefined {
  const typed = address.trim();
  if (typed.length > 4_096 || /\s/.test(typed)) return undefined;
  // The `club.example:` of 'club.example:8080' is no scheme: a colon before digits begins a port
  const isAbsolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  if (!URL.canParse(isAbsolute ? typed : `https://${typed}`)) return undefined;
  const url = new URL(isAbsolute ? typed : `https://${typed}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // A user name and password would be stored and displayed with the address
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return isNumeric(url.hostname) || isName(url.hostname) ? url : undefined;
}

/** Whether this is `localhost`, or a host name of at least two labels whose last begins with a letter. */
function isName(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const areLabels = labels.every((label) => /^[a-z\d_-]+$/.test(label) && !/^-|-$/.test(label));
  return host === 'localhost' || (labels.length > 1 && areLabels && /^[a-z][a-z\d-]+$/.test(top));
}

/**
 * Whether this host is an IPv4 or IPv6 address, which cannot have a `www.` variant. URLs have no other host that ends
 * in a number (URL standard, section 3.5).
 */
function isNumeric(host: string): boolean {
  return /\.\d+$/.test(host) || host.startsWith('[');
}

/**
 * The origin of a web address without its port: Firefox supports no ports in patterns, and a grant covers all ports.
 * Undefined for other addresses.
 */
export function parseOrigin(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${hostname}` : undefined;
}
