import { expect, it } from 'vitest';
import { calendarErrors } from '../../../lib/calendar';
import { boundFetch, createTransport } from '../../../lib/http';
import { videos } from '../../../lib/video';
import { faultFrom } from '../accounts/world';

it('sends requests with credentials to their own origin only, and others anywhere', async () => {
  const sent: string[] = [];
  const send = boundFetch('https://calendar.example', async (input) => {
    sent.push((input as Request).url);
    return new Response();
  });
  const headers = { authorization: 'Basic c2VjcmV0' };
  await send('https://calendar.example/wp-json/', { headers });
  await send('https://elsewhere.example/');
  for (const address of [
    'https://elsewhere.example/',
    'http://calendar.example/',
    'https://calendar.example:8443/',
  ])
    expect(await faultFrom(send(new Request(address, { headers })))).toMatchObject({
      reason: 'foreignOrigin',
    });
  expect(sent).toStrictEqual(['https://calendar.example/wp-json/', 'https://elsewhere.example/']);
});

it('guards each transport, wherever its addresses lead', async () => {
  let sent = 0;
  const { call } = createTransport({
    base: 'https://calendar.example/wp-json',
    address: (_base, path) => new URL(path, 'https://elsewhere.example/'),
    credentials: { authorization: async () => 'Basic c2VjcmV0' },
    errors: calendarErrors,
    fetch: async () => {
      sent++;
      return Response.json({});
    },
  });
  expect(await faultFrom(call(videos.list, { part: ['id'], id: ['x'] }))).toMatchObject({
    reason: 'foreignOrigin',
  });
  expect(sent).toBe(0);
});
