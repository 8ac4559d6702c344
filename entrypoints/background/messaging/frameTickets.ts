import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import type { FrameView } from '../../../lib/messages';
import type { EventSubject } from '../../../lib/pages/subject';
import type { Store } from '../../../lib/store';
import type { Origin } from './origin';
import { EventSubjectSchema, FrameViewSchema } from './schemas';

/**
 * Any page may put our frame.html into itself. Only the one we opened knows a ticket: 128 random bits, good for
 * 60 seconds and one showing, and for a frame only in the tab it was issued for. Kept on disk, since the worker
 * may be stopped between issue and showing.
 */
export interface Tickets {
  /** @param tabId the tab whose page will hold the frame; left out for a window of ours */
  issue(view: FrameView, tabId?: number): Promise<string>;
  /**
   * Trades a ticket for what the frame is about. Shown in the wrong place it is spent all the same.
   * @throws Fault `notAllowed` for a ticket that is unknown, spent, too old or not for this place
   */
  redeem(ticket: string, origin: Origin): Promise<FrameView>;
  /** Whether this very document has shown its ticket, and so may ask as a frame of ours. */
  isRedeemed(origin: Origin): Promise<boolean>;
  /** A one-time ticket for this document: it opens the form about one of these events. */
  offer(subjects: EventSubject[], place: Origin): Promise<string>;
  /**
   * The events that were offered under a ticket, which is spent by this.
   * @throws Fault `notAllowed/ticketSpent` for one that is unknown, spent, too old or another document's
   */
  takeOffer(ticket: string, origin: Origin): Promise<EventSubject[]>;
  /** Notes what the person opened in a document (`job <id>`, `overlay`): its content script may ask about it. */
  open(what: string, place: Origin): Promise<void>;
  isOpen(what: string, origin: Origin): Promise<boolean>;
  /** The ticket that this very document has shown; undefined where it has shown none. */
  shownBy(origin: Origin): Promise<string | undefined>;
}

const showWithin = 60_000;
/** What was left open longer has to be opened anew. */
const openFor = 12 * 60 * 60_000;

const Offer = () => z.object({ view: z.literal('offer'), subjects: z.array(EventSubjectSchema()) });

const random = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function createTickets(store: Store, now: () => number = Date.now): Tickets {
  async function sweep(): Promise<void> {
    const old = (await store.all('tickets')).filter((row) => row.expiresAt <= now());
    if (old.length > 0) await store.commit(old.map((row) => ({ delete: 'tickets', key: row.ticket })));
  }

  async function redeemed(origin: Origin) {
    if (origin.kind !== 'frame') return undefined;
    const row = await store.get('tickets', placeOf(origin));
    return row !== undefined && row.expiresAt > now() ? row : undefined;
  }

  return {
    async issue(view, tabId) {
      await sweep();
      const ticket = random();
      await store.put('tickets', { ticket, tabId, view, expiresAt: now() + showWithin });
      return ticket;
    },

    async redeem(ticket, origin) {
      let shown: unknown;
      let issuedFor: number | undefined;
      await store.change('tickets', ticket, (row) => {
        // Rows of redeemed frames lie in the same table and are no tickets.
        if (row === undefined || row.view === null || row.expiresAt <= now()) return undefined;
        shown = row.view;
        issuedFor = row.tabId;
        return { ...row, view: null, expiresAt: 0 };
      });
      const isPlace =
        issuedFor === undefined
          ? origin.kind === 'own'
          : origin.kind === 'frame' && origin.tabId === issuedFor;
      const view = FrameViewSchema().safeParse(shown);
      if (!isPlace || !view.success) throw new Fault({ kind: 'notAllowed', reason: 'ticketSpent' });
      if (origin.kind === 'frame')
        await store.put('tickets', {
          ticket: placeOf(origin),
          view: null,
          expiresAt: now() + openFor,
          shown: ticket,
        });
      return view.data;
    },

    async offer(subjects, { tabId, documentId }) {
      const ticket = random();
      const view = { view: 'offer', subjects };
      await store.put('tickets', { ticket, tabId, documentId, view, expiresAt: now() + openFor });
      return ticket;
    },

    async takeOffer(ticket, { tabId, documentId }) {
      let offered: unknown;
      await store.change('tickets', ticket, (row) => {
        if (row === undefined || row.expiresAt <= now()) return undefined;
        if (row.tabId === tabId && row.documentId === documentId) offered = row.view;
        return { ...row, view: null, expiresAt: 0 };
      });
      const { success, data } = Offer().safeParse(offered);
      if (!success) throw new Fault({ kind: 'notAllowed', reason: 'ticketSpent' });
      return data.subjects;
    },

    open: (what, place) =>
      store.put('tickets', {
        ticket: `${what} in ${placeOf(place)}`,
        view: null,
        expiresAt: now() + openFor,
      }),

    async isOpen(what, origin) {
      const row = await store.get('tickets', `${what} in ${placeOf(origin)}`);
      return row !== undefined && row.expiresAt > now();
    },

    isRedeemed: async (origin) => (await redeemed(origin)) !== undefined,
    shownBy: async (origin) => (await redeemed(origin))?.shown,
  };
}

/** One document in one frame; a reload of the frame, or another page of ours in it, is another. */
function placeOf({ tabId, frameId, documentId }: Origin): string {
  return `frame ${tabId} ${frameId} ${documentId}`;
}
