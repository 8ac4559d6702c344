/**
 * Whether an address leads into a private network, to the machine itself, or nowhere that the public internet reaches
 * (IANA's registries of special-purpose addresses): by its host as the browser normalises it
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
  if (host.startsWith('[')) return isSpecialV6(bitsOf(groupsOf(host.slice(1, -1)), 16));
  const bytes = host.split('.').map(Number);
  if (bytes.length === 4 && bytes.every(Number.isInteger)) return isSpecialV4(bitsOf(bytes, 8));
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

/**
 * What the IANA IPv4 Special-Purpose Address Registry does not call globally reachable (two anycast addresses within
 * 192.0.0.0/24 apart, where no site has pictures), and multicast.
 */
const specialV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
].map((block) => bitsOfBlock(block, (address) => bitsOf(address.split('.').map(Number), 8)));

/** The only part of IPv6 that is given to networks of the public internet (RFC 4291, section 2.4). */
const globalUnicast = bitsOfV6Block('2000::/3');

/**
 * What the IANA IPv6 Special-Purpose Address Registry takes out of it: protocol assignments (Teredo, benchmarking,
 * ORCHID: no site lies there), documentation.
 */
const specialV6 = ['2001::/23', '2001:db8::/32', '3fff::/20'].map(bitsOfV6Block);

/** Addresses that lead to an IPv4 address they carry, behind so many bits: IPv4-mapped, NAT64, 6to4. */
const carryingV4 = [
  { block: bitsOfV6Block('::ffff:0:0/96'), at: 96 },
  { block: bitsOfV6Block('64:ff9b::/96'), at: 96 },
  { block: bitsOfV6Block('2002::/16'), at: 16 },
];

/** ISATAP (RFC 5214, section 6.1): the second half of an address in any network, before the IPv4 address. */
const isatap = /^.{64}000000[01]0{9}0101111011111110/;

function isSpecialV4(bits: string): boolean {
  return specialV4.some((block) => bits.startsWith(block));
}

function isSpecialV6(bits: string): boolean {
  const carrier = carryingV4.find(({ block }) => bits.startsWith(block));
  if (carrier) return isSpecialV4(bits.slice(carrier.at, carrier.at + 32));
  if (!bits.startsWith(globalUnicast) || specialV6.some((block) => bits.startsWith(block))) return true;
  return isatap.test(bits) && isSpecialV4(bits.slice(96));
}

function bitsOfV6Block(block: string): string {
  return bitsOfBlock(block, (address) => bitsOf(groupsOf(address), 16));
}

/** The bits that all addresses of a block begin with, of `address/count`. */
function bitsOfBlock(block: string, bitsOfAddress: (address: string) => string): string {
  const [address = '', count] = block.split('/');
  return bitsOfAddress(address).slice(0, Number(count));
}

/** Zeros and ones, so that a block is what an address begins with. */
function bitsOf(numbers: number[], width: number): string {
  return numbers.map((number) => number.toString(2).padStart(width, '0')).join('');
}

/** Eight numbers of sixteen bits. The browser writes IPv6 in hexadecimal alone, with one `::` at most. */
function groupsOf(host: string): number[] {
  const [before = [], after] = host
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  if (after === undefined) return before;
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}
