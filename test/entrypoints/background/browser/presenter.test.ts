import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import type { Badge } from '../../../../entrypoints/background/browser/badge';
import { createPresenter, type Presenter } from '../../../../entrypoints/background/browser/presenter';
import type { Tickets } from '../../../../entrypoints/background/messaging/frameTickets';
import { Fault } from '../../../../lib/errors';
import { type Failure, type FrameView, type JobView, Refusal } from '../../../../lib/messages';
import { emptyOutline } from '../../../../lib/pages/plain/outline';

const subject = { kind: 'video', videoId: 'Sbx-3_vid01' } as const;
const view: FrameView = { view: 'playlists', subject, pageTitle: 'Low Tide' };
const failure: Failure = { reason: 'notSignedIn', text: 'You are not signed in.' };

let presenter: Presenter;
/** Calls of the browser's APIs, in order. */
let calls: unknown[][];
let takesScripts: boolean;
/** The parts that were opened, each with its document. */
let opened: string[];

const event = {
  kind: 'event' as const,
  event: {
    title: 'Low Tide',
    start: { local: '2026-12-13T18:00:00' },
    allDay: false,
    organizers: [],
    keywords: [],
    source: 'json-ld' as const,
    evidence: {},
  },
};

beforeEach(() => {
  calls = [];
  opened = [];
  takesScripts = true;
  Object.assign(browser, {
    scripting: {
      async executeScript(injection: unknown) {
        if (!takesScripts) throw new Error('Cannot access a chrome:// URL');
        calls.push(['inject', injection]);
        return [{ frameId: 0, documentId: 'page' }];
      },
    },
  });
  vi.spyOn(browser.tabs, 'sendMessage').mockImplementation(async (...sent: unknown[]) => {
    calls.push(['send', ...sent]);
  });
  vi.spyOn(browser.windows, 'create').mockImplementation((async (window: { url: string }) => {
    calls.push(['window', window.url]);
  }) as never);
  const tickets: Partial<Tickets> = {
    open: async (what, { documentId }) => void opened.push(`${what} in ${documentId}`),
    offer: async (views, { documentId }) => `${views.length} ${views[0]?.view} in ${documentId}`,
    takeOffer: async (ticket) => {
      if (ticket !== 'offered') throw new Fault({ kind: 'notAllowed', reason: 'ticketSpent' });
      return [{ view: 'event', subject: event, pageTitle: '' }];
    },
    shownBy: async ({ documentId }) => (documentId === 'let in' ? 'its ticket' : undefined),
    issue: async (_view, tabId) => (tabId === undefined ? 'for-a-window' : `for-tab-${tabId}`),
  };
  const badge: Partial<Badge> = { alert: async (shown) => void calls.push(['alarm', shown.text]) };
  presenter = createPresenter({
    tickets: tickets as Tickets,
    badge: badge as Badge,
    ready: async () => undefined,
    siteButton: async (site) => (site === 'https://m.youtube.com' ? { isHidden: true } : {}),
  });
});

const sent = () => calls.filter(([kind]) => kind === 'send').map(([, tabId, message]) => [tabId, message]);

it('sends the texts to every tab, and that the button is hidden to those of the site where it is', async () => {
  const urls = ['https://www.youtube.com/', 'https://m.youtube.com/watch?v=Sbx-1_vid01', undefined];
  vi.spyOn(browser.tabs, 'query').mockResolvedValue(urls.map((url, id) => ({ id, url })) as never);
  await presenter.sendTexts();
  const hidden = sent().map(([, message]) => (message as { messages: { hidden: string } }).messages.hidden);
  expect(hidden).toEqual(['', 'hidden', '']);
});

it('tells pages of a video, and no others, that an action on it has finished, without naming it', async () => {
  const urls = ['https://m.youtube.com/watch?v=Sbx-1_vid01', 'https://www.youtube.com/', undefined];
  vi.spyOn(browser.tabs, 'query').mockResolvedValue(urls.map((url, id) => ({ id, url })) as never);
  await presenter.sendOutdated('Sbx-1_vid01');
  expect(sent()).toEqual([[0, { type: 'cuecard.outdated' }]]);
});

