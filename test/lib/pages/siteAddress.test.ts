import { describe, expect, it } from 'vitest';
import { hostPattern, originsToAsk } from '../../../lib/pages/siteAddress';

const bothSpellings = [
  'https://calendar.example/*',
  'http://calendar.example/*',
  'https://www.calendar.example/*',
  'http://www.calendar.example/*',
];

it('hostPattern omits the port', () => {
  expect(hostPattern('https://venue.example:8443/jazz?x=1')).toBe('https://venue.example/*');
});

describe('originsToAsk', () => {
  it.each([
    'calendar.example',
    '  Calendar.Example ',
    'https://calendar.example',
    'http://calendar.example/events/jazz?x=1#top',
    'www.calendar.example',
    'https://www.calendar.example/wp-admin/',
    'calendar.example:8080/blog',
    'https://calendar.example:8443',
    `calendar.example/${'a'.repeat(4_079)}`,
  ])('contains both schemes, with and without `www.`, for %s', (address) => {
    expect(originsToAsk(address)).toEqual(bothSpellings);
  });

  it('has no `www.` variant for IP addresses and local names', () => {
    expect(originsToAsk('127.0.0.1:8080')).toEqual(['https://127.0.0.1/*', 'http://127.0.0.1/*']);
    expect(originsToAsk('localhost/wordpress')).toEqual(['https://localhost/*', 'http://localhost/*']);
    expect(originsToAsk('http://[::1]/')).toEqual(['https://[::1]/*', 'http://[::1]/*']);
  });

  it('converts internationalised names to punycode', () => {
    expect(originsToAsk('müller.example')).toContain('https://xn--mller-kva.example/*');
  });

  it.each([
    '',
    '   ',
    'calendar',
    'not an address',
    'javascript:alert(1)',
    'ftp://calendar.example',
    'chrome://extensions',
    'file:///etc/passwd',
    'mailto:me@calendar.example',
    'https://user:secret@calendar.example',
    'me@calendar.example',
    'https://*/*',
    '*.example',
    'https://',
    'calendar..example',
    '-.example',
    'a.b,c.example',
    `calendar.example/${'a'.repeat(4_080)}`,
  ])('refuses %j', (address) => {
    expect(originsToAsk(address)).toBeUndefined();
  });
});
