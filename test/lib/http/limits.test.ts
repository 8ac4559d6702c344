import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readSite } from '../../../lib/accounts/sites/readSite';
import { createTransport, method, type TransportOptions } from '../../../lib/http';
import { jsonLimit, smallLimit } from '../../../lib/http/body';
import { longestWait, retryAfter } from '../../../lib/http/retry';
import { videoErrors } from '../../../lib/video';
import { download } from '../../../lib/video/captions';
import { cpuTime } from '../cpuTime';
import { catchFault } from './catchFault';

const read = method({
  id: 'things.list',
  http: 'GET',
  path: '/things',
  response: () => z.object({ title: z.string() }),
  auth: 'optional',
  cost: 1,
  repeat: 'safe',
});
const write = method({ ...read, id: 'things.insert', http: 'POST', auth: 'token', repeat: 'afterCheck' });

const piece = new Uint8Array(1_000_000).fill(0x20);

/** A body of so many megabytes that counts the reads. */
function flood(megabytes: number, init?: ResponseInit) {
  const seen = { megabytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.megabytes++ < megabytes) controller.enqueue(piece);
        else controller.close();
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, response: new Response(body, init) };
}

const transport = (response: Response, parts: Partial<TransportOptions> = {}) =>
  createTransport({
    base: 'https://api.example/v3',
    errors: videoErrors,
    fetch: async () => response,
    ...parts,
  });

describe('an endless answer', () => {
  it.each([
    ['read', read, 'refused'],
    ['write', write, 'unclear'],
  ] as const)(
    'to a %s is read up to the limit, and is a fault that says so',
    async (_what, asked, outcome) => {
      const { response, seen } = flood(150);
      const fault = await catchFault(transport(response).call(asked, {}));
      expect(fault).toMatchObject({ kind: 'answer', reason: 'answerTooLarge', outcome, about: asked.id });
      expect(seen.megabytes).toBeLessThanOrEqual(jsonLimit / 1_000_000 + 1);
      expect(seen.cancelled).toBe(true);
    },
  );

  it('with an error status is an error by its status', async () => {
    const { response, seen } = flood(150, { status: 404 });
    expect(await catchFault(transport(response).call(read, {}))).toMatchObject({
      kind: 'notFound',
      reason: 'http404',
    });
    expect(seen).toStrictEqual({ megabytes: smallLimit / 1_000_000 + 1, cancelled: true });
  });

  it('to a download is read up to the maximum of its method', async () => {
    const { response, seen } = flood(500);
    const call = transport(response).call(download, { id: 'track' });
    expect(await catchFault(call)).toMatchObject({ kind: 'answer', reason: 'answerTooLarge' });
    expect(seen.megabytes).toBeLessThan(110);
  });

  it('of a site is cut', async () => {
    const { response, seen } = flood(150);
    const parts = { fetch: async () => response };
    const { text, cut } = await readSite(new URL('https://site.example/'), parts, 2_500_000);
    expect([text.length, cut]).toStrictEqual([2_500_000, true]);
    expect(seen).toStrictEqual({ megabytes: 3, cancelled: true });
  });
});

describe('an answer with too many values', () => {
  it.each([
    ['many', `[${'{},'.repeat(5_000_000)}{}]`],
    ['nested', '{"a":'.repeat(3_000_000)],
    ['deep', '['.repeat(15_900_000)],
    ['begun again and again', `${'{"a":[\n'.repeat(20)}${'1,'.repeat(7_900_000)}}`],
  ])('%s, is an error before it is parsed', async (_what, text) => {
    const many = method({ ...read, response: () => z.array(z.object({ title: z.string() })) });
    const response = new Response(text, { headers: { 'content-type': 'application/json' } });
    const elapsed = cpuTime();
    const fault = await catchFault(transport(response).call(many, {}));
    expect(fault).toMatchObject({ kind: 'answer', reason: 'answerTooLarge', outcome: 'refused' });
    expect(elapsed()).toBeLessThan(1_500);
  });
});

