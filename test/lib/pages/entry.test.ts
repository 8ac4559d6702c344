import { describe, expect, it } from 'vitest';
import { readEntry } from '../../../lib/pages/entry';

const playlists = [
  { playlistId: 'PLjazz', title: 'Jazz' },
  { playlistId: 'PLlive', title: 'Live: Café del Mar' },
  { playlistId: 'PLmore', title: 'More jazz' },
];
const read = (text: string) => readEntry(text, playlists);

describe('readEntry', () => {
  it.each([
    ['https://www.youtube.com/watch?v=jazzJazz001', { kind: 'video', videoId: 'jazzJazz001' }],
    [' youtu.be/jazzJazz001 ', { kind: 'video', videoId: 'jazzJazz001' }],
    ['https://www.youtube.com/playlist?list=PLother0001', { kind: 'playlist', playlistId: 'PLother0001' }],
    ['youtube.com/@harbourhall', { kind: 'channel', handle: '@harbourhall' }],
    ['jazz', { kind: 'playlist', playlistId: 'PLjazz' }],
    ['LIVE: cafe del mar', { kind: 'playlist', playlistId: 'PLlive' }],
  ])('recognises %s', (text, subject) => {
    expect(read(text)).toEqual({ kind: 'subject', subject });
  });

  it.each([
    ['Jazz at Town Hall, Friday 8pm', []],
    ['del caf', ['PLlive']],
    ['jaz', ['PLjazz', 'PLmore']],
    ['', []],
    ['   ', []],
    ['https://venue.example/jazz', []],
    ['javascript:alert(1)//youtu.be/jazzJazz001', []],
  ])('takes %j as text, with playlists that have its words', (text, ids) => {
    const entry = read(text);
    expect(entry).toEqual({
      kind: 'text',
      text: text.trim(),
      playlists: playlists.filter(({ playlistId }) => ids.includes(playlistId as never)),
    });
  });
});
