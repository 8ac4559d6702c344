import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { addMessages } from '#i18n';
import {
  type BadgeDependencies,
  createBadge,
  followConnection,
} from '../../../../entrypoints/background/browser/badge';
import {
  type BatchesProgress,
  toBatchesProgress,
} from '../../../../entrypoints/background/wording/batchesProgress';
import type { BatchView } from '../../../../lib/messages';
import { type JobRow, openStore, type Store } from '../../../../lib/store';
import { readCatalogue } from '../../../../modules/locales/catalogue';

addMessages(readCatalogue('en'));

let store: Store;
/** All texts that the toolbar button has shown. */
let drawn: string[];
let title: string;
let colour: string;
/** Progress of batches, and whether there is a connection. */
let state: Omit<BadgeDependencies, 'store'>;

beforeEach(() => {
  store = openStore(`badge ${Math.random()}`);
  drawn = [];
  title = '';
  state = { batchesProgress: async () => undefined, isOnline: () => true };
  Object.assign(browser, {
    action: {
      getBadgeText: async () => drawn.at(-1) ?? '',
      setBadgeText: async ({ text }: { text: string }) => void drawn.push(text),
      setBadgeBackgroundColor: async (set: { color: string }) => {
        colour = set.color;
      },
      setTitle: async (set: { title: string }) => {
        title = set.title;
      },
    },
  });
});

async function keep(state: JobRow['state'], seen: boolean): Promise<void> {
  const jobId = crypto.randomUUID();
  const rest = {
    version: 1,
    input: {},
    concurrencyKeys: ['a'],
    sequence: 1,
    accountId: 'b',
    surface: 'key',
    createdAt: 1,
    ...(['waiting', 'running', 'undoing'].includes(state) ? {} : { finishedAt: 1 }),
    backoffs: 0,
    steps: {},
  };
  await store.put('jobs', { ...rest, jobId, action: 'video.save', state, seen });
}