describe('show', () => {
  it('sends the message to the overlay in the main frame of the tab', async () => {
    expect(await presenter.show(7, { show: 'failure', failure })).toBe(true);
    expect(calls[0]).toEqual(['inject', { target: { tabId: 7 }, files: ['/pageOverlay.js'] }]);
    expect(calls[1]?.slice(1)).toEqual([
      7,
      {
        type: 'cuecard.overlay',
        message: { show: 'failure', failure },
        open: false,
        messages: expect.objectContaining({ dir: 'ltr' }),
      },
      { frameId: 0 },
    ]);
  });

  it('sends to the overlays of all tabs without injecting any, and ignores tabs without one', async () => {
    vi.spyOn(browser.tabs, 'query').mockResolvedValue([{ id: 3 }, { id: 4 }, { id: 5 }] as never);
    vi.mocked(browser.tabs.sendMessage).mockImplementationOnce(async () => {
      throw new Error('Receiving end does not exist.');
    });
    const message = { show: 'noEventButton', pages: 'https://venue.example/*' } as const;
    await presenter.sendToAll(message);
    expect(calls.map(([kind]) => kind)).toEqual(['send', 'send']);
    expect(sent()).toEqual([
      [4, expect.objectContaining({ message })],
      [5, expect.objectContaining({ message })],
    ]);
  });

  it('uses the badge if no page can show the failure', async () => {
    takesScripts = false;
    await presenter.fail(7, new Refusal(failure));
    await presenter.fail(undefined, new Refusal(failure));
    expect(calls).toEqual([
      ['alarm', failure.text],
      ['alarm', failure.text],
    ]);
  });
});

describe('a form', () => {
  it('is a frame with a ticket for its tab', async () => {
    await presenter.openForm(view, 7);
    const url = `${browser.runtime.getURL('/frame.html')}?ticket=for-tab-7`;
    expect(sent()).toEqual([
      [7, expect.objectContaining({ message: { show: 'frame', url, title: 'Low Tide' } })],
    ]);
  });

  it('is a window if the page allows no overlay, with a ticket for a window', async () => {
    takesScripts = false;
    await presenter.openForm(view, 7);
    await presenter.openForm(view);
    expect(calls.map(([kind, url]) => [kind, String(url).split('?')[1]])).toEqual([
      ['window', 'ticket=for-a-window&tab=7'],
      ['window', 'ticket=for-a-window'],
    ]);
  });

  it('requested by a page script is returned to it, or opens as a window', async () => {
    const question = { subject, pageTitle: 'Low Tide' } as const;
    const { url } = await presenter.openFrame(question, { kind: 'page', tabId: 7 });
    expect(url).toMatch(/\/frame\.html\?ticket=for-tab-7$/);
    expect(await presenter.openFrame(question, { kind: 'page' })).toEqual({});
  });
});

describe('a form that a page asks for', () => {
  const subjectOf = { subject, pageTitle: 'Low Tide' };
  const views: FrameView[] = [
    { view: 'playlists', ...subjectOf },
    { view: 'report', ...subjectOf },
    {
      view: 'videos',
      videos: [{ videoId: subject.videoId, title: '' }],
      isNew: false,
      pageTitle: 'Low Tide',
    },
    { view: 'event', subject: event, pageTitle: 'Low Tide' },
    { view: 'link', url: 'https://venue.example/', pageTitle: 'Low Tide' },
    { view: 'selection', text: 'Low Tide', url: 'https://venue.example/', pageTitle: 'Low Tide' },
    { view: 'page', outline: emptyOutline, url: 'https://venue.example/', pageTitle: 'Low Tide' },
  ];
  const cases = views.map((view) => [view.view, view] as const);
  let tab: { active: boolean; windowId: number };
  let isFocused: boolean;
  beforeEach(() => {
    tab = { active: true, windowId: 2 };
    isFocused = true;
    vi.spyOn(browser.tabs, 'get').mockImplementation((async () => tab) as never);
    vi.spyOn(browser.windows, 'get').mockImplementation((async () => ({ focused: isFocused })) as never);
  });
  afterEach(() => vi.unstubAllEnvs());

  it.each(cases)('is a frame: %s', async (_name, view) => {
    const { url } = await presenter.openFrom(view, 7);
    expect(url).toMatch(/\/frame\.html\?ticket=for-tab-7$/);
  });

  it.each(cases)(
    'is a window in Firefox, since a page could cover a frame there: %s',
    async (_name, view) => {
      vi.stubEnv('FIREFOX', true as never);
      expect(await presenter.openFrom(view, 7)).toEqual({});
      await presenter.openForm(view, 7);
      const opened = ['window', expect.stringContaining('?ticket=for-a-window&tab=7')];
      expect(calls).toEqual([opened, opened]);
    },
  );
});

