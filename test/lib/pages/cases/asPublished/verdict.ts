import type { FoundEvent } from '@/lib/pages/foundEvent';

/** A case that is not read rightly yet: it waits outside the tests. */
interface Waiting {
  waits?: true;
}

/** What a careful reader takes from a source. A list of starts: each of them is right. */
export interface Expected {
  start: string | string[];
  /** `none`: the event has no end. */
  end?: string;
  allDay?: boolean;
  /** The event's title contains this. */
  title?: string;
  /** Name, address or city of the venue contains this. */
  venue?: string;
  recurrence?: string;
  /** Of the start. */
  offset?: string;
  /** Of the start: IANA name. */
  zone?: string;
  status?: string;
}

export interface TextCase extends Waiting {
  name: string;
  locale: string;
  /** The present moment, if it is another than that of the rest. */
  now?: string;
  pageLanguage?: string;
  text: string;
  /** Must be asserted. */
  plain?: Expected;
  /** Need not be asserted; if it is, then with one of these starts. */
  doubt?: string[];
}

/** What one case came to: `right`, `none` (nothing or only in doubt) or `wrong`, and what differs. */
export interface Verdict {
  start: 'right' | 'none' | 'wrong';
  differs: string[];
}

/** Only an event without alternatives is asserted. */
export function judgeText(found: FoundEvent | undefined, expected: TextCase): Verdict {
  if (!found || found.alternatives) return { start: 'none', differs: expected.plain ? ['not asserted'] : [] };
  if (expected.plain) return judge(found, expected.plain);
  const right = expected.doubt?.includes(found.start.local);
  return { start: right ? 'right' : 'wrong', differs: right ? [] : [`start ${found.start.local}`] };
}

function judge(found: FoundEvent, expected: Expected): Verdict {
  const right = [expected.start].flat().includes(found.start.local);
  const venue = [found.venue?.name, found.venue?.address, found.venue?.city].join(', ');
  const differs = [
    !right && `start ${found.start.local}`,
    expected.end !== undefined && (found.end?.local ?? 'none') !== expected.end && `end ${found.end?.local}`,
    expected.offset !== undefined && found.start.offset !== expected.offset && `offset ${found.start.offset}`,
    expected.zone !== undefined && found.start.zone !== expected.zone && `zone ${found.start.zone}`,
    expected.allDay !== undefined && found.allDay !== expected.allDay && `allDay ${found.allDay}`,
    expected.title !== undefined && !found.title.includes(expected.title) && `title ${found.title}`,
    expected.venue !== undefined && !venue.includes(expected.venue) && `venue ${venue}`,
    expected.recurrence !== undefined &&
      found.recurrence !== expected.recurrence &&
      `recurrence ${found.recurrence}`,
    expected.status !== undefined && found.status !== expected.status && `status ${found.status}`,
  ].filter((difference) => difference !== false);
  return { start: right ? 'right' : 'wrong', differs };
}

export interface PageCase extends Waiting {
  name: string;
  /** See the page cases beside the readers. */
  generator?: string;
  html: string;
  /** All events of the page. */
  plain?: Expected[];
  /** The page need not give an event; if it does, then with one of these starts. */
  doubt?: string[];
}

export interface FileCase extends Waiting {
  name: string;
  file: string;
  plain?: Expected[];
  doubt?: string[];
}

/** Of several events, the worst start counts. */
export function judgeAll(found: FoundEvent[], expected: PageCase | FileCase): Verdict {
  if (expected.doubt) {
    const wrong = found.filter(
      (event) => !event.alternatives && !expected.doubt?.includes(event.start.local),
    );
    if (wrong.length > 0)
      return { start: 'wrong', differs: wrong.map(({ title, start }) => `${title}: ${start.local}`) };
    return { start: found.some((event) => !event.alternatives) ? 'right' : 'none', differs: [] };
  }
  const rest = [...found];
  const verdicts = (expected.plain ?? []).map((one): Verdict => {
    const named = rest.filter(({ title }) => title.includes(one.title ?? ''));
    const event = named.find(({ start }) => [one.start].flat().includes(start.local)) ?? named[0];
    if (!event || event.alternatives) return { start: 'none', differs: [`no ${one.title}`] };
    rest.splice(rest.indexOf(event), 1);
    return judge(event, one);
  });
  const differs = verdicts.flatMap((verdict) => verdict.differs);
  differs.push(...rest.map(({ title, start }) => `more than expected: ${title} ${start.local}`));
  const starts = verdicts.map(({ start }) => start);
  if (rest.length > 0) starts.push('wrong');
  return { start: (['wrong', 'none'] as const).find((start) => starts.includes(start)) ?? 'right', differs };
}
