import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { announceChange } from '../../../lib/messages/changes';
import {
  isManagerAddress,
  type ManagerAddress,
  toOwnAddress,
  toSourceAddress,
} from '../../../lib/pages/managerAddress';
import { videoSites } from '../../../lib/pages/videoAddress';
import type { Badge } from '../browser/badge';
import { detectPage } from '../browser/detectPage';
import type { EventButtonRegistration } from '../browser/eventButton';
import { openOwnPage, openOwnPageFor } from '../browser/ownPage';
import { type PermissionWishes, WishSchema } from '../browser/permissionWish';
import type { Presenter } from '../browser/presenter';
import type { TaughtReader } from '../browser/taughtReader';
import { address, id, label, nothing } from '../messaging/fields';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor } from '../messaging/message';
import type { Origin } from '../messaging/origin';
import {
  ChosenVideosSchema,
  FieldPlaceSchema,
  FoundEventSchema,
  SiteButtonSchema,
  SubjectSchema,
} from '../messaging/schemas';
import type { SiteButtons } from '../state/siteButtons';

interface PageServices {
  badge: Pick<Badge, 'clearAlert'>;
  eventButton: EventButtonRegistration;
  siteButtons: Pick<SiteButtons, 'change' | 'hidden'>;
  permissionWishes: Pick<PermissionWishes, 'note'>;
  presenter: Presenter;
  readTaught: TaughtReader;
  tickets: Pick<Tickets, 'isOpen' | 'redeem'>;
}

const message = messagesFor<PageServices>();

