import { describe, expect, it, vi } from 'vitest';
import { Link } from '../../../components/ui/Link';
import { Picture } from '../../../components/ui/Picture';
import { Result } from '../../../components/ui/Result';
import { Popup } from '../../../entrypoints/popup/Popup';
import { Recent } from '../../../entrypoints/popup/Recent';
import type { JobView } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { webAddress } from '../../../lib/shared/webAddress';
import { control, shown } from '../../components/controls';
import { type Answers, Refused } from '../../components/fakeBackground';
import { asked, mount, questions, requested, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const answers = (more: Answers = {}): Answers => ({
  acting: () => sample.acting,
  detectPage: () => ({ tabId: 7, url: 'https://venue.example/', title: 'A page', subjects: [sample.video] }),
  view: () => sample.videoView,
  jobs: () => [],
  batches: () => [],
  eventButtonSites: () => [],
  hiddenButtonSites: () => [],
  seen: () => null,
  act: () => sample.runningJob,
  outcome: () => sample.savedJob,
  undo: () => ({ ...sample.savedJob, state: 'undoing' }),
  setEventButton: () => null,
  wishPermission: () => null,
  ...more,
});

const eventButtonWish = {
  wish: { kind: 'eventButton', origin: 'https://venue.example' },
  origins: ['https://venue.example/*'],
};

async function press(root: HTMLElement, name: string) {
  (await shown(root, () => control(root, name))).click();
}

/** The choice of the menu that shows our button on the page's site. */
async function siteBox(root: HTMLElement): Promise<HTMLInputElement> {
  await press(root, 'Menu');
  return shown(root, () => root.querySelector<HTMLInputElement>('.menu-items input'));
}

describe('the popup', () => {
  it.each([
    ['a page without anything', []],
    ['a page with a video', [sample.video]],
  ])('reads the calendar file that %s links to, and offers its next events', async (_name, subjects) => {
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    const vevent = (title: string, days: number, ...more: string[]) => [
      ...['BEGIN:VEVENT', `SUMMARY:${title}`, `DTSTART:${day(days)}T100000`, ...more, 'END:VEVENT'],
    ];
    const url = 'https://choir.example/concerts.ics';
    const html = [
      'BEGIN:VCALENDAR',
      ...vevent('Past concert', -30),
      ...vevent('Rehearsal', 3, 'RRULE:FREQ=DAILY;COUNT=2'),
      ...vevent('Summer concert', 2),
      'END:VCALENDAR',
    ].join('\r\n');
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://choir.example/',
          title: 'Choir',
          subjects,
          calendars: [url],
        }),
        readPage: () => ({ url, html }),
        view: () => sample.eventView,
      }),
    );
    await press(root, 'Read the calendar file of choir.example');
    await shown(root, () => (root.textContent?.includes('Also on this page') ? root : null));
    expect(questions('readPage')).toEqual([{ url }]);
    expect(requested).toEqual([['https://choir.example/*']]);
    // The prompt may close the popup: what was asked for is known by then.
    const wish = { kind: 'readCalendar', url, tabId: 7, pageTitle: 'Choir' };
    expect(questions('wishPermission')[0]).toEqual({ wish, origins: ['https://choir.example/*'] });
    const rows = [...root.querySelectorAll('.other-name')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Rehearsal', 'Rehearsal']);
    expect(root.textContent).not.toContain('Read the calendar file');
  });

  it('offers the events of a page without event data at once, each with its doubt, and all of them together', async () => {
    const line = (text: string, at: number) => ({ depth: 1, kind: 'li', text, at });
    const outline = {
      title: 'Choir',
      nodes: [
        { depth: 0, kind: 'ul', at: 1 },
        line('3 May 2027, 7 pm: Spring concert', 2),
        line('4 June 2027 at 8: Music for all', 3),
        line('5 July 2027, 6 pm: Summer party', 4),
      ],
    };
    const page = { tabId: 7, url: 'https://choir.example/', title: 'Choir', subjects: [], outline };
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => page,
        view: () => sample.eventView,
        holdEvents: () => ({ key: 'held 1' }),
        openManager: () => null,
        eventsThere: ({ events }) =>
          events.map(({ title }) => (title === 'Summer party' ? ({ eventId: 5 } as never) : null)),
      }),
    );
    await press(root, 'Add all 3 events…');
    const marked = () =>
      [...root.querySelectorAll('.other')].filter(({ textContent }) =>
        textContent?.includes('Already on your calendar'),
      );
    await vi.waitFor(() => expect(marked()).toHaveLength(1));
    expect(marked()[0]?.textContent).toContain('Summer party');
    const rows = [...root.querySelectorAll('.other-name')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Music for all', 'Summer party']);
    const [doubtful] = [...root.querySelectorAll('.other .subject-place')].map(
      ({ textContent }) => textContent,
    );
    expect(doubtful).toMatch(/20:00 or .*08:00|8:00.PM or .*8:00.AM/);
    expect(root.textContent).not.toContain('Nothing found on this page');
    await vi.waitFor(() => expect(questions('openManager')).toEqual([{ section: 'events/held:held%201' }]));
    expect(questions('holdEvents')).toMatchObject([
      { pageTitle: 'Choir', events: [{ title: 'Spring concert' }, {}, {}] },
    ]);
  });

  it('names the calendar files of a page by their site and file if there are several', async () => {
    const calendars = ['https://choir.example/concerts.ics', 'https://choir.example/rehearsals.ics'];
    const page = { tabId: 7, url: 'https://choir.example/', title: 'Choir', subjects: [], calendars };
    const root = mount(<Popup />, answers({ detectPage: () => page }));
    for (const file of ['concerts.ics', 'rehearsals.ics'])
      expect(
        await shown(root, () => control(root, `Read the calendar file of choir.example … ${file}`)),
      ).toBeTruthy();
  });

  it('says that a calendar file has no events, and offers to read it again', async () => {
    const url = 'https://choir.example/?ical=1';
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://choir.example/',
          title: 'Choir',
          subjects: [],
          calendars: [url],
        }),
        readPage: () => ({ url, html: 'BEGIN:VCALENDAR\nEND:VCALENDAR' }),
      }),
    );
    await press(root, 'Read the calendar file of choir.example');
    await shown(root, () => (root.textContent?.includes('No events found in this calendar') ? root : null));
    expect(await shown(root, () => control(root, 'Read the calendar file of choir.example'))).toBeTruthy();
  });

  it('shows the bulk tasks that have not ended, paused ones first, and opens them in the manager', async () => {
    const root = mount(<Popup />, answers({ batches: () => sample.batches, openManager: () => null }));
    await shown(root, () => root.querySelector('.recent progress'));
    const rows = [...root.querySelectorAll('.recent .result-text')].map(({ childNodes }) =>
      [...childNodes].map(({ textContent }) => textContent),
    );
    expect(rows.slice(0, 3)).toEqual([
      ['Unsubscribe from 220 channels', 'Paused · 40 of 220 done', ''],
      ['Save 220 videos to Jazz', 'In progress · 40 of 220 done · about 2 minutes left', ''],
      [
        'Sort Live at the Harbour',
        expect.stringMatching(/^Waiting until Wednesday.* · 40 of 220 done · today's quota is used up/),
        '',
      ],
    ]);
    await press(root, 'Open: Unsubscribe from 220 channels');
    await press(root, 'All activity');
    expect(questions('openManager')).toEqual([{ section: 'activity/paused' }, { section: 'activity' }]);
  });

  it.each([
    ['the playlists', sample.acting, 'playlists'],
    ['the events, for those who have no channel', { calendar: sample.acting.calendar! }, 'events'],
    ['the playlists, if nobody is signed in', {}, 'playlists'],
  ])('opens the manager at %s', async (_name, acting, section) => {
    const root = mount(<Popup />, answers({ acting: () => acting, openManager: () => null }));
    await vi.waitFor(() => expect(questions('view').length).toBe(1));
    await press(root, 'Menu');
    await press(root, 'Open the manager');
    expect(questions('openManager')).toEqual([{ section }]);
  });

  it('says that the bulk tasks could not be read, and reads them again on request', async () => {
    let reads = 0;
    const batches = () => {
      if (reads++ === 0) throw new Refused({ reason: 'timeOut', text: 'The tasks could not be read.' });
      return sample.batches;
    };
    const root = mount(<Popup />, answers({ batches }));
    await shown(root, () => (root.textContent?.includes('The tasks could not be read.') ? root : null));
    await press(root, 'Retry');
    await shown(root, () => root.querySelector('.recent progress'));
    expect(root.textContent).not.toContain('could not be read');
  });

  it('leaves the failure to read bulk tasks to the notice of the same failure above', async () => {
    const failed = () => {
      throw new Refused({ reason: 'newer', text: 'This data is from a newer version.' });
    };
    const root = mount(<Popup />, answers({ acting: failed, batches: failed }));
    await shown(root, () => (root.textContent?.includes('newer version') ? root : null));
    await vi.waitFor(() => expect(questions('view').length).toBe(1));
    expect(root.querySelectorAll('.notice').length).toBe(1);
  });

  it('saves to the playlist used last with one press, with the input of the offer', async () => {
    const root = mount(<Popup />, answers());
    await press(root, 'Save to Jazz');
    await shown(root, () => (root.textContent?.includes('Saved to Jazz') ? root : null));
    expect(questions('act')).toMatchObject([
      {
        action: 'video.save',
        subject: sample.video,
        input: { videoId: 'jazzJazz001', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
        surface: 'popup',
        as: 'channel',
      },
    ]);
    await vi.waitFor(() => expect(questions('seen')).toEqual([{ jobId: 'job-1' }]));
  });

  it.each([
    [
      { kind: 'playlist' as const, playlistId: 'PLtheirs0001' },
      'playlists/from:playlist:playlistId:PLtheirs0001',
    ],
    [{ kind: 'channel' as const, handle: '@quay' }, 'playlists/from:channel:handle:@quay'],
  ])('opens the manager to save all videos of %j', async (subject, section) => {
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://www.youtube.com/x',
          title: 'Theirs',
          subjects: [subject],
        }),
        view: () => ({
          subject,
          title: 'Theirs',
          offers: [
            { ...sample.videoView.offers[5]!, action: 'channel.subscribe' },
            {
              action: 'video.save',
              role: 'save',
              label: 'Copy all…',
              needs: 'videos',
              price: 51,
              undoable: true,
              input: {},
            },
          ],
        }),
        openManager: () => null,
      }),
    );
    await press(root, 'Copy all…');
    expect(questions('openManager')).toEqual([{ section }]);
    expect(control(root, 'Subscribe')).toBeTruthy();
  });

  describe('saving to several playlists', () => {
    const job = (playlistId: string, state: 'done' | 'undone' | 'failed' = 'done') => ({
      ...sample.savedJob,
      jobId: `job ${playlistId}`,
      state,
      text: `${state} ${playlistId}`,
      undoable: state === 'done',
    });
    const several = (more: Answers = {}) =>
      answers({
        playlists: () => sample.playlists,
        playlistIndex: () => sample.playlistIndex,
        act: ({ input }) => ({ ...job(String(input.playlistId)), state: 'running', undoable: false }),
        outcome: ({ jobId }) => job(jobId.slice(4)),
        undo: ({ jobId }) => job(jobId.slice(4), 'undone'),
        ...more,
      });
    async function saveToTwo(root: HTMLElement) {
      await press(root, 'Another playlist…');
      for (const title of ['Talks', 'For children']) {
        const option = await shown(root, () =>
          [...root.querySelectorAll('[role=option]')].find((one) => one.textContent?.startsWith(title)),
        );
        option.querySelector<HTMLElement>('.tick')!.click();
      }
      await press(root, 'Save to 2 playlists');
    }

    it('creates a job for each, and undoes them together', async () => {
      let isUndone = false;
      const root = mount(
        <Popup />,
        several({
          undo: ({ jobId }) => {
            isUndone = true;
            return job(jobId.slice(4), 'undone');
          },
          outcome: ({ jobId }) => job(jobId.slice(4), isUndone ? 'undone' : 'done'),
        }),
      );
      await saveToTwo(root);
      await shown(root, () => control(root, 'Undo all 2'));
      expect(questions('act')).toMatchObject(
        ['PLtalks', 'PLkids'].map((playlistId) => ({
          action: 'video.save',
          subject: sample.video,
          input: { videoId: 'jazzJazz001', playlistId },
          as: 'channel',
        })),
      );
      expect(root.textContent).toMatch(/done PLtalks.*done PLkids/);
      await press(root, 'Undo all 2');
      await shown(root, () => (/undone PLtalks.*undone PLkids/.test(root.textContent ?? '') ? root : null));
      expect(questions('undo')).toEqual([{ jobId: 'job PLtalks' }, { jobId: 'job PLkids' }]);
    });

    it('shows one playlist as saved when the other is refused', async () => {
      const root = mount(
        <Popup />,
        several({
          act: ({ input }) => {
            if (input.playlistId === 'PLtalks')
              throw new Refused({ reason: 'quota', text: 'Nothing left today' });
            return job(String(input.playlistId));
          },
        }),
      );
      await saveToTwo(root);
      await shown(root, () => (root.textContent?.includes('Nothing left today') ? root : null));
      await shown(root, () => (root.textContent?.includes('done PLkids') ? root : null));
      expect(root.textContent).toContain('Talks');
      expect(control(root, 'Undo all')).toBeFalsy();
    });
  });

  it('names what its actions are for, as a region around them', async () => {
    const root = mount(<Popup />, answers());
    const save = await shown(root, () => control(root, 'Save to Jazz'));
    expect(save.closest('section')?.getAttribute('aria-label')).toBe(sample.videoView.title);
  });

  it('undoes a job beside its result', async () => {
    const root = mount(<Popup />, answers());
    await press(root, 'Save to Jazz');
    await press(root, 'Undo');
    await vi.waitFor(() => expect(questions('undo')).toEqual([{ jobId: 'job-1' }]));
  });

  it('after an event was added, shows its result alone, and the other actions again after Undo', async () => {
    let isThere = false;
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://venue.example/',
          title: '',
          subjects: [sample.eventSubject],
        }),
        view: () => ({
          ...sample.eventView,
          ...(isThere && {
            onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'draft', mayEdit: true },
            notice: { reason: 'siteDown', text: 'Read again' },
          }),
        }),
        choices: () => sample.choices,
        readDraft: () => null,
        act: () => {
          isThere = true;
          return sample.savedJob;
        },
        undo: () => sample.undoneJob,
      }),
    );
    await press(root, 'Review first');
    await press(root, 'Save as draft');
    await shown(root, () => control(root, 'Undo'));
    await vi.waitFor(() => expect(root.textContent).toContain('Read again'));
    expect(root.textContent).not.toContain('Already on your calendar');
    expect(control(root, 'Update from the page')).toBeUndefined();
    // The line of the result has what comes next
    expect(control(root, 'Publish')?.closest('.result-line')).toBeTruthy();
    await press(root, 'Undo');
    await shown(root, () => control(root, 'Update from the page'));
  });

  describe('an event that the page states as data', () => {
    const ofEvent = (event: FoundEvent, more: Answers = {}) => {
      const there = { url: 'https://calendar.example/e', eventId: 5, status: 'draft', mayEdit: true };
      return answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://venue.example/',
          title: '',
          subjects: [{ kind: 'event', event }],
        }),
        view: () => ({ ...sample.eventView, ...(questions('act').length > 0 && { onCalendar: there }) }),
        choices: () => sample.choices,
        readDraft: () => null,
        similar: () => ({ venues: [], organizers: [{ isSame: false, matches: [] }] }),
        ...more,
      });
    };

    it('is added as a draft by one press if nothing is open, and the focus stays beside its result', async () => {
      const root = mount(<Popup />, ofEvent(sample.event));
      const add = await shown(root, () => control(root, 'Add to Harbour'));
      add.focus();
      add.click();
      await shown(root, () => control(root, 'Undo'));
      expect(questions('act')).toMatchObject([
        {
          action: 'event.add',
          as: 'site',
          input: { form: { title: sample.event.title, status: 'draft', venue: { id: 11 } } },
        },
      ]);
      expect(root.querySelector('.event-form')).toBeNull();
      const result = root.querySelector('.result');
      await vi.waitFor(() => expect(document.activeElement).toBe(result));
      expect(result?.getAttribute('aria-live')).toBe('off');
    });

    it.each<[string, FoundEvent, Answers]>([
      [
        'a value is doubtful',
        {
          ...sample.event,
          evidence: { venue: { source: 'json-ld', notes: [{ code: 'severalPlaces', about: 'Quay' }] } },
        },
        {},
      ],
      ['a value is missing', { ...sample.event, title: '0' }, {}],
      [
        'the site has an organizer of a similar name',
        sample.event,
        {
          similar: () => ({
            venues: [],
            organizers: [{ isSame: false, matches: [{ id: 3, name: 'Quay' }] }],
          }),
        },
      ],
      ['something was typed before', sample.event, { readDraft: () => ({ title: 'Jazz' }) }],
      [
        'new events are published',
        sample.event,
        { choices: () => ({ ...sample.choices, usual: { status: 'publish', minutes: 120, timeZone: '' } }) },
      ],
    ])('opens its form first if %s', async (_name, event, more) => {
      const root = mount(<Popup />, ofEvent(event, more));
      await press(root, 'Add to Harbour');
      await shown(root, () => root.querySelector('.event-form'));
      expect(questions('act')).toEqual([]);
    });

    it.each<[string, FoundEvent]>([
      ['text', { ...sample.event, source: 'text' }],
      ['a series', { ...sample.event, alternatives: [{ ...sample.event, reason: 'occurrence' }] }],
      ['a cancelled event', { ...sample.event, status: 'cancelled' }],
    ])('has one button for %s, which opens the form', async (_name, event) => {
      const root = mount(<Popup />, ofEvent(event));
      await press(root, 'Add to Harbour');
      await shown(root, () => root.querySelector('.event-form'));
      expect(control(root, 'Review first…')).toBeUndefined();
    });
  });

  it.each([
    ['publishes', true, 'Publish', 'event.publish'],
    ['submits for review, as an account that may not publish,', false, 'Submit for review', 'event.review'],
  ])('%s an event that is on the calendar as a draft', async (_name, canPublish, label, action) => {
    let status = 'draft';
    const done: JobView = { ...sample.savedJob, action: 'event.publish', text: '“Jazz Night” published' };
    const root = mount(
      <Popup />,
      answers({
        acting: () => ({ ...sample.acting, calendar: { ...sample.acting.calendar!, canPublish } }),
        detectPage: () => ({
          tabId: 7,
          url: 'https://venue.example/',
          title: 'Jazz',
          subjects: [sample.eventSubject],
        }),
        view: () => ({
          ...sample.eventView,
          onCalendar: { url: 'https://calendar.example/e', eventId: 5, status, mayEdit: true },
        }),
        act: () => {
          status = 'publish';
          return done;
        },
        outcome: () => done,
      }),
    );
    await press(root, label);
    await shown(root, () => (root.textContent?.includes('“Jazz Night” published') ? root : null));
    expect(questions('act')).toMatchObject([
      { action, input: { eventId: 5, title: sample.eventView.title }, surface: 'popup' },
    ]);
    expect(control(root, 'Publish')).toBeUndefined();
  });

  it('offers nothing on an event of others that the user may not change', async () => {
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://venue.example/',
          title: 'Jazz',
          subjects: [sample.eventSubject],
        }),
        view: () => ({
          ...sample.eventView,
          onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'draft', mayEdit: false },
        }),
      }),
    );
    await shown(root, () =>
      root.textContent?.includes('Already on your calendar, not published') ? root : null,
    );
    for (const label of ['Publish', 'Submit for review', 'Edit', 'Update from the page'])
      expect(control(root, label)).toBeUndefined();
  });

  it('offers no publication of a scheduled event', async () => {
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({
          tabId: 7,
          url: 'https://venue.example/',
          title: 'Jazz',
          subjects: [sample.eventSubject],
        }),
        view: () => ({
          ...sample.eventView,
          onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'future', mayEdit: true },
        }),
      }),
    );
    await shown(root, () => control(root, 'Update from the page'));
    expect(control(root, 'Publish')).toBeUndefined();
  });

  it('resumes the failed job, beside the subject and under Recent', async () => {
    const failed = {
      ...sample.savedJob,
      state: 'failed' as const,
      text: 'Not saved to Jazz',
      failure: {
        reason: 'timeOut',
        text: 'Too slow.',
        remedy: { kind: 'retry' as const, label: 'Retry' },
      },
    };
    const more = { outcome: () => failed, retry: () => sample.runningJob };
    const root = mount(<Popup />, answers(more));
    await press(root, 'Save to Jazz');
    await press(root, 'Retry');
    await vi.waitFor(() => expect(questions('retry')).toEqual([{ jobId: 'job-1' }]));
    expect(questions('act')).toHaveLength(1);

    const later = mount(<Popup />, answers({ ...more, jobs: () => [failed] }));
    await press(later, 'Retry');
    await vi.waitFor(() => expect(questions('retry')).toEqual([{ jobId: 'job-1' }]));
    expect(questions('act')).toEqual([]);
  });

  it('clears a rating that is on with the same button', async () => {
    const root = mount(<Popup />, answers({ view: () => sample.knownVideoView }));
    const like = await shown(root, () => control(root, 'Like'));
    expect(like.getAttribute('aria-pressed')).toBe('true');
    expect(control(root, 'Dislike')?.getAttribute('aria-pressed')).toBe('false');
    like.click();
    await vi.waitFor(() => expect(questions('act')).toMatchObject([{ action: 'video.clearRating' }]));
  });

  it('removes from the playlist of the button', async () => {
    const root = mount(<Popup />, answers({ view: () => sample.knownVideoView }));
    await press(root, 'In 2 playlists');
    const line = await shown(root, () =>
      [...root.querySelectorAll('li')].find((one) => one.textContent?.startsWith('In Jazz')),
    );
    line.querySelector('button')!.click();
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject([
        {
          action: 'video.remove',
          input: { playlistId: 'PLjazz', playlistTitle: 'Jazz', videoId: 'jazzJazz001' },
        },
      ]),
    );
  });

  it('reads the tab that it was opened for', async () => {
    mount(<Popup tabId={7} />, answers());
    await vi.waitFor(() => expect(questions('detectPage')).toEqual([{ tabId: 7 }]));
  });

  it('reads the view of one subject only, until another is chosen', async () => {
    const subjects = [sample.video, sample.eventSubject];
    const root = mount(
      <Popup />,
      answers({ detectPage: () => ({ tabId: 7, url: 'https://venue.example', title: '', subjects }) }),
    );
    await shown(root, () => control(root, 'Save to Jazz'));
    expect(questions('view')).toHaveLength(1);
    root.querySelector<HTMLElement>('.other')!.click();
    await vi.waitFor(() => expect(questions('view')).toMatchObject([{}, { subject: sample.eventSubject }]));
  });

  it('opens the manager with all videos of a page', async () => {
    const other = { kind: 'video' as const, videoId: 'Sbx-3_vid02' };
    const subjects = [sample.video, other, sample.eventSubject];
    const look = () => ({ tabId: 7, url: 'https://venue.example', title: '', subjects });
    const root = mount(<Popup />, answers({ detectPage: look, openManager: () => null }));
    (await shown(root, () => control(root, 'Save all 2 videos…'))).click();
    const section = `playlists/videos:${sample.video.videoId},${other.videoId}`;
    await vi.waitFor(() => expect(questions('openManager')).toEqual([{ section }]));
  });

  it("requests the site's permission in the click before it shows 'Add event' there", async () => {
    const root = mount(<Popup />, answers());
    const box = await siteBox(root);
    expect(root.querySelector('.menu-items')?.textContent).toContain('The browser asks you to allow access');
    box.click();
    expect(requested).toEqual([['https://venue.example/*']]);
    // The prompt may close the popup: what was asked for is known by then.
    expect(questions('wishPermission')).toEqual([eventButtonWish]);
    await vi.waitFor(() =>
      expect(questions('setEventButton')).toEqual([{ origin: 'https://venue.example', on: true }]),
    );
  });

  it("shows that 'Add event' is on, whatever the port of the page", async () => {
    const look = () => ({ tabId: 7, url: 'https://venue.example:8443/jazz', title: 'Jazz', subjects: [] });
    const root = mount(
      <Popup />,
      answers({ detectPage: look, eventButtonSites: () => ['https://venue.example'] }),
    );
    const box = await siteBox(root);
    expect(box.checked).toBe(true);
  });

  it('hides the button on the video site without a permission, and shows it again', async () => {
    let hidden: string[] = [];
    const look = () => ({ tabId: 7, url: 'https://m.youtube.com/feed', title: '', subjects: [] });
    const setEventButton = ({ origin, on }: { origin: string; on: boolean }) => {
      hidden = on ? [] : [origin];
      return null;
    };
    const root = mount(
      <Popup />,
      answers({ detectPage: look, hiddenButtonSites: () => hidden, setEventButton }),
    );
    const box = await siteBox(root);
    expect([box.checked, box.parentElement?.textContent]).toEqual([
      true,
      'Show the Cuecard button on m.youtube.com',
    ]);
    box.click();
    await vi.waitFor(() => expect(box.checked).toBe(false));
    expect(hidden).toEqual(['https://m.youtube.com']);
    await vi.waitFor(() => expect(box.disabled).toBe(false));
    box.click();
    await vi.waitFor(() => expect(box.checked).toBe(true));
    expect(requested).toEqual([]);
  });

  it("does not show 'Add event' on a site that the person refused", async () => {
    const root = mount(<Popup />, answers(), { granted: false });
    const box = await siteBox(root);
    box.click();
    await vi.waitFor(() => expect(asked.filter(({ name }) => name === 'eventButtonSites')).toHaveLength(2));
    expect(questions('setEventButton')).toEqual([]);
    expect(questions('wishPermission')).toEqual([eventButtonWish, { origins: eventButtonWish.origins }]);
    expect(box.checked).toBe(false);
  });

  it('requests the permission of a notice in the click, then reads the page again', async () => {
    const root = mount(
      <Popup />,
      answers({
        detectPage: () => ({ tabId: 7, url: '', title: '', subjects: [], notice: sample.notReadable }),
      }),
    );
    await press(root, 'Allow this site');
    expect(requested).toEqual([['https://venue.example/*']]);
    await vi.waitFor(() => expect(questions('detectPage')).toHaveLength(2));
  });
});

