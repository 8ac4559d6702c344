import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLinks } from '../../../lib/importExport/links';
import { cpuTime } from '../cpuTime';

const id = 'dQw4w9WgXcQ';
const other = '9bZkp7q19f0';
const video = (videoId = id) => ({ kind: 'video', videoId });
const subjects = (text: string) => readLinks(text).named.map(({ subject }) => subject);

describe('a text of links', () => {
  it.each([
    ['a link', `https://www.youtube.com/watch?v=${id}`, [video()]],
    ['a link without its scheme', `youtu.be/${id}`, [video()]],
    ['links in a sentence', `See https://youtu.be/${id}, and (www.youtube.com/watch?v=${other}).`, [video(), video(other)]], // biome-ignore format: a table
    ['Markdown', `* [A song](https://youtu.be/${id})`, [video()]],
    ['HTML', `<a href="https://youtu.be/${id}">A song</a>`, [video()]],
    ['fields of a table', `https://youtu.be/${id},A song\n${other};1`, [video()]],
    ['ids on lines of their own', `${id}\n  ${other}`, [video(), video(other)]],
    ['ids with commas between', `${id}, ${other}`, [video(), video(other)]],
    ['a channel', 'https://www.youtube.com/@harbourhall', [{ kind: 'channel', handle: '@harbourhall' }]],
    ['a playlist', 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf', [{ kind: 'playlist', playlistId: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf' }]], // biome-ignore format: a table
    ['the bare id of a channel', 'UCuAXFkgsw1L7xaCfnd5JJOw', [{ kind: 'channel', channelId: 'UCuAXFkgsw1L7xaCfnd5JJOw' }]], // biome-ignore format: a table
  ])('reads %s', (_what, text, expected) => {
    expect(subjects(text)).toEqual(expected);
  });

  it.each(['information', 'HelloWorlds', 'covid19news', '2nd-edition', '01234567890', `watch ${id} now`])(
    'takes no word for an id: %s',
    (text) => expect(readLinks(text)).toMatchObject({ named: [], notUnderstood: [{ line: 1, text }] }),
  );

  it('reports what was not recognised, and its line', () => {
    const text = `# my list\nFor the road\nhttps://youtu.be/${id}\r\nhttps://example.org/a`;
    expect(readLinks(text).notUnderstood).toEqual([
      { line: 2, text: 'For the road' },
      { line: 4, text: 'https://example.org/a' },
    ]);
  });

  it('lists each subject once', () => {
    const reading = readLinks(
      `https://youtu.be/${id}?t=9\n${id}\nhttps://www.youtube.com/watch?v=${id}&list=LL`,
    );
    expect(reading).toMatchObject({
      named: [{ subject: { kind: 'video', videoId: id } }],
      repeated: 2,
      notUnderstood: [],
    });
  });

  it('finds every id in a link at any place', () => {
    const anyId = fc.stringMatching(/^[\w-]{11}$/);
    const around = fc.constantFrom(
      (link: string) => link,
      (link: string) => `A song: ${link}.`,
      (link: string) => `- <${link}>`,
      (link: string) => `"${link}","A song, with more"`,
    );
    fc.assert(
      fc.property(fc.uniqueArray(anyId), around, (ids, write) => {
        const text = ids.map((each) => write(`https://www.youtube.com/watch?v=${each}`)).join('\r\n');
        expect(subjects(text)).toEqual(ids.map(video));
      }),
    );
  });

  it.each([
    ['links', `https://youtu.be/${id}\n`.repeat(40_000)],
    ['one link', `https://youtu.be/${id}?${'a'.repeat(1_000_000)}`],
    ['one word', 'youtube.com'.repeat(90_000)],
    ['brackets', `https://youtu.be/x${')'.repeat(1_000_000)}`],
  ])('reads a megabyte of %s in bounded time', (_what, text) => {
    const elapsed = cpuTime();
    readLinks(text);
    expect(elapsed()).toBeLessThan(10_000);
  });
});
