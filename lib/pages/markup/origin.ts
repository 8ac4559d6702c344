import type { Thing } from './things';

const origins = new WeakMap<Thing, Map<string, number>>();

/** Remembers which of the elements of a format holds the first value of a property. */
export function noteOrigin(thing: Thing, property: string, at: number | undefined): void {
  if (at === undefined) return;
  const known = origins.get(thing);
  if (!known) origins.set(thing, new Map([[property, at]]));
  else if (!known.has(property)) known.set(property, at);
}

/** Property of a thing → the number of the element that holds its first value; undefined if none is known. */
export const getOrigins = (thing: Thing): ReadonlyMap<string, number> | undefined => origins.get(thing);
