import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Presenter } from '../../../../entrypoints/background/browser/presenter';
import { createShortcuts, type ShortcutTarget } from '../../../../entrypoints/background/browser/shortcuts';
import type { AnswerTo } from '../../../../entrypoints/background/messaging/router';
import { reportVideo } from '../../../../lib/actions/channel/reportVideo';
import { saveToPlaylist } from '../../../../lib/actions/playlists/saveToPlaylist';
import type { FrameView } from '../../../../lib/messages';
import type { Outline } from '../../../../lib/pages/plain/outline';
import * as sample from '../../../components/samples';

const place: ShortcutTarget = { tabId: 7, pageTitle: 'Page', surface: 'key' };
const video = { kind: 'video', videoId: 'Sbx-3_vid01' } as const;
const playlists = [
  { playlistId: 'PLjazz', title: 'Jazz' },
  { playlistId: 'PLtalks', title: 'Talks' },
];
const save = { action: 'video.save', input: { videoId: video.videoId, playlistId: 'PLjazz' } };

let asked: { name: string; question: unknown }[];
let forms: FrameView[];
let last: (typeof save)[];
let atRest: () => void;
/** What a rule of the person finds in the page. */
let taught: Outline | undefined;

function starts() {
  const answer = (async (name: string, question: unknown) => {
    asked.push({ name, question });
    if (name === 'lastSave') return { offers: last };
    if (name === 'marks') return { [video.videoId]: ['Talks'] };
    if (name === 'outcome') await new Promise<void>((resolve) => (atRest = resolve));
    return { jobId: 'one' };
  }) as unknown as AnswerTo;
  const presenter = {
    show: async () => true,
    fail: async () => undefined,
    openForm: async (view: FrameView) => void forms.push(view),
  } as unknown as Presenter;
  return createShortcuts({
    answer,
    presenter,
    readTaught: async () => taught,
    recent: async () => playlists,
  });
}
const jobs = () => asked.filter(({ name }) => name === 'act');

beforeEach(() => {
  fakeBrowser.reset();
  asked = [];
  forms = [];
  last = [save];
  taught = undefined;
});

describe('the key that saves', () => {
  it('saves once if pressed again before it is done, and works again after that', async () => {
    const { start } = starts();
    const first = start(saveToPlaylist, video, place);
    await vi.waitFor(() => expect(asked.at(-1)?.name).toBe('outcome'));
    await start(saveToPlaylist, video, place);
    expect(jobs()).toHaveLength(1);
    atRest();
    await first;
    void start(saveToPlaylist, video, place);
    await vi.waitFor(() => expect(jobs()).toHaveLength(2));
  });

  it('opens the choice if the playlist used last contains the video already', async () => {
    last = [];
    await starts().start(saveToPlaylist, video, place);
    expect(jobs()).toEqual([]);
    expect(forms).toMatchObject([{ view: 'playlists', subject: video }]);
  });
});

it('a report opens its form, and sends nothing by itself', async () => {
  await starts().start(reportVideo, video, place);
  expect(jobs()).toEqual([]);
  expect(forms).toMatchObject([{ view: 'report', subject: video }]);
});

it('the menu of playlists opens the choice if the playlist contains the video already', async () => {
  const { saveTo } = starts();
  await saveTo('PLtalks', video, place);
  expect(jobs()).toEqual([]);
  expect(forms).toMatchObject([{ view: 'playlists' }]);
  void saveTo('PLjazz', video, place);
  await vi.waitFor(() => expect(jobs()).toMatchObject([{ question: { input: { playlistId: 'PLjazz' } } }]));
});

it('the key for events opens a form with the content of a page without events', async () => {
  const tab = { id: 7, url: 'https://hall.example/', title: 'Hall' };
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue(tab as never);
  const text = 'Choir, 12 December 2026, 7 pm';
  const outline = { title: 'Hall', nodes: [{ depth: 0, kind: 'p', text, at: 3 }] };
  const finding = { subjects: [], outline };
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result: finding }]);
  await starts().addEvent(place);
  expect(forms).toEqual([{ view: 'page', outline, url: tab.url, pageTitle: 'Hall' }]);
});

it('reads a page as it was taught, whatever data it has', async () => {
  taught = { title: 'Club', nodes: [{ depth: 0, kind: 'li', at: 3, role: 'item' }] };
  const { id = 0 } = await fakeBrowser.tabs.create({ url: 'https://club.example/' });
  const result = { subjects: [{ kind: 'event', event: sample.event }] };
  fakeBrowser.scripting.executeScript = vi.fn().mockResolvedValue([{ result }]);
  await starts().addEvent({ ...place, tabId: id });
  expect(forms).toEqual([expect.objectContaining({ view: 'page', taught })]);
});
