import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import type { WatchedEvent } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { type Answers, Refused, requested } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

/** What the pages of events say now, in the manager. */

useEnglish();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27) });
  return () => vi.useRealTimers();
});

const watched: WatchedEvent = {
  ...{ eventId: sample.myEvents[0]!.eventId, address: 'https://venue.example/jazz' },
  ...{ origin: 'https://venue.example', isWatched: true },
  said: { title: 'Jazz Night', start: '2026-12-05 20:00', venue: 'Harbour Hall' },
  check: {
    at: Date.UTC(2026, 10, 26),
    outcome: 'changed',
    now: { title: 'Jazz Night', start: '2026-12-05 21:00' },
  },
};
const html = `<div itemscope itemtype="https://schema.org/Event"><h1 itemprop="name">Jazz Night</h1>
  <time itemprop="startDate" datetime="2026-12-05T21:00">9 pm</time></div>`;

function draw(event: WatchedEvent, hash = `events/${event.eventId}`, more: Answers = {}) {
  location.hash = hash;
  return mount(<Manager />, {
    acting: () => sample.acting,
    choices: () => sample.choices,
    editableEvent: () => sample.editable,
    ...sample.siteRows({ events: sample.myEvents }),
    watchedEvents: () => [event],
    readDraft: () => null,
    readPage: () => ({ url: event.address, html }),
    takePageEvents: () => null,
    watchPages: () => null,
    ignorePage: () => null,
    ...more,
  });
}
const press = async (root: HTMLElement, name: string) =>
  (await shown(root, () => control(root, name))).click();

describe('an event whose page says something else', () => {
  it('is marked in the list, and found by a filter', async () => {
    const root = draw(watched, 'events?show=page-changed');
    await shown(root, () => root.querySelector('tbody tr'));
    await vi.waitFor(() => expect(root.querySelectorAll('tbody tr')).toHaveLength(1));
    expect(root.querySelector('tbody tr')?.textContent).toContain('Page changed');
  });

  it('says what differs, and is updated from the page field by field', async () => {
    const root = draw(watched);
    await shown(root, () => control(root, 'Update…'));
    const notice = [...root.querySelectorAll('.notice')].find(({ textContent }) =>
      textContent?.includes('says something else'),
    )!;
    expect(notice.textContent).toMatch(/Starts: .*9:00 PM.*before: .*8:00 PM/);
    expect(notice.textContent).not.toContain('Venue:');
    await press(root, 'Update…');
    await vi.waitFor(() => expect(questions('readPage')).toEqual([{ url: watched.address }]));
    await shown(root, () => root.querySelector('.event-form table'));
    expect(root.querySelector('.event-form table')?.textContent).toMatch(/9:00\sPM/);
    expect(questions('takePageEvents')).toMatchObject([{ eventId: 1, events: [{ title: 'Jazz Night' }] }]);
  });

  it('is told no more once the person ignores it', async () => {
    const root = draw(watched);
    await press(root, 'Ignore');
    await vi.waitFor(() => expect(questions('ignorePage')).toEqual([{ eventId: 1 }]));
  });
});

describe('an event that was made from a page', () => {
  const fresh = { ...watched, isWatched: false, check: undefined } as unknown as WatchedEvent;

  it('has its page checked daily after a press, which asks for the permission', async () => {
    const root = draw(fresh);
    await press(root, 'Check daily');
    await vi.waitFor(() =>
      expect(questions('watchPages')).toEqual([{ origin: 'https://venue.example', isOn: true }]),
    );
    expect(requested).toEqual([['https://venue.example/*']]);
  });

  it('has its page checked on demand; one that is gone is told', async () => {
    const root = draw(fresh, undefined, {
      readPage: () => {
        throw new Refused({ reason: 'http404', text: 'Not found' });
      },
    });
    await press(root, 'Check now');
    await vi.waitFor(() => expect(questions('takePageEvents')).toEqual([{ eventId: 1, isGone: true }]));
  });
});
