import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../../lib/pages/events';

// The h-event and hCalendar cases of the public microformats test suite (CC0 1.0): a page, and its parse.
const folder = join(import.meta.dirname, 'microformats');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

interface Parse {
  items: { properties: Record<string, (string | Card)[]> }[];
}
interface Card {
  value: string;
  properties: Record<string, (string | Card)[]>;
}

describe.each(names)('%s', (name) => {
  const read = (extension: string) => readFileSync(join(folder, `${name}.${extension}`), 'utf8');
  const expected = (JSON.parse(read('json')) as Parse).items.map(({ properties }) => properties);

  it('is read like its expected parse', () => {
    const document = new DOMParser().parseFromString(read('html'), 'text/html');
    const found = findEvents(document, 'http://example.com/');
    const dated = expected.filter(({ start }) => start);
    expect(found).toHaveLength(dated.length);
    for (const [index, properties] of dated.entries()) {
      const event = found[index];
      expect(event?.title).toBe(properties.name?.[0]);
      expect(event?.url).toBe(properties.url?.[0]);
      expect(event?.source).toBe('h-event');
      expect(event?.start).toEqual(toEventTime(properties.start?.[0] as string));
      const end = properties.end?.[0] as string | undefined;
      expect(event?.end).toEqual(end === undefined ? undefined : toEnd(end, properties.start?.[0] as string));
      expect(event?.allDay).toBe(!/[ t]\d/i.test(properties.start?.[0] as string));
      expect(event?.venue).toEqual(toVenue(properties.location?.[0]));
      expect(event?.organizers).toEqual([]);
    }
  });

  const starts = expected.flatMap(({ start = [] }) => start as string[]);
  it.each(starts.map((start, index) => [start, index] as const))(
    'start %s (number %i) is read',
    (start, index) => {
      const document = new DOMParser().parseFromString(read('html'), 'text/html');
      // Our reader takes the first start, so the earlier ones are removed
      for (const earlier of [...document.querySelectorAll('.dt-start,.dtstart')].slice(0, index))
        earlier.remove();
      expect(findEvents(document, 'http://example.com/')[0]?.start).toEqual(toEventTime(start));
    },
  );
});

/** Converts `2009-06-26 19:00-0800` to a local time with its offset. */
function toEventTime(written: string) {
  const [, date, time, seconds, zone] = /^([\d-]{10})(?:[ t](\d\d:\d\d)(:\d\d)?(.*))?$/i.exec(written) ?? [];
  const offset =
    zone === 'Z'
      ? '+00:00'
      : zone?.replace(/^(...):?(..)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`);
  return { local: `${date}T${time ?? '00:00'}${seconds ?? ':00'}`, ...(offset ? { offset } : {}) };
}

/** A date without a time ends at the end of its day, with the offset of a start that has a time. */
function toEnd(written: string, start: string) {
  const date = written === '2013-034' ? '2013-02-03' : written;
  if (date.length > 10) return toEventTime(date);
  const { offset } = toEventTime(start) as { offset?: string };
  return { local: `${date}T23:59:59`, ...(offset ? { offset } : {}) };
}

function toVenue(location: string | Card | undefined) {
  if (location === undefined || typeof location === 'string') return location && { name: location };
  const { name, url, adr, ...flat } = location.properties;
  const address = adr?.[0] ? (adr[0] as Card).properties : flat;
  return {
    name: name?.[0],
    website: url?.[0],
    address: address['street-address']?.[0],
    city: address.locality?.[0],
    state: address.region?.[0],
  };
}
