import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { addMessages } from '#i18n';
import { followNotifications } from '../../../../entrypoints/background/browser/notifications';
import { createNotifier, notificationAlarm } from '../../../../entrypoints/background/state/notifier';
import type { BatchView, NotificationKind } from '../../../../lib/messages';
import {
  type BatchRow,
  type JobRow,
  openStore,
  type Store,
  type VideoAccountRow,
} from '../../../../lib/store';
import { readCatalogue } from '../../../../modules/locales/catalogue';

addMessages(readCatalogue('en'));

const day = 86_400_000;
const start = Date.UTC(2026, 10, 2, 12);
let store: Store;
let on: NotificationKind[];
let views: BatchView[];
let now: number;
/** Shown notifications: id, title, text. */
let shown: [id: string, title: string, message: string][];
let clicked: (id: string) => void;

const api = {
  create: async (id: string, { title, message }: { title: string; message: string }) =>
    void shown.push([id, title, message]),
  clear: async () => true,
  onClicked: {
    addListener: (listener: typeof clicked) => {
      clicked = listener;
    },
  },
};

beforeEach(() => {
  fakeBrowser.reset();
  store = openStore(`notifier ${Math.random()}`);
  on = ['batchEnded', 'quotaBack', 'signInEnds'];
  views = [];
  now = start;
  shown = [];
  Object.assign(browser, { notifications: api });
});

/** Checks as a worker does that has just started. */
const check = () =>
  createNotifier({
    store,
    preferences: {
      read: async () => ({
        theme: 'system',
        privacyStatus: 'private',
        eventStatus: 'draft',
        notifications: on,
        eventMinutes: 120,
        eventTimeZone: '',
      }),
    },
    batches: async () => views,
    ready: async () => undefined,
    now: () => now,
  }).check();

async function endBatch(batchId: string, finishedAt: number, counts: Partial<BatchView> = {}): Promise<void> {
  const row: BatchRow = {
    batchId,
    kind: 'sort',
    about: 'Jazz',
    accountId: 'a',
    undoable: true,
    inOrder: false,
    count: 10,
    units: 500,
    state: 'done',
    createdAt: 1,
    finishedAt,
  };
  await store.put('batches', row);
  views.push({
    batchId,
    title: 'Sort Jazz',
    state: 'done',
    isUndo: false,
    undoable: true,
    count: 10,
    done: 8,
    failed: 2,
    undone: 0,
    left: 0,
    at: 1,
    ...counts,
  });
}

