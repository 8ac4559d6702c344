import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseChannelKeywords, writeChannelKeywords } from '../../../lib/video/shared/channelKeywords';

it.each([
  ['tides "low water" harbour', ['tides', 'low water', 'harbour']],
  ['', []],
  ['"unfinished quote', ['unfinished', 'quote']],
  ['a"b c"d', ['a', 'b c', 'd']],
  ['"" x', ['x']],
])('%s', (text, keywords) => {
  expect(parseChannelKeywords(text)).toEqual(keywords);
});

it('keywords are what they were after they are written and read', () => {
  const keyword = fc.string({ minLength: 1 }).map((text) => text.replaceAll('"', '').trim());
  fc.assert(
    fc.property(fc.array(keyword.filter(Boolean)), (keywords) => {
      expect(parseChannelKeywords(writeChannelKeywords(keywords))).toEqual(keywords);
    }),
  );
});
