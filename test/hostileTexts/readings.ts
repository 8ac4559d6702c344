import { eventsInPage } from '../../components/event/linkedEvents';
import { eventInText } from '../../components/event/textEvent';
import { decodeText } from '../../lib/pages/charset';
import { findEvents } from '../../lib/pages/events';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { readCalendarFile } from '../../lib/pages/ics';
import { readEventText } from '../../lib/pages/text';
import { calendarFile, pageAbout, ways } from './sources';

type Reading = (payloads: readonly string[]) => FoundEvent[] | Promise<FoundEvent[]>;

/**
 * Every reader of events, each given hostile texts wherever a source can carry one, a source for each. Needs a DOM.
 */
export const readings: Record<string, Reading> = {
  ...Object.fromEntries(
    ways.map((way): [string, Reading] => [
      way,
      (payloads) => payloads.flatMap((payload) => inPage(pageAbout(way, payload))),
    ]),
  ),
  ics: (payloads) => readCalendarFile(calendarFile(payloads)),
  text: (payloads) =>
    payloads.flatMap(
      (payload) =>
        readEventText(`Evening ${payload}\n13 December 2026, 18:00\nVenue: Hall ${payload}\n\n${payload}`, {
          now: '2026-11-22T12:00:00Z',
          timeZone: 'UTC',
          locale: 'en-US',
        }) ?? [],
    ),
  selection: async (payloads) => {
    return (await Promise.all(payloads.map(inSelection))).flat();
  },
  link: async (payloads) => (await Promise.all(payloads.map(inLinkedPage))).flat(),
};

function inPage(html: string): FoundEvent[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return findEvents(page, 'https://attack.example/').slice(0, 1);
}

/** As browsers hand over a selected text: without markup of the page, in one line or in several, with its address. */
async function inSelection(payload: string, at: number): Promise<FoundEvent[]> {
  const lines = `Evening ${payload}\n13 December 2026, 18:00\nVenue: Hall ${payload}\n\n${payload}`;
  const selected = at % 2 === 0 ? lines : lines.replace(/\s+/g, ' ');
  const event = await eventInText(selected, `https://attack.example/?${payload}`);
  return event ? [event] : [];
}

/** As a linked page or file arrives: bytes of one charset or another, the source of one kind or another. */
async function inLinkedPage(payload: string, at: number): Promise<FoundEvent[]> {
  const way = [...ways, 'ics'][at % (ways.length + 1)] ?? 'ics';
  const source = way === 'ics' ? calendarFile([payload]) : pageAbout(way, payload);
  const html = at % 2 === 0 ? inUtf16(source) : inUtf8(source);
  return (await eventsInPage({ url: 'https://attack.example/', html })).slice(0, 1);
}

const inUtf8 = (text: string): string => decodeText(new TextEncoder().encode(text), 'text/html');

/** With its byte order mark. */
function inUtf16(text: string): string {
  const marked = `\ufeff${text}`;
  const signs = Uint16Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
  return decodeText(new Uint8Array(signs.buffer), null);
}
