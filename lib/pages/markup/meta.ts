import { addValue, newThing, type Thing } from './things';

const properties = new Map([
  ['og:title', 'name'],
  ['og:description', 'description'],
  ['og:url', 'url'],
  ['og:image', 'image'],
  ['event:start_time', 'startDate'],
  ['event:end_time', 'endDate'],
  ['og:image:secure_url', 'image'],
  ['og:start_time', 'startDate'],
  ['og:end_time', 'endDate'],
  ['event:location_name', 'location'],
  ['event:location', 'location'],
]);

/** The event in a page's Open Graph data, if it has a start time. Used only if no other format has events. */
export function readMeta(document: Document): Thing[] {
  const event = newThing();
  for (const meta of [...document.querySelectorAll('meta[content]')].slice(0, 500)) {
    const property = properties.get(meta.getAttribute('property') ?? meta.getAttribute('name') ?? '');
    const content = meta.getAttribute('content')?.trim();
    if (property && content) addValue(event, property, content);
  }
  if (event.startDate && !event.name)
    addValue(event, 'name', document.querySelector('title')?.textContent ?? '');
  return event.startDate ? [event] : [];
}
