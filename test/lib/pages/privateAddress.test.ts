import { describe, expect, it } from 'vitest';
import { isPrivateAddress, privatePictureHost } from '../../../lib/pages/privateAddress';

describe('isPrivateAddress', () => {
  it.each([
    ...[
      'http://127.0.0.1/a.png',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0177.0.0.1/',
    ],
    ...[
      'http://0x7f.1/',
      'http://127.0.0.1./',
      'http://0/',
      'http://0.0.0.0:8080/',
      'https://１２７.０.０.１/',
    ],
    ...[
      'http://10.0.0.7/',
      'http://172.16.0.1/',
      'http://172.31.255.255/',
      'http://192.168.1.1/x',
      'http://3232235777/',
    ],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://0xa9fea9fe/',
      'http://100.64.0.1/',
      'http://192.0.0.8/',
    ],
    ...['http://198.18.0.1/', 'http://224.0.0.1/', 'http://255.255.255.255/'],
    ...['http://[::1]/', 'http://[::]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::127.0.0.1]/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://[::ffff:a00:1]/', 'http://[::ffff:169.254.169.254]/'],
    ...[
      'http://[64:ff9b::10.0.0.1]/',
      'http://[64:ff9b:1::1]/',
      'http://[2002:7f00:1::]/',
      'http://[2002:c0a8:101::1]/',
    ],
    ...[
      'http://[fc00::1]/',
      'http://[fd12:3456::1]/',
      'http://[fe80::1]/',
      'http://[fec0::1]/',
      'http://[ff02::1]/',
    ],
    ...['http://localhost/', 'http://LOCALHOST:3000/', 'http://localhost./', 'http://app.localhost/'],
    ...['http://printer.local/', 'http://printer.local./', 'http://router/', 'http://db.internal/'],
    ...['http://nas.home.arpa/', 'no address', ''],
    ...[
      'http://localhost../',
      'http://nas.lan/',
      'http://wiki.corp/',
      'http://a.localdomain/',
      'http://nas.home/',
    ],
    ...['http://wiki.intranet/', 'http://nas.private/', 'http://nas.fritz.box/'],
    ...[
      'http://[::ffff:0:127.0.0.1]/',
      'http://[::ffff:0:8.8.8.8]/',
      'http://①②⑦.0.0.1/',
      'http:127.0.0.1',
      '//127.0.0.1/x',
    ],
    // Other programs read the host after the `@`
    ...['http://calendar.example\\@127.0.0.1/', 'http://127.0.0.1\\.calendar.example/'],
    ...['http://calendar.example@example.org/', 'http://:secret@calendar.example/'],
    ...['http://127.0.0.1../', 'http://printer.local../'],
  ])('is true for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each([
    ...['https://calendar.example/a.png', 'http://8.8.8.8/', 'http://172.32.0.1/', 'http://172.15.0.1/'],
    ...[
      'http://192.167.1.1/',
      'http://11.0.0.1/',
      'http://100.63.0.1/',
      'http://100.128.0.1/',
      'http://169.253.1.1/',
    ],
    ...['http://[2001:4860:4860::8888]/', 'http://[::ffff:8.8.8.8]/', 'http://[64:ff9b::8.8.8.8]/'],
    ...[
      'http://[2002:808:808::1]/',
      'https://local.example/',
      'https://localhost.example/',
      'https://10.example/',
    ],
    ...['https://lan.example/', 'https://calendar.example/@robin/a.png'],
    ...['https://my.local.example/', 'https://127.0.0.1.nip.example/'],
  ])('is false for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

/**
 * Blocks that IANA's registries of special-purpose addresses do not list as globally reachable, and multicast: the
 * first and the last address of each block, and the neighbours outside of it if these are public.
 */
const blocks: [name: string, first: string, last: string, ...publicNeighbours: string[]][] = [
  ['this network', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['private use', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['shared by carriers', '100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['loopback', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['link-local', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['private use', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['IETF protocols', '192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['documentation', '192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['private use', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['benchmarking', '198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['documentation', '198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['documentation', '203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['multicast', '224.0.0.0', '239.255.255.255', '223.255.255.255'],
  ['reserved, broadcast', '240.0.0.0', '255.255.255.255'],
  ['unspecified, loopback, IPv4-compatible', '[::]', '[::ffff:ffff]'],
  ['IPv4-translated', '[::ffff:0:0:0]', '[::ffff:0:ffff:ffff]'],
  ['local NAT64', '[64:ff9b:1::]', '[64:ff9b:1:ffff:ffff:ffff:ffff:ffff]'],
  ['next to NAT64', '[64:ff9b::1:808:808]', '[64:ff9b:0:ffff:ffff:ffff:808:808]'],
  ['discard', '[100::]', '[100::ffff:ffff:ffff:ffff]'],
  ['dummy', '[100:0:0:1::]', '[100:0:0:1:ffff:ffff:ffff:ffff]'],
  ['Teredo', '[2001::]', '[2001:0:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['Teredo by public servers', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]', '[2001:0:808:808::]'],
  ['IPv6 benchmarking', '[2001:2::]', '[2001:2:0:ffff:ffff:ffff:ffff:ffff]'],
  ['ORCHID', '[2001:10::]', '[2001:1f:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['IETF protocols', '[2001::]', '[2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff]', '[2001:200::]', '[2000:ffff::]'],
  [
    ...(['documentation', '[2001:db8::]', '[2001:db8:ffff:ffff:ffff:ffff:ffff:ffff]'] as const),
    ...['[2001:db7:ffff::]', '[2001:db9::]'],
  ],
  ['documentation', '[3fff::]', '[3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff]', '[3ffe::]', '[3fff:1000::]'],
  ['not given to networks', '[4000::]', '[5eff:ffff::]'],
  ['segment routing', '[5f00::]', '[5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['not given to networks', '[1fff:ffff::]', '[200::1]', '[2000::]'],
  ['unique local', '[fc00::]', '[fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['link-local', '[fe80::]', '[febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['site-local', '[fec0::]', '[feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ['multicast', '[ff00::]', '[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
];

const isPrivate = (host: string) => isPrivateAddress(`http://${host}/a.png`);

describe('a reserved block of addresses', () => {
  it.each(blocks)('%s: %s to %s', (_, first, last, ...neighbours) => {
    expect([first, last].filter((host) => !isPrivate(host))).toEqual([]);
    expect(neighbours.filter(isPrivate)).toEqual([]);
  });

  /** Addresses that contain an IPv4 address and lead to it. */
  it.each<[name: string, carry: (v4: string, high: string, low: string) => string]>([
    ['IPv4-mapped', (v4) => `[::ffff:${v4}]`],
    ['NAT64', (v4) => `[64:ff9b::${v4}]`],
    ['6to4', (_, high, low) => `[2002:${high}:${low}::1]`],
    ['ISATAP', (v4) => `[2a00:1450:4001:82a:0:5efe:${v4}]`],
    ['ISATAP of a public address', (v4) => `[2a00:1450:4001:82a:200:5efe:${v4}]`],
  ])('%s is judged by the IPv4 address in it', (_, carry) => {
    const carrying = (v4: string) => {
      const [a = 0, b = 0, c = 0, d = 0] = v4.split('.').map(Number);
      return carry(v4, (a * 256 + b).toString(16), (c * 256 + d).toString(16));
    };
    const v4Blocks = blocks.filter(([, first]) => !first.startsWith('['));
    expect(v4Blocks).toHaveLength(15);
    for (const [, first, last, ...neighbours] of v4Blocks) {
      expect([first, last].map(carrying).filter((host) => !isPrivate(host))).toEqual([]);
      expect(neighbours.map(carrying).filter(isPrivate)).toEqual([]);
    }
  });
});

describe('a picture', () => {
  it.each([
    ['https://img.example/a.png', undefined],
    [' http://10.0.0.1:8080/a.png ', '10.0.0.1:8080'],
    // URL does not remove a no-break space, but a form's picture is sent without it
    ['\u00a0http://10.0.0.1/a.png', '10.0.0.1'],
    ['http://localhost/a.png', undefined],
    ['http://localhost:81/a.png', 'localhost:81'],
    ['not an address', undefined],
    ['', undefined],
    [new Blob(), undefined],
    [undefined, undefined],
  ])('%s for a site on this machine is held back by its host %s', (image, host) => {
    expect(privatePictureHost(image, 'http://localhost')).toBe(host);
  });
});
