import { describe, expect, it } from 'vitest';
import { buildPlatform } from '../../../../lib/accounts/platforms';
import { createAuthority } from '../../../../lib/accounts/video/authority';
import { toLifetime } from '../../../../lib/accounts/video/grant';
import { implicitGrant } from '../../../../lib/accounts/video/implicit';
import { catchFault } from '../../http/catchFault';

const now = Date.UTC(2026, 10, 21);
const client = { clientId: 'client.example', clientSecret: 'secret' };
const day = 86_400_000;

/** An authorization server that gives one answer to everything. */
const authority = (response: Response) =>
  createAuthority({
    platform: buildPlatform,
    now: () => now,
    fetch: async () => response,
    launch: async () => '',
    redirectAddress: 'https://id.chromiumapp.org/',
  });
const granted = (life: unknown) =>
  Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: life });

describe('the lifetime of a token', () => {
  it.each([
    [3599, 3_599_000],
    [undefined, 300_000],
    [Number.NaN, 300_000],
    [Number.POSITIVE_INFINITY, 300_000],
    [1e300, day],
    [-1e9, 0],
  ])('of %s seconds is %i ms', (seconds, life) => expect(toLifetime(seconds)).toBe(life));

  it('is bounded for each kind of grant', async () => {
    const { expiresAt } = await authority(granted(1e300)).refresh(client, 'refresh');
    expect(expiresAt).toBe(now + day);
    const redirected = new URL('https://id.chromiumapp.org/#access_token=t&token_type=Bearer&state=s');
    const expected = { state: 's', issuer: buildPlatform.issuer, silent: true };
    expect(implicitGrant(redirected, expected, now).expiresAt).toBe(now + 300_000);
    redirected.hash += '&expires_in=1e300';
    expect(implicitGrant(redirected, expected, now).expiresAt).toBe(now + day);
  });
});

it('an endless answer of the authorization server is read up to a megabyte', async () => {
  let megabytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (megabytes++ < 150) controller.enqueue(new Uint8Array(1_000_000));
      else controller.close();
    },
  });
  const fault = await catchFault(authority(new Response(body)).refresh(client, 'refresh'));
  expect(fault).toMatchObject({ kind: 'answer', reason: 'answerTooLarge' });
  expect(megabytes).toBeLessThan(5);
});
