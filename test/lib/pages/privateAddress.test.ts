import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from '../../../lib/pages/privateAddress';

describe('an address', () => {
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
    ...['http://[::ffff:0:127.0.0.1]/', 'http://①②⑦.0.0.1/', 'http:127.0.0.1', '//127.0.0.1/x'],
    // Other programs read the host behind the `@`.
    ...['http://calendar.example\\@127.0.0.1/', 'http://127.0.0.1\\.calendar.example/'],
    ...['http://calendar.example@example.org/', 'http://:secret@calendar.example/'],
    ...['http://127.0.0.1../', 'http://printer.local../'],
  ])('of a private network: %s', (address) => {
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
    ...['http://[::ffff:0:8.8.8.8]/', 'https://lan.example/', 'https://calendar.example/@robin/a.png'],
    ...['https://my.local.example/', 'https://127.0.0.1.nip.example/'],
  ])('of the public internet: %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
