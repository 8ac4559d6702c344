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
  const wholesByPart = new Map<Thing, Thing[]>();
  const spans = new Set<Thing>();
  const known = new Set(events);
  const complete = (part: Thing, whole: Thing) => {
    if (part === whole || !known.has(part)) return;
    const isDate = isSeries(whole) || !part.name || part.name === whole.name;
    inherit(part, whole, isDate ? ofSeries : ofOther);
    if (!isDate || isSeries(part) || !part.startDate) return;
    const wholes = wholesByPart.get(part) ?? [];
    wholes.push(whole);
    wholesByPart.set(part, wholes);
    spans.add(whole);
  };
  for (const event of events) {
    for (const property of ['subEvent', 'subEvents'])
      for (const part of getThings(event, property, resolve)) complete(part, event);
    const [whole] = getThings(event, 'superEvent', resolve);
    if (whole) complete(event, whole);
  }
  // From the dates upwards, so that events that name each other as their parts stay
  const left = new Set<Thing>();
  const queue = events.filter((event) => !spans.has(event));
  for (const part of queue)
    for (const whole of wholesByPart.get(part) ?? []) {
      if (left.has(whole)) continue;
      left.add(whole);
      queue.push(whole);
    }
  return events.filter((event) => !left.has(event));
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
