import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { channelId, id, list, recognized, refused, site } from './videoAddresses';

describe('recognizeVideoUrl', () => {
  it.each(recognized)('%s', (url, subject) => {
    expect(recognizeVideoUrl(url)).toEqual(subject);
  });

  it.each(refused)('refuses %s', (url) => {
    expect(recognizeVideoUrl(url)).toBeUndefined();
  });

  it('is asked about more than a hundred addresses', () => {
    expect(recognized.length + refused.length).toBeGreaterThan(100);
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

  it('never throws, and gives plain JSON with ids of the right shape', () => {
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
