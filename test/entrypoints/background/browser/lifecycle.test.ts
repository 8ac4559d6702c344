import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { launch } from '../../../../entrypoints/background/browser/identity';
import { followLifecycle } from '../../../../entrypoints/background/browser/lifecycle';

let reload: ReturnType<typeof vi.fn>;
let isUpdateThere: () => void;
/** The types of our open pages. */
let pages: string[];
/** The held locks, as `navigator.locks` reports them. */
let held: string[];

beforeEach(() => {
  fakeBrowser.reset();
  reload = vi.fn();
  pages = [];
  held = [];
  Object.assign(browser.runtime, {
    reload,
    getContexts: async () => ['BACKGROUND', ...pages].map((contextType) => ({ contextType })),
    onUpdateAvailable: { addListener: (listener: () => void) => (isUpdateThere = listener) },
  });
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: held.map((name) => ({ name })) }),
      async request(name: string, _options: object, work: () => Promise<unknown>) {
        held = [...held, name];
        return work().finally(() => {
          held = held.filter((one) => one !== name);
        });
      },
    },
  });
});

const resume = vi.fn();
beforeEach(() => resume.mockClear());

const alarms = async () => (await browser.alarms.getAll()).map(({ name }) => name);
const ring = () => fakeBrowser.alarms.onAlarm.trigger({ name: 'update', scheduledTime: 0 });

describe('an update', () => {
  it('is installed at once if the extension is not in use', async () => {
    followLifecycle(async () => resume);
    isUpdateThere();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(await alarms()).toEqual([]);
  });

  it.each(['TAB', 'POPUP'])(
    'waits while a page of ours is open (%s), and is tried again later',
    async (page) => {
      pages = [page];
      followLifecycle(async () => resume);
      isUpdateThere();
      await vi.waitFor(async () => expect(await alarms()).toEqual(['update']));
      pages = [];
      // The worker may have been stopped meanwhile, so only the alarm counts
      await ring();
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    },
  );

  it('waits for a piece of an upload, but not for locks that are always held', async () => {
    held = ['cuecard-jobs', 'cuecard-upload-one'];
    followLifecycle(async () => resume);
    isUpdateThere();
    await vi.waitFor(async () => expect(await alarms()).toEqual(['update']));
    expect(reload).not.toHaveBeenCalled();
    held = ['cuecard-jobs'];
    await ring();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('waits for a sign-in window, even without a page of ours', async () => {
    let signedIn = (_address: string) => {};
    Object.assign(browser, {
      identity: { launchWebAuthFlow: () => new Promise<string>((resolve) => (signedIn = resolve)) },
    });
    followLifecycle(async () => resume);
    const signIn = launch('https://accounts.example/', { interactive: true });
    isUpdateThere();
    await vi.waitFor(async () => expect(await alarms()).toEqual(['update']));
    signedIn('https://redirect.example/');
    expect(await signIn).toBe('https://redirect.example/');
    await ring();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('waits for running jobs', async () => {
    let atRest = (_resume: () => void) => {};
    const rest = vi.fn(() => new Promise<() => void>((resolve) => (atRest = resolve)));
    followLifecycle(rest);
    isUpdateThere();
    await vi.waitFor(() => expect(rest).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
    atRest(resume);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(resume).not.toHaveBeenCalled();
  });

  it('resumes jobs if a page of ours was opened while it waited for them', async () => {
    followLifecycle(async () => {
      pages = ['POPUP'];
      return resume;
    });
    isUpdateThere();
    await vi.waitFor(async () => expect(await alarms()).toEqual(['update']));
    expect(resume).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that the browser installed at its start clears the alarm', async () => {
    pages = ['TAB'];
    followLifecycle(async () => resume);
    isUpdateThere();
    await vi.waitFor(async () => expect(await alarms()).toEqual(['update']));
    await fakeBrowser.runtime.onStartup.trigger();
    await vi.waitFor(async () => expect(await alarms()).toEqual([]));
  });
});
