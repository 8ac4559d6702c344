import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import {
  createTransport,
  type Method,
  readJson,
  requireOrigin,
  type TransportOptions,
} from '../../../lib/http';
import { core, findShape } from '../../../lib/http/shape';
import { catchFault } from './catchFault';

/** Whole requests, whole errors, and the JSON of services. */

const base: Method = {
  id: 'things.insert',
  http: 'POST',
  path: '/things',
  auth: 'token',
  cost: 1,
  repeat: 'never',
  query: () => z.strictObject({ part: z.optional(z.array(z.string())), dry: z.optional(z.boolean()) }),
  body: () => z.looseObject({ title: z.optional(z.string()) }),
  response: () => z.looseObject({}),
};
const now = 1_000_000;

/** A transport whose service gives one answer; what it sent, and the error if there was one. */
async function send(
  method: Partial<Method>,
  {
    params = {},
    body,
    options,
    answer = Response.json({}),
    ...parts
  }: {
    params?: Record<string, unknown>;
    body?: unknown;
    options?: Parameters<ReturnType<typeof createTransport>['call']>[3];
    answer?: Response | Error;
  } & Partial<TransportOptions>,
) {
  const sent: Request[] = [];
  const transport = createTransport({
    base: 'https://api.example/v3',
    errors: (status) => ({ kind: 'answer', reason: `http${status}` }),
    now: () => now,
    fetch: async (input) => {
      sent.push(input as Request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...parts,
  });
  const result = await transport.call({ ...base, ...method }, params, body, options).then(
    (value) => ({ value }),
    (error: unknown) => ({ fault: (error as Fault).data }),
  );
  const [request] = sent;
  if (request === undefined) return { result };
  const { url, method: verb, credentials, cache, redirect } = request;
  const form = {
    url: url.replace('https://api.example/v3', ''),
    verb,
    headers: Object.fromEntries(request.headers),
  };
  return { result, form, options: { credentials, cache, redirect }, text: await request.text(), sent };
}

const json = { accept: 'application/json', 'content-type': 'application/json; charset=UTF-8' };
const file = (type: string, name?: string) =>
  name === undefined ? new Blob(['x'], { type }) : new File(['x'], name, { type });
const named = { maximum: 9, accepts: ['*/*'], named: true } as const;
const token = { authorization: async () => 'Bearer t', key: async () => 'own' };

describe('the request of a call', () => {
  it.each<[string, Partial<Method>, Parameters<typeof send>[1], object, string]>([
    [
      'without a body',
      { http: 'GET' },
      {},
      { url: '/things', verb: 'GET', headers: { accept: 'application/json' } },
      '',
    ],
    [
      'with parameters and a body',
      {},
      { params: { part: ['title', 'x'], dry: false }, body: { title: 'é' } },
      { url: '/things?part=title%2Cx&dry=false', verb: 'POST', headers: json },
      '{"title":"é"}',
    ],
    [
      'of several verbs',
      { http: ['PUT', 'PATCH'] },
      {},
      { url: '/things', verb: 'PUT', headers: { accept: 'application/json' } },
      '',
    ],
    [
      'of several verbs, one of them chosen',
      { http: ['PUT', 'PATCH'] },
      { options: { via: 'PATCH' } },
      { url: '/things', verb: 'PATCH', headers: { accept: 'application/json' } },
      '',
    ],
    [
      'with a token',
      {},
      { credentials: token, key: 'k' },
      { url: '/things', verb: 'POST', headers: { accept: 'application/json', authorization: 'Bearer t' } },
      '',
    ],
    [
      'with a token in the address',
      {},
      { credentials: token, tokenIn: 'query' },
      { url: '/things?access_token=t', verb: 'POST', headers: { accept: 'application/json' } },
      '',
    ],
    [
      "with the account's key",
      {},
      { credentials: { ...token, authorization: async () => undefined } },
      { url: '/things?key=own', verb: 'POST', headers: { accept: 'application/json' } },
      '',
    ],
    [
      "with the transport's key",
      {},
      { credentials: { ...token, authorization: async () => undefined }, key: 'k' },
      { url: '/things?key=k', verb: 'POST', headers: { accept: 'application/json' } },
      '',
    ],
    [
      'with a file that has a name',
      { upload: named },
      { options: { media: file('image/jpeg', 'Ça  été-2.final.JPG') } },
      {
        url: '/things',
        verb: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'image/jpeg',
          'content-disposition': 'attachment; filename="C-a-e-te-2-final.jpg"',
        },
      },
      'x',
    ],
    [
      'with a file without name and type',
      { upload: named },
      { options: { media: file('') } },
      {
        url: '/things',
        verb: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="file.bin"',
        },
      },
      'x',
    ],
    [
      'with a file whose name has no letters, and is long',
      { upload: named },
      { options: { media: file('image/svg+xml', `--${'a'.repeat(90)}--.png`) } },
      {
        url: '/things',
        verb: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'image/svg+xml',
          'content-disposition': `attachment; filename="${'a'.repeat(80)}.svg"`,
        },
      },
      'x',
    ],
    [
      'for what changed',
      { http: 'GET' },
      { options: { held: { etag: '"e"' } } },
      { url: '/things', verb: 'GET', headers: { accept: 'application/json', 'if-none-match': '"e"' } },
      '',
    ],
  ])('%s', async (_name, method, call, form, text) => {
    const sent = await send(method, call);
    expect(sent.form).toStrictEqual(form);
    expect(sent.text).toBe(text);
    expect(sent.options).toStrictEqual({ credentials: 'omit', cache: 'no-store', redirect: 'error' });
    expect(sent.result).toStrictEqual({ value: {} });
  });

  it.each([null, 'text', { etag: 7 }, {}])('does not ask for changes of %j', async (held) => {
    const { form } = await send({ http: 'GET' }, { options: { held } });
    expect(form?.headers).not.toHaveProperty('if-none-match');
  });

  it.each<[string, Partial<Method>, Parameters<typeof send>[1], string, string]>([
    ['an unknown parameter', {}, { params: { x: 1 } }, 'unrecognized_keys', 'things.insert x'],
    ['a wrong parameter', {}, { params: { part: ['a', 7] } }, 'invalid_type', 'things.insert part.1'],
    [
      'a part that is not named',
      {},
      { params: { part: ['id'] }, body: { id: '1', x: undefined, title: 'a' } },
      'unexpectedPart',
      'things.insert title',
    ],
    [
      'a body that it has not',
      { body: undefined } as never,
      { body: {} },
      'unrecognized_keys',
      'things.insert body',
    ],
    ['a body that is a text', {}, { body: 'x' }, 'invalid_type', 'things.insert body'],
    [
      'a body that breaks a rule',
      { body: () => z.unknown().check(z.refine(() => false, { params: { reason: 'ownReason' } })) as never },
      { body: {} },
      'ownReason',
      'things.insert body',
    ],
    ['no id', { path: '/things/{id}', query: () => z.looseObject({}) }, {}, 'missing', 'id'],
    [
      'an empty id',
      { path: '/things/{id}', query: () => z.looseObject({}) },
      { params: { id: '' } },
      'missing',
      'id',
    ],
    [
      'a step in the path',
      { path: '/things/{id}', query: () => z.looseObject({}) },
      { params: { id: '..' } },
      'invalid',
      'id',
    ],
    ['no file', { upload: { maximum: 9, accepts: ['*/*'] } }, {}, 'mediaBodyRequired', 'things.insert media'],
    [
      'an empty file',
      { upload: named },
      { options: { media: new Blob([], { type: 'image/png' }) } },
      'mediaBodyRequired',
      'things.insert media',
    ],
    [
      'a file that is too large',
      { upload: named },
      { options: { media: new Blob(['x'.repeat(10)], { type: 'image/png' }) } },
      'uploadTooLarge',
      'things.insert media',
    ],
    [
      'a file that it does not take',
      {},
      { options: { media: file('image/png') } },
      'badContent',
      'things.insert media',
    ],
  ])('with %s is refused', async (_name, method, call, reason, about) => {
    const { result, form } = await send(method, call);
    expect(result).toStrictEqual({ fault: { kind: 'badInput', reason, about, outcome: 'refused' } });
    expect(form).toBeUndefined();
  });
});

