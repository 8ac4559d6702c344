import { expect, it } from 'vitest';
import { toLists } from '../../../entrypoints/manager/playlists/readLists';
import { readPlaylists } from '../../../lib/importExport/playlists';

const csv = (...rows: string[]) => readPlaylists(['Playlist,Video ID,Title', ...rows].join('\r\n'));

it('keeps the lists of a file separate, and joins readings without a title', () => {
  const read = [
    ...csv('Jazz,aaaaaaaaaaa,A', 'Talks,bbbbbbbbbbb,B', ',ccccccccccc,C'),
    ...csv(',ddddddddddd,D'),
  ];
  expect(
    toLists(read, 'private').map(({ title, videos }) => [title, videos.map(({ videoId }) => videoId[0])]),
  ).toEqual([
    ['Jazz', ['a']],
    ['Talks', ['b']],
    ['', ['c', 'd']],
  ]);
});

it('has the usual privacy unless the file says otherwise, and a title of at most 150 characters', () => {
  const [one, other] = toLists(
    [
      { title: ' Jazz ', privacyStatus: 'unlisted', named: [], notUnderstood: [], repeated: 0 },
      { title: 'x'.repeat(200), named: [], notUnderstood: [], repeated: 0 },
    ],
    'public',
  );
  expect(one).toEqual({ title: 'Jazz', privacyStatus: 'unlisted', videos: [] });
  expect(other?.privacyStatus).toBe('public');
  expect(other?.title).toHaveLength(150);
});
