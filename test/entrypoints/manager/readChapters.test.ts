import { expect, it } from 'vitest';
import { readChapters } from '../../../entrypoints/manager/videos/readChapters';

it.each<[string, string, number]>([
  ['times before titles', '0:00 Intro\n1:30 Tides\n1:02:03 Ebb', 3],
  [
    'times after titles, with other lines between',
    'Setlist\n\nIntro - 00:00\nTides (01:30)\nEbb 2:00\n\nThanks!',
    3,
  ],
  ['bullets and brackets', '• 0:00 Intro\n- [0:10] Tides\n(0:20) Ebb\r', 3],
  ['no times', 'Tides\nEbb', 0],
  ['one time within a text', '2:30 the organ comes in', 0],
  ['a date, an address, a ratio', 'On 2026-05-01 at 19:30:00:00\nhttps://quay.example:8080/\n16:9', 0],
])('reads %s', (_name, description, count) => {
  expect(readChapters(description)).toEqual({ count });
});

it.each<[string, string, object]>([
  ['a late start', '0:05 Intro\n1:00 Tides\n2:00 Ebb', { code: 'start', title: 'Intro' }],
  ['two chapters', '0:00 Intro\n1:00 Tides', { code: 'few', title: 'Intro' }],
  ['one chapter', '0:00 Intro', { code: 'few', title: 'Intro' }],
  ['times out of order', '0:00 Intro\n2:00 Tides\n1:00 Ebb', { code: 'order', title: 'Ebb' }],
  ['a time twice', '0:00 Intro\n0:00 Tides\n1:00 Ebb', { code: 'order', title: 'Tides' }],
  ['nine seconds', '0:00 Intro\n0:20 Tides\n0:29 Ebb', { code: 'short', title: 'Tides' }],
  ['a last one of nine seconds', '0:00 Intro\n0:20 Tides\n1:51 Ebb', { code: 'short', title: 'Ebb' }],
  ['a last one after the end', '0:00 Intro\n0:20 Tides\n2:30 Ebb', { code: 'short', title: 'Ebb' }],
])('finds %s', (_name, description, problem) => {
  expect(readChapters(description, 120)).toEqual({ count: 0, problem });
});

it('takes ten seconds', () => {
  expect(readChapters('0:00 Intro\n0:10 Tides\n0:20 Ebb', 30)).toEqual({ count: 3 });
});