describe('the error of a call', () => {
  const about = 'https://api.example/v3/things';
  const timeout = new DOMException('', 'TimeoutError');

  it.each<[string, Partial<Method>, Response | Error, object]>([
    [
      'that cannot be sent',
      {},
      new TypeError('x'),
      { kind: 'transient', reason: 'unreachable', outcome: 'unclear', about },
    ],
    [
      'that cannot be sent while it reads',
      { http: 'GET' },
      new TypeError('x'),
      { kind: 'transient', reason: 'unreachable', outcome: 'refused', about },
    ],
    ['that takes too long', {}, timeout, { kind: 'transient', reason: 'timeOut', outcome: 'unclear', about }],
    [
      'that is refused',
      {},
      new Response('', { status: 400 }),
      { kind: 'answer', reason: 'http400', status: 400, outcome: 'refused' },
    ],
    [
      'that fails',
      {},
      new Response('', { status: 500 }),
      { kind: 'answer', reason: 'http500', status: 500, outcome: 'unclear' },
    ],
    [
      'that fails while it reads',
      { http: 'GET' },
      new Response('', { status: 500 }),
      { kind: 'answer', reason: 'http500', status: 500, outcome: 'refused' },
    ],
    [
      'that has to wait',
      {},
      new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      { kind: 'answer', reason: 'http429', status: 429, outcome: 'refused', retryAt: now + 7_000 },
    ],
    [
      'that is answered by nothing',
      {},
      new Response(''),
      { kind: 'answer', reason: 'emptyAnswer', status: 200, outcome: 'unclear', about: 'things.insert' },
    ],
    [
      'that is answered by a page',
      {},
      new Response(' <html>'),
      { kind: 'answer', reason: 'htmlAnswer', status: 200, outcome: 'unclear', about: 'things.insert' },
    ],
    [
      'that is answered by a text',
      {},
      new Response('x <b>'),
      { kind: 'answer', reason: 'oddAnswer', status: 200, outcome: 'unclear', about: 'things.insert' },
    ],
    [
      'of which one item is odd',
      { http: 'GET', response: () => z.object({ items: z.array(z.object({ id: z.string() })) }) },
      Response.json({ items: [{ id: 'a' }, {}] }),
      { kind: 'answer', reason: 'oddItem', status: 200, outcome: 'refused', about: 'things.insert' },
    ],
    [
      'whose items are odd',
      { http: 'GET', response: () => z.object({ items: z.array(z.object({ id: z.string() })) }) },
      Response.json({ items: 'all' }),
      { kind: 'answer', reason: 'oddAnswer', status: 200, outcome: 'refused', about: 'things.insert' },
    ],
    [
      'of which a member other than the items is odd',
      { http: 'GET', response: () => z.object({ page: z.object({ number: z.number() }) }) },
      Response.json({ page: {} }),
      { kind: 'answer', reason: 'oddAnswer', status: 200, outcome: 'refused', about: 'things.insert' },
    ],
  ])('%s', async (_name, method, answer, fault) => {
    expect((await send(method, { answer })).result).toStrictEqual({ fault });
  });

  it('is none for a 204, and for a method without an answer', async () => {
    const none = new Response(null, { status: 204 });
    expect((await send({}, { answer: none })).result).toStrictEqual({ value: undefined });
    const silent = { ...base, response: undefined } as unknown as Method;
    expect((await send(silent, { answer: Response.json({ a: 1 }) })).result).toStrictEqual({
      value: undefined,
    });
  });

  it.each([
    ['POST', 404, 'notFound', 'unclear'],
    ['POST', 409, 'conflict', 'unclear'],
    ['PUT', 404, 'notFound', 'refused'],
    ['GET', 404, 'notFound', 'refused'],
    ['POST', 403, 'notAllowed', 'refused'],
  ] as const)('of a %s with %i (%s) is %s', async (http, status, kind, outcome) => {
    const answer = new Response('', { status });
    const { result } = await send({ http }, { answer, errors: () => ({ kind, reason: 'x' }) });
    expect(result).toStrictEqual({ fault: { kind, reason: 'x', status, outcome } });
  });

  it('is that of the network if the error body breaks off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    const answer = new Response(broken, { status: 400 });
    Object.defineProperty(answer, 'url', { value: `${about}?key=secret` });
    expect((await send({}, { answer })).result).toStrictEqual({
      fault: { kind: 'transient', reason: 'unreachable', outcome: 'unclear', about },
    });
  });

  it('is about the origin for which no credentials are', async () => {
    const work = async () => requireOrigin('https://api.example', 'https://evil.example/v3');
    expect(await catchFault(work())).toStrictEqual(
      new Fault({ kind: 'notAllowed', reason: 'foreignOrigin', about: 'https://evil.example' }).data,
    );
    expect(requireOrigin('https://api.example', 'https://api.example/v3')).toBeUndefined();
  });
});

