import { expect, it } from 'vitest';
import { toActor } from '../../../../entrypoints/background/wording/accountName';
import type { AccountRow } from '../../../../lib/store';

const site = (accountId: string, name: string, url: string, user: string) =>
  ({ service: 'calendar', accountId, name, url, user }) as AccountRow;
const channel = (accountId: string, title: string, handle?: string) =>
  ({ service: 'video', accountId, title, handle, method: 'client' }) as unknown as AccountRow;

it.each<[string, AccountRow[], string[]]>([
  [
    'two users of one site',
    [site('a', 'Hall', 'https://hall.example', 'ann'), site('b', 'Hall', 'https://hall.example', 'bob')],
    ['Hall (ann)', 'Hall (bob)'],
  ],
  [
    'two sites of one name',
    [site('a', 'Events', 'https://hall.example', 'ann'), site('b', 'Events', 'https://club.example', 'ann')],
    ['Events (hall.example)', 'Events (club.example)'],
  ],
  [
    'two users of one site, and another site of that name',
    [
      site('a', 'Events', 'https://hall.example', 'ann'),
      site('b', 'Events', 'https://hall.example', 'bob'),
      site('c', 'Events', 'https://club.example', 'ann'),
    ],
    ['Events (hall.example, ann)', 'Events (hall.example, bob)', 'Events (club.example)'],
  ],
  [
    'names that differ',
    [site('a', 'Hall', 'https://hall.example', 'ann'), channel('b', 'Hall'), channel('c', 'Club')],
    ['Hall', 'Hall', 'Club'],
  ],
  [
    'channels of one name',
    [channel('a', 'Hall', '@hall'), channel('b', 'Hall', '@hall2'), channel('c', 'Hall')],
    ['Hall (@hall)', 'Hall (@hall2)', 'Hall'],
  ],
])('tells accounts apart: %s', (_what, all, names) => {
  expect(all.map((row) => toActor(row, all).name)).toEqual(names);
});
