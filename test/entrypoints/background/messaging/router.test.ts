import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { messages } from '../../../../entrypoints/background/handlers';
import type { Message } from '../../../../entrypoints/background/messaging/message';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';
import { createRates, refillTime } from '../../../../entrypoints/background/messaging/rates';
import { createRouter } from '../../../../entrypoints/background/messaging/router';
import { findOrigin } from '../../../../entrypoints/background/messaging/sender';
import { type MessageName, Refusal } from '../../../../lib/messages';

const own: Origin = { kind: 'own' };
const page: Origin = {
  kind: 'page',
  tabId: 1,
  frameId: 0,
  documentId: 'a',
  site: 'https://www.youtube.com',
  isVideoSite: true,
};
const elsewhere: Origin = { ...page, site: 'https://hostile.example', isVideoSite: false };
const frame: Origin = { kind: 'frame', tabId: 1, frameId: 3, documentId: 'd' };
const video = { kind: 'video', videoId: 'Sbx-1_vid01' } as const;

/** The table of messages with other handlers. */
function answeredBy(answer: (name: MessageName) => Promise<unknown>) {
  const rows = Object.entries(messages).map(([name, row]) => [
    name,
    { ...row, answer: () => answer(name as MessageName) },
  ]);
  return {
    services: {},
    messages: Object.fromEntries(rows) as Record<MessageName, Message<object, unknown, unknown>>,
  };
}

/** A router whose handlers only record their calls. */
function noted(isRedeemed = false, rates = createRates()) {
  const asked: string[] = [];
  const noting = answeredBy(async (name) => {
    asked.push(name);
    return null;
  });
  const router = createRouter({ ...noting, isRedeemed: async () => isRedeemed, rates });
  const ask = (name: MessageName, question: unknown, origin: Origin) =>
    router.answer(name, question as never, origin);
  return { ask, asked };
}

const refusedAs = (reason: string) =>
  expect.objectContaining({ failure: expect.objectContaining({ reason }) });

beforeEach(() => {
  fakeBrowser.reset();
});

/**
 * Messages by sender; all others are for our own pages only. A copy of the table's rights, so that a change is noticed.
 */
const forPages =
  'view lastSave act outcome undo retry seen marks found openFrame openChoice chooseVideos openEvent openOptions openSetUp pageTexts moveButton placeButton openTaught'.split(
    ' ',
  );
const forFrames = (
  'acting frame language preferences frameHeight closeFrame playlists choices chosen siteAuthors actAs similar sitesWithEvent readPage readDraft writeDraft editableEvent signIn playlistIndex ' +
  'readPlaylists showPlace videosIn holdEvents planBatch startBatch batch batchItems retryBatch planUndo undoBatch setSiteZone openManager teachPage keepTaughtPage forgetTaughtPage reportReasons'
).split(' ');

describe('every message of the table', () => {
  const senders = { page, frame, own };

  it.each(Object.keys(messages) as MessageName[])('%s is answered only for its senders', async (name) => {
    const takes = Object.entries(senders).map(async ([kind, origin]) => {
      // An invalid question: the sender is checked first, so the refusal shows whether it may ask
      const failure: unknown = await noted(true)
        .ask(name, undefined, origin)
        .catch((refusal) => refusal);
      if (!(failure instanceof Refusal)) throw new Error(`${name} takes anything`);
      return failure.failure.reason === 'notAsked' ? [] : [kind];
    });
    const expected = forPages.includes(name)
      ? ['page', 'frame', 'own']
      : forFrames.includes(name)
        ? ['frame', 'own']
        : ['own'];
    expect((await Promise.all(takes)).flat()).toEqual(expected);
  });

  it.each(Object.entries(messages))('%s has a schema that is built once', (_name, { question }) => {
    expect(question()).toBe(question());
  });

  it('is named once, and is one of the table', () => {
    const named = [...forPages, ...forFrames];
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((name) => !Object.hasOwn(messages, name))).toEqual([]);
  });
});

describe('a page script', () => {
  it('that sends another message reaches no handler', async () => {
    const { ask, asked } = noted(true);
    const question = { method: 'playlists.list', params: {}, as: 'video|hall' };
    await expect(ask('call', question, page)).rejects.toEqual(refusedAs('notAsked'));
    expect(asked).toEqual([]);
  });

  it('may ask about a subject', async () => {
    const { ask, asked } = noted();
    await ask('view', { subject: video, surface: 'overlay' }, page);
    expect(asked).toEqual(['view']);
  });
});

