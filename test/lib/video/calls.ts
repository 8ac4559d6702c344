import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Method, Params } from '../../../lib/http';
import { acceptedBy } from './inputs';

/** One call as a person writes it. */
export interface Call {
  params: Params;
  body?: unknown;
  media?: Blob;
}

/**
 * Every call that our client can make: all that the schemas accept, and files where they are taken.
 *
 * @param including A parameter that all of them have.
 */
export function callsOf(method: Method, including?: string): fc.Arbitrary<Call> {
  const calls = fc.record({
    params: acceptedBy(schemaOf(method.query?.()), including).map(asObject),
    body: method.body === undefined ? missing : acceptedBy(schemaOf(method.body())),
    media: filesOf(method),
  });
  // In an address these are steps, and refused.
  const named = calls.filter(({ params }) => params.id !== '.' && params.id !== '..');
  return named.map(({ params, body, media }) => ({
    ...(body === undefined ? { params } : fitting(method, params, asObject(body))),
    ...(media !== undefined && { media }),
  }));
}

/** A body holds no part that is not named: it is left out, or named where the body must have it. */
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

const schemaOf = (schema: unknown) => (schema instanceof z.core.$ZodType ? schema : z.strictObject({}));

const asObject = (value: unknown): Params => z.parse(z.record(z.string(), z.unknown()), value);

function filesOf({ upload }: Method): fc.Arbitrary<Blob | undefined> {
  if (upload === undefined) return missing;
  const types = upload.accepts.map((range) => range.replace('*/*', 'text/vtt').replace('/*', '/mp4'));
  const files = fc
    .tuple(fc.constantFrom(...types), contents)
    .map(([type, content]) => new Blob([new Uint8Array(content)], { type }));
  return upload.optional ? fc.option(files, { nil: undefined }) : files;
}

/** Bytes of all kinds, and some that look like the seams of a multipart body. */
const contents = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }),
  fc
    .constantFrom('\r\n', '--', '\r\n--part\r\ncontent-type: text/plain\r\n\r\n')
    .map((text) => Buffer.from(text)),
);
