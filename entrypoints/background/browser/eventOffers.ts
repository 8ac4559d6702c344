import { i18n } from '#i18n';
import type { EventSubject } from '../../../lib/pages/subject';
import type { FrameView, OverlayMessage } from '../../../lib/views';
import type { Tickets } from '../messaging/frameTickets';
import type { Origin } from '../messaging/origin';

interface OfferDependencies {
  /** Injects our overlay into a page. Returns its document; undefined if the page allows none. */
  inject(tabId: number | undefined): Promise<Origin | undefined>;
  /** Sends a message to the overlay of a tab. @param open whether it opens its list */
  send(tabId: number, message: OverlayMessage, open: boolean): Promise<unknown>;
  tickets: Tickets;
}

/** How a button is shown: with its list open, only in the document `from`. */
interface OfferOptions {
  open?: boolean;
  from?: Origin;
}

/** The event button in pages: offers events that are known, or the form that reads the page. */
export function createEventOffers({ inject, send, tickets }: OfferDependencies) {
  async function showButton(
    tabId: number | undefined,
    views: FrameView[],
    { subjects, count }: { subjects: EventSubject[]; count: number },
    { open = false, from }: OfferOptions,
  ): Promise<boolean> {
    const place = await inject(tabId);
    if (tabId === undefined || place === undefined) return false;
    if (from !== undefined && from.documentId !== place.documentId) return false;
    await tickets.open('overlay', place);
    const ticket = await tickets.offer(views, place);
    const label = count === 1 ? i18n.t('eventButton.add') : i18n.t('eventButton.several', { count });
    return send(tabId, { show: 'eventButton', subjects, label, ticket }, open).then(
      () => true,
      () => false,
    );
  }

  return {
    /** Shows the event button in a page, for one or several events. @returns false if the page allows none */
    offer: (tabId: number | undefined, subjects: EventSubject[], options: OfferOptions = {}) =>
      showButton(tabId, subjects.map(toView), { subjects, count: subjects.length }, options),

    /** Shows the event button in a page of which the form lists the events. @param count of the events */
    offerPage: (view: FrameView & { view: 'page' }, count: number, from: Origin) =>
      showButton(from.tabId, [view], { subjects: [], count }, { from }),
  };
}

const toView = (subject: EventSubject): FrameView => ({ view: 'event', subject, pageTitle: '' });
