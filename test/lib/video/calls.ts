import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Method, Params } from '../../../lib/http';
import { acceptedBy } from './inputs';

/** The arguments of a call. */
export interface Call {
  params: Params;
  body?: unknown;
  media?: Blob;
}

/**
 * Generates calls that our client can make: everything that the schemas accept, with files for methods that take them.
 *
 * @param including A parameter that all of them have.
 */
export function generateCalls(method: Method, including?: string): fc.Arbitrary<Call> {
  const calls = fc.record({
    params: acceptedBy(toSchema(method.query?.()), including).map(asObject),
    body: method.body === undefined ? missing : acceptedBy(toSchema(method.body())),
    media: generateFiles(method),
  });
  // As path segments, `.` and `..` are refused
  const named = calls.filter(({ params }) => params.id !== '.' && params.id !== '..');
  return named.map(({ params, body, media }) => ({
    ...(body === undefined ? { params } : fitting(method, params, asObject(body))),
    ...(media !== undefined && { media }),
  }));
}

/** Makes `part` and body consistent: removes parts of the body that are not named, and names those that it requires. */
function fitting(method: Method, params: Params, body: Params): { params: Params; body: Params } {
  const { part } = params;
  if (!Array.isArray(part)) return { params, body };
  const isNamed = ([name]: [string, unknown]) => name === 'id' || part.includes(name);
  const kept = Object.fromEntries(Object.entries(body).filter(isNamed));
  if (method.body?.().safeParse(kept).success) return { params, body: kept };
  const parts = Object.keys(body).filter((name) => name !== 'id');
  return { params: { ...params, part: [...new Set([...part, ...parts])] }, body };
}

const missing = fc.constant(undefined);

const toSchema = (schema: unknown) => (schema instanceof z.core.$ZodType ? schema : z.strictObject({}));

const asObject = (value: unknown): Params => z.parse(z.record(z.string(), z.unknown()), value);

function generateFiles({ upload }: Method): fc.Arbitrary<Blob | undefined> {
  if (upload === undefined) return missing;
  const types = upload.accepts.map((range) => range.replace('*/*', 'text/vtt').replace('/*', '/mp4'));
  const files = fc
    .tuple(fc.constantFrom(...types), contents)
    .map(([type, content]) => new Blob([new Uint8Array(content)], { type }));
  return upload.optional ? fc.option(files, { nil: undefined }) : files;
}

/** Files of arbitrary bytes, and of bytes that look like boundaries of a multipart body. */
const contents = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }),
  fc
    .constantFrom('\r\n', '--', '\r\n--part\r\ncontent-type: text/plain\r\n\r\n')
    .map((text) => Buffer.from(text)),
);
