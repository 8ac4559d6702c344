import { addValue, newThing, type Thing } from './things';

const properties = new Map([
  ['og:title', 'name'],
  ['og:description', 'description'],
  ['og:url', 'url'],
  ['og:image', 'image'],
  ['event:start_time', 'startDate'],
  ['event:end_time', 'endDate'],
  ['event:location_name', 'location'],
  ['event:location', 'location'],
]);

/** The event a page says it is in its Open Graph data alone, with a start time: the last resort. */
export function readMeta(document: Document): Thing[] {
  const event = newThing(['Event']);
  for (const meta of [...document.querySelectorAll('meta[content]')].slice(0, 500)) {
    const property = properties.get(meta.getAttribute('property') ?? meta.getAttribute('name') ?? '');
    if (property) addValue(event, property, meta.getAttribute('content'));
  }
  if (event.startDate && !event.name)
    addValue(event, 'name', document.querySelector('title')?.textContent ?? '');
  return event.startDate ? [event] : [];
}