describe('remedies work where the failure is shown', () => {
  const refusedFor = (kind: 'signIn' | 'grant' | 'connectSite', target?: string) => ({
    reason: 'x',
    text: 'Not yet.',
    remedy: { kind, label: 'Mend it', ...(target === undefined ? {} : { target }) },
  });

  it('after signing in again, the action is retried without another press', async () => {
    let isSignedIn = false;
    const act = () => {
      if (!isSignedIn) throw new Refused(refusedFor('signIn', 'channel'));
      return sample.runningJob;
    };
    const signIn = () => {
      isSignedIn = true;
      return sample.channel;
    };
    const root = mount(<Popup />, answers({ act, signIn }));
    await press(root, 'Save to Jazz');
    await press(root, 'Mend it');
    await shown(root, () => (root.textContent?.includes('Saved to Jazz') ? root : null));
    expect(questions('signIn')).toEqual([{ accountId: 'channel' }]);
    expect(questions('act')).toHaveLength(2);
  });

  it('a refused permission retries nothing', async () => {
    const act = () => {
      throw new Refused(refusedFor('grant', 'https://calendar.example'));
    };
    const root = mount(<Popup />, answers({ act }), { granted: false });
    await press(root, 'Save to Jazz');
    await press(root, 'Mend it');
    await vi.waitFor(() => expect(requested).toEqual([['https://calendar.example/*']]));
    await shown(root, () => control(root, 'Mend it'));
    expect(questions('act')).toHaveLength(1);
  });

  it('a job that failed without a permission is retried after the grant, even if the prompt closes the popup', async () => {
    const failed = { ...sample.failedJob, failure: refusedFor('grant', 'https://calendar.example') };
    const root = mount(<Popup />, answers({ jobs: () => [failed], retry: () => sample.runningJob }));
    await press(root, 'Mend it');
    const [first] = questions('wishPermission');
    expect(first).toEqual({
      wish: { kind: 'retryJob', jobId: failed.jobId },
      origins: ['https://calendar.example/*'],
    });
    await vi.waitFor(() => expect(questions('retry')).toEqual([{ jobId: failed.jobId }]));
  });

  it('a calendar is connected under Recent, not in the settings', async () => {
    const failed = {
      ...sample.savedJob,
      jobId: 'old',
      state: 'failed' as const,
      failure: refusedFor('connectSite'),
    };
    const more = { jobs: () => [failed], accounts: () => sample.noAccounts };
    const root = mount(<Popup />, answers(more));
    await press(root, 'Mend it');
    await shown(root, () => root.querySelector('.recent input[inputmode=url]'));
    expect(questions('openOptions')).toEqual([]);
  });
});

