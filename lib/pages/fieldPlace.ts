import type { EventSource, FoundEvent } from './foundEvent';

/** How the value of an event's field can be found again in the page that it was read from. */
export interface FieldPlace {
  source: EventSource;
  /** See `Evidence.at`. */
  at?: number | undefined;
  /** Texts that the page may show for the value, the likeliest first. */
  texts: string[];
  /** The day of a time, `YYYY-MM-DD`, which the page may write in its own language. */
  day?: string | undefined;
  /** An address that a link or an image of the page may have. */
  address?: string | undefined;
}

export const placeLimits = { texts: 12, text: 200 } as const;

/** Where a field of a found event stands in its page; undefined if the event has no evidence for it. */
export function toFieldPlace(event: FoundEvent, field: string): FieldPlace | undefined {
  const evidence = event.evidence[field];
  if (evidence === undefined) return undefined;
  const { source, at, written } = evidence;
  const time = field === 'start' ? event.start : field === 'end' ? event.end : undefined;
  const addresses: Record<string, string | undefined> = {
    url: event.url,
    image: event.image,
    online: event.online?.url,
  };
  const address = addresses[field];
  // Date and time may stand apart in the page: 'Tue, 12 Jan … 7 pm'
  const parts = written?.replace(/…$/, '').split(' … ') ?? [];
  const texts = [...parts, ...shownTexts(event, field)].flatMap(
    (text) => text?.replace(/\s+/g, ' ').trim().slice(0, placeLimits.text) || [],
  );
  return {
    source,
    ...(at === undefined ? {} : { at }),
    texts: [...new Set(texts)].slice(0, placeLimits.texts),
    ...(time ? { day: time.local.slice(0, 10) } : {}),
    ...(address ? { address } : {}),
  };
}

/** The beginnings of a description by which it is recognised: pages cut it, or show it with other line ends. */
const beginnings = [60, 30];

function shownTexts(event: FoundEvent, field: string): (string | undefined)[] {
  const { venue, organizers, description = '' } = event;
  switch (field) {
    case 'title':
      // 'Parks Board: Regular meeting' may be a heading and the words of a line
      return [event.title, ...event.title.split(': ')];
    case 'description': {
      const [line = ''] = description.trim().split('\n');
      return [line, ...beginnings.filter((length) => length < line.length).map((end) => line.slice(0, end))];
    }
    case 'venue':
      return [venue?.name, venue?.address, venue?.city];
    case 'online':
      return [event.online?.name];
    case 'organizers':
      return organizers.flatMap(({ name, email }) => [name, email]);
    case 'cost':
      return [event.cost, event.cost?.replace(/[.,]00$/, '')];
    case 'keywords':
      return event.keywords;
    default:
      return [];
  }
}
