import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { emptyOutline } from '../../../lib/pages/plain/outline';
import { hostPattern, parseOrigin } from '../../../lib/pages/siteAddress';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import type { Origin } from '../messaging/origin';
import type { Presenter } from './presenter';
import type { TaughtReader } from './taughtReader';

/**
 * The button 'Add event' on pages of sites that the person chose. The state is the browser's registration of our
 * scanner, which survives restarts, but not updates of the extension. For these, the sites are also stored in our
 * settings.
 */
export type EventButtonRegistration = ReturnType<typeof createEventButtonRegistration>;

/** Prefix of the id of a registration; the site's origin follows. */
const prefix = 'eventButton ';
const savedSites = setting('eventButtonSites', () => z.catch(z.array(z.string()), () => []));

/** Creates the {@link EventButtonRegistration}. */
export function createEventButtonRegistration({
  presenter,
  readTaught,
  store,
}: {
  presenter: Presenter;
  readTaught: TaughtReader;
  store: Store;
}) {
  /** Origins of the sites with the button. */
  async function sites(): Promise<string[]> {
    const registered = await browser.scripting.getRegisteredContentScripts();
    return registered.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => id.slice(prefix.length));
  }

  async function turnOn(origin: string, matches: string[]): Promise<void> {
    if (!(await browser.permissions.contains({ origins: matches })))
      throw new Fault({ kind: 'permission', reason: 'notReadable', about: origin });
    if (!(await sites()).includes(origin))
      await browser.scripting.registerContentScripts([
        {
          id: prefix + origin,
          matches,
          js: ['/pageScanner.js'],
          runAt: 'document_idle',
          persistAcrossSessions: true,
        },
      ]);
    for (const { id: tabId } of await browser.tabs.query({ url: matches })) {
      if (tabId === undefined) continue;
      await browser.scripting
        .executeScript({ target: { tabId }, files: ['/pageScanner.js'] })
        .catch(() => undefined); // the tab is navigating to another page
    }
  }

  /** Sends a message to existing overlays only, since we may no longer have access to the site's pages. */
  async function turnOff(origin: string): Promise<void> {
    if ((await sites()).includes(origin))
      await browser.scripting
        .unregisterContentScripts({ ids: [prefix + origin] })
        .catch(async (error: unknown) => {
          // A permission that is withdrawn while the button is switched off turns it off twice at the same time.
          if ((await sites()).includes(origin)) throw error;
        });
    await presenter.sendToAll({ show: 'noEventButton', pages: hostPattern(origin) });
  }

  const saveSite = (origin: string, on: boolean): Promise<void> =>
    savedSites.change(store, (sites) => {
      const others = sites.filter((known) => known !== origin);
      return on ? [...others, origin] : others;
    });

  /** Registers the stored sites again, after an update of the extension. */
  async function restore(): Promise<void> {
    // Browsers drop registrations at an update. Should one keep them, those with an id of a former version are removed
    const registered = await browser.scripting.getRegisteredContentScripts();
    const former = registered.map(({ id }) => id).filter((id) => !id.startsWith(prefix));
    if (former.length > 0) await browser.scripting.unregisterContentScripts({ ids: former });
    for (const origin of await savedSites.read(store))
      await turnOn(origin, toPatterns(origin)).catch(() => saveSite(origin, false)); // no longer granted
  }

  /** Switches it off for sites whose permission was withdrawn. */
  async function turnOffUngranted(): Promise<void> {
    for (const origin of await sites()) {
      if (!(await browser.permissions.contains({ origins: toPatterns(origin) }))) {
        await turnOff(origin);
        await saveSite(origin, false);
      }
    }
  }

  /**
   * Shows the button on a page that the person has taught. On others, nothing tells whether their text is of events
   * until the readers of dates are loaded, which are too large for a script in pages and for the worker.
   */
  async function offerTaught(tabId: number, from: Origin): Promise<void> {
    const { url = '', title = '' } = await browser.tabs.get(tabId);
    const taught = await readTaught(tabId, url);
    const count = taught?.nodes.filter(({ role }) => role === 'item').length ?? 0;
    if (count === 0) return;
    const view = { view: 'page' as const, outline: emptyOutline, taught, url, pageTitle: title };
    await presenter.offerPage(view, count, from);
  }

  return {
    sites,
    /** Switches the button on or off for a site. @throws Fault `permission` without a permission for the site; `badInput` */
    async set({ origin: asked, on }: { origin: string; on: boolean }): Promise<void> {
      const origin = toOrigin(asked);
      await (on ? turnOn(origin, toPatterns(origin)) : turnOff(origin));
      await saveSite(origin, on);
    },
    /**
     * Shows the button for the events that the scanner reported, or, without any, for those that a rule of the person
     * finds. Ignores pages of other sites, and frames.
     */
    async found({ events }: { events: FoundEvent[] }, from: Origin): Promise<void> {
      const { tabId, frameId, site = '' } = from;
      const origin = parseOrigin(site);
      if (frameId !== 0 || origin === undefined || !(await sites()).includes(origin)) return;
      if (events.length === 0) {
        if (tabId !== undefined) await offerTaught(tabId, from);
        return;
      }
      const subjects = events.map((event) => ({ kind: 'event' as const, event }));
      await presenter.offer(tabId, subjects, { from });
    },
    turnOffUngranted,
    restore,
  };
}

/** @throws Fault `badInput` */
function toOrigin(address: string): string {
  const origin = parseOrigin(address);
  if (origin === undefined) throw new Fault({ kind: 'badInput', reason: 'badOrigin', about: address });
  return origin;
}

const toPatterns = (origin: string) => [hostPattern(origin)];