it('lists bulk tasks that have ended among the recent jobs, with their counts and their undo', async () => {
  const at = Date.now();
  const ended = { ...sample.batches[3]!, endedAt: at - 1_000 };
  const jobs = [at, at - 2_000].map((createdAt, index) => ({
    ...sample.savedJob,
    jobId: `job ${index}`,
    text: `Job ${index}`,
    createdAt,
  }));
  const more = { jobs: () => jobs, batches: () => [sample.batches[0]!, ended], planUndo: () => sample.plan };
  const root = mount(<Popup />, answers(more));
  const recent = await shown(root, () => root.querySelector('.recent'));
  await shown(recent, () => (/Job 0.*218 of 220 done.*Job 1/.test(recent.textContent ?? '') ? recent : null));
  expect(recent.querySelector('li')?.textContent).toContain('Save 220 videos');
  await press(recent as HTMLElement, 'Undo all…');
  await shown(recent, () => (recent.textContent?.includes('Uses 11,000 units') ? recent : null));
  expect(questions('undoBatch')).toEqual([]);
});

it('shows what was done last in one line, until it is opened', async () => {
  const jobs = [1, 2].map((place) => ({ ...sample.savedJob, jobId: `job ${place}`, text: `Job ${place}` }));
  const root = mount(<Popup />, answers({ jobs: () => jobs }));
  await shown(root, () => root.querySelector('.recent'));
  const lines = () =>
    [...root.querySelectorAll('.recent .result-text')].map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Job 1']);
  expect(control(root, 'All activity')).toBeUndefined();
  await press(root, 'More of what was done');
  expect(lines()).toEqual(['Job 1', 'Job 2']);
  await press(root, 'More of what was done');
  expect(lines()).toEqual(['Job 1']);
});

