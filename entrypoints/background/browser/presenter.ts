import { browser } from 'wxt/browser';
import { Fault, toFault } from '../../../lib/errors';
import { Refusal } from '../../../lib/messages/refusal';
import type { SiteButton } from '../../../lib/pages/buttonPlace';
import type { FieldPlace } from '../../../lib/pages/fieldPlace';
import type {
  FrameMessage,
  FrameView,
  LanguageMessage,
  OutdatedMessage,
  OverlayMessage,
} from '../../../lib/views';
import type { Tickets } from '../messaging/frameTickets';
import type { Origin } from '../messaging/origin';
import { faultToFailure } from '../wording/failures';
import { pageTexts } from '../wording/pageTexts';
import type { Badge } from './badge';
import { bringToFront } from './bringToFront';
import { createEventOffers } from './eventOffers';
import { injectScript, type PageScript } from './injectScript';
import { openWindowFor } from './ownPage';
import { createPageTools } from './pageTools';

/**
 * Shows results, failures and forms to the person: in the page by our overlay, else in our own window or on the badge.
 */
export type Presenter = ReturnType<typeof createPresenter>;

/**
 * What acts on accounts must be seen while it is pressed. Firefox cannot detect covers (no IntersectionObserver version
 * 2), so there, every form opens in a window, which no page can cover.
 */
const framesForms = () => !import.meta.env.FIREFOX;

/** Dependencies of the presenter. */
export interface PresenterDependencies {
  tickets: Tickets;
  badge: Badge;
  /** Resolves when texts are in the chosen language. */
  ready(): Promise<void>;
  /** Our button on pages of this origin. */
  siteButton(site: string | undefined): Promise<SiteButton>;
}

