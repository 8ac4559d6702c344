import { Popup } from '../../../entrypoints/popup/Popup';
import type { SubjectView } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import { pick, press, type Step, see, type } from '../controls';
import { type Answers, never } from '../fakeBackground';
import * as sample from '../samples';
import { actionEnding, nobody, page, quiet, refuse, type State, state } from './drawing';

const eventPage = (view: SubjectView = sample.eventView) =>
  page({ subjects: [sample.eventSubject], view, url: 'https://venue.example/jazz-night' });

const popup = (name: string, answers: Answers, ...steps: Step[]) =>
  state('popup', name, <Popup />, answers, ...steps);

/** The popup's content in the side panel, of the same width as a panel that nobody has widened. */
const panel = (name: string, answers: Answers, ...steps: Step[]) =>
  state('popup', `side panel, ${name}`, <Popup tabId={7} panel={idlePanel} />, answers, ...steps);

const idlePanel = { visit: 0, onBusy: () => undefined };

/** The state while the browser has no connection. */
const offline = (drawn: State): State => ({
  ...drawn,
  async mount(element) {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const takeDown = await drawn.mount(element);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      takeDown();
    };
  },
});

const draft = { ...sample.choices, canPublish: false };

const many: Subject[] = [
  sample.eventSubject,
  sample.video,
  ...Array.from({ length: 9 }, (_, place): Subject => ({ kind: 'video', videoId: `talkTalk00${place}` })),
  { kind: 'channel', handle: '@quaysidesessions' },
  { kind: 'playlist', playlistId: 'PLquayQuayQuay' },
];