it('opens what was done last by itself if something needs the person', async () => {
  const root = mount(<Popup />, answers({ jobs: () => [sample.savedJob, sample.reviewJob] }));
  await shown(root, () => control(root, 'All activity'));
  expect(root.querySelectorAll('.recent li')).toHaveLength(2);
});

it.each([
  ['video', sample.video, sample.videoView, 'Harbour Hall', '9,850 units left'],
  ['event', sample.eventSubject, sample.eventView, 'Harbour Hall Calendar', undefined],
] as const)(
  'shows only the account that a page with a %s concerns',
  async (_kind, subject, view, name, units) => {
    const look = () => ({ tabId: 7, url: 'https://venue.example', title: '', subjects: [subject] });
    const root = mount(<Popup />, answers({ detectPage: look, view: () => view }));
    const header = await shown(root, () => root.querySelector('.popup-header'));
    await shown(root, () => header.querySelector('.actor'));
    expect([...header.querySelectorAll('.actor .one-line')].map(({ textContent }) => textContent)).toEqual([
      name,
    ]);
    expect(header.querySelector('.quota-ring')?.textContent?.replace(/^H/, '')).toBe(units);
  },
);

it('tells that the browser is offline, as long as it is', async () => {
  const root = mount(<Popup />, answers());
  const isTold = () => root.textContent?.includes('You are offline.');
  await shown(root, () => control(root, 'Save to Jazz'));
  expect(isTold()).toBe(false);

  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await shown(root, () => (isTold() ? root : null));
  expect(control(root, 'Save to Jazz')).toBeDefined();

  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await shown(root, () => (isTold() ? null : root));
});

