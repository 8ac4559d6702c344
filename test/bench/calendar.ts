import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { calendarErrors, createCalendarClient, restAddress } from '../../lib/calendar';
import { everyItem } from '../../lib/calendar/shared/paging';
import { createTransport } from '../../lib/http';
import { recordedEvents } from '../lib/calendar/recorded';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';

const eventCount = 50_000;
const perPage = 50;
const callCount = 50;
const megabyte = 1_048_576;
const namespace = 'tribe/events/v1';
const root = 'https://calendar.example/wp-json/';

/** The calendar's client beside bare requests for the same answers, which come out of memory: no wire disturbs. */
export async function measureCalendar(): Promise<Row[]> {
  const client = createCalendarClient(
    createTransport({
      base: root,
      address: (base, path) => restAddress(base, `${namespace}${path}`),
      credentials: { authorization: async () => 'Basic bench' },
      errors: calendarErrors,
      fetch: async (input) => answerTo(new URL(input instanceof Request ? input.url : input)),
    }),
  );
  const call = await measureAlternately({
    ours: () => timePerCall(() => client.events.read({ id: 1 })),
    bare: () => timePerCall(() => bareRequest(`${root}${namespace}/events/1`)),
  });
  const bare = await measureListing(bareEvents());
  const ours = await measureListing(everyItem(client.events.list, 'events', { starts_after: '1970-01-02' }));
  const baseline = (value: number) => ({ what: 'fetch and JSON.parse', value });
  const listing = '50,000 events listed and indexed';
  return [
    {
      id: 'calendar.call',
      what: 'one event read, processor time',
      unit: 'ms',
      samples: rounds,
      ours: call.ours,
      baseline: baseline(call.bare),
    },
    {
      id: 'calendar.listing',
      what: `${listing}, processor time`,
      unit: 'ms',
      samples: 1,
      ours: ours.milliseconds,
      baseline: baseline(bare.milliseconds),
    },
    {
      id: 'calendar.memory',
      what: `${listing}, memory grown after the first 10,000`,
      unit: 'bytes',
      samples: 1,
      ours: ours.bytes,
      baseline: baseline(bare.bytes),
      budget: { atMost: megabyte / 2 },
    },
  ];
}

/** An event as a live calendar answers it, under any id. */
const recorded = JSON.stringify(recordedEvents[0]?.answer);

function eventText(id: number): string {
  return recorded.replace(/"id":\d+/, `"id":${id}`);
}

function answerTo(url: URL): Response {
  const headers = { 'content-type': 'application/json; charset=UTF-8' };
  const [, id] = /\/events\/(\d+)$/.exec(url.pathname) ?? [];
  if (id !== undefined) return new Response(eventText(Number(id)), { headers });
  const page = Number(url.searchParams.get('page') ?? 1);
  if (page > eventCount / perPage)
    return new Response('{"code":"event-archive-page-not-found"}', { status: 404, headers });
  const first = (page - 1) * perPage + 1;
  const events = Array.from({ length: perPage }, (_each, place) => eventText(first + place));
  const totals = `"total":${eventCount},"total_pages":${eventCount / perPage}`;
  return new Response(`{"events":[${events.join(',')}],${totals}}`, { headers });
}

async function bareRequest(address: string): Promise<unknown> {
  return answerTo(new URL(new Request(address, { headers: { authorization: 'Basic bench' } }).url)).json();
}

interface Listed {
  id: number;
  title: string;
  start_date: string;
}

async function* bareEvents(): AsyncGenerator<Listed> {
  for (let page = 1; page <= eventCount / perPage; page++) {
    const { events } = (await bareRequest(`${root}${namespace}/events?page=${page}`)) as { events: Listed[] };
    yield* events;
  }
}

/** That this process ran; a turn waited for on a busy machine is not counted. */
async function timed(work: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

async function timePerCall(call: () => Promise<unknown>): Promise<number> {
  const spent = await timed(async () => {
    for (let count = 0; count < callCount; count++) await call();
  });
  return spent / callCount;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * The index holds the day of each event's start, in an array of its own size from the beginning. What the process holds
 * beyond the first fifth is what the listing keeps of the events that went by: nothing, if it is flat, but the time
 * limits of the calls of the last seconds.
 */
async function measureListing(
  events: AsyncIterable<Listed>,
): Promise<{ milliseconds: number; bytes: number }> {
  const days = new Int32Array(eventCount + 1);
  const used: number[] = [];
  let count = 0;
  const milliseconds = await timed(async () => {
    for await (const { id, start_date } of events) {
      days[id] = Date.parse(start_date.slice(0, 10)) / 86_400_000;
      count += 1;
      if (count % (eventCount / 5) === 0) {
        // What is only referred to weakly goes between turns, which answers over a wire would leave time for.
        await nextTurn();
        collectGarbage();
        used.push(process.memoryUsage().heapUsed);
      }
    }
  });
  if (count !== eventCount || days[eventCount] === 0) throw new Error(`Listed ${count} events`);
  console.error(used.map((n) => Math.round(n / 1024)).join(' '));
  const [first = 0, ...later] = used;
  return { milliseconds, bytes: Math.max(...later) - first };
}
