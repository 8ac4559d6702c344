import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../../lib/pages/events';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { readCalendarFile } from '../../../../lib/pages/ics';
import { jsonLd } from './pageCase';

/** What every format can say of an event. */
interface Announced {
  title: string;
  description: string;
  venue: string;
  url: string;
  /** `YYYY-MM-DDTHH:mm:ss` and an offset. */
  start: string;
  end: string;
  offset: string;
}

const word = fc.stringMatching(/^[A-Za-zäéßłñ漢][A-Za-zäéßłñ漢0-9&"';,.()+!-]{0,11}$/);
const text = (words: number) =>
  fc.array(word, { minLength: 1, maxLength: words }).map((all) => `The ${all.join(' ')} end`);
const first = Date.UTC(1971, 0, 1);
const announced: fc.Arbitrary<Announced> = fc
  .record({
    title: text(5),
    description: text(20),
    venue: text(3),
    path: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    minute: fc.integer({ min: 0, max: 60 * 525_600 }),
    length: fc.integer({ min: 1, max: 10_000 }),
    offset: fc.constantFrom('+00:00', '+02:00', '-05:00', '+05:30', '-09:30', '+14:00'),
  })
  .map(({ path, minute, length, ...rest }) => {
    const local = (at: number) => new Date(first + at * 60_000).toISOString().slice(0, 19);
    return {
      ...rest,
      url: `https://venue.example/${path}`,
      start: local(minute),
      end: local(minute + length),
    };
  });

const html = (written: string) => written.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const onPage = (body: string) =>
  findEvents(
    new DOMParser().parseFromString(`<!doctype html><body><nav>Home</nav>${body}`, 'text/html'),
    'https://venue.example/',
  );

const formats: Record<string, (event: Announced, separator: string) => FoundEvent[]> = {
  'JSON-LD': ({ title, description, venue, url, start, end, offset }, separator) => {
    const thing = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      description,
      url,
      startDate: start + offset,
      endDate: end + offset,
      location: { '@type': 'Place', name: venue },
    };
    return onPage(`<p>${separator}</p>${jsonLd(thing)}`);
  },
  microdata: (event, separator) => onPage(elements(event, 'itemprop', 'itemscope itemtype', separator)),
  RDFa: (event, separator) => onPage(elements(event, 'property', 'typeof', separator)),
  'h-event': ({ title, description, venue, url, start, end, offset }, separator) =>
    onPage(
      [
        `<div class="h-event"><h2 class="p-name">${html(title)}</h2>`,
        `<div class="p-description">${html(description)}</div><b class="p-location">${html(venue)}</b>`,
        `<a class="u-url" href="${html(url)}">More</a>`,
        `<time class="dt-start" datetime="${start}${offset}"></time>`,
        `<time class="dt-end" datetime="${end}${offset}"></time></div>`,
      ].join(separator),
    ),
  iCalendar: ({ title, description, venue, url, start, end, offset }, separator) => {
    const escaped = (written: string) => written.replace(/[\\;,]/g, '\\$&');
    const stamp = (local: string) =>
      `${new Date(local + offset).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
    const lines = [
      ...[`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(description)}`, `LOCATION:${escaped(venue)}`],
      ...[`URL:${url}`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`],
    ];
    // Lines are folded at any place
    const folded = lines.map((line) => line.replace(/(.{17})(?=.)/gu, `$1\r\n${separator[0]}`));
    return readCalendarFile(
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...folded, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
    );
  },
};

function elements(event: Announced, property: string, type: string, separator: string): string {
  const { title, description, venue, url, start, end, offset } = event;
  return [
    `<div ${type}="https://schema.org/Event"><h2 ${property}="name">${html(title)}</h2>`,
    `<div ${property}="description">${html(description)}</div>`,
    `<div ${property}="location" ${type}="https://schema.org/Place"><b ${property}="name">${html(venue)}</b></div>`,
    `<a ${property}="url" href="${html(url)}">More</a>`,
    `<time ${property}="startDate" datetime="${start}${offset}"></time>`,
    `<meta ${property}="endDate" content="${end}${offset}"></div>`,
  ].join(separator);
}

const instant = (time: FoundEvent['start'] | undefined) =>
  time && new Date(time.local + (time.offset ?? '')).toISOString();

describe.each(Object.entries(formats))('a generated event, written as %s', (_name, write) => {
  it('is read as it was, whatever space stands between its parts', () => {
    fc.assert(
      fc.property(announced, fc.constantFrom(' ', '\t', ' \n ', '\t\r\n\r\n'), (event, separator) => {
        const found = write(event, separator);
        expect(found).toHaveLength(1);
        const [{ title, description, venue, url, start, end, allDay } = found[0] as FoundEvent] = found;
        expect({ title, description, venue: venue?.name, url, allDay }).toEqual({
          title: event.title,
          description: event.description,
          venue: event.venue,
          url: event.url,
          allDay: false,
        });
        const at = (local: string) => instant({ local, offset: event.offset });
        expect([instant(start), instant(end)]).toEqual([at(event.start), at(event.end)]);
      }),
      { numRuns: 100, seed: 20_261_123 },
    );
  });
});