it('a draft that cannot be saved is reported', async () => {
  const full = { reason: 'diskFull', text: 'The disk is full.' };
  const more = {
    playlists: () => sample.playlists,
    readDraft: () => null,
    writeDraft: () => {
      throw new Refused(full);
    },
  };
  const root = mount(<Popup />, answers(more));
  await press(root, 'Another');
  await press(root, 'New playlist');
  await typeInto(await shown(root, () => root.querySelector<HTMLInputElement>('form input')), 'Tides');
  await shown(root, () =>
    root.textContent?.includes('lost when this closes. The disk is full.') ? root : null,
  );
});

describe('addresses from outside', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'chrome://settings', 'nonsense'])(
    '%s is never a link',
    (address) => {
      expect(webAddress(address)).toBeUndefined();
      expect(mount(<Link to={address}>words</Link>, {}).querySelector('a')).toBeNull();
    },
  );

  it.each([
    'http://i.ytimg.com/vi/x/default.jpg',
    'https://i.ytimg.com.evil.example/x.jpg',
    'https://evil.example/i.ytimg.com',
    'data:image/png;base64,AA',
  ])('%s is never a picture', (address) => {
    const picture = (
      <Picture class="thumbnail" address={address}>
        words
      </Picture>
    );
    expect(mount(picture, {}).querySelector('img')).toBeNull();
  });
});

