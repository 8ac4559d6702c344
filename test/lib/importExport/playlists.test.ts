import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlaylists, writePlaylistsCsv, writePlaylistsJson } from '../../../lib/importExport/playlists';
import { cpuTime } from '../cpuTime';

const id = 'dQw4w9WgXcQ';
const other = 'abcdefghijk';
const readVideos = (text: string) =>
  readPlaylists(text).map(({ title, named }) => ({
    title,
    videos: named.map(({ subject }) => (subject.kind === 'video' ? subject.videoId : subject.kind)),
  }));

describe('playlists in', () => {
  it.each([
    ['the platform’s own export', `Video ID,Playlist Video Creation Timestamp\n${id},2024-01-01T00:00:00+00:00\n${other},2024\n`], // biome-ignore format: a table
    [
      'a CSV with links',
      `Song;Link\nA song;https://youtu.be/${id}\nAnother, too;https://youtu.be/${other}\n`,
    ],
    ['a text of links', `For the road, and home\nhttps://youtu.be/${id}\nbest: youtu.be/${other} !`],
  ])('are read from %s', (_what, text) => {
    expect(readVideos(text)).toEqual([{ title: undefined, videos: [id, other] }]);
  });

  it.each([
    ['Piped', { format: 'Piped', version: 1, playlists: [{ name: 'Jazz', type: 'playlist', visibility: 'private', videos: [`https://www.youtube.com/watch?v=${id}`, `/watch?v=${other}`] }] }], // biome-ignore format: a table
    ['Invidious', { subscriptions: [], watch_history: [other], playlists: [{ title: 'Jazz', description: '', privacy: 'Private', videos: [id, other] }] }], // biome-ignore format: a table
    ['LibreTube', { watchHistory: [{ videoId: 'zzzzzzzzzzz' }], localPlaylists: [{ playlist: { id: 1, name: 'Jazz' }, videos: [{ playlistId: 1, videoId: id, title: 'A' }, { videoId: other }] }] }], // biome-ignore format: a table
    ['FreeTube', [{ playlistName: 'Jazz', protected: false, videos: [{ videoId: id, title: 'A', author: 'x', authorId: 'UCuAXFkgsw1L7xaCfnd5JJOw' }, { videoId: other }], _id: 'f' }]], // biome-ignore format: a table
  ])('are read from a file of %s', (_program, file) => {
    const expected = [{ title: 'Jazz', videos: [id, other] }];
    expect(readVideos(JSON.stringify(file))).toEqual(expected);
    expect(readVideos(JSON.stringify(file, null, 2))).toEqual(expected);
  });

  it('are read from a file with a list in each line', () => {
    const line = (playlistName: string, videoId: string) =>
      JSON.stringify({ playlistName, videos: [{ videoId }], _id: playlistName });
    expect(readVideos(`${line('One', id)}\n${line('Two', other)}\n`)).toEqual([
      { title: 'One', videos: [id] },
      { title: 'Two', videos: [other] },
    ]);
    expect(() => readPlaylists(`${line('One', id)}\n{"a": 1}\n{x}\n`)).toThrow('jsonBroken (3)');
  });

  it('are read from the platform’s former exports', () => {
    const items = [id, other].map((videoId, position) => ({
      contentDetails: { videoId },
      id: 'UExvbmdlcklkT2ZBbkl0ZW0',
      snippet: { channelId: 'UCuAXFkgsw1L7xaCfnd5JJOw', position, title: `Video ${position}` },
    }));
    expect(readVideos(JSON.stringify(items))).toEqual([{ title: undefined, videos: [id, other] }]);
    const table =
      'Playlist Id,Channel Id,Time Created,Time Updated,Title,Description,Visibility\n' +
      'PL0123456789abcdef,UCuAXFkgsw1L7xaCfnd5JJOw,2020-01-01 10:00:00 UTC,2021-01-01 10:00:00 UTC,Jazz,,Private\n\n' +
      `Video Id,Time Added\n${id},2020-01-02 10:00:00 UTC\n${other},2020-01-03 10:00:00 UTC\n`;
    expect(readPlaylists(table)).toMatchObject([{ title: 'Jazz', notUnderstood: [] }]);
    expect(readVideos(table)).toEqual([{ title: 'Jazz', videos: [id, other] }]);
  });

  it('take each id of a column of ids, even one that looks like a word', () => {
    const text = `ID de vídeo,Marca de tiempo de creación del vídeo de la playlist\nYykjpeuMNEk,2024-05-01T10:00:00+00:00\n${id},2024-05-02T10:00:00+00:00\n`;
    expect(readVideos(text)).toEqual([{ title: undefined, videos: ['YykjpeuMNEk', id] }]);
    expect(readVideos(`YykjpeuMNEk\n${id}\n`)).toEqual([{ title: undefined, videos: ['YykjpeuMNEk', id] }]);
  });

  it('take no words for ids', () => {
    const words = readPlaylists(`Word,Link\ndescription,https://youtu.be/${id}\nperformance,x\n`);
    expect(words).toMatchObject([
      { named: [{ subject: { videoId: id } }], notUnderstood: [{ line: 3, text: 'performance x' }] },
    ]);
    expect(readVideos('description\nperformance\n')[0]?.videos).toEqual([]);
  });

  it('report a first line that is no header', () => {
    expect(readPlaylists(`Harbour 2024, none\nx, https://youtu.be/${id}\n`)[0]?.notUnderstood).toEqual([
      { line: 1, text: 'Harbour 2024  none' },
    ]);
  });

  it('are read from a text that begins with a bracket', () => {
    expect(readVideos(`[Official] Jazz https://youtu.be/${id}\n`)[0]?.videos).toEqual([id]);
  });

  it('lose no link of a record', () => {
    expect(readVideos(`a,b\nhttps://youtu.be/${id} https://youtu.be/${other},x`)[0]?.videos).toEqual([
      id,
      other,
    ]);
  });

  it('report what is no video, and where', () => {
    expect(readPlaylists(`Video ID,Title\n${id},A\nnone,B\n`)[0]?.notUnderstood).toEqual([
      { line: 3, text: 'none B' },
    ]);
    const file = { format: 'cuecard-playlists', version: 1 };
    const items = [{ videoId: id }, { videoId: 'no' }, null];
    const text = JSON.stringify({ ...file, playlists: [{ title: 'Jazz', items }] });
    expect(readPlaylists(text)[0]).toMatchObject({
      title: 'Jazz',
      named: [{ subject: { videoId: id } }],
      notUnderstood: [
        { line: 2, text: '{"videoId":"no"}' },
        { line: 3, text: 'null' },
      ],
    });
  });

  it.each([
    ['[\n1,\n2', 'jsonBroken (3)'],
    ['[\n1,\nx,\n2\n]', 'jsonBroken (3)'],
    [`[\n${'1,\n'.repeat(50)}x,\n${'2,\n'.repeat(50)}3]`, 'jsonBroken (52)'],
    ['{"a": 1\n"b": 2}', 'jsonBroken (2)'],
    ['{"format": "else"}', 'notAPlaylistFile (format)'],
    ['[]', 'notAPlaylistFile'],
  ])('refuse %j, and say where', (text, message) => {
    expect(() => readPlaylists(text)).toThrow(message);
  });

  it('are read from one line of 20,000 links without a copy of the line for each', () => {
    const links = Array.from(
      { length: 20_000 },
      (_, at) => `https://youtu.be/${String(at).padStart(11, 'v')}`,
    );
    expect(readPlaylists(links.join(', '))[0]?.named).toHaveLength(20_000);
  });

  it('are read from a megabyte in bounded time', () => {
    const elapsed = cpuTime();
    expect(readPlaylists(`Title,Link\n${`A,https://youtu.be/${id}\n`.repeat(32_000)}`)[0]?.repeated).toBe(
      31_999,
    );
    expect(() => readPlaylists('['.repeat(1_000_000))).toThrow();
    expect(elapsed()).toBeLessThan(10_000);
  });
});

it('have a visibility only if the file names a valid one', () => {
  const list = (privacyStatus: unknown) => ({ title: 'Jazz', items: [], privacyStatus });
  const playlists = ['public', 'unlisted', 'private', 'everybody', 7, undefined].map(list);
  const read = readPlaylists(JSON.stringify({ format: 'cuecard-playlists', version: 1, playlists }));
  const said = ['public', 'unlisted', 'private', undefined, undefined, undefined];
  expect(read.map(({ privacyStatus }) => privacyStatus)).toEqual(said);
});

describe('playlists out', () => {
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...'ab "\',;\n=+-@') }), fc.string());
  const title = text.map((each) => `a${each}b`);
  const item = fc.record({ videoId: fc.stringMatching(/^[\w-]{11}$/), title, channelTitle: text });
  const items = fc.uniqueArray(item, { selector: ({ videoId }) => videoId, minLength: 1 });
  const playlist = fc.record({ playlistId: text, title, items });
  const all = fc.uniqueArray(playlist, { selector: (each) => each.title, minLength: 1 });

  it.each([
    ['CSV', writePlaylistsCsv],
    ['JSON', writePlaylistsJson],
  ])('as %s are read back as they were', (_form, write) => {
    fc.assert(
      fc.property(all, (playlists) => {
        const read = readPlaylists(write(playlists)).map(({ title, named }) => ({
          title,
          items: named.map(({ subject, title }) => ({ ...subject, title })),
        }));
        const expected = playlists.map(({ title, items }) => ({
          title,
          items: items.map(({ videoId, title }) => ({ kind: 'video', videoId, title })),
        }));
        expect(read).toEqual(expected);
      }),
    );
  });
});
