import { type Answers, answerWith, never, Refused } from './fakeBackground';
import '../../components/styles/index.css';
import '../../entrypoints/popup/popup.css';
import '../../components/styles/settings.css';
import '../../entrypoints/options/options.css';
import '../../entrypoints/welcome/welcome.css';
import '../../entrypoints/help/help.css';
import '../../entrypoints/frame/frame.css';
import '../../entrypoints/manager/manager.css';
import { type ComponentChildren, render } from 'preact';
import { Frame } from '../../entrypoints/frame/Frame';
import { Help } from '../../entrypoints/help/Help';
import { addDays, today } from '../../entrypoints/manager/events/days';
import { Manager } from '../../entrypoints/manager/Manager';
import { Options } from '../../entrypoints/options/Options';
import { Popup } from '../../entrypoints/popup/Popup';
import { Welcome } from '../../entrypoints/welcome/Welcome';
import type { Failure, FrameView, JobView, SubjectView } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import * as sample from './samples';

/** One state of one page, drawn into a plain document with a background of canned answers. */
export interface State {
  name: string;
  page: 'popup' | 'options' | 'welcome' | 'help' | 'frame' | 'manager';
  /** Resolves once the state is reached, with the way to take it down again. */
  mount(element: HTMLElement): Promise<() => void>;
}

/** What a person does to get there; each step waits for what it needs. */
type Step = (root: HTMLElement) => void | Promise<void>;

/** Waits until the page shows it. */
export async function shown<Found extends Element>(
  root: ParentNode,
  find: () => Found | null | undefined,
): Promise<Found> {
  const found = find();
  if (found) return found;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = find();
      if (!now) return;
      observer.disconnect();
      resolve(now);
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Text as the pseudo-languages leave it alone: without accents, direction marks and doubled letters. */
const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFD')
    .replaceAll(/[\p{M}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/(.)\1+/g, '$1')
    .trim();
/** A control by its visible or hidden words, which are English or of a pseudo-language. */
export const control = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button, a, summary, label')].find((element) =>
    plain(element.textContent).startsWith(plain(name)),
  );
/** A heading by its words. */
const heading = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('h2, h3')].find((element) => plain(element.textContent) === plain(name));
const press =
  (name: string): Step =>
  async (root) =>
    (await shown(root, () => control(root, name))).click();
const see =
  (text: string): Step =>
  async (root) => {
    await shown(root, () => (plain(root.textContent).includes(plain(text)) ? root : undefined));
  };
