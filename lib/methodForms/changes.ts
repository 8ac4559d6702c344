import { isObject } from '../shared/isObject';

/** A field that differs between two bodies; a side without `value` does not have it. */
export interface FieldChange {
  /** Names from the outermost on, joined by dots. */
  path: string;
  before?: unknown;
  after?: unknown;
}

/** The fields that differ, in the order of the later body, then those that it lacks. Lists count as one value. */
export function findChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isSame(before, after)) return [];
  const isInner = path === '' || (isEmptyOrObject(before) && isEmptyOrObject(after));
  if (!isInner) return [{ path, before, after }];
  const [old, now] = [toEntries(before), toEntries(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) =>
    findChanges(old.get(name), now.get(name), path === '' ? name : `${path}.${name}`),
  );
}

const isEmptyOrObject = (value: unknown) => value === undefined || isObject(value);

const toEntries = (value: unknown) => new Map(isObject(value) ? Object.entries(value) : []);

/** Flags and numbers of forms may come as text. */
const isSame = (one: unknown, other: unknown) =>
  toText(one) === toText(other) ||
  (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));

const toText = (value: unknown) => (value === undefined || typeof value === 'object' ? value : String(value));
