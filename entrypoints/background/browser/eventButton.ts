import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { hostPattern } from '../../../lib/pages/siteAddress';
import type { Store } from '../../../lib/store';
import type { Origin } from '../messaging/origin';
import type { Presenter } from './presenter';

/**
 * 'Add event' on the pages of sites the person chose. What is on is what the browser holds registered: it keeps
 * registrations over restarts. With an update it forgets them: only then is our own note of them read.
 */
export interface EventButton {
  /** @throws Fault `permission` when the site was not granted. */
  set(question: { origin: string; on: boolean }): Promise<void>;
  /** The origins it is on for. */
  sites(): Promise<string[]>;
  /** Shows the button for events that the scanner reported from a page of such a site; nothing for other pages. */
  found(question: { events: FoundEvent[] }, origin: Origin): Promise<void>;
  /** Ends it where the permission was taken back. */
  turnOffUngranted(): Promise<void>;
  /** Brings it back after an update. */
  restore(): Promise<void>;
}

/** Before the origin, in the id of a registration. */
const prefix = 'eventButton ';
const note = 'eventButtonSites';
const Noted = () => z.catch(z.array(z.string()), () => []);

export function createEventButton({ presenter, store }: { presenter: Presenter; store: Store }): EventButton {
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
        .catch(() => undefined); // a page that is just leaving
    }
  }

  /** Its pages may be closed to us already: their cards are told, nothing is put into them. */
  async function turnOff(origin: string): Promise<void> {
    if ((await sites()).includes(origin))
      await browser.scripting.unregisterContentScripts({ ids: [prefix + origin] });
    await presenter.tellAll({ show: 'noEventButton', pages: hostPattern(origin) });
  }

  async function noteDown(origin: string, on: boolean): Promise<void> {
    await store.change('settings', note, (row) => {
      const others = Noted()
        .parse(row?.value)
        .filter((known) => known !== origin);
      return { key: note, value: on ? [...others, origin] : others };
    });
  }

  async function restore(): Promise<void> {
    // Browsers forget registrations with an update; should one keep any, those under a former id go.
    const registered = await browser.scripting.getRegisteredContentScripts();
    const former = registered.map(({ id }) => id).filter((id) => !id.startsWith(prefix));
    if (former.length > 0) await browser.scripting.unregisterContentScripts({ ids: former });
    for (const origin of Noted().parse((await store.get('settings', note))?.value))
      await turnOn(origin, pagesOf(origin)).catch(() => noteDown(origin, false)); // not granted any more
  }

  async function turnOffUngranted(): Promise<void> {
    for (const origin of await sites()) {
      if (!(await browser.permissions.contains({ origins: pagesOf(origin) }))) {
        await turnOff(origin);
        await noteDown(origin, false);
      }
    }
  }

  return {
    sites,
    async set({ origin: asked, on }) {
      const origin = originOf(asked);
      if (origin === undefined) throw new Fault({ kind: 'badInput', reason: 'badOrigin', about: asked });
      await (on ? turnOn(origin, pagesOf(origin)) : turnOff(origin));
      await noteDown(origin, on);
    },
    async found({ events }, from) {
      const { tabId, frameId, site = '' } = from;
      const origin = originOf(site);
      if (events.length === 0 || frameId !== 0 || origin === undefined || !(await sites()).includes(origin))
        return;
      const subjects = events.map((event) => ({ kind: 'event' as const, event }));
      await presenter.offer(tabId, subjects, { from });
    },
    turnOffUngranted,
    restore,
  };
}

/** Without a port: Firefox knows no match patterns with one, and a grant covers all of a host's. */
function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${hostname}` : undefined;
}

const pagesOf = (origin: string) => [hostPattern(origin)];
