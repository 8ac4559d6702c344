import { expect, it } from 'vitest';
import { parseSourceAddress, toSourceAddress } from '../../../lib/pages/managerAddress';
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
  'from:playlist:playlistId:',
  'from:channel:name:x',
  'from:event:x:y',
])('is nothing else: %s', (item) => {
  expect(parseSourceAddress(item)).toBeUndefined();
});
