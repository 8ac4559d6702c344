import { expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { findActiveTab } from '../../../../entrypoints/background/browser/activeTab';

const [older, newer] = [
  { id: 1, lastAccessed: 5 },
  { id: 2, lastAccessed: 9 },
];

/** Answers what Chromium does: by the window that had the focus last, or for all windows. */
const answer = (inFocus: object[]) =>
  vi
    .spyOn(browser.tabs, 'query')
    .mockImplementation((async ({ lastFocusedWindow }: { lastFocusedWindow?: boolean }) =>
      lastFocusedWindow ? inFocus : [older, newer]) as never);

it('is that of the window which had the focus last', async () => {
  answer([older]);
  expect(await findActiveTab()).toBe(older);
});

it('is the one that became active last while the browser knows no such window', async () => {
  answer([]);
  expect(await findActiveTab()).toBe(newer);
  vi.mocked(browser.tabs.query).mockResolvedValue([] as never);
  expect(await findActiveTab()).toBe(undefined);
});
