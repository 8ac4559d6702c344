import { Manager } from '../../../entrypoints/manager/Manager';
import type { VideoRow } from '../../../lib/collections/videos';
import type { FeedItemView, FeedStanding, FeedView, JobView, MirrorChange } from '../../../lib/messages';
import { shiftDay, today } from '../../../lib/shared/time';
import { choose, press, type Step, see, shown, type } from '../controls';
import type { Answers } from '../fakeBackground';
import { asChanges, mirrored } from '../mirrored';
import * as sample from '../samples';
import { actionEnding, at, nobody, quiet, refuse, type State, state } from './drawing';

/** The manager at one of its sections, which its address names. */
const managerAt = (section: string, name: string, answers: Answers, ...steps: Step[]) =>
  at(section, state('manager', name, <Manager />, { ...quiet, ...answers }, ...steps));

const manager = (name: string, answers: Answers, ...steps: Step[]) =>
  managerAt('upload', name, answers, ...steps);

/** Opens the menu of the first row. */
const openFirstMenu: Step = async (root) =>
  (await shown(root, () => root.querySelector<HTMLElement>('tbody .menu > .button'))).click();

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
DTSTART;TZID=Europe/Berlin:${shiftDay(today(), 40).replaceAll('-', '')}T190000
DESCRIPTION:Two bands\\, one stage.\\n\\nBring a chair.
CATEGORIES:Brass,Open air
IMAGE;VALUE=URI:http://10.0.0.7/poster.png
END:VEVENT
END:VCALENDAR`;

const calendarAnswers: Answers = {
  ...sample.siteRows({ events: sample.myEvents, venues: sample.venueRecords }),
  editableEvent: () => sample.editable,
  similar: () => ({
    venues: [{ isSame: false, matches: [{ id: 1, name: 'Old Pier Hall' }] }],
    organizers: [],
  }),
};

const feed: FeedView = {
  ...{ feedId: 'club', name: 'Club on the quay', address: 'https://club.example/events.ics', rule: 'offer' },
  ...{ checkedAt: 1, readAt: 1, isCutShort: false, unreadable: 0, isPageWaiting: false },
};
const feedItem = (title: string, standing: FeedStanding, more: Partial<FeedItemView> = {}): FeedItemView => ({
  ...{ id: `club|${title}`, feedId: 'club', title, standing, allDay: false },
  start: `${shiftDay(today(), 40)}T19:00:00`,
  ...{ differences: [], kept: [], isDoubtful: false },
  ...more,
});
const feedAnswers: Answers = {
  ...calendarAnswers,
  feeds: () => [
    feed,
    {
      ...{ ...feed, feedId: 'hall', name: 'Hall', movedFrom: 'https://hall.example/a.ics', unreadable: 2 },
      ...{ redirectTo: 'https://hall.example/b.ics', isCutShort: true, failingSince: 1 },
      failure: { reason: 'feedGone', text: 'hall.example has nothing at this address any more.' },
    },
  ],
  feedItems: () => [
    feedItem('Jazz on the quay', 'new'),
    feedItem('Brass in the park', 'changed', {
      differences: ['start', 'venue'],
      kept: ['title'],
      eventId: 7,
    }),
    feedItem('Opera', 'changed', { isDoubtful: true, eventId: 8 }),
    feedItem('Regatta', 'gone', { eventId: 9 }),
  ],
};

/** Events of each kind in a month: over days, of several categories, in each state. */
const fullAnswers: Answers = {
  ...calendarAnswers,
  ...sample.siteRows({
    events: [
      ['Open air', '03T00:00', '07T23:59', 'publish', 1],
      ['Rehearsals', '04T00:00', '05T23:59', 'draft', 2],
      ['Jazz Night with the Quay Trio', '04T20:00', '04T22:30', 'publish', 3],
      ['Readings', '04T18:00', '04T19:00', 'private', 4],
      ['Market', '05T10:00', '05T17:00', 'draft', 5],
      ['Quiz', '02T19:00', '02T21:00', 'pending', undefined],
      ['Carols', '18T19:00', '18T20:00', 'future', 6],
      ['Winter break', '22T00:00', '28T23:59', 'private', undefined],
    ].map(([title, start, end, status, category], at) => ({
      ...sample.myEvents[0]!,
      ...{ eventId: at + 1, title: String(title), status: String(status) },
      ...{ start: `2026-12-${start}:00`, end: `2026-12-${end}:59` },
      isAllDay: String(end).endsWith('23:59'),
      categories: typeof category === 'number' ? [{ id: category, name: `Category ${category}` }] : [],
    })),
  }),
};

const listAnswers: Answers = {
  playlistContents: ({ playlistId }) => ({
    playlist: { ...sample.playlists[0]!, playlistId, readAt: Date.now() },
    items: playlistId === 'PLjazz' ? sample.items : [],
  }),
  ...mirrored({ subscriptions: asChanges(sample.subscribed, 'channelId') }),
  planBatch: () => sample.plan,
  batches: () => sample.batches,
  batchItems: () => sample.runItems,
};

const video = (videoId: string, row: Partial<VideoRow>): MirrorChange => ({
  id: videoId,
  row: {
    videoId,
    title: 'Why tides are late',
    description: 'A talk.',
    tags: ['tides'],
    publishedAt: '2026-05-01T10:00:00Z',
    privacyStatus: 'public',
    seconds: 3_725,
    views: 1_234,
    likes: 56,
    comments: 7,
    hasCaptions: true,
    ...row,
  },
});

const ownVideos = [
  video('Sbx-1_vid01', {}),
  video('Sbx-1_vid02', {
    title: 'Scheduled for spring',
    privacyStatus: 'private',
    publishAt: '2027-03-01T10:00:00Z',
    description: '',
    tags: [],
  }),
  video('Sbx-1_vid03', { title: '', uploadStatus: 'failed', hasCaptions: false, isSynthetic: true }),
];
/** As many as fill a window. */
const manyVideos = Array.from({ length: 120 }, (_, at) =>
  video(`Sbx-1_many${at}`, {
    title:
      [
        'Low tide, high tide: how the harbour breathes over a year of storms, dredging and spring floods',
        'Brass in the park',
        'Open rehearsal of the winter concert',
        'Why the lighthouse was moved',
      ][at % 4] ?? '',
    publishedAt: new Date(Date.UTC(2026, 10, 27) - at * 86_400_000 * 3).toISOString(),
    privacyStatus: (['public', 'unlisted', 'private'] as const)[at % 3],
    publishAt: at % 15 === 2 ? '2027-03-01T10:00:00Z' : undefined,
    seconds: 60 + at * 97,
    views: 120_000 - at * 917,
    likes: 3_000 - at * 21,
    comments: at % 40,
    hasCaptions: at % 5 !== 0,
  }),
);

const track = (language: string, name: string, more: object) => ({
  captionId: `caption ${language}`,
  language,
  name,
  isDraft: false,
  isAutomatic: false,
  hasFailed: false,
  updatedAt: '2026-05-01T10:00:00Z',
  ...more,
});

const heldComments = ['Is the choir for hire?', 'FREE TICKETS at tickets.example', 'متى الحفل القادم؟'].map(
  (text, at): MirrorChange => ({
    id: `Ug${at}`,
    row: {
      commentId: `Ug${at}`,
      threadId: `Ug${at}`,
      videoId: 'Sbx-1_vid01',
      videoTitle: 'Why tides are late',
      author: '@quay-library',
      authorId: 'UCquay',
      text,
      publishedAt: new Date(Date.UTC(2025, 10, 27) - at * 86_400_000).toISOString(),
      likes: at,
      replies: 0,
      canReply: false,
      status: 'heldForReview',
    },
  }),
);
const heldAnswers: Answers = { ...mirrored({ heldComments }), planBatch: () => sample.plan };

/** Opens the palette and types into it. */
const search =
  (text: string): Step =>
  async (root) => {
    await press('Go to…')(root);
    await type('dialog input', text)(root);
  };

/** With the sidebar as icons alone. */
const folded = (drawn: State): State => ({
  ...drawn,
  async mount(element) {
    localStorage.setItem('sidebar', 'folded');
    const takeDown = await drawn.mount(element);
    return () => {
      localStorage.removeItem('sidebar');
      takeDown();
    };
  },
});

/** States of the manager. */
const workAnswers: Answers = {
  ...listAnswers,
  quotas: () => [],
  history: ({ before }) => (before ? sample.olderHistory : sample.history()),
};

export const managerStates: State[] = [
  managerAt('videos', 'the videos', mirrored({ videos: ownVideos }), see('Scheduled for spring')),
  managerAt(
    'videos',
    'videos selected',
    { ...mirrored({ videos: ownVideos }), planBatch: () => sample.plan },
    see('Scheduled for spring'),
    (root) => root.querySelector<HTMLElement>('thead input')?.click(),
    press('Edit…'),
    see('Edit 3 videos'),
  ),
  managerAt(
    'videos',
    'find and replace in many videos',
    { ...mirrored({ videos: manyVideos }), planBatch: () => sample.plan },
    see('120 of 120'),
    (root) => root.querySelector<HTMLElement>('thead input')?.click(),
    press('Edit…'),
    see('Edit 120 videos'),
    choose('replace'),
    see('Ignore case'),
    type('.manager-form textarea', 'talk'),
    see('120 videos change'),
  ),
  managerAt(
    'videos?show=paid',
    'no video that matches',
    mirrored({ videos: ownVideos }),
    see('Nothing matches'),
  ),
  managerAt('videos', 'many videos', mirrored({ videos: manyVideos }), see('120 of 120')),
  managerAt('videos?as=grid', 'many videos as a grid', mirrored({ videos: manyVideos }), see('120 of 120')),
  managerAt(
    'videos/Sbx-1_many7',
    'many videos and the details of one',
    { ...mirrored({ videos: manyVideos }), ownVideo: () => sample.ownVideo },
    see('3 chapters'),
  ),
  managerAt(
    'videos/Sbx-1_many7',
    'captions of a video',
    {
      ...mirrored({ videos: manyVideos }),
      ownVideo: () => sample.ownVideo,
      captionTracks: () => [
        track('en', 'For the deaf', { isDraft: true }),
        track('ar', '', { isAutomatic: true }),
      ],
      captionText: () => '1\n00:00:01,000 --> 00:00:04,500\nGood evening.\n',
    },
    see('Show captions'),
    press('Show captions'),
    see('For the deaf'),
    press('Preview and download'),
    see('Translate into'),
    press('Read'),
    press('Rename'),
    see('the old ones deleted'),
  ),
  managerAt('videos?as=grid', 'the videos as a grid', mirrored({ videos: ownVideos }), see('views')),
  managerAt(
    'videos?has.description=talk',
    'videos with a text',
    mirrored({ videos: ownVideos }),
    see('Description contains “talk”'),
    press('Filters'),
    see('Title contains'),
  ),
  managerAt(
    'videos?q=tides',
    'columns of a collection, and saved filters',
    {
      ...mirrored({ videos: ownVideos }),
      viewSettings: () => ({
        columns: ['privacy', 'views', 'category', 'captions', 'kids', 'license'],
        widths: { views: 120 },
        saved: [{ name: 'Tides', query: 'q=tides' }],
      }),
    },
    press('My filters'),
    see('Delete filter'),
    press('Columns'),
    see('Duration'),
  ),
  managerAt(
    'videos',
    'the keys of a collection',
    mirrored({ videos: ownVideos }),
    see('Scheduled for spring'),
    press('Keyboard shortcuts'),
    see('Next or previous row'),
  ),
  managerAt(
    'videos/Sbx-1_vid01',
    'the details of a video',
    { ...mirrored({ videos: ownVideos }), ownVideo: () => sample.ownVideo },
    see('3 chapters'),
  ),
  managerAt('comments', 'comments held for review', heldAnswers, see('Is the choir for hire?')),
  managerAt(
    'comments/held/Ug1',
    'comments decided about, and one of them',
    { ...heldAnswers, readDraft: () => ({ Ug0: 'approve', Ug1: 'hold', Ug2: 'ban' }) },
    see('Reject and ban: 1'),
    press('Apply…'),
    see('older than 60 days'),
  ),
  managerAt(
    'comments/published/Ug0',
    'a comment with replies',
    {
      ...mirrored({
        comments: heldComments.map(({ id, row }) => ({
          id,
          row: { ...(row as object), status: 'published', canReply: true, replies: 1 },
        })),
      }),
      commentReplies: () => [
        {
          commentId: 'Ug0.a',
          author: '@harbour-hall',
          authorId: sample.acting.video?.channelId,
          image: undefined,
          text: 'It is, from May on.',
          publishedAt: '2026-05-01T10:00:00Z',
          updatedAt: '2026-05-02T10:00:00Z',
          likes: 2,
        },
      ],
      savedReplies: () => ['Thank you!'],
    },
    see('It is, from May on.'),
    press('Saved replies'),
    see('Thank you!'),
  ),
  managerAt('comments/published', 'no comments', mirrored({}), see('no comments on your videos')),
  manager('the palette', {}, see('Music'), search('tides'), see('Why tides are late')),
  folded(manager('a folded sidebar', {}, see('Music'))),
  managerAt('videos', 'no videos', mirrored({}), see('no videos yet')),
  managerAt(
    'videos',
    'videos that could not all be read',
    mirrored(
      { videos: ownVideos },
      { failure: sample.rowsUnreadable, isCut: true, more: { count: 2_500, price: 100 } },
    ),
    see('Only 3 were read'),
  ),
  managerAt('playlists', 'after an update', { news: () => ({ version: '0.2.0' }) }, see('was updated')),
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
    async (root) => root.querySelector<HTMLElement>('thead input[type=checkbox]')?.click(),
    see('6 of 6 selected'),
    press('Export…'),
    see('unit of quota'),
  ),
  managerAt('playlists/PLjazz', 'a playlist', listAnswers, see('first rehearsal')),
  managerAt(
    'playlists/PLjazz',
    'videos to copy, at a price',
    listAnswers,
    see('first rehearsal'),
    async (root) => root.querySelector<HTMLElement>('thead input[type=checkbox]')?.click(),
    press('Copy to'),
    choose('PLlive'),
    see('Copy 3 videos'),
  ),
  managerAt('playlists/PLjazz', 'a playlist to sort', listAnswers, press('Sort'), see('Sort by')),
  managerAt('subscriptions', 'my subscriptions', listAnswers, see('Harbour Radio')),
  managerAt('subscriptions/UC2', 'a subscription', listAnswers, see('Open on YouTube')),
  managerAt('activity?show=bulk', 'bulk tasks in every state', workAnswers, see('Copy 220 videos')),
  managerAt(
    `activity/${sample.batches[3]!.batchId}`,
    'a bulk task with failures',
    workAnswers,
    press('Show failed'),
    see('never existed'),
  ),
  managerAt(
    'playlists',
    'no playlists',
    { playlistIndex: () => ({ ...sample.playlistIndex, playlists: [] }) },
    see('No playlists yet'),
  ),
  managerAt('events', 'my events', calendarAnswers, see('Market'), see('of 3')),
  managerAt('events', 'no events', { ...sample.siteRows({}) }, see('No events yet')),
  managerAt('events?as=month&on=2026-12-04', 'the events of a month', fullAnswers, see('Open air')),
  managerAt(
    'events?as=month&show=private&q=tide',
    'a month in which nothing matches, and its filters',
    calendarAnswers,
    see('Nothing matches'),
    press('Filters'),
    see('Venue'),
  ),
  managerAt('events?as=week&on=2026-12-04', 'the events of a week', fullAnswers, see('Open air')),
  managerAt('events?show=trash', 'the trash of events', calendarAnswers, see('Lanterns')),
  managerAt(
    'events/new:2026-12-24',
    'a new event',
    { ...calendarAnswers, choices: () => sample.choices },
    see('New event'),
    see('Organizer'),
  ),
  managerAt(
    'events/new',
    'the templates of a new event',
    {
      ...calendarAnswers,
      choices: () => sample.choices,
      eventTemplates: () => [{ name: 'Quiz night', form: { title: 'Quiz' } }],
    },
    see('New event'),
    press('Templates'),
    see('Quiz night'),
  ),
  managerAt(
    'events/1',
    'the media library of an event',
    {
      ...calendarAnswers,
      choices: () => ({ ...sample.choices, mayChooseAuthor: true }),
      siteAuthors: () => [
        { id: 1, name: 'Ida' },
        { id: 2, name: 'Robin' },
      ],
      sitePictures: () =>
        ['Poster', 'The pier at night', 'A trumpet in the fog, seen from the pier'].map((title, at) => ({
          ...{ id: at + 1, title, alt: at === 0 ? '' : title },
          ...{ url: `https://a.example/${at}.png`, small: 'https://b.example/small.png' },
        })),
    },
    see('Media library'),
    press('Media library'),
    see('The pier at night'),
  ),
  managerAt('events', 'events, no site', nobody, see('Connect one')),
  managerAt(
    'events',
    'events that cannot be read',
    { collectionRows: () => refuse(sample.failedJob) },
    see('ended your sign-in'),
  ),
  managerAt('events', 'the menu of an event', calendarAnswers, openFirstMenu, see('Move to trash')),
  managerAt(
    'events',
    'an event trashed',
    { ...calendarAnswers, ...actionEnding(sample.addedJob) },
    openFirstMenu,
    press('Move to trash'),
    see('added to your calendar'),
  ),
  managerAt(
    'events',
    'events of a file, with what is new and what is left out',
    { ...calendarAnswers, eventsThere: () => [null], planBatch: () => sample.plan },
    press('Import events'),
    type('textarea', calendarFile),
    press('Read text'),
    see('Create all'),
    see('will be left out'),
    press('Preview'),
  ),
  managerAt('events/1', 'an event to edit', calendarAnswers, see('Time zone'), see('Organizer')),
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
    { ...calendarAnswers, ...changedMeanwhile(), ...actionEnding(changedJob) },
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
    'records/category',
    'categories as a tree',
    {
      ...sample.siteRows({
        categories: [
          { id: 1, name: 'Music', description: '', slug: 'music', parent: 0, count: 3 },
          { id: 2, name: 'Jazz', description: '', slug: 'jazz', parent: 1, count: 1 },
        ],
      }),
    },
    press('Tree…'),
    see('Top level'),
    see('Jazz'),
  ),
  managerAt(
    'feeds',
    'feeds with events to review',
    feedAnswers,
    see('Club on the quay'),
    see('3 events to review'),
  ),
  managerAt(
    'feeds',
    'the settings of a feed',
    feedAnswers,
    press('Settings “Club on the quay”'),
    see('Remove feed'),
  ),
  managerAt(
    'feeds',
    'a feed to add',
    { ...feedAnswers, feeds: () => [], feedItems: () => [] },
    press('Add feed'),
    see('webcal'),
  ),
  managerAt('records/tag', 'no tags', { ...sample.siteRows({}) }, see('none yet')),
  managerAt(
    'activity',
    'the activity',
    { history: ({ before }) => (before ? sample.olderHistory : sample.history()) },
    see('61 more'),
    see('Undo part'),
  ),
  managerAt(
    'activity',
    'five thousand jobs',
    { history: ({ before }) => (before ? sample.olderHistory : sample.longHistory(5_000)) },
    see('5,000 of 5,000'),
  ),
  managerAt(
    'activity',
    'nothing done yet',
    { history: () => ({ waiting: [], waitingCount: 0, jobs: [] }) },
    see('No activity yet'),
  ),
  managerAt('quota', 'the quota, and its days', {}, see('4 of 100 left'), see('Nearly used up')),
  managerAt(
    'quota/2029-12-30%201-own.apps.example',
    'a day of the quota, of two clients',
    {
      quotas: () => [
        ...sample.quotas,
        ...sample.quotas.map((quota) => ({ ...quota, clientId: '2', accounts: ['Pier Stage'] })),
      ],
    },
    see('Pier Stage'),
    see('12 searches'),
  ),
  managerAt('quota', 'no quota', { quotas: () => [] }, see('once a YouTube channel')),
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
];
