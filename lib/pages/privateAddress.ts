/**
 * Whether an address leads into a private network or to the machine itself: by its host as the browser normalises it
 * (`http://2130706433/`, `http://0x7f.1/` and `http://127.1/` all have the host 127.0.0.1). What a public name resolves
 * to cannot be known here. One with a backslash or a user name counts as private: other programs than browsers read
 * another host out of it (`http://public.example\@127.0.0.1/`).
 * @param address an absolute address; one that is none is private
 */
export function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes('\\')) return true;
  const { username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return true;
  const host = hostname.split('.').filter(Boolean).join('.');
  if (host.startsWith('[')) return isPrivateV6(groupsOf(host.slice(1, -1)));
  const bytes = host.split('.').map(Number);
  if (bytes.length === 4 && bytes.every(Number.isInteger)) return isPrivateV4(bytes);
  return !host.includes('.') || localDomain.test(host);
}

/**
 * The host of a picture that is left out: the site fetches each address itself, so one that a page or file names must
 * not lead it into a private network, where only the site may get. On the site itself it may lie anywhere.
 * @param image an address, or a file, which the site does not fetch
 * @param site origin of the calendar's site
 */
export function privatePictureHost(image: unknown, site: string | undefined): string | undefined {
  const address = typeof image === 'string' ? image.trim() : '';
  if (!URL.canParse(address) || !isPrivateAddress(address)) return undefined;
  const { host, origin } = new URL(address);
  return origin === site ? undefined : host;
}

/**
 * A name without a dot is one of the local network; so are those of reserved domains (RFC 6761, 6762, 8375), and of
 * those that routers and offices use without asking and that nobody can register.
 */
const localDomain =
  /\.(?:localhost|local|internal|home\.arpa|localdomain|lan|home|corp|intranet|private|fritz\.box)$/;

/** Not for the public internet: RFC 6890 and the registry of special-purpose addresses; multicast included. */
function isPrivateV4([a = 0, b = 0, c = 0]: number[]): boolean {
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && c === 0))) ||
    (a === 198 && (b === 18 || b === 19))
  );
}

/** Eight numbers of sixteen bits. The browser writes IPv6 in hexadecimal alone, with one `::` at most. */
function groupsOf(host: string): number[] {
  const [before = [], after] = host
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  if (after === undefined) return before;
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function isPrivateV6(groups: number[]): boolean {
  const [first = 0, second = 0, third = 0] = groups;
  const v4 = (at: number) => {
    const [high = 0, low = 0] = groups.slice(at);
    return isPrivateV4([high >> 8, high & 255, low >> 8, low & 255]);
  };
  const begins = (count: number) => groups.slice(0, count).every((group) => group === 0);
  // Unspecified, loopback and the old IPv4-compatible form; then IPv4-mapped, IPv4-translated, NAT64 and 6to4, which carry an IPv4 address.
  if (begins(6)) return true;
  if (begins(5) && groups[5] === 0xffff) return v4(6);
  if (begins(4) && groups[4] === 0xffff && groups[5] === 0) return v4(6);
  if (first === 0x64 && second === 0xff9b) return third !== 0 || v4(6);
  if (first === 0x2002) return v4(1);
  // fc00::/7 unique local, fe80::/10 link-local, fec0::/10 site-local, ff00::/8 multicast.
  return first >= 0xfc00;
}
