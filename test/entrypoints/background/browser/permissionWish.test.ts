import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createPermissionWishes } from '../../../../entrypoints/background/browser/permissionWish';
import { openStore } from '../../../../lib/store';
import { createFrozenDisk } from '../../../lib/store/frozenDisk';
import { tables, version } from '../../../lib/store/released/version4';

const store = openStore(await createFrozenDisk({ version, tables, rows: { settings: [] } }));
let granted: string[];
let done: unknown[];
/** Settled once the surface that holds the lock is closed. */
let surface: Promise<void>;

const wishes = createPermissionWishes({
  store,
  locks: {
    request: async (_name: string, work: () => unknown) => surface.then(work),
  } as Pick<LockManager, 'request'>,
  eventButton: { set: async (question) => void done.push(question) },
  presenter: { openForm: async (view, tabId) => void done.push([view, tabId]) },
  jobs: { retry: async (jobId: string) => done.push(jobId) as never },
});

beforeEach(() => {
  fakeBrowser.reset();
  granted = [];
  done = [];
  surface = Promise.resolve();
  Object.assign(browser, {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => origins.every((one) => granted.includes(one)),
    },
  });
});

afterEach(() => void vi.restoreAllMocks());

const venue = ['https://venue.example/*'];

it.each([
  [
    'shows the event button',
    { kind: 'eventButton', origin: 'https://venue.example' },
    { origin: 'https://venue.example', on: true },
  ],
  [
    'offers the events of a calendar file in the page that links to it',
    { kind: 'readCalendar', url: 'https://venue.example/all.ics', tabId: 7, pageTitle: 'Venue' },
    [{ view: 'link', url: 'https://venue.example/all.ics', pageTitle: 'Venue' }, 7],
  ],
  ['continues the job that failed without it', { kind: 'retryJob', jobId: 'job-2' }, 'job-2'],
] as const)('the grant of a permission %s, although the popup has closed', async (_name, wish, does) => {
  await wishes.note(wish, venue);
  await wishes.complete();
  expect(done).toEqual([]);
  granted = venue;
  await wishes.complete();
  await wishes.complete();
  expect(done).toEqual([does]);
});

it('leaves a wish to the surface that is still open', async () => {
  await wishes.note({ kind: 'retryJob', jobId: 'job-2' }, venue);
  granted = venue;
  let close = () => {};
  surface = new Promise((resolve) => {
    close = resolve;
  });
  const completed = wishes.complete();
  // The surface got the answer, and does itself what was wished
  await wishes.note(undefined, venue);
  close();
  await completed;
  expect(done).toEqual([]);
});

it('does not fulfil a wish that the person has had long ago', async () => {
  await wishes.note({ kind: 'retryJob', jobId: 'job-2' }, venue);
  granted = venue;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await wishes.complete();
  expect(done).toEqual([]);
});
