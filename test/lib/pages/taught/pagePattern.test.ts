import { expect, test } from 'vitest';
import { toPagePattern } from '../../../../lib/pages/taught/pagePattern';

test.each([
  ['https://club.example/events/', 'https://club.example/events'],
  ['https://club.example/events?month=5&utm_source=x#top', 'https://club.example/events'],
  ['https://club.example/events/page/3/', 'https://club.example/events'],
  ['https://club.example/events/2027/05', 'https://club.example/events/*/*'],
  ['https://club.example/', 'https://club.example/'],
  ['https://club.example/?view=gigs&ref=home&page=2', 'https://club.example/?view=gigs'],
  ['https://club.example/index.php?b=news&a=gigs', 'https://club.example/index.php?a=gigs&b=news'],
  ['http://club.example:8080/A%C3%A4', 'http://club.example:8080/A%C3%A4'],
])('%s is read as %s', (address, pattern) => {
  expect(toPagePattern(address)).toBe(pattern);
});

test.each(['', 'about:blank', 'file:///home/x.html', 'javascript:alert(1)', 'nothing'])(
  '%j is no page of a site',
  (address) => {
    expect(toPagePattern(address)).toBeUndefined();
  },
);
