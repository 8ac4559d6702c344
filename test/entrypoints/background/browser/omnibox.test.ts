import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../entrypoints/background/wording/translate';
import { followOmnibox } from '../../../../entrypoints/background/browser/omnibox';

type Suggestion = { content: string; description: string };

const listeners = vi.hoisted(() => ({
  changed: undefined as ((text: string, suggest: (some: Suggestion[]) => void) => unknown) | undefined,
  entered: undefined as ((text: string, disposition: string) => unknown) | undefined,
  defaults: [] as string[],
  opened: [] as unknown[],
  inFront: 7,
}));
vi.mock('wxt/browser', () => ({
  browser: {
    i18n: { getUILanguage: () => 'en-US' },
    runtime: { getURL: (path: string) => `chrome-extension://own${path}` },
    omnibox: {
      onInputChanged: { addListener: (listener: never) => (listeners.changed = listener) },
      onInputEntered: { addListener: (listener: never) => (listeners.entered = listener) },
      setDefaultSuggestion: ({ description }: { description: string }) =>
        listeners.defaults.push(description),
    },
    tabs: {
      query: async () => [{ id: listeners.inFront, title: 'Page' }],
      update: async (id: number, { url }: { url: string }) => listeners.opened.push([id, url]),
      create: async (tab: unknown) => listeners.opened.push(tab),
    },
  },
}));

const place = { tabId: 7, pageTitle: 'Page', surface: 'key' };
const addSelectedEvent = vi.fn(async () => undefined);
const choosePlaylist = vi.fn(async () => undefined);
const suggestions = async (text: string) => {
  let given: Suggestion[] = [];
  await listeners.changed?.(text, (some) => (given = some));
  return given;
};

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(listeners, { defaults: [], opened: [], inFront: 7 });
  followOmnibox({
    shortcuts: { addSelectedEvent, choosePlaylist },
    playlists: async () => [
      { playlistId: 'PLjazz', title: 'Jazz & <Blues>' },
      { playlistId: 'PLtalks', title: 'Talks' },
    ],
    ready: async () => undefined,
  });
});

describe('the keyword in the address bar', () => {
  it.each(['', 'ne', 'New event'])('offers a new event for %j, and opens its form', async (typed) => {
    const [first] = await suggestions(typed);
    expect(first).toEqual({ content: 'New event', description: 'New event' });
    await listeners.entered?.(first!.content, 'currentTab');
    expect(listeners.opened).toEqual([[7, 'chrome-extension://own/manager.html#events/new']]);
    expect(addSelectedEvent).not.toHaveBeenCalled();
  });

  it('acts in the tab that was in front, whatever is there once the playlists are read', async () => {
    followOmnibox({
      shortcuts: { addSelectedEvent, choosePlaylist },
      playlists: async () => {
        listeners.inFront = 8;
        return [];
      },
      ready: async () => undefined,
    });
    await listeners.entered?.('Choir, Friday 7 pm', 'currentTab');
    expect(addSelectedEvent).toHaveBeenCalledExactlyOnceWith('Choir, Friday 7 pm', '', place);
  });

  it('opens the review form for an event in words', async () => {
    await listeners.entered?.(' Choir, Friday 7 pm ', 'currentTab');
    expect(addSelectedEvent).toHaveBeenCalledExactlyOnceWith('Choir, Friday 7 pm', '', place);
    expect(choosePlaylist).not.toHaveBeenCalled();
  });

  it('opens the choice of a playlist for the address of a video', async () => {
    await listeners.entered?.('https://youtu.be/jazzJazz001', 'currentTab');
    const video = { kind: 'video', videoId: 'jazzJazz001' };
    expect(choosePlaylist).toHaveBeenCalledExactlyOnceWith(video, place);
    expect(addSelectedEvent).not.toHaveBeenCalled();
  });

  it('opens a playlist by its name or by the address of a suggestion, where the browser would', async () => {
    const address = 'https://www.youtube.com/playlist?list=PLtalks';
    await listeners.entered?.('talks', 'currentTab');
    await listeners.entered?.(address, 'newForegroundTab');
    await listeners.entered?.('youtube.com/@harbourhall', 'newBackgroundTab');
    expect(listeners.opened).toEqual([
      [7, address],
      { url: address, active: true },
      { url: 'https://youtube.com/@harbourhall', active: false },
    ]);
  });

  it('suggests playlists, with their names escaped', async () => {
    expect(await suggestions('jazz')).toEqual([
      {
        content: 'https://www.youtube.com/playlist?list=PLjazz',
        description: expect.stringContaining('Jazz &amp; &lt;Blues&gt;'),
      },
    ]);
    expect(await suggestions('https://youtu.be/jazzJazz001')).toEqual([]);
    await suggestions('<b>\u0007 Friday & Sunday');
    expect(listeners.defaults.at(-1)).toContain('&lt;b&gt;  Friday &amp; Sunday');
  });

  it('describes the typed text before anything is awaited, or it would appear one key late', async () => {
    await suggestions('C');
    void suggestions('Choir');
    expect(listeners.defaults.at(-1)).toContain('Choir');
    void suggestions('Choir on Friday');
    expect(listeners.defaults.at(-1)).toContain('Choir on Friday');
  });

  it('does nothing for an empty line', async () => {
    await listeners.entered?.('  ', 'currentTab');
    expect([addSelectedEvent.mock.calls, listeners.opened]).toEqual([[], []]);
  });
});