const type =
  (selector: string, text: string): Step =>
  async (root) => {
    const input = await shown(root, () => root.querySelector<HTMLInputElement>(selector));
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

/** Presses the button of the first form. */
const submit: Step = async (root) =>
  (await shown(root, () => root.querySelector<HTMLElement>('form button[type=submit]'))).click();

/** Opens a `details` element by its summary. */
const open =
  (name: string): Step =>
  async (root) => {
    const summary = await shown(root, () => control(root, name));
    const details = summary.closest('details');
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  };

const choose =
  (value: string): Step =>
  async (root) => {
    const select = await shown(root, () => root.querySelector<HTMLSelectElement>('.panel select'));
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

function state(
  page: State['page'],
  name: string,
  content: ComponentChildren,
  answers: Answers,
  ...steps: Step[]
): State {
  return {
    name: `${page}: ${name}`,
    page,
    async mount(element) {
      answerWith(answers);
      render(content, element);
      for (const step of steps) await step(element);
      return () => render(null, element);
    },
  };
}

const quiet: Answers = {
  acting: () => sample.acting,
  accounts: () => sample.accounts,
  jobs: () => [],
  batches: () => [],
  eventButtonSites: () => [],
  hiddenButtonSites: () => [],
  preferences: () => ({
    theme: 'system',
    privacyStatus: 'private',
    eventStatus: 'draft',
    notifications: [],
    eventMinutes: 120,
    eventTimeZone: '',
  }),
  defaultPlaylist: () => null,
  defaultVenue: () => ({ id: 7, name: 'Old Pier Hall' }),
  accessLog: () => sample.accessLog,
  news: () => ({ version: undefined }),
  seen: () => null,
  readDraft: () => null,
  writeDraft: () => null,
  choices: () => sample.choices,
  playlists: () => sample.playlists,
  playlistIndex: () => sample.playlistIndex,
  uploads: () => [],
  videoCategories: () => sample.categories,
  quotas: () => sample.quotas,
  dataHealth: () => ({ unreadable: [], jobs: 0 }),
  dataSizes: () => ({ history: { used: 1_234, most: 5_000 }, index: { used: 20_500, most: 50_000 } }),
};

interface PopupParts {
  subjects?: Subject[];
  view?: SubjectView;
  url?: string;
  notice?: Failure;
}
const page = ({
  subjects = [sample.video],
  view = sample.videoView,
  url,
  notice,
}: PopupParts = {}): Answers => ({
  ...quiet,
  detectPage: () => ({
    tabId: 7,
    url: url ?? 'https://www.youtube.com/watch?v=jazzJazz001',
    title: 'A page',
    subjects,
    ...(notice ? { notice } : {}),
  }),
  view: () => view,
});
const eventPage = (view: SubjectView = sample.eventView) =>
  page({ subjects: [sample.eventSubject], view, url: 'https://venue.example/jazz-night' });
const acts = (job: JobView): Answers => ({ act: () => sample.runningJob, outcome: () => job });

const popup = (name: string, answers: Answers, ...steps: Step[]) =>
  state('popup', name, <Popup />, answers, ...steps);
/** The popup's content in the side panel, of the same width as a panel that nobody has widened. */
const panel = (name: string, answers: Answers, ...steps: Step[]) =>
  state('popup', `side panel, ${name}`, <Popup tabId={7} panel={idlePanel} />, answers, ...steps);
const idlePanel = { visit: 0, onBusy: () => undefined };
const options = (name: string, answers: Answers, ...steps: Step[]) =>
  state('options', name, <Options />, { ...quiet, ...answers }, ...steps);
const welcome = (name: string, answers: Answers, ...steps: Step[]) =>
  state('welcome', name, <Welcome />, { ...quiet, ...answers }, ...steps);
const frame = (name: string, view: FrameView, answers: Answers, ...steps: Step[]) =>
  state('frame', name, <Frame ticket="ticket" />, { ...quiet, ...answers, frame: () => view }, ...steps);
/** The manager at one of its sections, which its address names. */
const managerAt = (section: string, name: string, answers: Answers, ...steps: Step[]) =>
  at(section, state('manager', name, <Manager />, { ...quiet, ...answers }, ...steps));
const help = (hash: string, name: string, ...steps: Step[]) =>
  at(hash, state('help', name, <Help />, { ...quiet, guides: readGuides }, ...steps));
/** Asked in other languages than English only; `buildStates` has written the file. */
const readGuides = async ({ language }: { language: string }) => (await fetch(`${language}.json`)).json();

/** The state at a hash of the page's address. */
const at = (hash: string, drawn: State): State => ({
  ...drawn,
  mount(element) {
    location.hash = hash;
    return drawn.mount(element);
  },
});
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
const manager = (name: string, answers: Answers, ...steps: Step[]) =>
  managerAt('upload', name, answers, ...steps);

const changedJob: JobView = {
  ...sample.failedJob,
  failure: { reason: 'eventChanged', text: 'Someone changed this event after you opened it.' },
};
/** The second reading is what somebody else made of it. */
function changedMeanwhile(): Answers {
  let reads = 0;
  return {
    editableEvent: () => ({
      ...sample.editable,
      form: reads++ === 0 ? sample.editable.form : { ...sample.editable.form, cost: '15' },
    }),
  };
}
const calendarFile = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Brass in the park
DTSTART;TZID=Europe/Berlin:${addDays(today(), 40).replaceAll('-', '')}T190000
DESCRIPTION:Two bands\\, one stage.\\n\\nBring a chair.
CATEGORIES:Brass,Open air
IMAGE;VALUE=URI:http://10.0.0.7/poster.png
END:VEVENT
END:VCALENDAR`;
const calendarAnswers: Answers = {
  myEvents: () => sample.myEvents,
  editableEvent: () => sample.editable,
  siteRecords: () => sample.venueRecords,
  similar: () => ({
    venues: [{ isSame: false, matches: [{ id: 1, name: 'Old Pier Hall' }] }],
    organizers: [],
  }),
};

const listAnswers: Answers = {
  playlistContents: ({ playlistId }) => ({
    playlist: { ...sample.playlists[0]!, playlistId, readAt: Date.now() },
    items: playlistId === 'PLjazz' ? sample.items : [],
  }),
  mySubscriptions: () => ({ accountId: 'channel', channels: sample.subscribed }),
  planBatch: () => sample.plan,
  batches: () => sample.batches,
  batchItems: () => sample.runItems,
};

const nobody: Answers = { acting: () => ({}), accounts: () => sample.noAccounts };
const draft = { ...sample.choices, canPublish: false };
const many: Subject[] = [
  sample.eventSubject,
  sample.video,
  ...Array.from({ length: 9 }, (_, place): Subject => ({ kind: 'video', videoId: `talkTalk00${place}` })),
  { kind: 'channel', handle: '@quaysidesessions' },
  { kind: 'playlist', playlistId: 'PLquayQuayQuay' },
];
const otherHost = {
  ...sample.noAccounts,
  connecting: { address: 'moved.example', stage: 'otherHost', otherOrigin: 'https://calendar.example' },
} as const;
const failedSite = {
  ...sample.noAccounts,
  connecting: {
    address: 'plain.example',
    stage: 'failed',
    failure: {
      reason: 'noCalendar',
      text: 'plain.example runs WordPress, but not The Events Calendar.',
      remedy: {
        kind: 'open',
        label: 'Open its plugins',
        target: 'https://plain.example/wp-admin/plugins.php',
      },
    },
  },
} as const;

const event: FrameView = { view: 'event', subject: sample.eventSubject, pageTitle: 'Jazz Night' };
const lists: FrameView = { view: 'playlists', subject: sample.video, pageTitle: 'Midnight on the Quay' };
const link: FrameView = { view: 'link', url: 'https://venue.example/many', pageTitle: 'Programme' };
const block = (title: string, day: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Event', name: title, startDate: `2026-12-${day}T19:00` })}</script>`;

/** Every state that the pages can show, for looking at and for checking with axe. */
export const states: State[] = [
  popup('before anything is known', { ...quiet, acting: never, detectPage: never }),
  popup('a video', page(), see('Save to Jazz')),
  popup('a video known, liked and saved', page({ view: sample.knownVideoView }), see('In Jazz')),
  popup('several who could act', { ...page(), acting: () => sample.severalActing }, see('Quay Library')),
  popup(
    'saving',
    { ...page(), act: () => sample.runningJob, outcome: never },
    press('Save to Jazz'),
    see('Saving'),
  ),
  popup('saved', { ...page(), ...acts(sample.savedJob) }, press('Save to Jazz'), see('Saved to Jazz')),
  popup(
    'not saved',
    { ...page(), ...acts(sample.failedJob) },
    press('Save to Jazz'),
    see('ended your sign-in'),
  ),
  offline(
    popup(
      'offline, and what waits',
      { ...page(), ...acts(sample.waitingJob), jobs: () => [sample.waitingJob, sample.addedJob] },
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
    'an event on the calendar',
    eventPage({
      ...sample.eventView,
      onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'draft' },
    }),
    see('Already on'),
  ),
  popup(
    'an event to update',
    {
      ...eventPage({
        ...sample.eventView,
        actor: { accountId: sample.site.accountId, service: 'calendar', name: sample.site.name },
        onCalendar: { url: 'https://calendar.example/e', eventId: 5, status: 'draft' },
      }),
      editableEvent: () => sample.editable,
    },
    press('Update from the page'),
    see('filled in from the page'),
  ),
  popup('the form', eventPage(), press('Add to Harbour'), see('Time zone')),
  popup(
    'the form with mistakes',
    eventPage(),
    press('Add to Harbour'),
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
        sites: sample.severalActing.accounts!.filter(({ service }) => service === 'calendar'),
      }),
    },
    press('Add to Harbour'),
    see('Calendar site'),
  ),
  popup(
    'the form, drafts only',
    { ...eventPage(), choices: () => draft },
    press('Add to Harbour'),
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
    see('All activity'),
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
    type('input[type=url]', 'not an address'),
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

  options('nothing connected', { accounts: () => sample.noAccounts }, see('No YouTube account')),
  options(
    'connected',
    { eventButtonSites: () => ['https://venue.example'] },
    see('Harbour Hall'),
    see('venue.example'),
  ),
  options('several accounts', { accounts: () => sample.several }, see('Use this channel')),
  options('a key, and another platform', { accounts: () => sample.keyAlone }, see('Mirror')),
  options('adding a platform', {}, press('Add platform'), press('Save and allow'), see('Enter a name')),
  options(
    'trouble',
    {
      accounts: () => ({
        ...sample.accounts,
        video: [{ ...sample.channel, problem: sample.failedJob.failure! }],
        sites: [{ ...sample.site, allowed: false, canPublish: false }],
      }),
    },
    see('ended your sign-in'),
  ),
  options(
    'data that cannot be read',
    { dataHealth: () => ({ unreadable: [{ table: 'jobs', count: 2 }], jobs: 9 }) },
    see('jobs: 2'),
    press('Reset Cuecard'),
    see('cannot undo this'),
  ),
  options(
    'a disk of a newer version',
    {
      dataHealth: () => refuse({ ...sample.failedJob, failure: sample.newerData }),
      accounts: () => refuse({ ...sample.failedJob, failure: sample.newerData }),
    },
    see('newer version'),
  ),
  options(
    'a search',
    {},
    see('Harbour Hall'),
    async (root) => {
      const shortcuts = await shown(root, () => heading(root, 'Keyboard shortcuts'));
      await type('.page-main > .field input', shortcuts.textContent?.toUpperCase() ?? '')(root);
    },
    see('1 section'),
  ),
  options(
    'a search in vain',
    {},
    see('Harbour Hall'),
    type('.page-main > .field input', 'zither'),
    see('No settings'),
  ),
  options('the access log', {}, open('Show entries'), see('plain.example')),
  help('', 'the guides', see('Cuecard has no server.')),
  help('error-noCalendar/disabled', 'an error that the guide explains', see('About this error')),
  help('error-offline/transient', 'an error without a text of its own', see('could not be reached')),
  options('after an update', { news: () => ({ version: '0.2.0' }) }, see('was updated')),
  managerAt('playlists', 'after an update', { news: () => ({ version: '0.2.0' }) }, see('was updated')),
  options('a copy to choose', {}, press('Restore'), see('Choose a copy')),
  options('disconnecting', {}, press('Disconnect everywhere'), see('revokes')),
  options('the site is elsewhere', { accounts: () => otherHost }, see('redirects to')),
  options('a site without calendar', { accounts: () => failedSite }, see('but not')),
  options('checked', { checkConnections: () => sample.checks }, press('Check connections'), see('2 issues')),
  options(
    'client id missing',
    { accounts: () => sample.noAccounts },
    see('Client ID'),
    press('Save'),
    see('no spaces'),
  ),

  welcome('nothing connected', { accounts: () => sample.noAccounts }, see('Create a project')),
  welcome(
    'a client whose id is no client id',
    { accounts: () => sample.noAccounts },
    see('Client ID'),
    type('input[placeholder$="googleusercontent.com"]', '123456789012'),
    press('Save'),
    see('project number'),
  ),
  welcome(
    'a client to sign in with',
    { accounts: () => ({ ...sample.noAccounts, client: sample.accounts.client }) },
    see('Connect your YouTube account'),
  ),
  welcome(
    'the calendar',
    { accounts: () => ({ ...sample.accounts, sites: [] }) },
    see('Address of your calendar site'),
  ),
  welcome('both connected', {}, see('Pin the button'), see('puzzle piece')),
  welcome(
    'everything passed',
    { readDraft: () => ({ passed: ['button'] }) },
    see('Cuecard is ready. Open a video'),
  ),
  welcome(
    'only the calendar connected',
    { accounts: () => ({ ...sample.accounts, video: [] }) },
    see('Next: connect YouTube'),
  ),
  welcome(
    'nothing connected, everything skipped',
    { accounts: () => sample.noAccounts, readDraft: () => ({ passed: ['video', 'calendar', 'button'] }) },
    see('You can look around without an account'),
  ),
  welcome(
    'a calendar being connected',
    {
      accounts: () => ({
        ...sample.accounts,
        sites: [],
        connecting: { address: 'calendar.example', stage: 'looking' },
      }),
      beginSite: never,
    },
    see('Address of your calendar site'),
    submit,
    see('Looking for the calendar'),
  ),
  welcome('buttons in pages', {}, press('Buttons in pages'), see('Sites with')),
  welcome('shortcuts that clash', {}, press('Keyboard shortcuts'), see('Alt+Shift+E not set')),

  manager('an upload to begin', {}, see('New upload'), see('Music')),
  manager('nobody signed in', nobody, see('Connect your YouTube account')),
  manager('fields missing', {}, see('Music'), press('Start upload'), see('Choose an answer')),
  manager(
    'uploads in every state',
    { uploads: () => sample.uploads },
    see('Paused'),
    see('choose the same file again'),
    see('Needs review'),
  ),
  managerAt('channel', 'the channel', {}, see('Your other branding')),
  managerAt('channel', 'the channel, nothing chosen', {}, press('Set banner'), see('Choose a file')),
  managerAt(
    'channel',
    'the channel, timing that cannot be',
    {},
    see('Seconds'),
    type('input[type=text]', 'soon'),
    press('Set watermark'),
    see('fits the video'),
  ),
  managerAt('playlists', 'my playlists', {}, see('Café nights')),
  managerAt('playlists', 'a new playlist', {}, press('New playlist'), see('Visibility')),
  managerAt(
    'playlists',
    'playlists to a file',
    listAnswers,
    see('Café nights'),
    press('Export…'),
    see('unit of quota'),
  ),
  managerAt('playlists/PLjazz', 'a playlist', listAnswers, see('first rehearsal')),
  managerAt(
    'playlists/PLjazz',
    'videos to copy, at a price',
    listAnswers,
    press('Select all'),
    press('Copy to'),
    choose('PLlive'),
    see('Start all'),
  ),
  managerAt('playlists/PLjazz', 'a playlist to sort', listAnswers, press('Sort'), see('Sort by')),
  managerAt('subscriptions', 'my subscriptions', listAnswers, see('Harbour Radio')),
  managerAt('batches', 'bulk tasks in every state', listAnswers, press('Show failed'), see('never existed')),
  managerAt(
    'batches',
    'more bulk tasks than are drawn',
    {
      batches: () =>
        Array.from({ length: 101 }, (_, index) => ({ ...sample.batches[0]!, batchId: String(index) })),
    },
    see('Save 220 videos'),
  ),
  managerAt(
    'playlists',
    'no playlists',
    { playlistIndex: () => ({ ...sample.playlistIndex, playlists: [] }) },
    see('No playlists yet'),
  ),
  managerAt('batches', 'no bulk tasks', { batches: () => [] }, see('No bulk tasks yet')),
  managerAt('events', 'my events', calendarAnswers, see('Jazz Night'), see('2 of 3')),
  managerAt(
    'events',
    'no events',
    { myEvents: () => ({ ...sample.myEvents, events: [], page: 1, pages: 1 }) },
    see('No upcoming events'),
  ),
  managerAt(
    'events',
    'a month of one of many venues',
    {
      ...calendarAnswers,
      choices: () => ({
        ...sample.choices,
        venues: Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: `Hall ${index + 1}` })),
      }),
    },
    see('Type to search'),
    async (root) => root.querySelector<HTMLElement>('.month + .month')?.click(),
  ),
  managerAt('events', 'events, no site', nobody, see('Connect one')),
  managerAt(
    'events',
    'events that cannot be read',
    { myEvents: () => refuse(sample.failedJob) },
    see('ended your sign-in'),
  ),
  managerAt(
    'events',
    'an event trashed',
    { ...calendarAnswers, ...acts(sample.addedJob) },
    press('Move to trash'),
    see('added to your calendar'),
  ),
  managerAt(
    'events',
    'events of a file, with what is new and what is left out',
    { ...calendarAnswers, eventsThere: () => ({ there: [null] }) as never, planBatch: () => sample.plan },
    press('Import events'),
    type('textarea', calendarFile),
    press('Read text'),
    see('Create all'),
    see('will be left out'),
    press('Preview'),
  ),
  managerAt('events/1', 'an event to edit', calendarAnswers, see('Time zone'), see('Other organizers')),
  managerAt(
    'events/1',
    'an event with mistakes',
    calendarAnswers,
    see('Time zone'),
    type('.event-form input', ''),
    press('Save'),
    see('Enter a title'),
  ),
  managerAt(
    'events/1',
    'an event whose formatting may change',
    {
      ...calendarAnswers,
      editableEvent: () => ({
        ...sample.editable,
        isRaw: false,
        currencyAtRisk: '€',
        dateAtRisk: '2026-05-01',
      }),
    },
    see('formatting'),
  ),
  managerAt(
    'events/1',
    'an event changed meanwhile',
    { ...calendarAnswers, ...changedMeanwhile(), ...acts(changedJob) },
    see('Time zone'),
    type('.event-form input', 'Jazz Evening'),
    press('Save'),
    see('With your changes'),
    see('15'),
  ),
  managerAt('records/venue', 'venues', calendarAnswers, see('Old Pier Hall')),
  managerAt(
    'records/venue',
    'a venue like another one',
    calendarAnswers,
    press('New venue'),
    type('.manager-form input', 'Old Peir Hall'),
    press('Save'),
    see('similar'),
  ),
  managerAt(
    'records/tag',
    'no tags',
    { siteRecords: () => ({ ...sample.venueRecords, records: [] }) },
    see('none yet'),
  ),
  managerAt(
    'activity',
    'the activity',
    { history: ({ before }) => (before ? sample.olderHistory : sample.history()) },
    see('Pending (63)'),
    see('4 of 100 left'),
    see('Undo completed part'),
  ),
  managerAt(
    'activity',
    'five thousand jobs',
    { history: ({ before }) => (before ? sample.olderHistory : sample.longHistory(5_000)) },
    see('finds only the rows in view'),
    see('Saved to Jazz'),
  ),
  managerAt(
    'activity',
    'nothing done yet',
    { history: () => ({ waiting: [], waitingCount: 0, jobs: [] }), quotas: () => [] },
    see('No activity yet'),
  ),
  managerAt('methods', 'all methods', {}, see('videos.reportAbuse'), see('events.create')),
  managerAt(
    'methods/playlistItems.list',
    'a method, and its answer',
    { call: () => ({ answer: { kind: 'youtube#playlistItemListResponse', items: [{ id: 'UExzYW5k' }] } }) },
    see('playlistId'),
    type('.manager-form input:not([type=checkbox])', 'UExzYW5k'),
    press('Send'),
    see('youtube#playlistItemListResponse'),
  ),
  managerAt(
    'methods/playlistItems.insert',
    'a method that writes, with mistakes',
    {},
    see('snippet.resourceId.videoId'),
    press('Send'),
    see('Missing, unknown'),
  ),
  managerAt(
    'methods/videos.rate',
    'a write to confirm',
    {},
    type('.manager-form input', 'Sbx-5_vid03'),
    press('Send'),
    see('This field is required'),
  ),
  managerAt('methods/events.update', 'a method of the calendar', {}, see('PATCH'), see('title')),
  manager(
    'a background that refuses',
    { uploads: () => refuse(sample.failedJob) },
    see('ended your sign-in'),
  ),

  frame('playlists', lists, { view: () => sample.videoView }, see('Café')),
  frame(
    'playlists, saved',
    lists,
    { view: () => sample.videoView, ...acts(sample.savedJob) },
    see('Café'),
    pick('Jazz'),
    see('Saved'),
  ),
  frame('an event', event, { view: () => sample.eventView }, see('Time zone')),
  frame(
    'an event, published',
    event,
    { view: () => sample.eventView, ...acts(sample.addedJob) },
    see('Time zone'),
    press('Save as draft'),
    see('added to your calendar'),
  ),
  frame(
    'a linked page with several',
    link,
    { readPage: ({ url }) => ({ url, html: block('Jazz Night', '10') + block('Harbour market', '12') }) },
    see('Choose'),
  ),
  frame(
    'a linked page without',
    link,
    { readPage: ({ url }) => ({ url, html: '<p>Nothing here</p>' }) },
    see('Fill in'),
  ),
  frame(
    'a linked page not to be read',
    link,
    { readPage: () => refuse({ ...sample.failedJob, failure: sample.notReadable }) },
    see('reads the page once'),
  ),
  frame(
    'a selection',
    {
      view: 'selection',
      text: 'Lecture on tides\nThursday 10 December 2026, 7:30 pm to 9 pm',
      url: 'https://venue.example/talk',
      pageTitle: 'Talks',
    },
    { view: () => sample.eventView },
    see('Time zone'),
  ),
  state(
    'frame',
    'a ticket used before',
    <Frame ticket="used" />,
    { ...quiet, frame: () => refuse(usedTicket) },
    see('another time'),
  ),
];

const usedTicket: JobView = {
  ...sample.failedJob,
  failure: { reason: 'ticket', text: 'This page was opened another time.' },
};

function refuse(job: JobView): never {
  throw new Refused(job.failure ?? { reason: 'unknown', text: job.text });
}

function pick(name: string): Step {
  return async (root) => {
    const option = () =>
      [...root.querySelectorAll<HTMLElement>('[role=option]')].find((found) =>
        plain(found.textContent).startsWith(plain(name)),
      );
    (await shown(root, option)).click();
  };
}
