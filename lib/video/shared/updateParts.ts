import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { Method, Params, Transport } from '../../http';
import { findShape } from '../../http/shape';
import { isObject } from '../../shared/isObject';
import { mergePatch, type Patch } from './mergePatch';
import { listing } from './resources';

/** Identifies a resource; with the parameters that its list method also needs, such as the `videoId` of a caption. */
interface Which {
  id: string;
  [parameter: string]: unknown;
}

/** Arguments of `updateParts` after the method. */
export type Changing<Body> = [which: Which, changes: Patch<Omit<Body, 'id'>>];

/**
 * Changes properties of a resource and keeps all others. The platform's PUT replaces the parts that it names (video API
 * behaviour, section 3), so these parts are read, merged with `changes` and written completely. Other parts are named
 * only if every update must repeat them. Costs one read more than the update. A change that someone else writes between
 * the read and the write is lost.
 *
 * Read-only properties are not sent. Properties that no schema knows are sent back unchanged, because they may be new
 * and writable.
 *
 * @param changes part → merge patch; `null` clears a property
 * @throws Fault `notFound` if there is no such resource; `badInput` about the field if the merged body is invalid
 */
export async function updateParts<Answer, Body extends { id: string }>(
  transport: Transport,
  update: Method<Answer, Params, Body>,
  ...[which, changes]: Changing<Body>
): Promise<Answer> {
  const found = await readParts(transport, update, which, Object.keys(changes));
  return writeParts(transport, update, found, which, changes);
}

/** Parts of a resource as they were read, by name. Stored nowhere: written back later, they would undo others' changes. */
export type RawResource = Readonly<Record<string, unknown>>;

const RawPage = listing(() => z.record(z.string(), z.unknown()));

/**
 * Reads parts of a resource for `writeParts`, without the lenient schema: a property that counts as missing there would
 * be erased. Reads those, too, that every update must repeat.
 * @throws Fault `notFound` if there is no such resource
 */
export async function readParts<Answer, Body extends { id: string }>(
  transport: Transport,
  { id, reads, body }: Method<Answer, Params, Body>,
  which: Which,
  parts: readonly string[],
): Promise<RawResource> {
  if (body === undefined || reads === undefined) throw new TypeError(`${id} replaces nothing`);
  const part = withRepeated(parts, body());
  const raw: Method<z.output<ReturnType<typeof RawPage>>> = { ...reads, response: RawPage };
  const { items } = await transport.call(raw, { ...which, id: [which.id], part });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'notFound', about: which.id });
  return Object.fromEntries(part.map((name) => [name, found[name]]));
}

/** Merges changes into parts that `readParts` read just now, and writes the parts that change: `updateParts`. */
export async function writeParts<Answer, Body extends { id: string }>(
  transport: Transport,
  update: Method<Answer, Params, Body>,
  all: RawResource,
  ...changing: Changing<Body>
): Promise<Answer> {
  const { method, params, body } = mergeParts(update, all, ...changing);
  return transport.call(method, params, body);
}

/**
 * The call that `writeParts` makes. The method's schema of the body adds `carried`, the properties that no schema
 * knows.
 */
export function mergeParts<Answer, Body extends { id: string }>(
  update: Method<Answer, Params, Body>,
  all: RawResource,
  ...[which, changes]: Changing<Body>
): { method: Method<Answer>; params: Params; body: unknown; carried: RawResource } {
  const { body, response, query } = update;
  if (body === undefined) throw new TypeError(`${update.id} replaces nothing`);
  const part = withRepeated(Object.keys(changes), body());
  const found = Object.fromEntries(part.map((name) => [name, all[name]]));
  const written = { ...pickWritable(found, body()), id: which.id };
  const carried = findUnknown(found, body(), response?.());
  const carrying: Method<Answer> = {
    ...update,
    body: () => ({
      safeParse(value) {
        const parsed = body().safeParse(value);
        return parsed.success ? { success: true, data: mergePatch(carried, parsed.data) } : parsed;
      },
    }),
  };
  const { id: _id, ...others } = pickKnown(which, query?.());
  return { method: carrying, params: { ...others, part }, body: mergePatch(written, changes), carried };
}

const withRepeated = (parts: readonly string[], body: unknown) => [
  ...new Set([...parts, ...repeatedParts(body)]),
];

/** Parts that the body requires even if they do not change, such as the playlist and video of a playlist item. */
function repeatedParts(body: unknown): string[] {
  const members = Object.entries(findShape(body) ?? {});
  return members
    .filter(([name, schema]) => name !== 'id' && !z.safeParse(schema, undefined).success)
    .map(([name]) => name);
}

/** The properties of a resource that the body's schema knows. */
function pickWritable(value: unknown, body: unknown): Record<string, unknown> {
  const shape = findShape(body) ?? {};
  const known = Object.entries(pickKnown(value, body)).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    known.map(([name, member]) => [
      name,
      isObject(member) && findShape(shape[name]) ? pickWritable(member, shape[name]) : member,
    ]),
  );
}

/** The properties of a resource that neither the body's nor the answer's schema knows. */
function findUnknown(value: unknown, body: unknown, answer: unknown): Record<string, unknown> {
  if (!isObject(value)) return {};
  const [written, read] = [findShape(body) ?? {}, findShape(answer) ?? {}];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      if (Object.hasOwn(written, name))
        return findShape(written[name]) ? [[name, findUnknown(member, written[name], read[name])]] : [];
      return Object.hasOwn(read, name) ? [] : [[name, member]];
    }),
  );
}

/** The members of a value that a schema names. */
function pickKnown(value: unknown, schema: unknown): Params {
  const shape = findShape(schema) ?? {};
  const members = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(members.filter(([name]) => Object.hasOwn(shape, name)));
}
