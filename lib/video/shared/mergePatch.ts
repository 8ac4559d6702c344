import { isObject } from '../../shared/isObject';

/** A merge patch of T: missing members stay, `null` removes a member, lists are replaced completely. */
export type Patch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]?: Patch<T[Name]> | null }
    : T;

/** Applies a JSON Merge Patch (RFC 7396). An undefined member counts as missing. Does not change its arguments. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else if (value !== undefined) merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}
