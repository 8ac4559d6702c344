import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTickets } from '../../../../entrypoints/background/messaging/frameTickets';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';
import type { FrameView } from '../../../../lib/messages';
import { openStore, type Store } from '../../../../lib/store';

const view: FrameView = {
  view: 'playlists',
  subject: { kind: 'video', videoId: 'Sbx-3_vid01' },
  pageTitle: 'Low Tide',
};
const frame: Origin = { kind: 'frame', tabId: 7, frameId: 3, documentId: 'one' };
const refused = { data: { kind: 'notAllowed', reason: 'ticketSpent' } };

let store: Store;
let clock: number;
const tickets = () => createTickets(store, () => clock);

beforeEach(() => {
  store = openStore(`tickets ${Math.random()}`);
  clock = 1_000_000;
});

describe('a ticket', () => {
  it('is 128 random bits', async () => {
    const issued = await Promise.all(Array.from({ length: 20 }, () => tickets().issue(view, 7)));
    expect(new Set(issued).size).toBe(20);
    for (const ticket of issued) expect(ticket).toMatch(/^[0-9a-f]{32}$/);
  });

  it('returns the task of its frame, and makes that document trusted', async () => {
    const ticket = await tickets().issue(view, 7);
    expect(await tickets().isRedeemed(frame)).toBe(false);
    expect(await tickets().redeem(ticket, frame)).toEqual(view);
    // Another instance, as after a restart of the worker
    expect(await tickets().isRedeemed(frame)).toBe(true);
  });

  it('can be read for its frame from then on, and for no other', async () => {
    const ticket = await tickets().issue(view, 7);
    expect(await tickets().shownBy(frame)).toBeUndefined();
    await tickets().redeem(ticket, frame);
    expect(await tickets().shownBy(frame)).toBe(ticket);
    expect(await tickets().shownBy({ ...frame, documentId: 'two' })).toBeUndefined();
    clock += 12 * 60 * 60_000;
    expect(await tickets().shownBy(frame)).toBeUndefined();
  });

  it('makes no other document, frame or tab trusted', async () => {
    await tickets().redeem(await tickets().issue(view, 7), frame);
    for (const other of [{ documentId: 'two' }, { frameId: 4 }, { tabId: 8 }])
      expect(await tickets().isRedeemed({ ...frame, ...other })).toBe(false);
    expect(await tickets().isRedeemed({ ...frame, kind: 'page' })).toBe(false);
  });

  it('is valid for one redemption, also when two documents try at once', async () => {
    const ticket = await tickets().issue(view, 7);
    const shown = await Promise.allSettled([
      tickets().redeem(ticket, frame),
      tickets().redeem(ticket, { ...frame, documentId: 'two' }),
    ]);
    expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(tickets().redeem(ticket, frame)).rejects.toMatchObject(refused);
  });

  it('is invalid after an attempt in another tab', async () => {
    const ticket = await tickets().issue(view, 7);
    await expect(tickets().redeem(ticket, { ...frame, tabId: 8 })).rejects.toMatchObject(refused);
    await expect(tickets().redeem(ticket, frame)).rejects.toMatchObject(refused);
  });

  it('is valid for a minute, and then deleted', async () => {
    const ticket = await tickets().issue(view, 7);
    clock += 60_000;
    await expect(tickets().redeem(ticket, frame)).rejects.toMatchObject(refused);
    await tickets().issue(view, 7);
    expect(await store.get('tickets', ticket)).toBeUndefined();
  });

  it('of a window is not valid in a frame', async () => {
    const own: Origin = { kind: 'own', tabId: 9, frameId: 0 };
    expect(await tickets().redeem(await tickets().issue(view), own)).toEqual(view);
    await expect(tickets().redeem(await tickets().issue(view), frame)).rejects.toMatchObject(refused);
    await expect(
      tickets().redeem(await tickets().issue(view, 7), { ...own, tabId: 7 }),
    ).rejects.toMatchObject(refused);
  });

  it('cannot be the key of a redeemed frame', async () => {
    await tickets().redeem(await tickets().issue(view, 7), frame);
    await expect(tickets().redeem('frame 7 3 one', frame)).rejects.toMatchObject(refused);
  });
});

describe('forms offered in a document', () => {
  const place: Origin = { kind: 'page', tabId: 7, frameId: 0, documentId: 'page' };
  const event = {
    title: 'Low Tide',
    start: { local: '2026-12-13T18:00:00' },
    allDay: false,
    organizers: [],
    keywords: [],
    source: 'json-ld' as const,
    evidence: {},
  };
  const subject = { kind: 'event' as const, event };
  const views = [{ view: 'event' as const, subject, pageTitle: 'Low Tide' }];

  it('can be taken once, by that document', async () => {
    const ticket = await tickets().offer(views, place);
    expect(await tickets().takeOffer(ticket, place)).toMatchObject(views);
    await expect(tickets().takeOffer(ticket, place)).rejects.toMatchObject(refused);
  });

  it.each([{ documentId: 'next' }, { tabId: 8 }])('are invalid after an attempt by %j', async (other) => {
    const ticket = await tickets().offer(views, place);
    await expect(tickets().takeOffer(ticket, { ...place, ...other })).rejects.toMatchObject(refused);
    await expect(tickets().takeOffer(ticket, place)).rejects.toMatchObject(refused);
  });

  it('are valid for half a day', async () => {
    const ticket = await tickets().offer(views, place);
    clock += 12 * 60 * 60_000;
    await expect(tickets().takeOffer(ticket, place)).rejects.toMatchObject(refused);
  });

  it('have no ticket of a frame, and the reverse', async () => {
    const offered = await tickets().offer(views, place);
    await expect(tickets().redeem(offered, frame)).rejects.toMatchObject(refused);
    const ofFrame = await tickets().issue(view, 7);
    await expect(tickets().takeOffer(ofFrame, { kind: 'page', tabId: 7, frameId: 0 })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('what was opened in a document', () => {
  const place: Origin = { kind: 'page', tabId: 7, frameId: 0, documentId: 'page' };

  it('is open there and nowhere else, for half a day', async () => {
    await tickets().open('job one', place);
    expect(await tickets().isOpen('job one', place)).toBe(true);
    expect(await tickets().isOpen('job two', place)).toBe(false);
    for (const other of [{ documentId: 'next' }, { tabId: 8 }])
      expect(await tickets().isOpen('job one', { ...place, ...other })).toBe(false);
    clock += 12 * 60 * 60_000;
    expect(await tickets().isOpen('job one', place)).toBe(false);
  });
});
