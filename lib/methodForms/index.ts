import * as z from 'zod/mini';
import type { Method } from '../http';
import { core, findShape } from '../http/shape';
import { getLimits, type Limits } from './limits';

export type { Limits } from './limits';

/** Form data of a method, derived from its schemas. */
export interface MethodFormData {
  /** Parameters: those in the path first, then the required ones, then the others. */
  parameters: Parameter[];
  /** Members of the body by path; undefined for methods without a body. */
  body?: BodyMember[];
}

/** Kind of input for one value. */
export type Kind =
  | { is: 'text' | 'number' | 'truth' | 'flag' }
  /** List of texts; with `takesNumbers`, items written in digits are numbers. */
  | { is: 'list'; takesNumbers: boolean }
  /** One of the options, or several. */
  | { is: 'choice' | 'choices'; options: string[] };

interface Field {
  kind: Kind;
  limits: Limits;
  isRequired: boolean;
}

/** A query or path parameter. */
export interface Parameter extends Field {
  name: string;
}

/** A member of the body. */
export interface BodyMember extends Field {
  /** `snippet.resourceId.videoId`; a path ends with `[]` in a list and `{}` in a map. */
  path: string;
}

type Schema = z.core.$ZodType;

/** Derives the form of a method from its schemas. */
export function toMethodForm(method: Method): MethodFormData {
  const shape = findShape(method.query?.()) ?? {};
  const inAddress = (name: string) => method.path.includes(`{${name}}`);
  const parameters = Object.entries(shape).map(([name, schema]) => ({ name, ...describe(schema) }));
  const rank = ({ name, isRequired }: Parameter) => (inAddress(name) ? 0 : isRequired ? 1 : 2);
  const form: MethodFormData = { parameters: parameters.sort((one, other) => rank(one) - rank(other)) };
  const body = findShape(method.body?.());
  return body === undefined ? form : { ...form, body: toMembers(body, '') };
}

/** JSON text of the smallest valid body, as a start for editing; empty if the body is optional. */
export function bodyToFill(method: Method): string {
  const schema = method.body?.();
  if (schema === undefined || schema.safeParse(undefined).success) return '';
  return JSON.stringify(least(schema as unknown as Schema), undefined, 2);
}

/**
 * Converts typed values, by parameter name, to the types that the method takes. Values that cannot be converted stay as
 * typed, so that the schema refuses them by name.
 */
export function readParameters(
  parameters: readonly Parameter[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const read = parameters.map(({ name, kind }) => [name, readValue(kind, typed[name]?.trim() ?? '')]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function readValue(kind: Kind, typed: string): unknown {
  const { is } = kind;
  if (typed === '') return undefined;
  if (is === 'number') return Number.isNaN(Number(typed)) ? typed : Number(typed);
  if (is === 'truth' || is === 'flag') return typed === 'true';
  if (is === 'choices') return typed.split(',');
  if (is !== 'list') return typed;
  const items = typed.split(/[,\n]/).map((item) => item.trim());
  const given = items.filter((item) => item !== '');
  return kind.takesNumbers ? given.map((item) => (/^\d+$/.test(item) ? Number(item) : item)) : given;
}

function describe(schema: Schema): Field {
  return {
    kind: toKind(core(schema)),
    limits: getLimits(core(schema)),
    isRequired: !z.safeParse(schema, undefined).success,
  };
}

function toKind(schema: Schema): Kind {
  if (schema instanceof z.core.$ZodEnum) return { is: 'choice', options: toTexts(schema._zod.values) };
  if (schema instanceof z.core.$ZodNumber) return { is: 'number' };
  if (schema instanceof z.core.$ZodBoolean) return { is: 'truth' };
  if (schema instanceof z.core.$ZodLiteral)
    return schema._zod.values.has(true)
      ? { is: 'flag' }
      : { is: 'choice', options: toTexts(schema._zod.values) };
  if (!(schema instanceof z.core.$ZodArray)) return { is: 'text' };
  const { element } = schema._zod.def;
  const item = toKind(core(element));
  if (item.is === 'choice') return { ...item, is: 'choices' };
  return { is: 'list', takesNumbers: z.safeParse(element, 1).success };
}

const toTexts = (values: Iterable<unknown>) => [...values].map(String);

function toMembers(shape: Readonly<Record<string, Schema>>, before: string): BodyMember[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const path = before + name;
    const inner = core(schema);
    const members = findShape(inner);
    if (members) return toMembers(members, `${path}.`);
    if (inner instanceof z.core.$ZodRecord) {
      const values = findShape(inner._zod.def.valueType);
      return values ? toMembers(values, `${path}{}.`) : [{ path: `${path}{}`, ...describe(schema) }];
    }
    return [{ path, ...describe(schema) }];
  });
}

/** The required members only, each with the simplest value of its kind. */
function least(schema: Schema): unknown {
  const shape = findShape(schema);
  const kind = toKind(core(schema));
  if (shape) {
    const required = Object.entries(shape).filter(([, member]) => !z.safeParse(member, undefined).success);
    return Object.fromEntries(required.map(([name, member]) => [name, least(member)]));
  }
  if (kind.is === 'number') return getLimits(core(schema)).least ?? 0;
  if (kind.is === 'truth' || kind.is === 'flag') return true;
  if (kind.is === 'list' || kind.is === 'choices') return [];
  return kind.is === 'choice' ? kind.options[0] : '';
}
