import { expect, it, vi } from 'vitest';
import { sitePictureMessages } from '../../../../entrypoints/background/handlers/sitePicture';
import { answersOf } from './answersOf';

const answers = answersOf(sitePictureMessages, {
  accountViews: { active: async () => ({ accountId: 'site', url: 'https://calendar.example/events' }) },
});
const poster = { address: 'https://calendar.example/poster.png' };

it('a picture of the own site is fetched without sign-in, whatever its size in letters', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const fetched = vi.fn(
    async (..._asked: Parameters<typeof fetch>) =>
      new Response(bytes, { headers: { 'content-type': 'image/png' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const picture = await answers.sitePicture(poster);
  expect(picture?.type).toBe('image/png');
  expect(Uint8Array.from(atob(picture?.base64 ?? ''), (letter) => letter.charCodeAt(0))).toEqual(bytes);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
});

it('nothing else is: another site, a page, a refusal, or more bytes than a picture has', async () => {
  const reply = (body: BodyInit, init: ResponseInit) =>
    vi.stubGlobal('fetch', async () => new Response(body, init));
  vi.stubGlobal('fetch', () => expect.fail('fetched'));
  expect(await answers.sitePicture({ address: 'https://elsewhere.example/poster.png' })).toBeNull();
  reply('<html>', { headers: { 'content-type': 'text/html' } });
  expect(await answers.sitePicture(poster)).toBeNull();
  reply('', { status: 404, headers: { 'content-type': 'image/png' } });
  expect(await answers.sitePicture(poster)).toBeNull();
  reply(new Uint8Array(5_000_001), { headers: { 'content-type': 'image/png' } });
  expect(await answers.sitePicture(poster)).toBeNull();
});