describe('the pages of one site', () => {
  const view = { subject: video, surface: 'overlay' } as const;

  it.each([
    ['view', view],
    ['lastSave', { videoId: video.videoId }],
    ['act', { action: 'video.like', subject: video, input: {}, surface: 'overlay' }],
    ['marks', { videoIds: [] }],
    ['openFrame', { subject: video, pageTitle: '' }],
    ['openChoice', { videos: [{ videoId: video.videoId, title: '' }], isNew: false, pageTitle: '' }],
    ['chooseVideos', {}],
    ['moveButton', {}],
    ['placeButton', { isHidden: true }],
    ['pageTexts', {}],
  ] as const)('that is not the video site ask nothing about videos (%s)', async (name, question) => {
    const { ask, asked } = noted();
    await expect(ask(name, question, elsewhere)).rejects.toEqual(refusedAs('notAsked'));
    await expect(ask(name, question, { kind: 'page', tabId: 1 })).rejects.toEqual(refusedAs('notAsked'));
    expect(asked).toEqual([]);
    await ask(name, question, page);
    expect(asked).toEqual([name]);
  });

  it('may ask only on surfaces in pages, and not about events', async () => {
    const { ask, asked } = noted();
    const event = {
      title: 'Forged',
      start: { local: '2026-12-13T18:00:00' },
      allDay: false,
      organizers: [],
      keywords: [],
      source: 'json-ld',
      evidence: {},
    };
    for (const question of [
      { ...view, surface: 'popup' },
      { ...view, surface: 'manager' },
      { ...view, subject: { kind: 'event', event } },
    ])
      await expect(ask('view', question, page)).rejects.toEqual(refusedAs('notAsked'));
    expect(asked).toEqual([]);
  });

  it('cannot delete a draft by an action', async () => {
    const { ask, asked } = noted();
    const like = { action: 'video.like', subject: video, input: {}, surface: 'overlay' };
    await expect(ask('act', { ...like, draftKey: 'event 1' }, page)).rejects.toEqual(refusedAs('notAsked'));
    expect(asked).toEqual([]);
  });

  it('are limited in each message separately, and refilled within 30 seconds', async () => {
    let clock = 0;
    const { ask, asked } = noted(
      false,
      createRates(() => clock),
    );
    const burst = async (origin: Origin) => {
      const before = asked.length;
      const answers = Array.from({ length: 150 }, () => ask('view', view, origin));
      const refused = (await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected');
      expect(refused[0]).toMatchObject({ reason: refusedAs('tooFast') });
      return asked.length - before;
    };
    expect(await burst(page)).toBe(15);
    // Other tabs and documents of the site share its limit
    expect(await burst({ ...page, tabId: 2, documentId: 'b' })).toBe(0);
    expect(await burst({ ...page, site: 'https://m.youtube.com' })).toBe(15);
    await ask('marks', { videoIds: [] }, page);
    clock += refillTime / 15;
    expect(await burst(page)).toBe(1);
    // A bucket never holds more than its size
    clock += 10 * refillTime;
    expect(await burst(page)).toBe(15);
  });

  it('have these limits', () => {
    const limits = Object.entries(messages).flatMap(([name, row]) =>
      row.from === 'page' ? [[name, row.atOnce] as const] : [],
    );
    // A copy of the table's limits, so that a change is noticed: a page of search results needs about 60 marks and 30
    // saves
    expect(Object.fromEntries(limits)).toEqual({
      view: 15,
      lastSave: 30,
      act: 15,
      outcome: 30,
      undo: 15,
      retry: 15,
      seen: 30,
      marks: 60,
      openChoice: 6,
      chooseVideos: 6,
      moveButton: 6,
      placeButton: 6,
      found: 30,
      openFrame: 6,
      openEvent: 6,
      openTaught: 6,
      openOptions: 2,
      openSetUp: 2,
      pageTexts: 100,
    });
  });

  it('stay limited, however many sites ask', () => {
    const rates = createRates(() => 0);
    expect(rates.take('one', 1)).toBe(true);
    for (let site = 0; site < 1_100; site++) rates.take(String(site), 1);
    expect(rates.take('one', 1)).toBe(false);
  });

  it('are removed from memory once their bucket is full, if there are many', () => {
    let now = 0;
    const rates = createRates(() => now);
    for (let site = 0; site < 1_000; site++) rates.take(String(site), 1);
    now = 30_000;
    rates.take('one more', 1);
    expect(rates.kept()).toBe(1);
  });

  it('may open the settings twice at once', async () => {
    const { ask, asked } = noted();
    await Promise.allSettled(Array.from({ length: 12 }, () => ask('openOptions', {}, elsewhere)));
    expect(asked).toHaveLength(2);
  });

  it('are limited before their questions are read, and again before these are parsed', async () => {
    const { ask, asked } = noted();
    const subjectRead = vi.fn(() => video);
    const unread = Object.defineProperty({ surface: 'overlay' }, 'subject', {
      enumerable: true,
      get: subjectRead,
    });
    for (let count = 0; count < 15; count++) await ask('view', view, page);
    await expect(ask('view', unread, page)).rejects.toEqual(refusedAs('tooFast'));
    expect(subjectRead).not.toHaveBeenCalled();

    const parse = vi.spyOn(messages.openChoice.question(), 'safeParse');
    const choice = (count: number) => ({
      videos: Array.from({ length: count }, () => ({ videoId: video.videoId, title: 't'.repeat(150) })),
      isNew: false,
      pageTitle: '',
    });
    await expect(ask('openChoice', choice(10_000), page)).rejects.toEqual(refusedAs('badQuestion'));
    expect(parse).not.toHaveBeenCalled();
    await ask('openChoice', choice(1_000), page);
    expect(asked.slice(15)).toEqual(['openChoice']);
    parse.mockRestore();
  });

  it('do not limit our own pages', async () => {
    const { ask, asked } = noted();
    for (let count = 0; count < 40; count++) await ask('view', view, own);
    expect(asked).toHaveLength(40);
  });
});

describe('a frame of ours', () => {
  it('may send only its ticket and ask for its language before that', async () => {
    const { ask, asked } = noted(false);
    await ask('frame', { ticket: 't' }, frame);
    await expect(ask('choices', {}, frame)).rejects.toEqual(refusedAs('notAsked'));
    await expect(ask('view', { subject: video, surface: 'overlay' }, frame)).rejects.toEqual(
      refusedAs('notAsked'),
    );
    expect(asked).toEqual(['frame']);
    const open = Object.entries(messages).filter(([, { from }]) => from === 'newFrame');
    expect(open.map(([name]) => name).sort()).toEqual(['frame', 'language']);
  });

  it('with a redeemed ticket may fill in forms and sign in, but not remove accounts', async () => {
    const { ask, asked } = noted(true);
    await ask('choices', {}, frame);
    await ask('signIn', { accountId: 'a' }, frame);
    for (const name of ['signOut', 'disconnect', 'signOutSite'] as const)
      await expect(ask(name, { accountId: 'a' }, frame)).rejects.toEqual(refusedAs('notAsked'));
    await expect(ask('setClient', { clientId: 'x' }, frame)).rejects.toEqual(refusedAs('notAsked'));
    expect(asked).toEqual(['choices', 'signIn']);
  });
});

describe('a question', () => {
  it.each([
    ['view', { subject: { kind: 'video', videoId: '../../etc' }, surface: 'overlay' }],
    ['view', { subject: video, surface: 'wall' }],
    ['view', null],
    ['act', { action: 'video.save', subject: video, input: 'text', surface: 'overlay' }],
    ['marks', { videoIds: 'all' }],
    ['outcome', {}],
    ['openFrame', { subject: { kind: 'page' }, pageTitle: '' }],
    ['openEvent', { ticket: 't', index: -1, pageTitle: '' }],
  ] as const)('of the wrong form (%s, %j) is refused before anyone reads it', async (name, question) => {
    const { ask, asked } = noted();
    await expect(ask(name, question, own)).rejects.toBeInstanceOf(Refusal);
    expect(asked).toEqual([]);
  });

  it('about too many videos is refused', async () => {
    const videoIds = Array.from({ length: 201 }, () => 'Sbx-1_vid01');
    await expect(noted().ask('marks', { videoIds }, page)).rejects.toBeInstanceOf(Refusal);
  });

  it('cannot set a prototype', async () => {
    const { ask } = noted();
    const question = JSON.parse(
      '{"subject":{"kind":"video","videoId":"Sbx-1_vid01"},"surface":"overlay","__proto__":{"x":1}}',
    );
    await ask('view', question, own);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('a message', () => {
  /** Sends a raw message: whether the listener will answer, and the answer. */
  async function sent(message: unknown, sender: object) {
    const listen = vi.spyOn(fakeBrowser.runtime.onMessage, 'addListener');
    createRouter({ ...answeredBy(async (name) => name), isRedeemed: async () => true }).listen();
    const [listener] = listen.mock.lastCall ?? [];
    let isTaken: unknown;
    const answer = await new Promise<unknown>((resolve) => {
      isTaken = (listener as (...sent: unknown[]) => unknown)(message, sender, resolve);
      if (isTaken !== true) resolve(undefined);
    });
    return { isTaken, answer };
  }
  const popup = { id: 'test-extension-id', url: 'chrome-extension://test-extension-id/popup.html' };

  it('of ours is answered when the handler has answered', async () => {
    vi.spyOn(fakeBrowser.runtime, 'getURL').mockReturnValue('chrome-extension://test-extension-id/');
    const { isTaken, answer } = await sent({ type: 'acting', data: {} }, popup);
    expect(isTaken).toBe(true);
    expect(answer).toEqual({ ok: 'acting' });
  });

  it('whose handler returns nothing is answered with null', async () => {
    const silent = createRouter({ ...answeredBy(async () => undefined), isRedeemed: async () => true });
    expect(await silent.answer('acting', {}, own)).toBeNull();
  });

  it('that is a repetition is answered only if the message is repeatable', async () => {
    vi.spyOn(fakeBrowser.runtime, 'getURL').mockReturnValue('chrome-extension://test-extension-id/');
    const reply = async (type: MessageName, data: object) =>
      (await sent({ type, data, isRepeat: true }, popup)).answer;
    expect(await reply('acting', {})).toEqual({ ok: 'acting' });
    expect(await reply('undo', { jobId: 'a' })).toEqual({ notRepeatable: true });
    expect(await reply('call', {})).toEqual({ notRepeatable: true });
  });

  it('of an unknown sender is refused without details', async () => {
    const { answer } = await sent({ type: 'acting', data: {} }, { id: 'another', url: popup.url });
    expect(answer).toEqual({ failure: expect.objectContaining({ reason: 'notAsked' }) });
  });

  it.each([[null], ['acting'], [{}], [{ type: 7 }], [{ type: 'constructor' }], [{ type: '__proto__' }]])(
    'that is no question (%j) is left to others',
    async (message) => {
      expect((await sent(message, popup)).isTaken).not.toBe(true);
    },
  );
});

describe('a sender', () => {
  const id = 'test-extension-id';
  const ours = 'chrome-extension://test-extension-id/';
  const video = 'https://www.youtube.com';
  beforeEach(() => {
    vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path: string) => ours.slice(0, -1) + path);
  });

  it.each([
    [{ id: 'another', url: `${ours}popup.html` }, undefined],
    [{ id, url: undefined }, undefined],
    [{ id, url: 'chrome-extension://another/frame.html', tab: { id: 1 }, frameId: 4 }, undefined],
    [{ id, url: `chrome-extension://${id}.hostile/popup.html` }, undefined],
    [{ id, url: 'file:///etc/passwd', tab: { id: 1 } }, undefined],
    [{ id, url: `${ours}popup.html` }, 'own'],
    [{ id, url: `${ours}options.html`, tab: { id: 1 }, frameId: 0 }, 'own'],
    [{ id, url: `${ours}frame.html`, tab: { id: 1 }, frameId: 4 }, 'frame'],
    [{ id, url: `${ours}options.html`, tab: { id: 1 }, frameId: 4 }, 'frame'],
    [{ id, url: 'https://www.youtube.com/', tab: { id: 1 }, frameId: 0 }, 'page'],
    [{ id, url: 'https://chrome-extension.example/', tab: { id: 1 }, frameId: 0 }, 'page'],
    [{ id, url: 'https://www.youtube.com/' }, undefined],
  ] as const)('%j is %s', (sender, kind) => {
    expect(findOrigin(sender as Parameters<typeof findOrigin>[0])?.kind).toBe(kind);
  });

  it.each([
    [{ url: `${video}/watch?v=a`, origin: video }, video, true],
    [{ url: `${video}/watch?v=a` }, video, true],
    [{ url: 'https://m.youtube.com/', origin: 'https://m.youtube.com' }, 'https://m.youtube.com', true],
    [{ url: `${video}:8443/`, origin: `${video}:8443` }, `${video}:8443`, false],
    [{ url: 'http://www.youtube.com/', origin: 'http://www.youtube.com' }, 'http://www.youtube.com', false],
    [{ url: 'https://www.youtube.com.hostile.example/' }, 'https://www.youtube.com.hostile.example', false],
    // The address from the renderer differs from the origin of the browser; a sandboxed page has no origin
    [{ url: `${video}/watch?v=a`, origin: 'https://hostile.example' }, undefined, undefined],
    [{ url: `${video}/watch?v=a`, origin: 'null' }, undefined, undefined],
  ])('%j has the site %s', (sender, site, isVideoSite) => {
    const origin = findOrigin({ id, tab: { id: 1 }, frameId: 0, ...sender });
    expect(origin?.kind).toBe('page');
    expect([origin?.site, origin?.isVideoSite]).toEqual([site, isVideoSite]);
  });
});
