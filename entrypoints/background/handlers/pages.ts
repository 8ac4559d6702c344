import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { announceChange } from '../../../lib/messages';
import type { Badge } from '../browser/badge';
import { detectPage } from '../browser/detectPage';
import type { EventButton } from '../browser/eventButton';
import type { Presenter } from '../browser/presenter';
import { address, id, label, nothing } from '../messaging/fields';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor } from '../messaging/message';
import { FoundEventSchema, SubjectSchema } from '../messaging/schemas';

interface PageServices {
  badge: Pick<Badge, 'calm'>;
  eventButton: EventButton;
  presenter: Pick<Presenter, 'openFrame' | 'openEvent' | 'tellOfFrame'>;
  tickets: Pick<Tickets, 'isOpen' | 'redeem'>;
}

const message = messagesFor<PageServices>();

/** Messages about pages of the web, the frames in them, and the pages of ours that are opened from there. */
export const webPageMessages = {
  /** Subjects of a tab, found by its address or by the scanner; the active tab when absent. */
  detectPage: message({
    from: 'own',
    question: () => z.object({ tabId: z.optional(z.int()) }),
    repeatable: true,
    answer({ badge }, { tabId }) {
      void badge.calm();
      return detectPage(tabId);
    },
  }),
  /** An allowed page reports the events it found. */
  found: message({
    ...{ from: 'page', at: 'opened', atOnce: 30 },
    question: () => z.object({ events: z.array(FoundEventSchema()).check(z.maxLength(50)) }),
    answer: ({ eventButton }, question, origin) => eventButton.found(question, origin).then(() => null),
  }),
  /** A page asks for the frame in which a playlist is chosen for a video; the answer is its one-time address. */
  openFrame: message({
    ...{ from: 'page', at: 'videoSite', atOnce: 6 },
    question: () => z.object({ subject: SubjectSchema(), pageTitle: label() }),
    answer: ({ presenter }, question, origin) => presenter.openFrame(question, origin),
  }),
  /**
   * A page asks for the form about one of the events that were offered in it. The ticket is good once; the answer has
   * the one for the next time, and the frame's address, or none where a window has opened.
   */
  openEvent: message({
    ...{ from: 'page', at: 'opened', atOnce: 6 },
    question: () => z.object({ ticket: id(), index: z.int().check(z.minimum(0)), pageTitle: label() }),
    answer: ({ presenter }, question, origin) => presenter.openEvent(question, origin),
  }),
  /** Inside the frame: what am I about? Only its first asker is told, and only a ticket makes a frame ours. */
  frame: message({
    from: 'frame',
    question: () => z.object({ ticket: id() }),
    answer: ({ tickets }, { ticket }, origin) => tickets.redeem(ticket, origin),
  }),
  /** Height of the frame's contents in CSS pixels: passed on to the content script that shows the frame. */
  frameHeight: message({
    from: 'frame',
    question: () => z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
    answer: ({ presenter }, { height }, origin) => presenter.tellOfFrame(origin, height).then(() => null),
  }),
  /** The frame is done: the content script that shows it takes it away. */
  closeFrame: message({
    from: 'frame',
    question: nothing,
    answer: ({ presenter }, _question, origin) => presenter.tellOfFrame(origin).then(() => null),
  }),
  openOptions: message({
    ...{ from: 'page', at: 'opened', atOnce: 2 },
    question: () => z.object({ section: z.optional(z.string().check(z.regex(/^\w{1,40}$/))) }),
    async answer({ tickets }, { section }, origin) {
      const isAsked =
        origin.kind !== 'page' || origin.isVideoSite || (await tickets.isOpen('overlay', origin));
      if (!isAsked) throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: 'openOptions' });
      return openOwn('/options.html', section);
    },
  }),
  openManager: message({
    from: 'own',
    question: () => z.object({ section: z.optional(z.string()) }),
    answer: (_services, { section }) => openOwn('/manager.html', section),
  }),
  /** Shows or stops showing 'Add event' on a site's pages; the permission is asked for in the click. */
  setEventButton: message({
    from: 'own',
    question: () => z.object({ origin: address(), on: z.boolean() }),
    async answer({ eventButton }, question) {
      await eventButton.set(question);
      announceChange();
      return null;
    },
  }),
  eventButtonSites: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ eventButton }) => eventButton.sites(),
  }),
};

/** Opens a page of ours at one of its sections: in the tab that shows it already, else in a new one. */
async function openOwn(page: '/options.html' | '/manager.html', section: string | undefined): Promise<null> {
  const bare = browser.runtime.getURL(page);
  const url = section === undefined ? bare : `${bare}#${encodeURIComponent(section)}`;
  const [open] = await browser.tabs.query({ url: `${bare}*` });
  if (open?.id === undefined) await browser.tabs.create({ url });
  else await browser.tabs.update(open.id, { url, active: true });
  return null;
}
