import * as z from 'zod/mini';
import { toFault } from '../../../lib/errors';
import { announceChange } from '../../../lib/messages/changes';
import { findEventsInText } from '../../../lib/pages/eventsInText';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { findAgain, findChangedFacts, type PageOrigin, toPageFacts } from '../../../lib/pages/pageOrigin';
import { shiftDay, today } from '../../../lib/shared/time';
import type { RowOf, Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { pageOutcomes, type WatchedEvent } from '../../../lib/views';
import { setDailyAlarm } from '../browser/dailyAlarm';

/** Looks at the pages that events were made from, and tells what has changed there. It changes nothing by itself. */
export type PageWatch = ReturnType<typeof createPageWatch>;

type LedgerRow = RowOf<'ledger'>;
type Watched = LedgerRow & { page: NonNullable<LedgerRow['page']> };

interface PageWatchDependencies {
  store: Pick<Store, 'get' | 'within' | 'all' | 'put' | 'change'>;
  /** See `readPage`. */
  read: (address: string) => Promise<{ url: string; html: string }>;
  isAllowed: (address: string) => Promise<boolean>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Milliseconds between checks of one page: some hours less than a day. */
const checkEvery = 20 * 3_600_000;
/** Most pages that are read in a day, and milliseconds that this may take: the others come first the next time. */
const mostPages = 60;
const mostTime = 4 * 60_000;

const watchedSites = setting('watchedSites', () => z.catch(z.array(z.string()), () => []));

/** Creates the {@link PageWatch}. */
export function createPageWatch({ store, read, isAllowed, now }: PageWatchDependencies) {
  let isChecking = false;

  /**
   * The events of an account, or of all, that were made from a page and have not ended by what it said. An event that
   * was updated from its page since counts as what the page said then.
   */
  async function findRows(accountId?: string): Promise<Watched[]> {
    const rows =
      accountId === undefined ? await store.all('ledger') : await store.within('ledger', `${accountId}|`);
    const yesterday = shiftDay(today(now()), -1);
    const watched = rows.filter((row): row is Watched => row.page !== undefined);
    // Ids are those of one site
    const found = accountId === undefined ? watched : toLatest(watched);
    return found.filter(({ page: { said } }) => (said.end ?? said.start ?? '') >= yesterday);
  }

  async function note(row: Watched, check: Watched['page']['check']): Promise<void> {
    // The event may have been updated from the page, or deleted, while it was read
    const current = await store.get('ledger', row.key);
    if (current?.page && current.at === row.at)
      await store.put('ledger', { ...current, page: { ...current.page, check } });
  }

  /** Notes what a page has now. @param events undefined if they could not be read here */
  const noteEvents = (row: Watched, events: readonly FoundEvent[] | undefined) =>
    note(row, { at: now(), ...compare(row.page, events) });

  async function checkPage(address: string, rows: readonly Watched[]): Promise<void> {
    try {
      const { url, html } = await read(address);
      const events = findEventsInText(html, url);
      for (const row of rows) await noteEvents(row, events);
    } catch (error) {
      const gone = isGone(toFault(error)) ? { outcome: 'gone' } : undefined;
      for (const row of rows) await note(row, { ...(gone ?? keepChange(row)), at: now() });
    }
  }

  return {
    /** The events of an account that were made from pages: what these say now, and whether they are checked. */
    async list(accountId: string): Promise<WatchedEvent[]> {
      const sites = new Set(await watchedSites.read(store));
      const rows = await findRows(accountId);
      return Promise.all(rows.map((row) => toView(row, sites, isAllowed)));
    },

    /** Looks at the pages of a site daily, or no longer. */
    async watch(origin: string, isOn: boolean): Promise<void> {
      await watchedSites.change(store, (sites) => {
        const others = sites.filter((site) => site !== origin);
        return isOn ? [...others, origin] : others;
      });
      if (isOn) await setDailyAlarm();
      announceChange('watchedPages');
    },

    /** Takes in what a page of ours read in the page of an event. @param events undefined if that page is gone */
    async take(accountId: string, eventId: number, events: readonly FoundEvent[] | undefined): Promise<void> {
      for (const row of await findRows(accountId))
        if (row.eventId === eventId)
          await (events ? noteEvents(row, events) : note(row, { at: now(), outcome: 'gone' }));
      announceChange('watchedPages');
    },

    /** What the page says now is known, and is told no more. */
    async ignore(accountId: string, eventId: number): Promise<void> {
      for (const row of await findRows(accountId)) {
        if (row.eventId !== eventId || row.page.check === undefined) continue;
        const { now: changed, at, outcome } = row.page.check;
        const isOver = outcome === 'gone' || outcome === 'missing';
        const said = { ...row.page.said, ...changed };
        const check = { at, outcome: isOver ? 'ignored' : 'same' };
        await store.put('ledger', { ...row, page: { ...row.page, said, check } });
      }
      announceChange('watchedPages');
    },

    /** The daily check: at pages of sites that the person allowed, the longest unseen first. */
    async checkAll(): Promise<void> {
      if (isChecking) return;
      isChecking = true;
      try {
        const startedAt = now();
        const sites = new Set(await watchedSites.read(store));
        if (sites.size === 0) return;
        const due = (await findRows()).filter(
          ({ page: { address, check } }) =>
            sites.has(toOrigin(address)) &&
            check?.outcome !== 'ignored' &&
            (check?.at ?? 0) < startedAt - checkEvery,
        );
        due.sort((one, other) => (one.page.check?.at ?? 0) - (other.page.check?.at ?? 0));
        const pages = [...new Set(due.map(({ page }) => page.address))].slice(0, mostPages);
        for (const address of pages) {
          if (now() - startedAt > mostTime) break;
          const rows = due.filter(({ page }) => page.address === address);
          if (await isAllowed(address)) await checkPage(address, rows);
        }
        if (pages.length > 0) announceChange('watchedPages');
      } finally {
        isChecking = false;
      }
    },

    /** Sets the alarm again if there is something to check: browsers may forget it. */
    async schedule(): Promise<void> {
      if ((await watchedSites.read(store)).length > 0) await setDailyAlarm();
    },
  };
}

/** The last entry of each event. */
function toLatest(rows: readonly Watched[]): Watched[] {
  const latest = new Map<number, Watched>();
  for (const row of rows) if ((latest.get(row.eventId)?.at ?? 0) <= row.at) latest.set(row.eventId, row);
  return [...latest.values()];
}

const toOrigin = (address: string) => (URL.canParse(address) ? new URL(address).origin : '');

const isGone = ({ kind, reason }: ReturnType<typeof toFault>) =>
  kind === 'notFound' && (reason === 'http404' || reason === 'http410');

/** A change that was told stays so while the page cannot be read. */
const keepChange = ({ page: { check } }: Watched) =>
  check?.now ? { outcome: check.outcome, now: check.now } : { outcome: 'failed' };

function compare(page: PageOrigin, events: readonly FoundEvent[] | undefined) {
  if (events === undefined) return { outcome: 'unread' };
  const found = findAgain(page, events);
  if (found === undefined) return { outcome: 'missing' };
  const facts = toPageFacts(found);
  return findChangedFacts(page.said, facts).length === 0
    ? { outcome: 'same' }
    : { outcome: 'changed', now: facts };
}

async function toView(
  { eventId, page: { address, uid, said, check } }: Watched,
  sites: ReadonlySet<string>,
  isAllowed: PageWatchDependencies['isAllowed'],
): Promise<WatchedEvent> {
  const origin = toOrigin(address);
  const outcome = pageOutcomes.find((one) => one === check?.outcome);
  return {
    ...{ eventId, address, uid, origin, said },
    isWatched: sites.has(origin) && (await isAllowed(address)),
    ...(check && outcome && { check: { at: check.at, outcome, ...(check.now && { now: check.now }) } }),
  };
}
