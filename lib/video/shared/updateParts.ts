import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { CallOptions, Method, Params, Transport } from '../../http';
import { findShape } from '../../http/shape';
import { isObject, mergePatch, type Patch } from './mergePatch';
import { listing } from './resources';

/** Names one resource; what its listing wants besides stands here too: the `videoId` of a caption. */
interface Which {
  id: string;
  [parameter: string]: unknown;
}

/** Which one, what changes of it, and the options of the writing call. */
export type Changing<Answer, Body> = [
  which: Which,
  changes: Patch<Omit<Body, 'id'>>,
  options?: CallOptions<Answer>,
];

/**
 * Changes a resource and erases nothing. The platform's PUT overwrites the parts it names (video API behaviour,
 * section 3), so those are read, merged with `changes` and written whole, and no other is named but what every
 * update has to repeat. Costs a reading more than the update; what somebody else writes in between is lost, as everywhere on the platform.
 *
 * Properties that can only be read stay behind. Those that nobody knows go back as they came: the platform may have
 * added one that can be written.
 *
 * @param changes part → a merge patch of it; `null` clears a property
 * @throws Fault `notFound` when there is no such resource; `badInput` about the field when the whole does not fit
 */
export async function updateParts<Answer, Body extends { id: string }>(
  transport: Transport,
  update: Method<Answer, Params, Body>,
  ...[which, changes, options = {}]: Changing<Answer, Body>
): Promise<Answer> {
  const { body, reads, response, query } = update;
  if (body === undefined || reads === undefined) throw new TypeError(`${update.id} replaces nothing`);
  const part = [...new Set([...Object.keys(changes), ...repeatedParts(body())])];
  const found = await readParts(transport, reads, which, part, options);
  const written = { ...writable(found, body()), id: which.id };
  const carried = unknown(found, body(), response?.());
  const carrying: Method<Answer> = {
    ...update,
    body: () => ({
      safeParse(value) {
        const parsed = body().safeParse(value);
        return parsed.success ? { success: true, data: mergePatch(carried, parsed.data) } : parsed;
      },
    }),
  };
  const { id: _id, ...others } = only(which, query?.());
  return transport.call(carrying, { ...others, part }, mergePatch(written, changes), options);
}

const RawPage = () => listing(z.record(z.string(), z.unknown()));

/** Read as it is, not leniently: what counted as missing would be erased. */
async function readParts(
  transport: Transport,
  reads: Method,
  which: Which,
  part: string[],
  { signal }: CallOptions,
): Promise<Record<string, unknown>> {
  const raw: Method<z.output<ReturnType<typeof RawPage>>> = { ...reads, response: RawPage };
  const { items } = await transport.call(raw, { ...which, id: [which.id], part }, undefined, { signal });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'notFound', about: which.id });
  return Object.fromEntries(part.map((name) => [name, found[name]]));
}

/** Parts that have to be sent, and so named, even where nothing in them changes: a playlist item's list and video. */
function repeatedParts(body: unknown): string[] {
  const members = Object.entries(findShape(body) ?? {});
  return members
    .filter(([name, schema]) => name !== 'id' && !z.safeParse(schema, undefined).success)
    .map(([name]) => name);
}

/** What of a resource can be written. */
function writable(value: unknown, body: unknown): Record<string, unknown> {
  const shape = findShape(body) ?? {};
  const known = Object.entries(only(value, body)).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    known.map(([name, member]) => [
      name,
      isObject(member) && findShape(shape[name]) ? writable(member, shape[name]) : member,
    ]),
  );
}

/** What of a resource is neither written nor read by anything we know. */
function unknown(value: unknown, body: unknown, answer: unknown): Record<string, unknown> {
  if (!isObject(value)) return {};
  const [written, read] = [findShape(body) ?? {}, findShape(answer) ?? {}];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      if (Object.hasOwn(written, name))
        return findShape(written[name]) ? [[name, unknown(member, written[name], read[name])]] : [];
      return Object.hasOwn(read, name) ? [] : [[name, member]];
    }),
  );
}

/** The members that a schema names. */
function only(value: unknown, schema: unknown): Params {
  const shape = findShape(schema) ?? {};
  const members = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(members.filter(([name]) => Object.hasOwn(shape, name)));
}
