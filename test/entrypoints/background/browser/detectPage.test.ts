import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { detectPage } from '../../../../entrypoints/background/browser/detectPage';
import type { Finding } from '../../../../lib/pages/subject';

beforeEach(() => fakeBrowser.reset());

const detect = async (finding: Finding) => {
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result: finding }]);
  const { id = 0 } = await fakeBrowser.tabs.create({ url: 'https://venue.example/' });
  return detectPage(id);
};

it.each([
  ['more events than are listed', { hasMore: true }, 'moreEvents'],
  ['data too large to read', { isCutShort: true }, 'dataTooLarge'],
  ['both', { isCutShort: true, hasMore: true }, 'dataTooLarge'],
  ['neither', { isCutShort: false, hasMore: false }, undefined],
])('says of a page what is left out: %s', async (_name, finding, reason) => {
  expect((await detect({ subjects: [], ...finding })).notice?.reason).toBe(reason);
});

it('passes on the calendar files that a page links to, by http only', async () => {
  const calendars = ['https://venue.example/dates.ics'];
  expect((await detect({ subjects: [], calendars })).calendars).toEqual(calendars);
  const { calendars: none, notice } = await detect({ subjects: [], calendars: ['file:///etc/passwd'] });
  expect([none, notice?.reason]).toEqual([undefined, 'cannotRead']);
});
