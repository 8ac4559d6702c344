/**
 * Whether an address leads to a host that the public internet does not reach: a private network, the machine itself, or
 * a reserved block (IANA's registries of special-purpose addresses). Decided by the host as the browser normalises it:
 * `http://2130706433/`, `http://0x7f.1/` and `http://127.1/` all have the host 127.0.0.1. Names are not resolved, so a
 * public name of a private address is not detected. An address with a backslash or a user name counts as private,
 * because other programs read another host from it (`http://public.example\@127.0.0.1/`).
 * @param address an absolute address; anything else counts as private
 */
export function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes('\\')) return true;
  const { username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return true;
  const host = hostname.split('.').filter(Boolean).join('.');
  if (host.startsWith('[')) return isSpecialV6(toBits(parseV6Groups(host.slice(1, -1)), 16));
  const bytes = host.split('.').map(Number);
  if (bytes.every(Number.isInteger)) return isSpecialV4(toBits(bytes, 8));
  return !host.includes('.') || localDomain.test(host);
}

/**
 * The host of a picture that must not be sent, because it is in a private network: the site fetches pictures itself,
 * and an address from a page or file must not make it send requests into its own network (SSRF). Undefined for pictures
 * that may be sent, those on the site itself included.
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
 * Domains of local networks: the reserved ones (RFC 6761, 6762, 8375), and those that routers and companies use
 * although they are not reserved; no one can register these.
 */
const localDomain =
  /\.(?:localhost|local|internal|home\.arpa|localdomain|lan|home|corp|intranet|private|fritz\.box)$/;

/**
 * Blocks that the IANA IPv4 Special-Purpose Address Registry does not list as globally reachable, and multicast. The
 * two reachable anycast addresses within 192.0.0.0/24 are included for simplicity: no website has them.
 */
const specialV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((block) => toBlockBits(block, (address) => toBits(address.split('.').map(Number), 8)));

/** The only block of IPv6 that is allocated to the public internet (RFC 4291, section 2.4). */
const globalUnicast = toV6BlockBits('2000::/3');

/**
 * Blocks within it that the IANA IPv6 Special-Purpose Address Registry reserves: protocol assignments (Teredo,
 * benchmarking, ORCHID), which no website uses, and documentation.
 */
const specialV6 = ['2001::/23', '2001:db8::/32', '3fff::/20'].map(toV6BlockBits);

/** Blocks whose addresses contain an IPv4 address from bit `at` on and lead to it: IPv4-mapped, NAT64, 6to4. */
const withEmbeddedV4 = [
  { block: toV6BlockBits('::ffff:0:0/96'), at: 96 },
  { block: toV6BlockBits('64:ff9b::/96'), at: 96 },
  { block: toV6BlockBits('2002::/16'), at: 16 },
];

/** The interface identifier of ISATAP (RFC 5214, section 6.1), in any network; the IPv4 address follows it. */
const isatap = /^.{64}000000[01]0{9}0101111011111110/;

function isSpecialV4(bits: string): boolean {
  return specialV4.some((block) => bits.startsWith(block));
}

function isSpecialV6(bits: string): boolean {
  const carrier = withEmbeddedV4.find(({ block }) => bits.startsWith(block));
  if (carrier) return isSpecialV4(bits.slice(carrier.at, carrier.at + 32));
  if (!bits.startsWith(globalUnicast) || specialV6.some((block) => bits.startsWith(block))) return true;
  return isatap.test(bits) && isSpecialV4(bits.slice(96));
}

function toV6BlockBits(block: string): string {
  return toBlockBits(block, (address) => toBits(parseV6Groups(address), 16));
}

/** The common first bits of all addresses of a block `address/count`. */
function toBlockBits(block: string, toAddressBits: (address: string) => string): string {
  const [address = '', count] = block.split('/');
  return toAddressBits(address).slice(0, Number(count));
}

/** Numbers as a text of zeros and ones, so that `startsWith` tells whether an address is within a block. */
function toBits(numbers: number[], width: number): string {
  return numbers.map((number) => number.toString(2).padStart(width, '0')).join('');
}

/** The eight 16-bit groups of an IPv6 host. Browsers normalise it to hexadecimal groups with at most one `::`. */
function parseV6Groups(host: string): number[] {
  const [before = [], after] = host
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  if (after === undefined) return before;
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}
