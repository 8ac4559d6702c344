import { expect, it } from 'vitest';
import { calendarErrors } from '../../../lib/calendar';
import { createTransport } from '../../../lib/http';
import { videos } from '../../../lib/video';
import { faultFrom } from '../accounts/world';

it('sends requests with credentials to their own origin only, and others anywhere', async () => {
  const sent: string[] = [];
  const call = (address: string, authorization?: string) =>
    createTransport({
      base: 'https://calendar.example/wp-json',
      address: () => new URL(address),
      credentials: { authorization: async () => authorization },
      errors: calendarErrors,
      fetch: async (input) => {
        sent.push(new URL((input as Request).url).origin);
        return Response.json({ items: [] });
      },
    }).call(videos.list, { part: ['id'], id: ['x'] });
  const header = 'Basic c2VjcmV0';
  await call('https://calendar.example/wp-json/', header);
  await call('https://elsewhere.example/');
  for (const address of [
    'https://elsewhere.example/',
    'http://calendar.example/',
    'https://calendar.example:8443/',
  ])
    expect(await faultFrom(call(address, header))).toMatchObject({
      reason: 'foreignOrigin',
    });
  expect(sent).toStrictEqual(['https://calendar.example', 'https://elsewhere.example']);
});