const waiting: JobRow = {
  jobId: 'j',
  action: 'video.like',
  version: 1,
  input: {},
  concurrencyKeys: ['k'],
  sequence: 1,
  accountId: 'a',
  surface: 'popup',
  createdAt: 1,
  state: 'waiting',
  backoffs: 0,
  steps: {},
  seen: false,
  fault: { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused' },
  wakeAt: start + 1000,
};

const account: VideoAccountRow = {
  service: 'video',
  accountId: 'a',
  channelId: 'c',
  title: 'Blue Note',
  clientId: 'x',
  scopes: [],
  connectedAt: start,
  endsAt: start + 7 * day,
};

const alarmAt = async () => (await browser.alarms.get(notificationAlarm))?.scheduledTime;

it('tells once what was done and failed in a batch that ended after the switch was turned on', async () => {
  await endBatch('old', start - 1);
  await check();
  await endBatch('new', start + 1);
  await check();
  await check();
  expect(shown).toEqual([['/manager.html#activity/new', 'Sort Jazz', '8 of 10 done · 2 failed']]);
});

it('tells a second end of a batch, after its undo', async () => {
  await check();
  await endBatch('b', start + 1);
  await check();
  views = [];
  await endBatch('b', start + 2, { isUndo: true, done: 0, failed: 0, undone: 8 });
  await check();
  expect(shown.map(([, , message]) => message)).toEqual(['8 of 10 done · 2 failed', '8 of 8 undone']);
});

it('tells each pause of a batch by a failure once, and none by a person', async () => {
  await check();
  await endBatch('b', start, { state: 'paused', done: 3, failed: 1, left: 6 });
  const { finishedAt: _finished, ...row } = (await store.get('batches', 'b'))!;
  const pauseAt = async (failedAt?: number) => {
    await store.put('batches', { ...row, state: 'paused', failedAt });
    await check();
    await check();
  };
  await pauseAt();
  expect(shown).toEqual([]);
  await pauseAt(start + 1);
  expect(shown).toEqual([['/manager.html#activity/b', 'Sort Jazz', 'Paused · 3 of 10 done · 1 failed']]);
  await pauseAt(start + 2);
  expect(shown).toHaveLength(2);
});

it.each(['#activity', '#activity%2Fother', '#activity/b'])(
  'is quiet while the manager shows %s',
  async (hash) => {
    Object.assign(browser.tabs, {
      query: async () => [{ url: `${browser.runtime.getURL('/manager.html')}${hash}` }],
    });
    await check();
    await endBatch('b', start + 1);
    await check();
    expect(shown).toEqual([]);
  },
);

it('is not quiet for another section of the manager', async () => {
  Object.assign(browser.tabs, {
    query: async () => [{ url: `${browser.runtime.getURL('/manager.html')}#activityheet` }],
  });
  await check();
  await endBatch('b', start + 1);
  await check();
  expect(shown).toHaveLength(1);
});

it('is quiet about what is switched off, then and later', async () => {
  on = ['quotaBack'];
  await check();
  await endBatch('b', start + 1);
  await store.put('accounts', { ...account, endsAt: start + day });
  await check();
  now = start + 10;
  on = ['batchEnded'];
  await check();
  expect(shown).toEqual([]);
});

it('tells that the quota is back if a job waited for it, after an alarm', async () => {
  await store.put('jobs', waiting);
  await check();
  expect(await alarmAt()).toBe(start + 1000);
  expect(shown).toEqual([]);
  now = start + 1000;
  await store.delete('jobs', 'j');
  await check();
  await check();
  expect(shown.map(([id]) => id)).toEqual(['/manager.html#activity']);
});

it('tells it once a day, even if the platform refuses just after the reset', async () => {
  await store.put('jobs', waiting);
  await check();
  now = start + 1000;
  await store.put('jobs', { ...waiting, wakeAt: start + 600_000 });
  await check();
  now = start + 600_000;
  await check();
  expect(shown).toHaveLength(1);
  await store.put('jobs', { ...waiting, wakeAt: start + day });
  await check();
  now = start + day;
  await check();
  expect(shown).toHaveLength(2);
});

it('tells it of a batch whose items stay in line for the reserve', async () => {
  await endBatch('b', start);
  views = [{ ...(views[0] as BatchView), state: 'running', left: 4, resumesAt: start + 500 }];
  await check();
  now = start + 500;
  await check();
  expect(shown.map(([id]) => id)).toContain('/manager.html#activity');
});

it.each([
  ['nothing waited', undefined],
  [
    'it waited for a sign-in',
    { ...waiting, fault: { kind: 'signIn', reason: 'grantGone', outcome: 'refused' } },
  ],
] as const)('tells nothing of the quota if %s', async (_what, job) => {
  if (job) await store.put('jobs', job as JobRow);
  await check();
  now = start + 2000;
  await check();
  expect(shown).toEqual([]);
});

it('tells nothing of the quota if what waited was withdrawn', async () => {
  await store.put('jobs', waiting);
  await check();
  await store.delete('jobs', 'j');
  await check();
  now = start + 1000;
  await check();
  expect(shown).toEqual([]);
});

it('tells two days before a sign-in ends, once for each grant', async () => {
  await store.put('accounts', account);
  await check();
  expect(await alarmAt()).toBe(start + 5 * day);
  expect(shown).toEqual([]);
  now = start + 5 * day;
  await check();
  await check();
  expect(shown).toHaveLength(1);
  expect(shown[0]?.slice(0, 2)).toEqual(['/options.html#accounts#a', 'Your sign-in as Blue Note ends soon']);
  await store.put('accounts', { ...account, endsAt: now + 7 * day });
  now += 5 * day;
  await check();
  expect(shown).toHaveLength(2);
});

it.each([
  ['has no end', { endsAt: undefined }],
  ['has ended', { endsAt: start - 1 }],
  ['needs a new one already', { problem: { kind: 'signIn', reason: 'grantGone', outcome: 'refused' } }],
] as const)('tells nothing of a sign-in that %s', async (_what, changes) => {
  await store.put('accounts', { ...account, endsAt: start + day, ...changes } as VideoAccountRow);
  await check();
  expect(shown).toEqual([]);
});

it('loses nothing else without the permission, and tells nothing later', async () => {
  Object.assign(browser, { notifications: undefined });
  await store.put('accounts', { ...account, endsAt: start + day });
  await check();
  Object.assign(browser, { notifications: api });
  await check();
  expect(shown).toEqual([]);
});

it('opens the task in the manager after a click, also if the permission came later', async () => {
  Object.assign(browser, { notifications: undefined });
  let allowed = () => {};
  Object.assign(browser.permissions, {
    onAdded: {
      addListener: (listener: () => void) => {
        allowed = listener;
      },
    },
  });
  followNotifications();
  Object.assign(browser, { notifications: api });
  const create = vi.fn(async () => ({}));
  Object.assign(browser.tabs, { query: async () => [], create });
  allowed();
  clicked('/manager.html#activity/b1');
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  expect(create).toHaveBeenCalledWith({ url: expect.stringMatching(/\/manager\.html#activity\/b1$/) });
});
