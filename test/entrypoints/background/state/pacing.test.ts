import { afterEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { createApiClients } from '../../../../entrypoints/background/state/apiClients';
import { buildPlatform } from '../../../../lib/accounts';
import { calendarMethods } from '../../../../lib/calendar';
import { createGates, createTransport } from '../../../../lib/http';
import type { CalendarAccountRow } from '../../../../lib/store';
import { openSite } from '../../../lib/calendar/site';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The worker's clients on the sandbox's site, with a count of its running requests. */
async function open() {
  const { world, answer } = await openSite();
  const seen = { underWay: 0, most: 0, count: 0 };
  vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => true);
  vi.stubGlobal('fetch', async (input: Request) => {
    seen.most = Math.max(seen.most, ++seen.underWay);
    seen.count++;
    try {
      // Long enough for all others to arrive.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return await answer(input);
    } finally {
      seen.underWay--;
    }
  });
  const account = {
    service: 'calendar',
    accountId: 'calendar|https://calendar.example|robin',
    restRoot: 'https://calendar.example/wp-json/',
    namespace: 'tribe/events/v1',
  } as CalendarAccountRow;
  const apiClients = createApiClients({
    store: {} as never,
    platform: buildPlatform,
    meter: {} as never,
    credentials: () => ({ authorization: async () => world.authorization('robin') }),
    gates: createGates(),
  });
  return { seen, apiClients, account };
}

it('sends at most two requests at once to a calendar site', async () => {
  const { seen, apiClients, account } = await open();
  const calendar = apiClients.calendar(account);
  const batch = apiClients.calendar(account, true);
  const forms = createTransport(apiClients.toTransportOptions(account, 'console'));
  await Promise.all([
    ...Array.from({ length: 4 }, (_, n) => calendar.events.list({ page: 1, per_page: n + 1 })),
    ...Array.from({ length: 4 }, (_, n) => batch.venues.create({ venue: `Hall ${n}` })),
    ...Array.from({ length: 3 }, () => apiClients.calendar(account).categories.list({})),
    apiClients.wordpress(account).media.list({ _fields: 'id,source_url' }),
    forms.call(calendarMethods['events.list']!, {}),
  ]);
  expect(seen.count).toBe(13);
  expect(seen.most).toBe(2);
});
