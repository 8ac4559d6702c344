import { getThings, getTypes, type Thing } from './things';

/** Properties that a date of a series has from the series, and a part of any other event from that event. */
const ofSeries = ['name', 'description', 'image', 'url', 'location', 'organizer', 'offers', 'keywords'];
const ofOther = ['location', 'organizer'];

const inherited = new WeakMap<Thing, Set<string>>();

/** The properties that a thing has from its series and not itself; undefined if there are none. */
export const getInherited = (thing: Thing): ReadonlySet<string> | undefined => inherited.get(thing);

/**
 * Completes events that are parts of others (`subEvent`, `superEvent`): a date of a series that gives no venue takes
 * place where the series does. Leaves out a series whose dates are on the page, because it only spans them.
 * @param resolve the thing that a reference refers to
 */
export function expandSeries(events: readonly Thing[], resolve: (thing: Thing) => Thing): Thing[] {
  const spans = new Set<Thing>();
  const known = new Set(events);
  const complete = (part: Thing, whole: Thing) => {
    if (part === whole || !known.has(part)) return;
    const isDate = isSeries(whole) || !part.name || part.name === whole.name;
    inherit(part, whole, isDate ? ofSeries : ofOther);
    if (isDate && !isSeries(part) && part.startDate) spans.add(whole);
  };
  for (const event of events) {
    for (const property of ['subEvent', 'subEvents'])
      for (const part of getThings(event, property, resolve)) complete(part, event);
    const [whole] = getThings(event, 'superEvent', resolve);
    if (whole) complete(event, whole);
  }
  return events.filter((event) => !spans.has(event));
}

const isSeries = (thing: Thing) => getTypes(thing).includes('EventSeries');

function inherit(part: Thing, whole: Thing, properties: readonly string[]): void {
  const taken = inherited.get(part) ?? new Set();
  inherited.set(part, taken);
  for (const property of properties) {
    if (Object.hasOwn(part, property) || !Object.hasOwn(whole, property)) continue;
    part[property] = whole[property];
    taken.add(property);
  }
}
