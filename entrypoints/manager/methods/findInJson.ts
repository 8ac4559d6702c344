import { isObject } from '../../../lib/shared/isObject';

/** A value that has no members of its own. */
export interface JsonLeaf {
  /** `items[0].snippet.title`. */
  path: string;
  value: unknown;
}

/** The first values of a JSON value whose path or text contains the search, in their order, in any case. */
export function findInJson(value: unknown, search: string, most: number): JsonLeaf[] {
  const wanted = search.trim().toLowerCase();
  const found: JsonLeaf[] = [];
  if (wanted === '') return found;
  const look = (inner: unknown, path: string) => {
    if (found.length >= most) return;
    if (Array.isArray(inner)) for (const [index, item] of inner.entries()) look(item, `${path}[${index}]`);
    else if (isObject(inner))
      for (const [name, member] of Object.entries(inner))
        look(member, path === '' ? name : `${path}.${name}`);
    else if (`${path} ${String(inner)}`.toLowerCase().includes(wanted)) found.push({ path, value: inner });
  };
  look(value, '');
  return found;
}
