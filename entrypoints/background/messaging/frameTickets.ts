import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import type { Store } from '../../../lib/store';
import type { FrameView } from '../../../lib/views';
import type { Origin } from './origin';
import { FrameViewSchema } from './schemas';

/**
 * One-time tickets of frames. Any page can embed our frame.html; only a frame that we opened knows a ticket: 128 random
 * bits, valid once, for 60 seconds, and for a frame only in the tab that it was issued for. Tickets are stored on disk,
 * because the worker may be stopped before a ticket is redeemed.
 */
export type Tickets = ReturnType<typeof createTickets>;

const ticketLifetime = 60_000;
/** Milliseconds. After this, the person must open the overlay or frame again. */
const permissionLifetime = 12 * 60 * 60_000;

const Offer = () => z.object({ view: z.literal('offer'), views: z.array(FrameViewSchema()) });

const random = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Creates the tickets in the store.
 * @param now the time in epoch milliseconds
 */
export function createTickets(store: Store, now: () => number = Date.now) {
  async function sweep(): Promise<void> {
    const old = (await store.all('tickets')).filter((row) => row.expiresAt <= now());
    if (old.length > 0) await store.commit(old.map((row) => ({ delete: 'tickets', key: row.ticket })));
  }

  async function findRedeemed(origin: Origin) {
    if (origin.kind !== 'frame') return undefined;
    const row = await store.get('tickets', toDocumentKey(origin));
    return row !== undefined && row.expiresAt > now() ? row : undefined;
  }

  return {
    /**
     * Issues a ticket for a frame. @param tabId the tab whose page will contain the frame; undefined for our own window
     */
    async issue(view: FrameView, tabId?: number): Promise<string> {
      await sweep();
      const ticket = random();
      await store.put('tickets', { ticket, tabId, view, expiresAt: now() + ticketLifetime });
      return ticket;
    },

    /**
     * Returns the task of a frame for its ticket, and invalidates the ticket, also if it is redeemed in the wrong
     * place.
     * @throws Fault `notAllowed/ticketSpent` for a ticket that is unknown, spent, expired, or issued for another tab
     */
    async redeem(ticket: string, origin: Origin): Promise<FrameView> {
      let shown: unknown;
      let issuedFor: number | undefined;
      await store.change('tickets', ticket, (row) => {
        // Rows with the view null are redeemed frames, in the same table; they are not tickets
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
          ticket: toDocumentKey(origin),
          view: null,
          expiresAt: now() + permissionLifetime,
          shown: ticket,
        });
      return view.data;
    },

    /** Issues a ticket to this document, with which it can open one of these forms. */
    async offer(views: FrameView[], { tabId, documentId }: Origin): Promise<string> {
      const ticket = random();
      const view = { view: 'offer', views };
      await store.put('tickets', { ticket, tabId, documentId, view, expiresAt: now() + permissionLifetime });
      return ticket;
    },

    /**
     * Returns the forms that were offered with a ticket, and invalidates it.
     * @throws Fault `notAllowed/ticketSpent` for a ticket that is unknown, spent, expired, or another document's
     */
    async takeOffer(ticket: string, { tabId, documentId }: Origin): Promise<FrameView[]> {
      let offered: unknown;
      await store.change('tickets', ticket, (row) => {
        if (row === undefined || row.expiresAt <= now()) return undefined;
        if (row.tabId === tabId && row.documentId === documentId) offered = row.view;
        return { ...row, view: null, expiresAt: 0 };
      });
      const { success, data } = Offer().safeParse(offered);
      if (!success) throw new Fault({ kind: 'notAllowed', reason: 'ticketSpent' });
      return data.views;
    },

    /**
     * Permits the content script of a document to ask about something (`job <id>`, `overlay`) that was opened there.
     */
    open: (what: string, place: Origin): Promise<void> =>
      store.put('tickets', {
        ticket: `${what} in ${toDocumentKey(place)}`,
        view: null,
        expiresAt: now() + permissionLifetime,
      }),

    async isOpen(what: string, origin: Origin): Promise<boolean> {
      const row = await store.get('tickets', `${what} in ${toDocumentKey(origin)}`);
      return row !== undefined && row.expiresAt > now();
    },

    /** Whether this document has redeemed a ticket, so that it may send messages as a frame. */
    isRedeemed: async (origin: Origin): Promise<boolean> => (await findRedeemed(origin)) !== undefined,
    /** The ticket that this document has redeemed, if any. */
    shownBy: async (origin: Origin): Promise<string | undefined> => (await findRedeemed(origin))?.shown,
  };
}

/** The key of a document in a frame. It changes when the frame is reloaded or shows another page. */
function toDocumentKey({ tabId, frameId, documentId }: Origin): string {
  return `frame ${tabId} ${frameId} ${documentId}`;
}
