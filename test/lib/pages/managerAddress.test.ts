import { expect, it } from 'vitest';
import { isManagerAddress, parseSourceAddress, toSourceAddress } from '../../../lib/pages/managerAddress';
import type { ChannelSubject, PlaylistSubject } from '../../../lib/pages/subject';

const subjects: (ChannelSubject | PlaylistSubject)[] = [
  { kind: 'playlist', playlistId: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf' },
  { kind: 'channel', channelId: 'UCuAXFkgsw1L7xaCfnd5JJOw' },
  { kind: 'channel', handle: '@日本語·x' },
  { kind: 'channel', userName: 'old' },
  { kind: 'channel', customName: 'a:b' },
];

it.each(subjects)('reads back what it wrote: %j', (subject) => {
  const [section, item, ...more] = toSourceAddress(subject).split('/');
  expect([section, more]).toEqual(['playlists', []]);
  expect(parseSourceAddress(item)).toEqual(subject);
});

it.each([
  undefined,
  '',
  'PLjazz',
  'videos:a,b',
  'from:',
  'list:playlist:playlistId:PL1',
  'from:playlist:playlistId:',
  'from:channel:name:x',
  'from:event:x:y',
])('is nothing else: %s', (item) => {
  expect(parseSourceAddress(item)).toBeUndefined();
});

it.each(['events', 'events/12', 'activity/a/b', 'playlists/from:playlist:playlistId:PL1'])(
  '%s is an address of the manager',
  (address) => expect(isManagerAddress(address)).toBe(true),
);

it.each(['', 'runs', 'eventsX', '/events', 'constructor', 'Events', 7, undefined])('%j is none', (address) =>
  expect(isManagerAddress(address)).toBe(false),
);
