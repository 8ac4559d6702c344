import { expect, it } from 'vitest';
import { toLists } from '../../../entrypoints/manager/playlists/readLists';
import { readPlaylists } from '../../../lib/importExport/playlists';

const csv = (...rows: string[]) => readPlaylists(['Playlist,Video ID,Title', ...rows].join('\r\n'));

it('keeps the lists of a file separate, and joins readings without a title', () => {
  const read = [
    ...csv('Jazz,aaaaaaaaaaa,A', 'Talks,bbbbbbbbbbb,B', ',ccccccccccc,C'),
    ...csv(',ddddddddddd,D'),
  ];
  expect(toLists(read).map(({ title, videos }) => [title, videos.map(({ videoId }) => videoId[0])])).toEqual([
    ['Jazz', ['a']],
    ['Talks', ['b']],
    ['', ['c', 'd']],
  ]);
});

it('is private unless the file says otherwise, with a title of at most 150 characters', () => {
  const [one, other] = toLists([
    { title: ' Jazz ', privacyStatus: 'unlisted', named: [], notUnderstood: [], repeated: 0 },
    { title: 'x'.repeat(200), named: [], notUnderstood: [], repeated: 0 },
  ]);
  expect(one).toEqual({ title: 'Jazz', privacyStatus: 'unlisted', videos: [] });
  expect(other?.privacyStatus).toBe('private');
  expect(other?.title).toHaveLength(150);
});