describe('the badge', () => {
  it('counts finished jobs that were not seen', async () => {
    for (const state of ['done', 'failed', 'needsReview', 'undone', 'waiting', 'running', 'undoing'] as const)
      await keep(state, false);
    await keep('done', true);
    await createBadge({ store, ...state }).refresh();
    expect(drawn).toEqual(['4']);
  });

  it('is empty if all were seen', async () => {
    await keep('done', true);
    await createBadge({ store, ...state }).refresh();
    expect(drawn).toEqual(['']);
  });

  it('is right after changes during a count', async () => {
    const badge = createBadge({ store, ...state });
    const counting = badge.refresh();
    await keep('done', false);
    await Promise.all([counting, badge.refresh()]);
    expect(drawn.at(-1)).toBe('1');
  });

  it('shows an exclamation mark for a failure until the next count', async () => {
    const badge = createBadge({ store, ...state });
    await badge.alert({ reason: 'cannotRead', text: 'This page cannot be read.' });
    expect(drawn.at(-1)).toBe('!');
    expect(title).toBe('Cuecard: This page cannot be read.');
    await badge.refresh();
    expect(drawn.at(-1)).toBe('');
    expect(title).toBe('');
  });

  it('replaces the exclamation mark by the number when the user opens the popup', async () => {
    await keep('done', false);
    const badge = createBadge({ store, ...state });
    await badge.alert({ reason: 'cannotRead', text: 'This page cannot be read.' });
    // The browser keeps the badge when the worker stops
    await createBadge({ store, ...state }).clearAlert();
    expect(drawn).toEqual(['!', '1']);
    expect(title).toBe('');
    await badge.clearAlert();
    expect(drawn).toEqual(['!', '1']);
  });

  it('shows the progress of running batches, with the time left in its tooltip', async () => {
    await keep('done', false);
    let progress: BatchesProgress | undefined = {
      percent: 40,
      title: 'Sort Jazz · 4 of 10 · 2 minutes left',
    };
    state = { ...state, batchesProgress: async () => progress };
    const badge = createBadge({ store, ...state });
    await badge.refresh();
    expect(drawn.at(-1)).toBe('40%');
    expect(title).toBe('Cuecard: Sort Jazz · 4 of 10 · 2 minutes left');
    const working = colour;
    progress = undefined;
    await badge.refresh();
    expect([drawn.at(-1), title]).toEqual(['1', '']);
    expect(colour).not.toBe(working);
  });

  it('shows what needs the user also while a batch runs, with the progress in its tooltip', async () => {
    await keep('done', false);
    state = { ...state, batchesProgress: async () => ({ percent: 40, title: 'Sort Jazz · 4 of 10' }) };
    const badge = createBadge({ store, ...state });
    await badge.refresh();
    expect(drawn.at(-1)).toBe('40%');
    const working = colour;
    await keep('needsReview', false);
    await badge.refresh();
    expect(drawn.at(-1)).toBe('2');
    expect(title).toBe('Cuecard: 1 result needs your attention · Sort Jazz · 4 of 10');
    expect(colour).not.toBe(working);
  });

  it('counts a batch that a failure paused as needing the user, and none that a person paused', async () => {
    const row = { kind: 'sort', about: 'Jazz', accountId: 'a', undoable: true, inOrder: true, count: 9 };
    const paused = { ...row, batchId: 'b', units: 450, state: 'paused' as const, createdAt: 1 };
    await store.put('batches', paused);
    const badge = createBadge({ store, ...state });
    await badge.refresh();
    expect([drawn.at(-1), title]).toEqual(['', '']);
    await store.put('batches', { ...paused, failedAt: 2 });
    await keep('done', false);
    await badge.refresh();
    expect([drawn.at(-1), title]).toEqual(['2', 'Cuecard: 1 result needs your attention']);
  });

  it('follows the connection, while jobs wait and while a batch runs', async () => {
    await keep('waiting', false);
    await keep('done', false);
    let isOnline = true;
    let progress: BatchesProgress | undefined;
    const badge = createBadge({ store, batchesProgress: async () => progress, isOnline: () => isOnline });
    const worker = new EventTarget();
    followConnection(badge, worker);
    isOnline = false;
    worker.dispatchEvent(new Event('offline'));
    await vi.waitFor(() => expect(drawn).toEqual(['…']));
    const offline = colour;
    isOnline = true;
    worker.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(drawn).toEqual(['…', '1']));
    isOnline = false;
    progress = { percent: 40, title: 'Sort Jazz' };
    worker.dispatchEvent(new Event('offline'));
    await vi.waitFor(() => expect(drawn).toEqual(['…', '1', '40%']));
    expect(colour).toBe(offline);
    expect(title).toMatch(/^Cuecard: Offline\. .* · Sort Jazz$/);
  });

  it.each([
    ['waits for a connection', 'waiting', false, '…'],
    ['waits, but not for a connection', 'waiting', true, ''],
    ['was seen', 'done', false, ''],
  ] as const)('tells that a job %s', async (_what, jobState, online, text) => {
    await keep(jobState, true);
    await createBadge({ store, ...state, isOnline: () => online }).refresh();
    expect(drawn.at(-1)).toBe(text);
  });
});

describe('the progress of batches', () => {
  const batch: BatchView = {
    batchId: 'a',
    title: 'Sort Jazz',
    state: 'running',
    isUndo: false,
    undoable: true,
    count: 10,
    done: 3,
    failed: 1,
    undone: 0,
    left: 6,
    timeLeft: 120_000,
    at: 1,
  };

  it('counts finished items of all running batches', () => {
    const other = { ...batch, count: 90, left: 74 };
    const over = { ...batch, state: 'done' as const, left: 0 };
    expect(toBatchesProgress([over, batch, other])?.percent).toBe(20);
    expect(toBatchesProgress([batch])).toEqual({
      percent: 40,
      title: 'Sort Jazz · 4 of 10 done · about 2 minutes left',
    });
    expect(toBatchesProgress([over])).toBeUndefined();
  });

  it('of an undo counts what is undone', () => {
    const undo = { ...batch, isUndo: true, done: 2, undone: 6, left: 2 };
    // Those that are done are left to be undone
    expect(toBatchesProgress([undo])?.percent).toBe(75);
  });
});
