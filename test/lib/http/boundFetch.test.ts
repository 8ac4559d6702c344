import { expect, it } from 'vitest';
import { boundFetch } from '../../../lib/http';
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
