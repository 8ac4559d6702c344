import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { browser } from 'wxt/browser';
import { toFeedQuestions } from '../../../../entrypoints/background/handlers/feedQuestions';
import { feedMessages } from '../../../../entrypoints/background/handlers/feeds';
import { createBatchQuotas } from '../../../../entrypoints/background/state/batchQuotas';
import { createFeedReadings } from '../../../../entrypoints/background/state/feedReadings';
import { createFeedRows } from '../../../../entrypoints/background/state/feedRows';
import { createPreferences } from '../../../../entrypoints/background/state/preferences';
import { createMemory } from '../../../../entrypoints/background/state/usageMemory';
import { createMirror } from '../../../../lib/collections/mirror';
import { createPlaylistIndex } from '../../../../lib/playlistIndex';
import { createQuotaMeter } from '../../../../lib/quota';
import { type CalendarAccountRow, openStore } from '../../../../lib/store';
import { workbench } from '../../../lib/actions/workbench';
import type { Sandbox } from '../../../sandbox';
import { answersOf } from '../handlers/answersOf';

let benches = 0;

const site: CalendarAccountRow = {
  service: 'calendar',
  accountId: 'me',
  name: 'Harbour Hall Calendar',
  url: 'https://calendar.example',
  restRoot: 'https://calendar.example/wp-json/',
  namespace: 'tribe/events/v1',
  timeZone: 'America/New_York',
  user: 'robin',
  userId: 1,
  roles: ['administrator'],
  canCreate: true,
  canPublish: true,
  connectedAt: 1,
} as CalendarAccountRow;

/** Feeds as the background has them, jobs and messages included, against a sandbox and servers of feeds. */
export async function feedBench(sandbox: Sandbox, send: typeof fetch) {
  let now = Date.now();
  vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => true);
  const store = openStore(`feeds-${benches++}`);
  await store.put('accounts', site);
  const index = createPlaylistIndex(store);
  const mirror = createMirror(store);
  const memory = createMemory(store, index, mirror);
  const bench = await workbench(sandbox, 'robin', 20, store, undefined, memory.sideWrites);
  const { clients, jobs } = bench;
  const feedRows = createFeedRows(store, () => now);
  const meter = createQuotaMeter(store, Date.now, () => undefined);
  const services = {
    store,
    jobs,
    memory,
    feedRows,
    apiClients: { calendar: () => clients.calendar, wordpress: () => clients.wordpress },
    accountViews: { active: async () => site, sites: async () => [] },
    preferences: createPreferences(store),
    batchQuotas: createBatchQuotas({ batches: jobs.batches, store, meter }),
    tickets: { open: async () => undefined, isOpen: async () => false },
  };
  const feedReadings = createFeedReadings({
    rows: feedRows,
    account: async () => site,
    questions: (account) => toFeedQuestions(services as never, account),
    now: () => now,
    send,
  });
  const ask = answersOf(feedMessages, { ...services, feedReadings });

  /** Waits until no bulk task runs. */
  const settled = () =>
    vi.waitFor(
      async () => {
        const unfinished = (await store.all('batches')).filter(({ state }) => state !== 'done');
        if (unfinished.length > 0) throw new Error('a bulk task is running');
      },
      { timeout: 60_000 },
    );

  return {
    ...bench,
    store,
    ask,
    /** What a review asks of the site. */
    questions: toFeedQuestions(services as never, site),
    settled,
    /** Lets days go by; the daily look follows. */
    async passDays(days: number) {
      now += days * 86_400_000;
      await feedReadings.checkAll();
      await settled();
    },
    batches: () => store.all('batches'),
  };
}

/** What a server of feeds answers: a status, with headers and a body. */
export interface FeedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: BodyInit | null;
  /** The address after redirects. */
  url?: string;
}

/** A `fetch` that servers of feeds answer; `undefined` breaks the connection off. */
export function serveFeeds(answer: (url: string, headers: Headers) => FeedAnswer | undefined): typeof fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const found = answer(url, new Headers(init?.headers));
    if (found === undefined) throw new TypeError('connection lost');
    const { status = 200, headers = {}, body = '' } = found;
    const isEmpty = status === 304;
    const response = new Response(isEmpty ? null : body, { status, headers });
    Object.defineProperty(response, 'url', { value: found.url ?? url });
    return response;
  };
}

export interface ServedEvent {
  uid: string;
  title: string;
  /** `20270507T190000` */
  start: string;
  text?: string;
  more?: readonly string[];
}

/** A calendar file; `stamp` changes at each answer, as that of many programs. */
export function toFile(events: readonly ServedEvent[], stamp = '20270101T000000Z'): string {
  const entries = events.flatMap(({ uid, title, start, text = '', more = [] }, at) => [
    'BEGIN:VEVENT',
    ...[`UID:${uid}`, `DTSTAMP:${stamp}`, `SEQUENCE:${at}`, `SUMMARY:${title}`],
    `DTSTART;TZID=America/New_York:${start}`,
    ...(text === '' ? [] : [`DESCRIPTION:${text}`]),
    ...more,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'X-WR-CALNAME:Club', 'X-PUBLISHED-TTL:PT1H'];
  return [...head, ...entries, 'END:VCALENDAR'].join('\r\n');
}