/** Messages about web pages, our frames in them, and opening our own pages. */
export const webPageMessages = {
  /** Finds the subjects of a tab, by default the active one; see `detectSubjects`. */
  detectPage: message({
    from: 'own',
    question: () => z.object({ tabId: z.optional(z.int()) }),
    repeatable: true,
    answer({ badge, readTaught }, { tabId }) {
      void badge.clearAlert();
      return detectPage(readTaught, tabId);
    },
  }),
  /** The scanner reports the events of a page; ignored unless the event button is on for its site. */
  found: message({
    from: 'page',
    at: 'opened',
    atOnce: 30,
    // 50 events with long descriptions, each as text and as a tree
    size: 4_000_000,
    question: () => z.object({ events: z.array(FoundEventSchema()).check(z.maxLength(50)) }),
    answer: ({ eventButton }, question, origin) => eventButton.found(question, origin),
  }),
  /**
   * A page script requests the frame to choose a playlist for a video. Answers with the frame's one-time address. For
   * the videos of a playlist or channel, the manager opens instead; with `manage`, for a subject of one's own.
   */
  openFrame: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 6,
    question: () =>
      z.object({
        subject: SubjectSchema(),
        pageTitle: label(),
        manage: z.optional(z.boolean()),
        isNew: z.optional(z.boolean()),
      }),
    async answer({ presenter }, { manage = false, ...question }, origin) {
      const { subject } = question;
      if (manage && subject.kind !== 'event') {
        await openOwnPageFor(origin, '/manager.html', toOwnAddress(subject));
        return {};
      }
      if (subject.kind !== 'playlist' && subject.kind !== 'channel')
        return presenter.openFrame(question, origin);
      await openOwnPageFor(origin, '/manager.html', toSourceAddress(subject));
      return {};
    },
  }),
  /** A page script requests the frame that saves the chosen videos. Answers as `openFrame`. */
  openChoice: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 6,
    question: () => z.object({ videos: ChosenVideosSchema(), isNew: z.boolean(), pageTitle: label() }),
    answer: ({ presenter }, question, origin) =>
      presenter.openFrom({ view: 'videos', ...question }, origin.tabId),
  }),
  /** Starts the choice of several videos in a tab, by default that of the page which asks. */
  chooseVideos: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 6,
    question: () => z.object({ tabId: z.optional(z.int()) }),
    async answer({ presenter }, { tabId }, origin) {
      await presenter.choose(origin.kind === 'own' ? tabId : origin.tabId);
    },
  }),
  /**
   * Lets the person move our button, in the page which asks; our own pages name the tab and its origin, for the browser
   * does not tell us the address of a tab without a permission.
   */
  moveButton: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 6,
    question: () => z.object({ tabId: z.optional(z.int()), site: z.optional(address()) }),
    async answer({ presenter }, { tabId, site }, origin) {
      await presenter.moveButton(origin.kind === 'own' ? { ...origin, tabId, site } : origin);
    },
  }),
  /**
   * Stores where the person has put our button on this site (without a place: the standard one), or that it is hidden
   * there. Answered only in a document in which `moveButton` has begun.
   */
  placeButton: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 6,
    question: SiteButtonSchema,
    repeatable: true,
    async answer({ siteButtons, presenter, tickets }, { isHidden = false, place }, origin) {
      if (origin.site === undefined || !(await tickets.isOpen('mover', origin)))
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: 'placeButton' });
      await siteButtons.change(origin.site, isHidden ? { isHidden } : { isHidden, place });
      await presenter.sendTexts();
      announceChange('settings');
    },
  }),
  /**
   * A page script requests the form for one of the events that were offered in its page. A ticket is valid once.
   * Answers with the next ticket and the frame's address; without an address if the form has opened in a window.
   */
  openEvent: message({
    from: 'page',
    at: 'opened',
    atOnce: 6,
    question: () => z.object({ ticket: id(), index: z.int().check(z.minimum(0)), pageTitle: label() }),
    answer: ({ presenter }, question, origin) => presenter.openEvent(question, origin),
  }),
  /**
   * A frame trades its ticket for its task. A ticket is valid once, and only a frame with a valid ticket is trusted.
   */
  frame: message({
    from: 'newFrame',
    question: () => z.object({ ticket: id() }),
    answer: ({ tickets }, { ticket }, origin) => tickets.redeem(ticket, origin),
  }),
  /**
   * Marks where the page shows a field of the event in the form. A frame can name no tab: it is about its own page.
   * Answers whether the page shows it.
   */
  showPlace: message({
    from: 'frame',
    question: () => z.object({ place: FieldPlaceSchema(), label: label(), tabId: z.optional(z.int()) }),
    repeatable: true,
    answer: ({ presenter }, question, origin) => presenter.showPlace(question, origin),
  }),
  /** The height of a frame's content in CSS pixels, forwarded to the content script that shows the frame. */
  frameHeight: message({
    from: 'frame',
    question: () => z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
    answer: ({ presenter }, { height }, origin) => presenter.sendFrameState(origin, height),
  }),
  /** A frame has finished; the content script that shows it removes it. */
  closeFrame: message({
    from: 'frame',
    question: nothing,
    answer: ({ presenter }, _question, origin) => presenter.sendFrameState(origin),
  }),
  /**
   * Opens the settings, at a section if given. Web pages may ask only on the video site and where an overlay is shown.
   */
  openOptions: message({
    from: 'page',
    at: 'opened',
    atOnce: 2,
    question: () => z.object({ section: z.optional(z.string().check(z.regex(/^\w{1,40}$/))) }),
    async answer({ tickets }, { section }, origin) {
      await mustShowOurs(tickets, origin, 'openOptions');
      return openOwnPageFor(origin, '/options.html', section);
    },
  }),
  /** Opens the welcome page, for the same senders as the settings. */
  openSetUp: message({
    from: 'page',
    at: 'opened',
    atOnce: 2,
    question: nothing,
    async answer({ tickets }, _question, origin) {
      await mustShowOurs(tickets, origin, 'openSetUp');
      return openOwnPageFor(origin, '/welcome.html', undefined);
    },
  }),
  /** Opens the manager, at a section if given. */
  openManager: message({
    from: 'frame',
    question: () => z.object({ section: z.optional(z.custom<ManagerAddress>(isManagerAddress)) }),
    answer: (_services, { section }) => openOwnPage('/manager.html', section),
  }),
  /**
   * Shows or hides our button on a site: on the video site the bar, elsewhere the event button. For that the surface
   * requests the permission in the click.
   */
  setEventButton: message({
    from: 'own',
    question: () => z.object({ origin: address(), on: z.boolean() }),
    async answer({ eventButton, siteButtons, presenter }, question) {
      if (videoSites.includes(question.origin)) {
        await siteButtons.change(question.origin, { isHidden: !question.on });
        await presenter.sendTexts();
      } else await eventButton.set(question);
      announceChange('settings');
    },
  }),
  /** Before the browser's permission prompt for these match patterns, what it is for; without a wish, it was answered. */
  wishPermission: message({
    from: 'own',
    question: () =>
      z.object({ wish: z.optional(WishSchema()), origins: z.array(address()).check(z.maxLength(10)) }),
    repeatable: true,
    answer: ({ permissionWishes }, { wish, origins }) => permissionWishes.note(wish, origins),
  }),
  /** Origins of the video site's pages on which our button is hidden. */
  hiddenButtonSites: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ siteButtons }) => siteButtons.hidden(),
  }),
  /** Origins of the sites with the event button. */
  eventButtonSites: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ eventButton }) => eventButton.sites(),
  }),
};

/** @throws Fault `notAllowed/notAsked` for web pages other than the video site's and those with an overlay of ours */
async function mustShowOurs(tickets: Pick<Tickets, 'isOpen'>, origin: Origin, about: string): Promise<void> {
  if (origin.kind === 'page' && !origin.isVideoSite && !(await tickets.isOpen('overlay', origin)))
    throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about });
}