describe('JSON of a service', () => {
  const warning = '<br />\n<b>Warning</b>: x in <b>y</b>\n';
  const starts = (count: number) => '{x\n'.repeat(count);

  it.each<[string, string, string | null, unknown, boolean]>([
    ['alone', '{"a":1}', null, { a: 1 }, false],
    ['behind byte order marks', '\uFEFF\uFEFF{"a":1}', null, { a: 1 }, false],
    ['behind a warning', `${warning}{"a":1}`, 'text/html', { a: 1 }, true],
    ['behind a warning without HTML', 'PHP Notice: x\n[1]', null, [1], true],
    ['behind a deprecation and a mark', ' Deprecated: x\n\uFEFF{"a":1}', '', { a: 1 }, true],
    ['behind a strict standard', 'Strict Standards: x\n{"a":1}', null, { a: 1 }, true],
    ['behind a warning, with a mark in it', `${warning}{"a":"\uFEFF"}`, null, { a: '\uFEFF' }, true],
    ['before a comment of a cache', '{"a":1}\n<!-- cached -->', 'application/json', { a: 1 }, true],
    ['before a comment, of another type', '{"a":1}\n<!-- cached -->', 'text/html', undefined, false],
    ['of a type that only begins alike', '{"a":1}\n<!-- cached -->', 'application/jsonx', undefined, false],
    ['of a type in capitals', '{"a":1} x', 'application/JSON', { a: 1 }, true],
    ['in a page', '<html>\n{"a":1}', 'text/html', undefined, false],
    ['behind a word', 'Warnings\n{"a":1}', null, undefined, false],
    ['behind lines that begin alike', `${starts(19)}{"a":1}`, 'application/json', { a: 1 }, true],
    ['behind too many of them', `${starts(20)}{"a":1}`, 'application/json', undefined, false],
    ['that does not begin a line', 'x {"a":1}', 'application/json', undefined, false],
    ['that is none', 'x', 'application/json', undefined, false],
    ['that is not closed', '{"a":1', 'application/json', undefined, false],
  ])('%s', (_name, text, type, value, isNoisy) => {
    expect(readJson(text, type)).toStrictEqual({ value, isNoisy });
  });
});

