import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTransport, method, type TransportOptions } from '../../../lib/http';
import { videoErrors } from '../../../lib/video';
import { catchFault } from './catchFault';

const read = method({
  id: 'things.list',
  http: 'GET',
  path: '/things/{id}',
  query: () => z.object({ id: z.string(), tags: z.optional(z.array(z.string())) }),
  response: () => z.object({ title: z.string() }),
  auth: 'optional',
  cost: 1,
  repeat: 'safe',
});
const write = method({
  id: 'things.insert',
  http: 'POST',
  path: '/things',
  body: () => z.strictObject({ title: z.string() }),
  response: () => z.object({ title: z.string() }),
  auth: 'token',
  cost: 50,
  repeat: 'afterCheck',
});

type Reply = Response | Error;
const ok = () => Response.json({ title: 'a thing' });
const refused = (status: number, reason: string, headers = {}) =>
  Response.json({ error: { errors: [{ reason }] } }, { status, headers });

/** A transport that records its requests and gives these answers one after the other. */
function transport(replies: Reply[], parts: Partial<TransportOptions> = {}) {
  const sent: Request[] = [];
  const made = createTransport({
    base: 'https://api.example/v3',
    errors: videoErrors,
    fetch: async (input) => {
      sent.push(input as Request);
      const reply = replies.shift();
      if (reply === undefined) throw new Error('one request too many');
      if (reply instanceof Error) throw reply;
      return reply;
    },
    ...parts,
  });
  return { call: made.call, sent };
}

describe('a request', () => {
  it('has path, query, token and body in their places', async () => {
    const authorization = async () => 'Bearer t';
    const { call, sent } = transport([ok(), ok()], { credentials: { authorization } });
    await call(read, { id: 'a/b', tags: ['x', 'y'] });
    expect(sent[0]?.url).toBe('https://api.example/v3/things/a%2Fb?tags=x%2Cy');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t');
    await call(write, {}, { title: 'new' });
    expect(await sent[1]?.json()).toStrictEqual({ title: 'new' });
    expect(sent.every(({ credentials, redirect }) => credentials === 'omit' && redirect === 'error')).toBe(
      true,
    );
  });

  it('is refused before it is sent if a field is wrong, with its name', async () => {
    const { call, sent } = transport([]);
    const body = await catchFault(call(write, {}, { title: 1 }));
    expect(body).toMatchObject({ kind: 'badInput', about: 'things.insert title' });
    expect((await catchFault(call(write, {}, { title: 'a', extra: true }))).kind).toBe('badInput');
    expect((await catchFault(call(read, {}))).about).toBe('things.list id');
    expect(sent).toStrictEqual([]);
  });

  it('is counted before it is sent, and the meter learns of a quota error', async () => {
    const told: string[] = [];
    const { call } = transport([refused(403, 'quotaExceeded')], {
      meter: {
        spend: async ({ id }) => void told.push(`spend ${id}`),
        refused: async (_method, reason) => {
          told.push(reason);
          return 1_800_000_000_000;
        },
      },
    });
    expect(await catchFault(call(read, { id: '1' }))).toMatchObject({
      kind: 'quota',
      retryAt: 1_800_000_000_000,
    });
    expect(told).toStrictEqual(['spend things.list', 'quotaExceeded']);
  });
});

