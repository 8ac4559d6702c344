import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDropTarget } from '../../../entrypoints/manager/dropTarget';
import { Manager } from '../../../entrypoints/manager/Manager';
import { shiftDay, today } from '../../../lib/shared/time';
import { shown } from '../../components/controls';
import { asChanges, mirrored } from '../../components/mirrored';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();
afterEach(() => {
  location.hash = '';
});

const day = shiftDay(today(), 40).replaceAll('-', '');
const calendar = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Brass', `DTSTART:${day}T190000`];
const ics = [...calendar, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const file = (name: string, content = '', type = '') => new File([content], name, { type });
const video = 'https://youtu.be/Sbx-5_vid03';

describe('what is dropped', () => {
  it.each([
    [{ text: video }, { section: 'playlists' }],
    [{ text: `Two:\n${video}\nhttps://youtu.be/Sbx-5_vid04` }, { section: 'playlists' }],
    [
      { text: 'https://www.youtube.com/playlist?list=PLSandboxHarbourHall-Jazz-0000001a' },
      { address: expect.stringMatching('^playlists/from:playlist:') },
    ],
    [
      { text: 'https://www.youtube.com/@bluelamp' },
      { address: expect.stringMatching('^playlists/from:channel:') },
    ],
    [{ text: ics }, { section: 'events' }],
    [{ files: [file('a.ics'), file('calendar', '', 'text/calendar')] }, { section: 'events' }],
    [{ files: [file('Jazz-videos.csv'), file('more.json')] }, { section: 'playlists' }],
    [{ files: [file('subscriptions.opml')] }, { section: 'subscriptions' }],
    [{ files: [file('newpipe_subscriptions_2026.json')] }, { section: 'subscriptions' }],
    [{ files: [file('freetube-playlists-2026.db')] }, { section: 'playlists' }],
    [{ files: [file('concert.mp4', '', 'video/mp4')] }, { section: 'upload' }],
    [
      { files: [file('a.mp4', '', 'video/mp4'), file('b.mkv'), file('a.srt'), file('b.jpg')] },
      { section: 'upload' },
    ],
    [{ files: [file('a.mp4', '', 'video/mp4'), file('notes.txt')] }, undefined],
    [{ files: [file('a.ics'), file('b.csv', `Title,Date\nJazz,2027-05-07`)] }, { section: 'events' }],
    [{ files: [file('a.ics'), file('b.csv', `Title,Link\nTrio,${video}`)] }, undefined],
    [{ files: [file('notes.txt', ics)] }, { section: 'events' }],
    [{ files: [file('x.csv', `Event Name,Event Start Date\nJazz,2027-05-07`)] }, { section: 'events' }],
    [
      { files: [file('x.csv', `What;When;Hall\nJazz;7.5.2027;Blue\nJam;soon;Blue\nTea;9.5.2027;Red`)] },
      { section: 'events' },
    ],
    [
      {
        files: [
          file('x.csv', `Title,Date,Text\nJazz,2027-05-07,See ${video}\nJam,2027-05-08,\nTea,2027-05-09,`),
        ],
      },
      { section: 'events' },
    ],
    [
      { files: [file('x.json', '{"events":[{"title":"Jazz","start":"2027-05-07T19:00"}]}')] },
      { section: 'events' },
    ],
    [
      {
        files: [
          file(
            'x.json',
            '{"format":"cuecard-playlists","playlists":[{"title":"Jazz","items":[{"videoId":"Sbx-5_vid03"}]}]}',
          ),
        ],
      },
      { section: 'playlists' },
    ],
    [
      { files: [file('x.csv', `Video ID,Added\nSbx-5_vid03,2026-05-07T10:00:00+00:00`)] },
      { section: 'playlists' },
    ],
    [{ files: [file('photo.png', '', 'image/png')] }, undefined],
    [{ text: 'Nothing that can be imported' }, undefined],
    [{ text: 'https://venue.example/jazz' }, undefined],
  ])('%o leads to %o', async (source, target) => {
    expect(await findDropTarget(source, 'activity')).toEqual(target);
  });

  it.each([
    ['a table of videos with a title and a date', `Title,Date,URL\nTrio,2026-05-07,${video}`],
    ['a table that says nothing of either', 'Color,Size\nBlue,12'],
    ['nothing', ''],
  ])('what can be either goes to the section that it was dropped onto: %s', async (_what, content) => {
    const source = { files: [file('x.csv', content)] };
    for (const section of ['events', 'feeds', 'records'] as const)
      expect(await findDropTarget(source, section)).toEqual({ section: 'events' });
    for (const section of ['playlists', 'activity'] as const)
      expect(await findDropTarget(source, section)).toEqual({ section: 'playlists' });
  });
});

/** Drags something over an element of the page and drops it there. */
async function drop(data: { files?: File[]; text?: string }, target: EventTarget = document.body) {
  const dataTransfer = {
    types: data.files ? ['Files'] : ['text/plain'],
    files: data.files ?? [],
    getData: (type: string) => (type === 'text/plain' ? (data.text ?? '') : ''),
  };
  const fire = (name: string) => {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return [fire('dragover'), fire('drop')];
}

const answers = {
  acting: () => sample.acting,
  playlistIndex: () => sample.playlistIndex,
  hiddenEvents: () => [],
  myEvents: () => sample.myEvents,
  choices: () => sample.choices,
  eventsThere: () => [null],
  news: () => ({ version: undefined }),
};

describe('the manager', () => {
  it('imports a dropped calendar file in its events, and forgets it in another section', async () => {
    const root = mount(<Manager />, answers);
    await shown(root, () => root.querySelector('h2'));
    expect(await drop({ files: [file('brass.ics', ics)] })).toEqual([true, true]);
    await vi.waitFor(() => expect(location.hash).toMatch(/^#events\b/));
    await vi.waitFor(() => expect(root.textContent).toContain('Import events'));
    await vi.waitFor(() => expect(root.textContent).toContain('1 event on these days'));
    location.hash = 'activity';
    await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('Activity'));
    location.hash = 'events';
    await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('My events'));
    expect(root.textContent).not.toContain('event on these days');
  });

  it('finds the videos of a dropped link, and those of the next one after it', async () => {
    const root = mount(<Manager />, answers);
    await shown(root, () => root.querySelector('h2'));
    await drop({ text: video });
    await vi.waitFor(() => expect(root.textContent).toContain('1 video found'));
    await drop({ text: `${video} https://youtu.be/Sbx-5_vid04` });
    await vi.waitFor(() => expect(root.textContent).toContain('2 videos found'));
  });

  it('reads dropped subscriptions once those of the channel are known', async () => {
    const ids = ['UCsandboxBlueLamp000000A', 'UCsandboxQuayside000000B'];
    const subscribed = ids.slice(0, 1).map((channelId) => ({ channelId, title: 'Blue Lamp' }));
    const root = mount(<Manager />, {
      ...answers,
      ...mirrored({ subscriptions: asChanges(subscribed, 'channelId') }),
      planBatch: () => sample.plan,
    });
    await shown(root, () => root.querySelector('h2'));
    const outlines = ids.map(
      (id) => `<outline xmlUrl="https://www.youtube.com/feeds/videos.xml?channel_id=${id}" title="${id}"/>`,
    );
    await drop({ files: [file('all.opml', `<opml><body>${outlines.join('')}</body></opml>`)] });
    await vi.waitFor(() => expect(root.textContent).toContain('2 channels found'));
    expect(root.textContent).toContain('already subscribed to 1 of these channels');
  });

  it('puts a dropped video file into the form of a new upload', async () => {
    location.hash = 'activity';
    const root = mount(<Manager />, { ...answers, uploads: () => [], jobs: () => [] });
    await shown(root, () => root.querySelector('h2'));
    await drop({ files: [file('Concert.mp4', 'frames', 'video/mp4')] });
    await vi.waitFor(() => expect(location.hash).toBe('#upload'));
    await vi.waitFor(() => {
      const titles = [...root.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);
      expect(titles).toContain('Concert');
    });
    expect(root.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]?.name).toBe('Concert.mp4');
  });

  it('leaves drops on fields and of its own links alone, and says what cannot be imported', async () => {
    location.hash = '#upload';
    const root = mount(<Manager />, answers);
    await shown(root, () => root.querySelector('input[type=file]'));
    expect(await drop({ text: video }, root.querySelector('input') as Element)).toEqual([false, false]);
    document.body.dispatchEvent(new Event('dragstart', { bubbles: true }));
    expect(await drop({ text: video })).toEqual([false, false]);
    document.body.dispatchEvent(new Event('dragend', { bubbles: true }));
    await drop({ files: [file('photo.png', '', 'image/png')] });
    await vi.waitFor(() => expect(root.textContent).toContain('This cannot be imported.'));
    expect(location.hash).toBe('#upload');
  });
});
