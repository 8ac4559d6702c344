import type { Thing } from './things';

const origins = new WeakMap<Thing, Map<string, number>>();

/** Remembers which of the elements of a format holds the first value of a property. */
export function noteOrigin(thing: Thing, property: string, at: number | undefined): void {
  if (at === undefined) return;
  const known = origins.get(thing);
  if (!known) origins.set(thing, new Map([[property, at]]));
  else if (!known.has(property)) known.set(property, at);
}

/** The number of the element that holds the first of these properties of a thing. */
export function getOrigin(thing: Thing, properties: readonly string[]): number | undefined {
  const known = origins.get(thing);
  const property = known && properties.find((name) => known.has(name));
  return property === undefined ? undefined : known?.get(property);
}
