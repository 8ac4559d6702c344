import { youtube } from '@googleapis/youtube';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTransport, type Method, type Params } from '../../../lib/http';
import { videoErrors, videoMethods } from '../../../lib/video';
import { schemaProblems } from '../../sandbox-checks/schemaProblems';
import { type DescribedParameter, described } from './description';
import { acceptedBy } from './inputs';
import { seed } from './seed';

interface Call {
  params: Params;
  body?: unknown;
  media?: Blob;
}

/** What matters of a request, in a form that can be compared. */
interface Sent {
  verb: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  parts: { type: string; content: string }[];
}

/** Every call that our client can make: all that the schemas accept, and files where they are taken. */
function callsOf(method: Method): fc.Arbitrary<Call> {
  const schemaOf = (schema: unknown) => (schema instanceof z.core.$ZodType ? schema : z.strictObject({}));
  return fc.record(
    {
      params: acceptedBy(schemaOf(method.query?.())) as fc.Arbitrary<Params>,
      ...(method.body && { body: acceptedBy(schemaOf(method.body())) }),
      ...(method.upload && { media: fc.constantFrom(...method.upload.accepts.map(fileOf)) }),
    },
    { requiredKeys: method.upload?.optional ? ['params', 'body'] : undefined },
  ) as fc.Arbitrary<Call>;
}

const fileOf = (range: string) =>
  new Blob(['some \r\n bytes'], { type: range.replace('*/*', 'text/vtt').replace('/*', '/mp4') });

async function sentByUs(method: Method, { params, body, media }: Call): Promise<Sent> {
  const sent: Request[] = [];
  const transport = createTransport({
    base: 'https://youtube.googleapis.com/youtube/v3',
    credentials: { authorization: async () => 'Bearer t' },
    errors: videoErrors,
    fetch: async (input) => {
      sent.push(input as Request);
      return new Response(null, { status: 204 });
    },
  });
  await transport.call({ ...method, response: undefined, download: undefined }, params, body, { media });
  expect(sent).toHaveLength(1);
  return whatMatters(sent[0] as Request);
}

/** The platform vendor's own client, as a witness. */
async function sentByVendor(method: Method, { params, body, media }: Call): Promise<Sent> {
  const sent: Request[] = [];
  const client = youtube({
    version: 'v3',
    retry: false,
    headers: { authorization: 'Bearer t' },
    fetchImplementation: async (url, init) => {
      sent.push(new Request(url, { ...init, duplex: 'half' } as RequestInit));
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  });
  const [resource = '', name = ''] = method.id.split('.');
  const calls = (client as unknown as Record<string, Record<string, VendorCall>>)[resource];
  const asked = Object.entries(params).map(([key, value]) => [
    key,
    // One parameter to the vendor, though it names many channels.
    key === 'filterByMemberChannelId' ? String(value) : value,
  ]);
  await calls?.[name]?.({
    ...Object.fromEntries(asked),
    ...(body !== undefined && { requestBody: body }),
    ...(media && { media: { mimeType: media.type, body: await media.text() } }),
  });
  expect(sent).toHaveLength(1);
  return whatMatters(sent[0] as Request);
}

type VendorCall = (params: object) => Promise<unknown>;

async function whatMatters(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())].sort();
  return {
    verb: request.method,
    path: pathname,
    // A list is sent with commas, or name by name: the platform reads both (behaviour, section 3).
    query: Object.fromEntries(names.map((name) => [name, searchParams.getAll(name).join(',')])),
    authorization: request.headers.get('authorization'),
    parts: partsOf(request.headers.get('content-type') ?? '', await request.text()),
  };
}

function partsOf(type: string, text: string): Sent['parts'] {
  const boundary = /^multipart\/related; boundary=(.+)$/.exec(type)?.[1];
  if (boundary !== undefined)
    return text
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => {
        const [, partType = '', content = ''] =
          /^\r\ncontent-type: (.*?)\r\n\r\n(.*)\r\n$/is.exec(part) ?? [];
        return partsOf(partType, content);
      });
  if (text === '') return [];
  const bare = type.split(';')[0] ?? '';
  const content = bare === 'application/json' ? JSON.stringify(sorted(JSON.parse(text))) : text;
  return [{ type: bare, content }];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

/** What a described parameter would say against a value. */
function problemsOf(fact: DescribedParameter | undefined, name: string, value: string): string[] {
  if (name === 'fields' || name === 'uploadType') return [];
  if (fact === undefined) return [`${name} is not described`];
  const number = Number(value);
  const fits =
    (fact.enum?.includes(value) ?? true) &&
    (fact.type !== 'boolean' || value === 'true' || value === 'false') &&
    (fact.type !== 'integer' || (number >= Number(fact.minimum) && number <= Number(fact.maximum)));
  return fits ? [] : [`${name} may not be ${value}`];
}

const runs = { seed, numRuns: 12 };

describe.each(Object.entries(videoMethods))('every request of %s', (id, method) => {
  const fact = described(id);
  const calls = callsOf(method);

  it('is as the platform describes it', async () => {
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const { verb, path, query, parts } = await sentByUs(method, call);
        expect(verb).toBe(fact.httpMethod);
        const name = String(call.params.id);
        const plain = `/${fact.path.replace('{id}', encodeURIComponent(name))}`;
        expect(path).toBe(call.media === undefined ? plain : fact.mediaUpload?.protocols.simple.path);
        const required = Object.entries(fact.parameters).filter(([, { required: is }]) => is);
        const inQuery = required.filter(([, { location }]) => location === 'query').map(([key]) => key);
        expect(Object.keys(query)).toEqual(expect.arrayContaining(inQuery));
        const amiss = Object.entries(query).flatMap(([key, value]) =>
          problemsOf(fact.parameters[key], key, value),
        );
        const json = parts.find(({ type }) => type === 'application/json');
        expect(json === undefined || fact.request !== undefined).toBe(true);
        const wrong = json ? schemaProblems(JSON.parse(json.content), fact.request?.$ref ?? '') : [];
        expect([...amiss, ...wrong]).toEqual([]);
      }),
      runs,
    );
  });

  it('is what the vendor’s own client sends', async () => {
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        expect(await sentByUs(method, call)).toEqual(await sentByVendor(method, call));
      }),
      runs,
    );
  });
});
