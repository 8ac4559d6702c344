import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { Fault, toFault } from '../../../lib/errors';
import { type FrameMessage, type FrameView, type OverlayMessage, Refusal } from '../../../lib/messages';
import type { EventSubject, Subject } from '../../../lib/pages/subject';
import type { Tickets } from '../messaging/frameTickets';
import type { Origin } from '../messaging/origin';
import { toFailure } from '../wording/failures';
import { pageTexts } from '../wording/pageTexts';
import type { Badge } from './badge';

/** Shows things where the person is: in the page by our overlay, else in a window of ours or on the badge. */
export interface Presenter {
  /** @returns false when this page takes no overlay: the browser's own, a store's, one never granted. */
  show(tabId: number | undefined, message: OverlayMessage, options?: { open?: boolean }): Promise<boolean>;
  /** Offers events in a page: one to add, or several to choose from. With `from`, to that very document only. */
  offer(
    tabId: number | undefined,
    subjects: EventSubject[],
    options?: { open?: boolean; from?: Origin },
  ): Promise<boolean>;
  /** Tells the cards that stand in any tab; puts none anywhere, and needs no permission for the pages. */
  tellAll(message: OverlayMessage): Promise<void>;
  /** Tells page scripts in any tab the words of the language that is spoken from now on. */
  tellLanguage(): Promise<void>;
  /** Shows what was thrown. */
  fail(tabId: number | undefined, error: unknown): Promise<void>;
  /** A frame of ours in the page's overlay, or a window where that cannot be. */
  openForm(view: FrameView, tabId?: number): Promise<void>;
  /** The answer to a page script of ours that shows the frame itself; without `url` a window has opened. */
  openFrame(question: { subject: Subject; pageTitle: string }, origin: Origin): Promise<{ url?: string }>;
  /**
   * The form about one of the events that were offered in that document.
   * @throws Fault `notAllowed/ticketSpent`
   */
  openEvent(
    question: { ticket: string; index: number; pageTitle: string },
    origin: Origin,
  ): Promise<{ url?: string; ticket: string }>;
  /** Tells the content script that shows this frame how high it is; without a height, that it is done. */
  tellOfFrame(frame: Origin, height?: number): Promise<void>;
}

/**
 * Publishing is confirmed only while the form is unobscured, which Firefox cannot tell (no IntersectionObserver
 * version 2): there, forms for events are windows, which no page can cover.
 */
const framesForms = !import.meta.env.FIREFOX;

export interface PresenterDependencies {
  tickets: Tickets;
  badge: Badge;
  /** Resolves when messages are in the chosen language. */
  ready(): Promise<void>;
}

export function createPresenter({ tickets, badge, ready }: PresenterDependencies): Presenter {
  const tell = (tabId: number, message: OverlayMessage, open = false) =>
    browser.tabs.sendMessage(
      tabId,
      { type: 'cuecard.overlay', message, open, words: pageTexts() },
      { frameId: 0 },
    );

  /** Puts our overlay into a page; answers with its document, or undefined where none can be. */
  async function inject(tabId = -1): Promise<Origin | undefined> {
    await ready();
    if (tabId < 0) return undefined;
    try {
      const [injection] = await browser.scripting.executeScript({
        target: { tabId },
        files: ['/pageOverlay.js'],
      });
      return { kind: 'page', tabId, frameId: 0, documentId: injection?.documentId };
    } catch {
      return undefined;
    }
  }

  /** In tabs that are not listening it comes to nothing. */
  async function inEveryTab(send: (tabId: number) => Promise<unknown>): Promise<void> {
    const tabs = await browser.tabs.query({});
    await Promise.allSettled(tabs.map(({ id = browser.tabs.TAB_ID_NONE }) => send(id)));
  }

  const told = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false, // the page has left meanwhile
    );

  const show: Presenter['show'] = async (tabId, message, { open = false } = {}) => {
    const place = await inject(tabId);
    if (tabId === undefined || place === undefined) return false;
    await tickets.open('overlay', place);
    if (message.show === 'job') await tickets.open(`job ${message.job.jobId}`, place);
    return told(tell(tabId, message, open));
  };

  const offer: Presenter['offer'] = async (tabId, subjects, { open = false, from } = {}) => {
    const place = await inject(tabId);
    if (tabId === undefined || place === undefined) return false;
    if (from !== undefined && from.documentId !== place.documentId) return false;
    await tickets.open('overlay', place);
    const ticket = await tickets.offer(subjects, place);
    return told(tell(tabId, eventButtonFor(subjects, ticket), open));
  };

  /** The address is the session's own (`use_dynamic_url`), which the browser gives for the bare file alone. */
  const addressOf = (ticket: string) => `${browser.runtime.getURL('/frame.html')}?ticket=${ticket}`;
  const fits = (view: FrameView) => view.view === 'playlists' || framesForms;

  async function openWindow(view: FrameView): Promise<void> {
    const url = addressOf(await tickets.issue(view));
    await browser.windows.create({ type: 'popup', url, width: 440, height: 720 });
  }

  async function openFrom(view: FrameView, tabId: number | undefined): Promise<{ url?: string }> {
    if (tabId !== undefined && fits(view)) return { url: addressOf(await tickets.issue(view, tabId)) };
    await openWindow(view);
    return {};
  }

  return {
    show,
    offer,

    async tellAll(message) {
      await ready();
      await inEveryTab((id) => tell(id, message));
    },

    async tellLanguage() {
      const message = { type: 'cuecard.language', words: pageTexts() };
      await inEveryTab((id) => browser.tabs.sendMessage(id, message, { frameId: 0 }));
    },

    async fail(tabId, error) {
      await ready();
      const failure = error instanceof Refusal ? error.failure : toFailure(toFault(error));
      if (!(await show(tabId, { show: 'failure', failure }))) await badge.alert(failure);
    },

    async openForm(view, tabId) {
      if (tabId !== undefined && fits(view)) {
        const url = addressOf(await tickets.issue(view, tabId));
        if (await show(tabId, { show: 'frame', url, title: view.pageTitle })) return;
      }
      await openWindow(view);
    },

    openFrame: (question, { tabId }) => openFrom({ view: 'playlists', ...question }, tabId),

    async openEvent({ ticket, index, pageTitle }, origin) {
      const subjects = await tickets.takeOffer(ticket, origin);
      const subject = subjects[index];
      if (subject === undefined) throw new Fault({ kind: 'notAllowed', reason: 'ticketSpent' });
      const next = await tickets.offer(subjects, origin);
      return { ...(await openFrom({ view: 'event', subject, pageTitle }, origin.tabId)), ticket: next };
    },

    async tellOfFrame(frame, height) {
      const ticket = await tickets.shownBy(frame);
      if (frame.tabId === undefined || ticket === undefined) return;
      const message: FrameMessage = {
        type: 'cuecard.frame',
        ticket,
        ...(height === undefined ? {} : { height }),
      };
      // The page may have left meanwhile, or taken our element away.
      await browser.tabs.sendMessage(frame.tabId, message, { frameId: 0 }).catch(() => undefined);
    },
  };
}

/** Message that shows the button for one event, or the choice among several. */
function eventButtonFor(subjects: EventSubject[], ticket: string): OverlayMessage {
  const count = subjects.length;
  const label = count === 1 ? i18n.t('eventButton.add') : i18n.t('eventButton.several', { count });
  return { show: 'eventButton', subjects, label, ticket };
}