describe('a page that asks for windows without a press, in Firefox,', () => {
  const ask = () => presenter.openFrom(view, 7);
  const refused = { data: { reason: 'notAsked' } };
  beforeEach(() => vi.stubEnv('FIREFOX', true as never));
  afterEach(() => vi.unstubAllEnvs());

  it('gets one, until the person returns to the page', async () => {
    let isFocused = true;
    vi.spyOn(browser.tabs, 'get').mockImplementation((async () => ({ active: true, windowId: 2 })) as never);
    vi.spyOn(browser.windows, 'get').mockImplementation((async () => ({ focused: isFocused })) as never);
    vi.mocked(browser.windows.create).mockImplementation((async () => {
      isFocused = false;
    }) as never);
    const [first, ...others] = await Promise.allSettled([ask(), ask(), ask()]);
    expect(first).toEqual({ status: 'fulfilled', value: {} });
    for (const other of others) expect(other).toMatchObject({ status: 'rejected', reason: refused });
    isFocused = true;
    expect(await ask()).toEqual({});
    expect(browser.windows.create).toHaveBeenCalledTimes(2);
  });

  it('gets none in a tab behind another', async () => {
    vi.spyOn(browser.tabs, 'get').mockImplementation((async () => ({ active: false, windowId: 2 })) as never);
    await expect(ask()).rejects.toMatchObject(refused);
    expect(calls).toEqual([]);
  });
});

describe('the choice of several videos', () => {
  it('is injected into the page, then begins with the price of one save', async () => {
    await presenter.choose(7);
    expect(calls).toEqual([
      ['inject', { target: { tabId: 7 }, files: ['/videoChooser.js'] }],
      ['send', 7, { type: 'cuecard.chooser', messages: expect.anything(), price: 51 }, { frameId: 0 }],
    ]);
  });

  it('fails with a reason in a page that takes no scripts', async () => {
    takesScripts = false;
    await expect(presenter.choose(7)).rejects.toMatchObject({ data: { reason: 'notReadable' } });
    await expect(presenter.choose(undefined)).rejects.toMatchObject({ data: { reason: 'notReadable' } });
    expect(calls).toEqual([]);
  });
});

describe('moving the button', () => {
  it('begins in the page with its present place, and only that document may store another', async () => {
    await presenter.moveButton({ tabId: 7, site: 'https://m.youtube.com' });
    expect(calls).toEqual([
      ['inject', { target: { tabId: 7 }, files: ['/buttonMover.js'] }],
      [
        ...['send', 7],
        { type: 'cuecard.mover', messages: expect.objectContaining({ hidden: 'hidden' }) },
        { frameId: 0 },
      ],
    ]);
    expect(opened).toEqual(['mover in page']);
  });

  it('fails with a reason in a page that takes no scripts', async () => {
    takesScripts = false;
    const refused = presenter.moveButton({ tabId: 7 });
    await expect(refused).rejects.toMatchObject({ data: { reason: 'notReadable' } });
    expect([calls, opened]).toEqual([[], []]);
  });
});

describe('a frame with a redeemed ticket', () => {
  const frame = { kind: 'frame', tabId: 7, frameId: 3, documentId: 'let in' } as const;

  it('has its height and end sent to the main frame of its tab, with its ticket', async () => {
    await presenter.sendFrameState(frame, 240);
    await presenter.sendFrameState(frame);
    expect(calls).toEqual([
      ['send', 7, { type: 'cuecard.frame', ticket: 'its ticket', height: 240 }, { frameId: 0 }],
      ['send', 7, { type: 'cuecard.frame', ticket: 'its ticket' }, { frameId: 0 }],
    ]);
  });

  it('sends nothing without a ticket, and ignores that its page has navigated', async () => {
    await presenter.sendFrameState({ ...frame, documentId: 'another' }, 240);
    expect(calls).toEqual([]);
    vi.mocked(browser.tabs.sendMessage).mockRejectedValueOnce(new Error('No tab'));
    await expect(presenter.sendFrameState(frame)).resolves.toBeUndefined();
  });
});