/** States of the popup. */
export const popupStates: State[] = [
  popup('before anything is known', { ...quiet, acting: never, detectPage: never }),
  popup('a video', page(), see('Save to Jazz')),
  popup('a video known, liked and saved', page({ view: sample.knownVideoView }), see('In 2 playlists')),
  popup(
    'the playlists that have a video',
    page({ view: sample.knownVideoView }),
    press('In 2 playlists'),
    see('In Live at the Harbour'),
  ),
  popup('its menu', page(), see('Save to Jazz'), press('Menu'), see('Move the button')),
  popup('several who could act', { ...page(), acting: () => sample.severalActing }, see('Quay Library')),
  popup(
    'saving',
    { ...page(), act: () => sample.runningJob, outcome: never },
    press('Save to Jazz'),
    see('Saving'),
  ),
  popup(
    'saved',
    { ...page(), ...actionEnding(sample.savedJob) },
    press('Save to Jazz'),
    see('Saved to Jazz'),
  ),
  popup(
    'not saved',
    { ...page(), ...actionEnding(sample.failedJob) },
    press('Save to Jazz'),
    see('ended your sign-in'),
  ),
  offline(
    popup(
      'offline, and what waits',
      { ...page(), ...actionEnding(sample.waitingJob), jobs: () => [sample.waitingJob, sample.addedJob] },
      press('Save to Jazz'),
      see('Continues automatically'),
    ),
  ),
  offline(popup('offline, on a page with nothing', page({ subjects: [] }), see('You are offline'))),
  popup('playlists', page(), press('Another'), see('Café')),
  popup(
    'playlists being read',
    { ...page(), playlistIndex: () => ({ ...sample.playlistIndex, reading: { done: 2, of: 6 } }) },
    press('Another'),
    see('2 of 6'),
  ),
  popup(
    'reading playlists stopped at the reserve',
    {
      ...page(),
      playlistIndex: () => ({
        ...sample.playlistIndex,
        reading: { done: 2, of: 6 },
        failure: { reason: 'reserveReached', text: sample.reserveReached },
      }),
    },
    press('Another'),
    see('single clicks'),
  ),
  popup(
    'playlists, one that has it',
    page(),
    press('Another'),
    see('Café'),
    pick('Live at'),
    see('Save it again'),
  ),
  popup(
    'playlists, none like it',
    page(),
    press('Another'),
    see('Café'),
    type('[role=combobox]', 'zither'),
    see('No playlist'),
  ),
  popup('a new playlist', page(), press('Another'), press('New playlist'), see('Visibility')),
  popup(
    'a new playlist without title',
    page(),
    press('Another'),
    press('New playlist'),
    press('Create'),
    see('Enter a title'),
  ),
  popup(
    'nobody signed in',
    { ...page({ view: { ...sample.videoView, offers: [], notice: sample.notSignedIn } }), ...nobody },
    see('not signed in'),
  ),
  popup('an event', eventPage(), see('Add to Harbour')),
  popup(
    'several events',
    page({ subjects: [sample.eventSubject, sample.doubtfulEvent], view: sample.eventView }),
    see('Add all 2'),
  ),
  popup(
    'an event on the calendar',
    eventPage({
      ...sample.eventView,
      onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'draft', mayEdit: true },
    }),
    see('Already on'),
  ),
  popup(
    'an event to update',
    {
      ...eventPage({
        ...sample.eventView,
        actor: { accountId: sample.site.accountId, service: 'calendar', name: sample.site.name },
        onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'draft', mayEdit: true },
      }),
      editableEvent: () => sample.editable,
    },
    press('Update from the page'),
    see('filled in from the page'),
  ),
  popup('the form', eventPage(), press('Review first'), see('Time zone')),
  popup(
    'the form with mistakes',
    eventPage(),
    press('Review first'),
    type('.event-form input', ''),
    press('Save as draft'),
    see('Enter a title'),
  ),
  popup(
    'the form, for one of two sites',
    {
      ...eventPage(),
      acting: () => sample.severalActing,
      choices: () => ({
        ...draft,
        sites: sample.severalActing
          .accounts!.filter(({ service }) => service === 'calendar')
          .map((site) => ({ ...site, canCreate: true, canPublish: true })),
      }),
    },
    press('Review first'),
    see('Calendar site'),
  ),
  popup(
    'the form, drafts only',
    { ...eventPage(), choices: () => draft },
    press('Review first'),
    see('is not allowed to publish'),
  ),
  popup(
    'bulk tasks',
    { ...page(), jobs: () => [sample.savedJob], batches: () => sample.batches },
    see('Unsubscribe from'),
  ),
  popup(
    'little quota left, and a damaged disk',
    {
      ...page(),
      jobs: () => [sample.savedJob],
      acting: () => ({
        ...sample.acting,
        quotaLeft: 120,
        quotaResetsAt: Date.UTC(2030, 0, 2, 8),
        notice: sample.rowsUnreadable,
      }),
    },
    see('120 units left until'),
    see('2 entries'),
    see('Saved to Jazz'),
  ),
  popup(
    'no calendar connected',
    {
      ...eventPage({ ...sample.eventView, offers: [], notice: sample.noCalendar }),
      accounts: () => sample.noAccounts,
    },
    press('Connect your calendar site'),
    see('any page'),
  ),
  popup(
    'an address that is none',
    {
      ...eventPage({ ...sample.eventView, offers: [], notice: sample.noCalendar }),
      accounts: () => sample.noAccounts,
    },
    press('Connect your calendar site'),
    type('input[inputmode=url]', 'not an address'),
    press('Connect'),
    see('not a site address'),
  ),
  popup(
    'many things',
    page({ subjects: many, view: sample.eventView, url: 'https://venue.example/many' }),
    see('Also on'),
  ),
  popup('nothing found', page({ subjects: [], url: 'https://plain.example' }), see('Nothing found')),
  popup('nothing found, nobody connected', { ...page({ subjects: [] }), ...nobody }, see('any page')),
  popup(
    'a page not to be read',
    page({ subjects: [], notice: sample.notReadable, url: 'https://venue.example' }),
    see('Allow'),
  ),
  popup(
    'bulk tasks that cannot be read',
    { ...page(), batches: () => refuse(sample.failedJob) },
    see('ended your sign-in'),
  ),
  popup(
    'the quota used up',
    {
      ...page(),
      acting: () => ({ ...sample.acting, quotaLeft: 0, quotaResetsAt: new Date().setHours(23, 30) }),
    },
    see('0 units left'),
  ),
  panel('an event', eventPage(), see('Add to Harbour')),
  offline(panel('offline', eventPage(), see('You are offline'))),
  panel(
    'a tab that needs a click',
    page({ subjects: [], notice: sample.notReadable, url: '' }),
    see('Click the Cuecard button'),
  ),
  panel(
    'little quota left',
    {
      ...page(),
      acting: () => ({ ...sample.acting, quotaLeft: 120, quotaResetsAt: Date.now() + 3_600_000 }),
    },
    see('120 units left'),
  ),
  popup(
    'what was done last',
    { ...page(), jobs: () => [sample.reviewJob, sample.addedJob, sample.undoneJob] },
    see('Recent'),
    see('Save to Jazz'),
  ),
  popup(
    'a background that refuses',
    { ...page(), view: () => refuse(sample.failedJob) },
    see('ended your sign-in'),
  ),
];
