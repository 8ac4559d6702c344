import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import {
  channelId,
  id,
  list,
  oddlyWritten,
  recognized,
  redirected,
  redirectedNowhere,
  refused,
  site,
  sitePages,
} from './videoAddresses';
import { expectedLinks } from './videoLinks';

describe('recognizeVideoUrl', () => {
  it.each([...recognized, ...oddlyWritten, ...redirected])('%s', (url, subject) => {
    expect(recognizeVideoUrl(url)).toEqual(subject);
  });

  it.each([...refused, ...redirectedNowhere])('refuses %s', (url) => {
    expect(recognizeVideoUrl(url)).toBeUndefined();
  });

  it.each(expectedLinks)('reads %s as it is written elsewhere', (url, subject) => {
    expect(recognizeVideoUrl(url)).toEqual(subject);
  });

  it('is tested with more than a hundred addresses', () => {
    expect(recognized.length + refused.length).toBeGreaterThan(100);
  });

  /**
   * Other spellings of the same address, with some characters percent-encoded, as the browser's address bar keeps them.
   */
  const escaped = (path: string) =>
    fc
      .array(fc.boolean(), { minLength: path.length, maxLength: path.length })
      .map((marks) =>
        [...path]
          .map((character, index) =>
            marks[index] && character !== '/' ? `%${character.charCodeAt(0).toString(16)}` : character,
          )
          .join(''),
      );
  const cased = (word: string) =>
    fc
      .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
      .map((marks) => [...word].map((one, index) => (marks[index] ? one.toUpperCase() : one)).join(''));
  const tab = fc.constantFrom('', '/', '/videos', '/about', '/community/');
  const query = fc.constantFrom('', '?app=desktop', '#x', '?v=&list=');
  const host = fc.constantFrom('www.', 'm.', '');

  it("does not match the site's own pages as channels, in any spelling", () => {
    const page = fc
      .constantFrom(...sitePages)
      .chain(cased)
      .chain(escaped);
    fc.assert(
      fc.property(host, page, tab, query, (part, path, rest, end) => {
        expect(recognizeVideoUrl(`https://${part}youtube.com/${path}${rest}${end}`)).toBeUndefined();
      }),
      { numRuns: 2_000, seed: 20_261_122 },
    );
  });

  it('recognises a handle in any percent-encoding', () => {
    const name = fc.constantFrom('@somebody', '@some.body-1', '@some_body', '@new', '@watch', '@ABC');
    fc.assert(
      fc.property(
        host,
        name.chain((handle) => escaped(handle).map((path) => ({ handle, path }))),
        tab,
        query,
        (part, { handle, path }, rest, end) => {
          expect(recognizeVideoUrl(`https://${part}youtube.com/${path}${rest}${end}`)).toEqual({
            kind: 'channel',
            handle,
          });
        },
      ),
      { numRuns: 1_000, seed: 20_261_122 },
    );
  });

  const part = fc.oneof(
    fc.constantFrom(
      'watch',
      'embed',
      'shorts',
      'channel',
      '@name',
      'c',
      'user',
      'playlist',
      id,
      channelId,
      list,
      '%zz',
      '..',
    ),
    fc.string(),
  );
  const address = fc
    .tuple(
      fc.constantFrom(
        site,
        'https://youtu.be',
        'https://i.ytimg.com',
        'https://consent.youtube.com',
        'javascript:',
      ),
      fc.array(part, { maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom('v', 'list', 't', 'u', 'url', 'continue', 'channel'), part), {
        maxLength: 4,
      }),
    )
    .map(
      ([host, path, query]) => `${host}/${path.join('/')}?${query.map((pair) => pair.join('=')).join('&')}`,
    );

  it('never throws, and returns plain JSON with valid ids', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), (url) => {
        const subject = recognizeVideoUrl(url);
        if (!subject) return;
        expect(JSON.parse(JSON.stringify(subject))).toEqual(subject);
        const ids = subject as unknown as Record<string, string | undefined>;
        expect(ids.videoId ?? id).toMatch(/^[\w-]{11}$/);
        expect(ids.channelId ?? channelId).toMatch(/^UC[\w-]{22}$/);
        expect(ids.playlistId ?? list).toMatch(/^[A-Z][\w-]+$/);
        expect(ids.handle ?? '@abc').toMatch(/^@[^\s/<>"]{3,30}$/u);
        expect(ids.userName ?? ids.customName ?? 'abc').toMatch(/^[^\s/<>"]+$/u);
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });
});