describe('in a document', () => {
  it('the overlay and its job may be asked about', async () => {
    await presenter.show(7, { show: 'failure', failure });
    await presenter.show(7, { show: 'job', job: { jobId: 'one' } as JobView });
    expect(opened).toEqual(['overlay in page', 'overlay in page', 'job one in page']);
  });

  it('events are offered with a ticket, only to the document that reported them', async () => {
    const from = { kind: 'page', tabId: 7, documentId: 'page' } as const;
    expect(await presenter.offer(7, [event], { from })).toBe(true);
    expect(sent()).toEqual([
      [7, expect.objectContaining({ message: expect.objectContaining({ ticket: '1 event in page' }) })],
    ]);
    expect(await presenter.offer(7, [event], { from: { ...from, documentId: 'left' } })).toBe(false);
    expect(sent()).toHaveLength(1);
  });

  it('a form that reads the page is offered with the number of its events, and without them', async () => {
    const from = { kind: 'page', tabId: 7, documentId: 'page' } as const;
    const view = { view: 'page', outline: { title: '', nodes: [] }, url: '', pageTitle: '' } as const;
    await presenter.offerPage(view as never, 12, from);
    const message = { show: 'eventButton', subjects: [], label: 'Add one of 12 events' };
    expect(sent()).toEqual([
      [7, expect.objectContaining({ message: { ...message, ticket: '1 page in page' } })],
    ]);
  });

  it('the form for one of them opens with the ticket, and returns the next one', async () => {
    const origin = { kind: 'page', tabId: 7, documentId: 'page' } as const;
    const question = { index: 0, pageTitle: 'Low Tide' };
    expect(await presenter.openEvent({ ...question, ticket: 'offered' }, origin)).toEqual({
      url: `${browser.runtime.getURL('/frame.html')}?ticket=for-tab-7`,
      ticket: '1 event in page',
    });
    const spent = { data: { reason: 'ticketSpent' } };
    await expect(presenter.openEvent({ ...question, ticket: 'forged' }, origin)).rejects.toMatchObject(spent);
    const beyond = presenter.openEvent({ ...question, ticket: 'offered', index: 1 }, origin);
    await expect(beyond).rejects.toMatchObject(spent);
  });
});

describe('a place', () => {
  const question = { place: { source: 'text', texts: ['Low Tide'] }, label: 'Title' } as const;
  const asked = { ...question, place: { ...question.place, texts: ['Low Tide'] } };
  const frame = { kind: 'frame', tabId: 7, frameId: 3 } as const;

  it('is marked in the page around a frame, whatever tab the frame names', async () => {
    vi.mocked(browser.tabs.sendMessage).mockImplementationOnce(async () => true);
    expect(await presenter.showPlace({ ...asked, tabId: 9 }, frame)).toEqual({ isFound: true });
    expect(vi.mocked(browser.tabs.sendMessage).mock.lastCall?.[0]).toBe(7);
  });

  it('brings the tab that our own page names to the front, if the page shows it', async () => {
    const [update, focus] = [vi.spyOn(browser.tabs, 'update'), vi.spyOn(browser.windows, 'update')];
    update.mockImplementation(async () => ({ windowId: 2 }) as never);
    focus.mockImplementation(async () => ({}) as never);
    expect(await presenter.showPlace({ ...asked, tabId: 9 }, { kind: 'own', tabId: 1 })).toEqual({
      isFound: false,
    });
    expect(update).not.toHaveBeenCalled();
    vi.mocked(browser.tabs.sendMessage).mockImplementationOnce(async () => true);
    expect(await presenter.showPlace({ ...asked, tabId: 9 }, { kind: 'own', tabId: 1 })).toEqual({
      isFound: true,
    });
    expect(update.mock.calls).toEqual([[9, { active: true }]]);
    expect(focus.mock.calls).toEqual([[2, { focused: true }]]);
  });

  it('is nowhere without a page', async () => {
    takesScripts = false;
    expect(await presenter.showPlace(asked, { kind: 'own' })).toEqual({ isFound: false });
    expect(await presenter.showPlace({ ...asked, tabId: 9 }, { kind: 'own' })).toEqual({ isFound: false });
    expect(sent()).toEqual([]);
  });
});