describe('a schema', () => {
  const text = z.string();

  it('is found inside of its wrappers', () => {
    expect(core(z.optional(z.catch(text, '')))).toBe(text);
    expect(core(z._default(text, ''))).toBe(text);
    expect(core(text)).toBe(text);
  });

  it('has members if it is an object', () => {
    expect(findShape(z.optional(z.object({ text })))).toStrictEqual({ text });
    for (const other of [text, undefined, {}]) expect(findShape(other)).toBeUndefined();
  });

  it('of a method is built once, and once for answers with a part of the members', async () => {
    const { method } =
      await vi.importActual<typeof import('../../../lib/http/method')>('../../../lib/http/method');
    const build = vi.fn((isPartial?: boolean) => z.object({ isPartial: z.literal(isPartial ?? false) }));
    const made = method({ ...base, query: build, body: build, response: build } as unknown as Method);
    for (const schema of [made.query, made.body] as const) {
      build.mockClear();
      expect(schema?.()).toBe(schema?.());
      expect(build.mock.calls).toStrictEqual([[false]]);
    }
    build.mockClear();
    expect(made.response?.(true)).not.toBe(made.response?.());
    expect(made.response?.(true)).toBe(made.response?.(true));
    expect(build.mock.calls).toStrictEqual([[true], [false]]);
    const { query: _query, body: _body, response: _response, ...bare } = base;
    expect(method(bare)).toStrictEqual(bare);
  });
});