describe('the popup before the first sign-in', () => {
  const nobody = { acting: () => ({}), accounts: () => sample.noAccounts };
  const nothingHere: Answers = {
    detectPage: () => ({ tabId: 7, url: 'https://plain.example/', title: 'A page', subjects: [] }),
  };

  it('leads to the set-up guide while no client is set, since a sign-in would fail', async () => {
    const root = mount(<Popup />, answers({ ...nobody, ...nothingHere }));
    const link = await shown(root, () => root.querySelector<HTMLAnchorElement>('a.button-primary'));
    expect(link.textContent).toBe('Set-up guide');
    expect(link.getAttribute('href')).toBe('/welcome.html');
    expect(control(root, 'Sign in')).toBeUndefined();
  });

  it('offers the sign-in once a client is set', async () => {
    const accounts = () => ({ ...sample.noAccounts, client: sample.accounts.client });
    const root = mount(
      <Popup />,
      answers({ ...nobody, ...nothingHere, accounts, signIn: () => sample.channel }),
    );
    await press(root, 'Sign in');
    await vi.waitFor(() => expect(questions('signIn')).toEqual([{}]));
  });

  it('opens the set-up guide from a notice that no client is set', async () => {
    const notice = {
      reason: 'clientMissing',
      text: 'No OAuth client is set yet.',
      remedy: { kind: 'setUp' as const, label: 'Set-up guide' },
    };
    const view = () => ({ ...sample.videoView, offers: [], notice });
    const root = mount(<Popup />, answers({ ...nobody, view, openSetUp: () => null }));
    await press(root, 'Set-up guide');
    await vi.waitFor(() => expect(questions('openSetUp')).toEqual([{}]));
  });
});

it('a recent job names its video, unlike the result below the video itself', async () => {
  const job = { ...sample.savedJob, videoTitle: 'Midnight on the Quay' };
  const root = mount(<Recent except={[]} />, { jobs: () => [job], seen: () => null });
  const recent = await shown(root, () => root.querySelector('.result'));
  expect(recent.textContent).toContain(`Midnight on the Quay`);
  const own = mount(<Result job={job} />, {});
  expect(own.textContent).not.toContain('Midnight');
});