describe('an answer within its limit', () => {
  it('has 300,000 values at most', async () => {
    const many = method({ ...read, response: () => z.record(z.string(), z.number()) });
    const call = (count: number) => {
      const members = Array.from({ length: count }, (_, at) => `"${at}":0`);
      return transport(new Response(`{${members.join()}}`)).call(many, {});
    };
    expect(Object.keys(await call(300_000))).toHaveLength(300_000);
    expect(await catchFault(call(300_001))).toMatchObject({ reason: 'answerTooLarge' });
  });

  it.each([
    [{ per_page: 20 }, 20],
    [{ maxResults: '50' }, 50],
    [{ per_page: 1e9 }, 1_000],
    [{ per_page: 'many' }, 1_000],
    [{}, 1_000],
  ])('has as many items as were requested with %j: %i', async (params, most) => {
    const list = method({ ...read, response: () => z.object({ items: z.array(z.looseObject({})) }) });
    const bare = method({ ...read, response: () => z.array(z.looseObject({})) });
    const things = (count: number) => Array.from({ length: count }, () => ({}));
    const call = (count: number) => transport(Response.json({ items: things(count) })).call(list, params);
    const callBare = (count: number) => transport(Response.json(things(count))).call(bare, params);
    expect((await call(most)).items).toHaveLength(most);
    expect(await callBare(most)).toHaveLength(most);
    for (const refused of [call(most + 1), callBare(most + 1)])
      expect(await catchFault(refused)).toMatchObject({ kind: 'answer', reason: 'answerTooLarge' });
  });

  it.each([
    ['of tiny items', { events: Array.from({ length: 140_000 }, () => ({})) }],
    [
      'of lists of lists',
      { events: [{ tags: Array.from({ length: 15_000 }, () => []), more: [Array(6_000)] }] },
    ],
    ['beside the list', { events: [], tags: Array.from({ length: 140_000 }, () => 0) }],
  ])('is refused before its schema is applied, if there are lists %s', async (_what, answer) => {
    let isParsed = false;
    const parsing = z.unknown().check(
      z.refine(() => {
        isParsed = true;
        return true;
      }),
    );
    const list = method({ ...read, response: () => z.object({ events: z.array(parsing) }) });
    const elapsed = cpuTime();
    const fault = await catchFault(transport(Response.json(answer)).call(list, { per_page: 50 }));
    expect(fault).toMatchObject({ kind: 'answer', reason: 'answerTooLarge' });
    expect(isParsed).toBe(false);
    expect(elapsed()).toBeLessThan(1_500);
  });

  it('is read completely, in chunks of any size', async () => {
    const text = JSON.stringify({ title: `Konzert für ${'ü'.repeat(1000)} 🎷` });
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await transport(new Response(body)).call(read, {})).toStrictEqual(JSON.parse(text));
  });

  it('to a download is a file with its type', async () => {
    const response = new Response('WEBVTT', { headers: { 'content-type': 'text/vtt' } });
    const file = await transport(response).call(download, { id: 'track' });
    expect([file.type, await file.text()]).toStrictEqual(['text/vtt', 'WEBVTT']);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const read = (value: string) => retryAfter(new Headers({ 'retry-after': value }), now);

  it('is seconds, or a date', () => {
    expect(read('120')).toBe(now + 120_000);
    expect(read('0')).toBe(now);
    expect(read('1.5')).toBe(now + 1_500);
    expect(read('Sat, 21 Nov 2026 12:10:00 GMT')).toBe(now + 600_000);
    expect(read('Fri, 20 Nov 2026 12:10:00 GMT')).toBe(now - 85_800_000);
  });

  it('is capped at a day', () => {
    expect(read('1000000000')).toBe(now + longestWait);
    expect(read('9'.repeat(400))).toBe(now + longestWait);
    expect(read('Sun, 21 Nov 2058 12:10:00 GMT')).toBe(now + longestWait);
  });

  it.each([
    ...['1e9', '1e300', '-5', '+5', '0x10', 'Infinity', 'soon', '', ' ', '5 minutes'],
    ...['Mon, 30 Feb 2026 12:00:00 GMT', 'Sat, 00 Nov 2026 12:10:00 GMT', 'Sat, 21 Nov 2026 25:00:00 GMT'],
    ...['Sat, 21 Nov 2026 24:00:00 GMT', 'Sat, 21 Nov 2026 12:60:00 GMT'],
    ...['Sat, 21 Foo 2026 12:10:00 GMT', 'Sat, 21 Nov 99999 12:10:00 GMT', '2026-11-21T12:10:00Z'],
  ])('%j is ignored', (value) => expect(read(value)).toBeUndefined());

  it('is at most a day for any value', () => {
    const said = fc.oneof(
      fc.stringMatching(/^[\x20-\x7e]*$/),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(said, (value) => {
        const at = read(value) ?? now;
        expect(Number.isFinite(at) && at <= now + longestWait).toBe(true);
      }),
    );
  });
});
