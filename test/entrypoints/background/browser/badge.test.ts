import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { browser } from 'wxt/browser';
import { createBadge } from '../../../../entrypoints/background/browser/badge';
import { type JobRow, openStore, type Store } from '../../../../lib/store';

let store: Store;
/** All texts that the toolbar button has shown. */
let drawn: string[];
let title: string;

beforeEach(() => {
  store = openStore(`badge ${Math.random()}`);
  drawn = [];
  title = '';
  Object.assign(browser, {
    action: {
      getBadgeText: async () => drawn.at(-1) ?? '',
      setBadgeText: async ({ text }: { text: string }) => void drawn.push(text),
      setBadgeBackgroundColor: async () => undefined,
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
    await createBadge(store).refresh();
    expect(drawn).toEqual(['4']);
  });

  it('is empty if all were seen', async () => {
    await keep('done', true);
    await createBadge(store).refresh();
    expect(drawn).toEqual(['']);
  });

  it('is right after changes during a count', async () => {
    const badge = createBadge(store);
    const counting = badge.refresh();
    await keep('done', false);
    await Promise.all([counting, badge.refresh()]);
    expect(drawn.at(-1)).toBe('1');
  });

  it('shows an exclamation mark for a failure until the next count', async () => {
    const badge = createBadge(store);
    await badge.alert({ reason: 'cannotRead', text: 'This page cannot be read.' });
    expect(drawn.at(-1)).toBe('!');
    expect(title).toBe('Cuecard: This page cannot be read.');
    await badge.refresh();
    expect(drawn.at(-1)).toBe('');
    expect(title).toBe('');
  });

  it('replaces the exclamation mark by the number when the user opens the popup', async () => {
    await keep('done', false);
    const badge = createBadge(store);
    await badge.alert({ reason: 'cannotRead', text: 'This page cannot be read.' });
    // The browser keeps the badge when the worker stops
    await createBadge(store).clearAlert();
    expect(drawn).toEqual(['!', '1']);
    expect(title).toBe('');
    await badge.clearAlert();
    expect(drawn).toEqual(['!', '1']);
  });
});