describe('a refused token', () => {
  it('is renewed once and the request sent again', async () => {
    let token = 'old';
    const credentials = {
      authorization: async () => `Bearer ${token}`,
      renew: async () => {
        token = 'new';
        return true;
      },
    };
    const { call, sent } = transport([refused(401, 'authError'), ok()], { credentials });
    await call(write, {}, { title: 'a' });
    expect(sent.map((request) => request.headers.get('authorization'))).toStrictEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('that cannot be renewed asks for a sign-in', async () => {
    const credentials = { authorization: async () => 'Bearer t', renew: async () => false };
    const { call } = transport([refused(401, 'authError')], { credentials });
    expect(await catchFault(call(read, { id: '1' }))).toMatchObject({ kind: 'signIn', outcome: 'refused' });
  });
});

describe('a repetition', () => {
  it('is made for reads after passing errors', async () => {
    const { call, sent } = transport([refused(503, 'backendError'), new TypeError('offline'), ok()]);
    expect(await call(read, { id: '1' })).toStrictEqual({ title: 'a thing' });
    expect(sent).toHaveLength(3);
  });

  it('of a refused write is left to the job, since each try is charged', async () => {
    const { call, sent } = transport([refused(403, 'rateLimitExceeded'), ok()]);
    expect(await catchFault(call(write, {}, { title: 'a' }))).toMatchObject({
      kind: 'transient',
      outcome: 'refused',
    });
    expect(sent).toHaveLength(1);
  });

  for (const [name, reply] of [
    ['a lost connection', new TypeError('reset')],
    ['a 5xx', refused(500, 'internalError')],
    ['a 404, which may be said of what was just made', refused(404, 'playlistNotFound')],
    ['a conflict', refused(409, 'conflict')],
    ['an operation that was aborted', refused(409, 'SERVICE_UNAVAILABLE')],
  ] as const) {
    it(`is not made for a write after ${name}: it may have been done`, async () => {
      const { call, sent } = transport([reply]);
      expect((await catchFault(call(write, {}, { title: 'a' }))).outcome).toBe('unclear');
      expect(sent).toHaveLength(1);
    });
  }

  it('is left to the job if the service asks for a long wait', async () => {
    const reply = refused(429, 'rateLimitExceeded', { 'retry-after': '120' });
    const { call } = transport([reply], { now: () => 1_000 });
    expect(await catchFault(call(read, { id: '1' }))).toMatchObject({ kind: 'transient', retryAt: 121_000 });
  });

  it('is not made if the quota is used up', async () => {
    const { call, sent } = transport([refused(403, 'quotaExceeded')]);
    expect((await catchFault(call(read, { id: '1' }))).kind).toBe('quota');
    expect(sent).toHaveLength(1);
  });
});

describe('an unexpected answer', () => {
  for (const [name, reply, reason] of [
    ['HTML', () => new Response('<!doctype html><title>Log in</title>'), 'htmlAnswer'],
    ['nothing', () => new Response(''), 'emptyAnswer'],
    ['other types', () => Response.json({ title: 5 }), 'oddAnswer'],
    ['an array', () => Response.json([]), 'oddAnswer'],
  ] as const) {
    it(`(${name}) is an error, with an unclear outcome for a write`, async () => {
      expect(await catchFault(transport([reply()]).call(read, { id: '1' }))).toMatchObject({
        kind: 'answer',
        reason,
      });
      const written = await catchFault(transport([reply()]).call(write, {}, { title: 'a' }));
      expect(written).toMatchObject({ kind: 'answer', reason, outcome: 'unclear' });
    });
  }
});

describe('an error', () => {
  it('is about the address without its query, which may hold a key or a token', async () => {
    const { call } = transport([new TypeError('x'), new TypeError('x'), new TypeError('x')]);
    expect((await catchFault(call(read, { id: 'secret', tags: ['key'] }))).about).toBe(
      'https://api.example/v3/things/secret',
    );
  });

  it('comes at once when the caller aborts', async () => {
    const leave = new AbortController();
    leave.abort();
    const { call } = transport([new TypeError('aborted'), new TypeError('aborted')]);
    const { signal } = leave;
    const cancelled = { kind: 'cancelled', reason: 'cancelled' };
    expect(await catchFault(call(read, { id: '1' }, undefined, { signal }))).toStrictEqual({
      ...cancelled,
      outcome: 'refused',
    });
    expect(await catchFault(call(write, {}, { title: 'a' }, { signal }))).toStrictEqual({
      ...cancelled,
      outcome: 'unclear',
    });
  });

  it('comes at the timeout, and not before', async () => {
    const never: typeof fetch = (input) =>
      new Promise((_resolve, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const { call } = transport([], { fetch: never, timeout: 30 });
    expect(await catchFault(call(write, {}, { title: 'a' }))).toMatchObject({
      reason: 'timeOut',
      outcome: 'unclear',
    });
  });

  it('comes at once when the caller aborts between two tries', async () => {
    const leave = new AbortController();
    const busy = () => refused(503, 'backendError', { 'retry-after': '4' });
    const { call, sent } = transport([busy()], {
      meter: {
        // The pause begins after the answer was read: this is in the middle of it.
        spend: async () => void setTimeout(() => leave.abort(), 20),
        refused: async () => undefined,
      },
    });
    const fault = await catchFault(call(read, { id: '1' }, undefined, { signal: leave.signal }));
    expect(fault.kind).toBe('cancelled');
    expect(sent).toHaveLength(1);
  });

  it('is that of the last try if the timeout ends while the next one waits for the gate', async () => {
    let entered = 0;
    const gate = { enter: async () => (entered++ === 0 ? () => {} : undefined) };
    const { call, sent } = transport([refused(503, 'backendError')], { gate } as never);
    expect(await catchFault(call(read, { id: '1' }))).toMatchObject({
      kind: 'transient',
      reason: 'backendError',
    });
    expect([entered, sent.length]).toStrictEqual([2, 1]);
  });

  it('is that of the last try if the timeout ends between two tries', async () => {
    const { call } = transport([refused(503, 'backendError', { 'retry-after': '4' })], { timeout: 30 });
    expect((await catchFault(call(read, { id: '1' }))).reason).toBe('backendError');
  });
});
