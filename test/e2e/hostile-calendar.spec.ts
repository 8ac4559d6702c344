import { sandboxFetch } from '../sandbox/client';
import { pressAnew } from './harness/pressAnew';
import { expect, longRun, test } from './harness/test';

/** A calendar site that answers out of all measure: the person is told, nothing is read for ever, nothing hangs. */

const site = 'https://calendar.example';
const path = /\/tribe\/events\/v1\/events\/?$/;
const depth = 100_000;
const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
const tooMuch = /The service sent far more data than expected/;

test(
  'events that never end, are nested without end, or are far too many end with a message',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('site');
    const { events } = await (await sandboxFetch(sandbox)(`${site}/wp-json/tribe/events/v1/events`)).json();
    const manager = await extension.open('manager.html#events');
    const refresh = manager.getByRole('button', { name: /^(?:Refresh|Retry)/ }).first();
    await expect(manager.getByRole('link', { name: 'Saturday market' })).toBeVisible();

    for (const text of [
      `{"events":[${'{},'.repeat(140_000)}{}],"total":140001,"total_pages":1}`,
      JSON.stringify({ events: [{ ...events[0], more: 0 }], total: 1, total_pages: 1 }).replace(
        '"more":0',
        `"more":${nested}`,
      ),
    ]) {
      sandbox.faults.clear();
      sandbox.faults.set({ path, kind: 'text', text });
      await pressAnew(refresh);
      await expect(manager.getByText(tooMuch)).toBeVisible();
      sandbox.faults.clear();
      await pressAnew(refresh);
      await expect(manager.getByText(tooMuch)).toHaveCount(0);
      // It is there again once all has been read
      await expect(refresh).toBeVisible();
    }

    let pages = 0;
    sandbox.faults.decide(({ path: asked, query }) => {
      if (!path.test(asked)) return undefined;
      const first = 1_000 * ++pages;
      const items = Array.from({ length: Number(query.get('per_page')) }, (_, at) => ({
        ...events[0],
        id: first + at,
      }));
      return { before: async () => ({ kind: 'body', body: { events: items, total: 3, total_pages: 1 } }) };
    });
    await pressAnew(refresh);
    await expect(manager.getByText(/far more pages than expected/)).toBeVisible();
    // Twice as many as announced, and ten more
    expect(pages).toBe(12);
  },
);

test(
  'an answer that comes character by character ends in half a minute',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('site');
    sandbox.faults.set({ path, kind: 'text', text: '"x",'.repeat(10_000), everyMs: 100 });
    const manager = await extension.open('manager.html#events');
    await expect(manager.getByText(/took too long to answer|could not be reached/)).toBeVisible({
      timeout: 40_000,
    });
  },
);