/** Creates the {@link Presenter}. */
export function createPresenter({ tickets, badge, ready, siteButton }: PresenterDependencies) {
  const send = (tabId: number, message: OverlayMessage, open = false) =>
    browser.tabs.sendMessage(
      tabId,
      { type: 'cuecard.overlay', message, open, messages: pageTexts() },
      { frameId: 0 },
    );

  /** Injects our overlay, or another script, into a page. Returns its document; undefined if the page allows none. */
  const inject = async (tabId = -1, script: PageScript = '/pageOverlay.js') => {
    await ready();
    return injectScript(tabId, script);
  };

  /**
   * @returns false if no overlay can be shown: a page of the browser or an extension store, or one without permission
   */
  async function show(tabId: number | undefined, message: OverlayMessage): Promise<boolean> {
    const place = await inject(tabId);
    if (tabId === undefined || place === undefined) return false;
    await tickets.open('overlay', place);
    if (message.show === 'job') await tickets.open(`job ${message.job.jobId}`, place);
    return isSent(send(tabId, message));
  }

  /** The address contains an id of the session (`use_dynamic_url`); getURL adds it only for a path without a query. */
  const toFrameAddress = (ticket: string) => `${browser.runtime.getURL('/frame.html')}?ticket=${ticket}`;

  /** @param tabId the tab whose page the form is about */
  async function openWindow(view: FrameView, tabId: number | undefined): Promise<void> {
    const about = tabId === undefined ? '' : `&tab=${tabId}`;
    // In a window Chromium loads nothing at an address with an id of the session.
    const url = `${browser.runtime.getURL('/')}frame.html?ticket=${await tickets.issue(view)}${about}`;
    await browser.windows.create({ type: 'popup', url, width: 440, height: 720 });
  }

  /**
   * Issues the frame's address to a page script, which shows it; without `url` the form has opened in a window.
   * @throws Fault `notAllowed/notAsked` if that takes a window, and the page is not in front
   */
  async function openFrom(view: FrameView, tabId: number | undefined): Promise<{ url?: string }> {
    if (tabId === undefined) await openWindow(view, tabId);
    else if (framesForms()) return { url: toFrameAddress(await tickets.issue(view, tabId)) };
    else await openWindowFor(tabId, () => openWindow(view, tabId));
    return {};
  }

  return {
    show,
    openFrom,

    ...createEventOffers({ inject, tickets, send }),

    /** Sends a message to existing overlays in all tabs. Injects none, so it needs no permission. */
    async sendToAll(message: OverlayMessage): Promise<void> {
      await ready();
      await inEveryTab((id) => send(id, message));
    },

    sendTexts: () => sendTexts(siteButton),
    sendOutdated,

    /** Shows an error. */
    async fail(tabId: number | undefined, error: unknown): Promise<void> {
      await ready();
      const failure = error instanceof Refusal ? error.failure : faultToFailure(toFault(error));
      if (!(await show(tabId, { show: 'failure', failure }))) await badge.alert(failure);
    },

    /** Opens a form in the page's overlay, or in a window if that is not possible. */
    async openForm(view: FrameView, tabId?: number): Promise<void> {
      if (tabId !== undefined && framesForms()) {
        const url = toFrameAddress(await tickets.issue(view, tabId));
        if (await show(tabId, { show: 'frame', url, title: view.pageTitle })) return;
      }
      await openWindow(view, tabId);
    },

    ...createPageTools({ inject, tickets, siteButton }),

    /** Opens the choice of playlists for a video, see `openFrom`. */
    openFrame: (question: Omit<FrameView & { view: 'playlists' }, 'view'>, { tabId }: Origin) =>
      openFrom({ view: 'playlists', ...question }, tabId),

    /**
     * Like `openFrame`, for one of the forms that were offered in that document.
     * @returns also the ticket for the next time
     * @throws Fault `notAllowed/ticketSpent`
     */
    async openEvent(
      { ticket, index, pageTitle }: { ticket: string; index: number; pageTitle: string },
      origin: Origin,
    ): Promise<{ url?: string; ticket: string }> {
      const views = await tickets.takeOffer(ticket, origin);
      const view = views[index];
      if (view === undefined) throw new Fault({ kind: 'notAllowed', reason: 'ticketSpent' });
      const next = await tickets.offer(views, origin);
      return { ...(await openFrom({ ...view, pageTitle }, origin.tabId)), ticket: next };
    },

    /**
     * Marks where a page shows a field of an event: the page around a frame, or the tab that a page of ours names. That
     * tab comes to the front if the field is found.
     */
    async showPlace(
      { place, label, tabId: named }: { place: FieldPlace; label: string; tabId?: number | undefined },
      { kind, tabId: around }: Origin,
    ): Promise<{ isFound: boolean }> {
      const tabId = kind === 'frame' ? around : named;
      // For a frame, our overlay is there already, perhaps without a permission to inject it again
      if ((await inject(tabId)) === undefined && kind !== 'frame') return { isFound: false };
      if (tabId === undefined) return { isFound: false };
      const isFound = await send(tabId, { show: 'place', place, label }).catch(() => false);
      if (isFound === true && kind !== 'frame') await bringToFront(tabId);
      return { isFound: isFound === true };
    },

    /**
     * Sends the frame's height (CSS pixels) to the content script that shows it; without a height, the frame is
     * removed.
     */
    async sendFrameState(frame: Origin, height?: number): Promise<void> {
      const ticket = await tickets.shownBy(frame);
      if (frame.tabId === undefined || ticket === undefined) return;
      const message: FrameMessage = {
        type: 'cuecard.frame',
        ticket,
        ...(height === undefined ? {} : { height }),
      };
      // The tab may have navigated, or the page may have removed our element
      await browser.tabs.sendMessage(frame.tabId, message, { frameId: 0 }).catch(() => undefined);
    },
  };
}

/** Sends to every tab. Fails silently in tabs without our script. */
async function inEveryTab(work: (tabId: number, url: string) => Promise<unknown>): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.allSettled(tabs.map(({ id = browser.tabs.TAB_ID_NONE, url = '' }) => work(id, url)));
}

/** Sends the texts of the present language to our page scripts in all tabs, which draw anew. */
async function sendTexts(siteButton: PresenterDependencies['siteButton']): Promise<void> {
  await inEveryTab(async (tabId, url) => {
    const button = await siteButton(URL.canParse(url) ? new URL(url).origin : undefined);
    const message: LanguageMessage = { type: 'cuecard.language', messages: pageTexts(button) };
    await browser.tabs.sendMessage(tabId, message, { frameId: 0 });
  });
}

/**
 * Tells our page scripts in pages of this video that an action on it has finished. Without the video's id, and only to
 * pages of it: others shall not learn what is done elsewhere.
 */
async function sendOutdated(videoId: string): Promise<void> {
  const message: OutdatedMessage = { type: 'cuecard.outdated' };
  await inEveryTab(async (tabId, url) => {
    if (url.includes(videoId)) await browser.tabs.sendMessage(tabId, message, { frameId: 0 });
  });
}

const isSent = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false, // the tab has navigated to another page
  );

/** Message that shows the button for one event, or the choice among several. */
