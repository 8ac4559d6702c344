import { isTimeZone } from './dates';
import { readDate } from './dateText';
import { RestError } from './restError';
import type { Site } from './site';
import { statuses } from './store';

export type Parameters = Record<string, unknown>;

/**
 * One parameter of a route. The live system checks in two rounds: first that all required ones are there and each
 * `check` holds, then the types (calendar API behaviour, section 9).
 */
interface Argument {
  required?: boolean;
  type?: 'string' | 'boolean' | 'integer';
  check?: (value: unknown, site: Site, parameters: Parameters) => boolean;
  /** What the API's description of itself says beyond what it checks; it is not all true. */
  shown?: Shown | ((site: Site) => Shown);
}

interface Shown {
  type?: 'string' | 'boolean' | 'integer';
  items?: { type: 'integer' };
  format?: 'string' | 'double';
  default?: unknown;
}

/** A list of ids, as the API describes it. */
export const shownAsIds: Shown = { items: { type: 'integer' } };

export function describeArguments(rules: Arguments, site: Site): Record<string, object> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, { type, required = false, shown }]) => [
      name,
      { ...(type ? { type } : {}), ...(typeof shown === 'function' ? shown(site) : shown), required },
    ]),
  );
}
export type Arguments = Record<string, Argument>;

export function checkParameters(parameters: Parameters, rules: Arguments, site: Site): void {
  const missing = Object.keys(rules).filter(
    (name) => rules[name]?.required && (parameters[name] ?? null) === null,
  );
  if (missing.length > 0) {
    throw new RestError(400, 'rest_missing_callback_param', `Required and not there: ${missing.join(', ')}`, {
      params: missing,
    });
  }
  refuse(
    Object.keys(rules).filter((name) => failsCheck(rules[name], parameters[name] ?? null, site, parameters)),
  );
  refuse(
    Object.keys(rules).filter((name) => name in parameters && !hasType(rules[name]?.type, parameters[name])),
    (name) => ({
      code: 'rest_invalid_type',
      message: `${name} should be a ${rules[name]?.type}.`,
      data: { param: name },
    }),
  );
}

function failsCheck(rule: Argument | undefined, value: unknown, site: Site, parameters: Parameters): boolean {
  return value !== null && rule?.check !== undefined && !rule.check(value, site, parameters);
}

interface Detail {
  code: string;
  message: string;
  data: object | null;
}

function refuse(names: string[], detail?: (name: string) => Detail): void {
  if (names.length > 0) throw invalidParameters(names, detail);
}

/** 400 `rest_invalid_param`; failures of type, say, carry details, others an empty list. */
export function invalidParameters(names: string[], detail?: (name: string) => Detail): RestError {
  const text = (name: string) => detail?.(name).message ?? `The value of ${name} cannot be used.`;
  return new RestError(400, 'rest_invalid_param', `Not usable: ${names.join(', ')}`, {
    params: Object.fromEntries(names.map((name) => [name, text(name)])),
    details: detail ? Object.fromEntries(names.map((name) => [name, detail(name)])) : [],
  });
}

function hasType(type: Argument['type'], value: unknown): boolean {
  if (type === undefined) return true;
  if (type === 'string') return typeof value === 'string';
  if (type === 'boolean') return asBoolean(value) !== undefined;
  return value !== null && value !== '' && Number.isInteger(Number(value));
}

/** true/false, 1/0 and their texts; anything else is no boolean. */
export function asBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = String(value ?? '').toLowerCase();
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined;
}

/** What PHP holds for empty: nothing, false, zero, "0", no text, no elements. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return !value || value === '0';
}

export const isText = (value: unknown): boolean => typeof value === 'string' && !isEmpty(value);
export const isTextOrEmpty = (value: unknown): boolean => typeof value === 'string' || isEmpty(value);
export const isPositiveInteger = (value: unknown): boolean =>
  /^\d+$/.test(String(value)) && Number(value) > 0;
export const isStatus = (value: unknown): boolean => statuses.includes(String(value));

export const isDate = (value: unknown, site: Site): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  readDate(String(value), site.clock()) !== undefined;

export const isZoneOrEmpty = (value: unknown): boolean =>
  isEmpty(value) || (typeof value === 'string' && isTimeZone(value));

/** A scheme and a host are needed; which scheme does not matter to the live system. */
export const isAddressOrEmpty = (value: unknown): boolean =>
  isEmpty(value) || (typeof value === 'string' && /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+\S*$/i.test(value));

export const isUser = (value: unknown, site: Site): boolean =>
  site.store.db.get('SELECT id FROM calendar_users WHERE id = ?', [Number(value) || 0]) !== undefined;

/** Values written as a list or as text between commas. */
export function parseList(value: unknown): string[] {
  const items = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value)
      : String(value ?? '').split(',');
  return items.map((item) => String(item).trim()).filter((item) => item !== '');
}
