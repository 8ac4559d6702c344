import type { SiteEvent } from '../../lib/collections/events';
import type { TermRow, VenueRow } from '../../lib/collections/siteRecords';
import type {
  AccessEntry,
  AccountsView,
  ActiveAccountsView,
  Answer,
  BatchLine,
  BatchPlan,
  BatchView,
  ConnectionCheck,
  Failure,
  HistoryLine,
  IndexedItem,
  JobView,
  MirrorView,
  PlaylistChoice,
  PlaylistIndexView,
  QuotaDayView,
  QuotaView,
  SiteChoices,
  SiteConnection,
  SubjectView,
  UploadView,
  VideoConnection,
} from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { EventSubject, VideoSubject } from '../../lib/pages/subject';
import { asChanges, mirrored } from './mirrored';

export const video: VideoSubject = { kind: 'video', videoId: 'jazzJazz001' };

export const acting: ActiveAccountsView = {
  video: {
    title: 'Harbour Hall',
    handle: '@harbourhall',
    accountId: 'channel',
    channelId: 'UCSandboxHarbourHall0001',
  },
  calendar: {
    name: 'Harbour Hall Calendar',
    url: 'https://calendar.example',
    user: 'robin',
    accountId: 'site',
    userId: 1,
    roles: ['administrator'],
    canCreate: true,
    canPublish: true,
  },
  quotaLeft: 9_850,
  quotaDaily: 10_000,
};

export const playlists: PlaylistChoice[] = [
  { playlistId: 'PLjazz', title: 'Jazz', privacyStatus: 'public', itemCount: 42, holds: false },
  {
    playlistId: 'PLlive',
    title: 'Live at the Harbour',
    privacyStatus: 'unlisted',
    itemCount: 7,
    holds: true,
  },
  { playlistId: 'PLtalks', title: 'Talks', privacyStatus: 'private', itemCount: 1 },
  { playlistId: 'PLcafe', title: 'Café nights', privacyStatus: 'public', itemCount: 1204 },
  {
    playlistId: 'PLlong',
    title: 'Everything that was ever recorded in the small room upstairs before it was rebuilt',
    privacyStatus: 'private',
    itemCount: 311,
  },
  { playlistId: 'PLkids', title: 'For children', privacyStatus: 'public', itemCount: 12 },
];

export const reserveReached =
  "The rest of today's quota is reserved for single clicks. Reading your playlists continues automatically at 9:00 AM.";

export const playlistIndex: PlaylistIndexView = {
  playlists,
  listedAt: Date.UTC(2026, 10, 21, 12),
  isKept: false,
  price: 29,
};

const base = { price: 51, undoable: true, needs: 'nothing' } as const;

export const videoView: SubjectView = {
  actor: { accountId: 'channel', service: 'video', name: 'Harbour Hall' },
  title: 'Midnight on the Quay: live at Harbour Hall, first set',
  detail: 'Quayside Sessions',
  playlists: playlists.slice(0, 5),
  offers: [
    {
      ...base,
      action: 'video.save',
      role: 'save',
      label: 'Save to Jazz',
      on: false,
      input: { videoId: video.videoId, playlistId: 'PLjazz', playlistTitle: 'Jazz' },
    },
    {
      ...base,
      action: 'video.saveToNew',
      label: 'New playlist…',
      needs: 'newPlaylist',
      input: { videoId: video.videoId },
    },
    {
      ...base,
      action: 'video.remove',
      role: 'remove',
      label: 'Remove from Live at the Harbour',
      input: { videoId: video.videoId, playlistId: 'PLlive', playlistTitle: 'Live at the Harbour' },
    },
    {
      ...base,
      action: 'video.like',
      role: 'like',
      label: 'Like',
      on: false,
      input: { videoId: video.videoId },
    },
    {
      ...base,
      action: 'video.dislike',
      role: 'dislike',
      label: 'Dislike',
      on: false,
      input: { videoId: video.videoId },
    },
    {
      ...base,
      action: 'channel.subscribe',
      role: 'subscription',
      label: 'Subscribe',
      on: false,
      input: { channelId: 'UCquay' },
    },
  ],
};

/** The same video, liked, subscribed to, and in the list used last. */
export const knownVideoView: SubjectView = {
  ...videoView,
  playlists: [{ ...playlists[0]!, holds: true }, ...playlists.slice(1, 5)],
  offers: [
    { ...videoView.offers[0]!, on: true },
    videoView.offers[1]!,
    {
      ...base,
      action: 'video.remove',
      role: 'remove',
      label: 'Remove from Jazz',
      input: { videoId: video.videoId, playlistId: 'PLjazz', playlistTitle: 'Jazz' },
    },
    videoView.offers[2]!,
    { ...videoView.offers[3]!, on: true },
    videoView.offers[4]!,
    {
      ...base,
      action: 'video.clearRating',
      role: 'clearRating',
      label: 'Remove rating',
      input: { videoId: video.videoId },
    },
    {
      ...base,
      action: 'channel.unsubscribe',
      role: 'subscription',
      label: 'Unsubscribe',
      on: true,
      input: { channelId: 'UCquay' },
    },
  ],
};

const fromData = { source: 'json-ld' } as const;
export const event: FoundEvent = {
  title: 'Jazz Night with the Quay Trio',
  description: 'Three sets of standards and new pieces. Doors open an hour before.',
  start: { local: '2026-12-10T19:30:00' },
  end: { local: '2026-12-10T22:00:00' },
  allDay: false,
  venue: {
    name: 'Harbour Hall',
    address: '12 Quay Street',
    city: 'Porthaven',
    zip: '4711',
    country: 'Norway',
  },
  organizers: [{ name: 'Quayside Sessions', email: 'hello@quay.example' }],
  cost: '15',
  currency: 'EUR',
  url: 'https://venue.example/jazz-night',
  image: 'https://venue.example/jazz-night.jpg',
  keywords: ['Concert', 'jazz'],
  source: 'json-ld',
  evidence: {
    title: fromData,
    description: fromData,
    venue: fromData,
    organizers: fromData,
    cost: fromData,
    url: fromData,
    image: fromData,
    keywords: fromData,
    start: { ...fromData, written: '2026-12-10T19:30' },
    end: { ...fromData, written: '2026-12-10T22:00' },
  },
};
export const eventSubject: EventSubject = { kind: 'event', event };

/** An event whose source leaves open when it is and what it costs, and names several places. */
export const doubtfulEvent: EventSubject = {
  kind: 'event',
  event: {
    ...event,
    alternatives: [{ start: { local: '2026-10-12T19:30:00' }, allDay: false, reason: 'dayOrMonth' }],
    cost: 'about a tenner',
    evidence: {
      ...event.evidence,
      venue: { source: 'text', notes: [{ code: 'severalPlaces', about: 'Market Square' }] },
    },
  },
};

export const eventView: SubjectView = {
  title: event.title,
  detail: 'Harbour Hall',
  offers: [
    { action: 'event.add', label: 'Add event…', needs: 'eventForm', price: 0, undoable: true, input: {} },
  ],
};

export const choices: SiteChoices = {
  sites: [
    {
      accountId: 'site',
      service: 'calendar',
      name: 'Harbour Hall Calendar',
      canCreate: true,
      canPublish: true,
    },
  ],
  accountId: 'site',
  origin: 'https://calendar.example',
  venues: [
    { id: 11, name: 'Harbour Hall', detail: '12 Quay Street, Porthaven', city: 'Porthaven' },
    { id: 12, name: 'Market Square', detail: 'Porthaven' },
    { id: 13, name: 'The Boathouse', detail: '3 Slip Lane, Porthaven' },
  ],
  organizers: [{ id: 21, name: 'Friends of the Harbour', detail: 'friends@harbour.example' }],
  categories: [
    { id: 31, name: 'Concert' },
    { id: 32, name: 'Lecture' },
    { id: 33, name: 'Market' },
  ],
  tags: [
    { id: 41, name: 'Jazz' },
    { id: 42, name: 'Outdoors' },
  ],
  timeZone: 'Europe/Oslo',
  canPublish: true,
  pictures: { accepts: ['image/png', 'image/jpeg'], maximum: 64_000_000 },
};

export const savedJob: JobView = {
  jobId: 'job-1',
  action: 'video.save',
  state: 'done',
  text: 'Saved to Jazz',
  videoId: 'jazzJazz001',
  link: 'https://www.youtube.com/watch?v=jazzJazz001&list=PLjazz',
  undoable: true,
  createdAt: 1_790_000_000_000,
  at: 1_790_000_000_000,
};
export const runningJob: JobView = {
  ...savedJob,
  state: 'running',
  text: 'Saving to Jazz…',
  undoable: false,
};
export const waitingJob: JobView = {
  ...runningJob,
  state: 'waiting',
  undoable: true,
  failure: {
    reason: 'unreachable',
    text: 'YouTube could not be reached. Continues automatically.',
    remedy: { kind: 'retry', label: 'Try again' },
  },
  resumable: 'now',
};
export const failedJob: JobView = {
  ...savedJob,
  jobId: 'job-2',
  state: 'failed',
  text: 'Not saved to Jazz',
  undoable: false,
  failure: {
    reason: 'grantGone',
    text: 'YouTube ended your sign-in. While your project is in testing, it does so after seven days. Sign in again.',
    remedy: { kind: 'signIn', label: 'Sign in' },
  },
};
export const reviewJob: JobView = {
  ...savedJob,
  jobId: 'job-3',
  action: 'event.add',
  videoId: undefined,
  state: 'needsReview',
  text: '“Harbour market” not added',
  undoable: false,
  failure: {
    reason: 'outcomeUnknown',
    text: 'The service did not confirm whether this worked. Check the result yourself.',
    remedy: { kind: 'review', label: 'Review', target: 'https://calendar.example/events' },
  },
};
export const undoneJob: JobView = {
  ...savedJob,
  jobId: 'job-4',
  state: 'undone',
  text: 'Saved to Talks, undone',
  undoable: false,
};
export const addedJob: JobView = {
  ...savedJob,
  jobId: 'job-5',
  action: 'event.add',
  videoId: undefined,
  text: '“Jazz Night with the Quay Trio” added to your calendar',
  link: 'https://calendar.example/event/jazz-night',
};

export const channel: VideoConnection = {
  accountId: 'channel',
  isKey: false,
  isActive: true,
  title: 'Harbour Hall',
  handle: '@harbourhall',
  scopes: [
    'https://www.googleapis.com/auth/youtube.force-ssl',
    'https://www.googleapis.com/auth/youtube.readonly',
  ],
};
export const site: SiteConnection = {
  isActive: true,
  accountId: 'site',
  name: 'Harbour Hall Calendar',
  url: 'https://calendar.example',
  user: 'robin',
  roles: ['editor'],
  allowed: true,
  canCreate: true,
  canPublish: true,
  isNobody: false,
};
const daily = { general: 10_000, search: 100, upload: 100 };
export const accounts: AccountsView = {
  video: [channel],
  sites: [site],
  redirectAddress: 'https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/',
  client: { clientId: 'harbour.apps.example', hasSecret: true, builtIn: false, method: 'code', daily },
  platforms: [],
  methods: ['code', 'implicit'],
};
/** Nothing but an API key, and a platform made by hand. */
export const keyAlone: AccountsView = {
  ...accounts,
  video: [{ accountId: 'key', title: 'API key, read only', scopes: [], isKey: true, isActive: true }],
  platforms: [
    {
      id: 'mirror',
      name: 'Mirror',
      issuer: 'https://mirror.example',
      authorizeEndpoint: 'https://mirror.example/auth',
      tokenEndpoint: 'https://mirror.example/token',
      revokeEndpoint: 'https://mirror.example/revoke',
      apiBase: 'https://mirror.example/video/v3',
      scopes: ['https://www.googleapis.com/auth/youtube'],
      client: { clientId: '', hasSecret: false, builtIn: false, method: 'implicit', daily },
    },
  ],
};
/** Two channels and two sites; the first of each acts. */
export const several: AccountsView = {
  ...accounts,
  video: [
    channel,
    { ...channel, accountId: 'library', isActive: false, title: 'Quay Library', handle: '@quaylibrary' },
  ],
  sites: [
    site,
    { ...site, accountId: 'school', isActive: false, name: 'Night School', url: 'https://school.example' },
  ],
};
export const severalActing: ActiveAccountsView = {
  ...acting,
  accounts: [
    { accountId: 'channel', service: 'video', name: 'Harbour Hall' },
    { accountId: 'library', service: 'video', name: 'Quay Library' },
    { accountId: 'site', service: 'calendar', name: 'Harbour Hall Calendar' },
    { accountId: 'school', service: 'calendar', name: 'Night School' },
  ],
};
export const noAccounts: AccountsView = {
  ...accounts,
  video: [],
  sites: [],
  client: { clientId: '', hasSecret: false, builtIn: false, method: 'code', daily },
};

export const checks: ConnectionCheck[] = [
  {
    id: 'redirect',
    group: 'browser',
    label: 'Redirect address',
    state: 'ok',
    text: 'The address is fixed and can be registered.',
  },
  {
    id: 'signedIn',
    group: 'video',
    about: 'Harbour Hall',
    label: 'Signed in',
    state: 'ok',
    text: 'The sign-in is valid.',
  },
  {
    id: 'quota',
    group: 'video',
    about: 'Harbour Hall',
    label: 'Quota',
    state: 'warning',
    text: '120 units are left today. The quota resets at 08:00.',
  },
  {
    id: 'permission',
    group: 'calendar',
    about: 'calendar.example',
    label: 'Browser permission',
    state: 'failed',
    text: 'Cuecard does not have permission to access calendar.example.',
    remedy: { kind: 'grant', label: 'Allow', target: 'https://calendar.example' },
  },
  {
    id: 'rights',
    group: 'calendar',
    about: 'calendar.example',
    label: 'Your permissions',
    state: 'skipped',
    text: 'Could not be tested, since the step before failed.',
  },
];

export const notSignedIn = {
  reason: 'notSignedIn',
  text: 'You are not signed in to a YouTube account. Sign in to continue.',
  remedy: { kind: 'signIn', label: 'Sign in' },
} as const;
export const noCalendar = {
  reason: 'noCalendar',
  text: 'No calendar site is connected. Connect one to continue.',
  remedy: { kind: 'connectSite', label: 'Connect your calendar site' },
} as const;
export const notReadable = {
  reason: 'notReadable',
  text: 'Cuecard does not have permission to read this page yet.',
  remedy: { kind: 'grant', label: 'Allow this site', target: 'https://venue.example/*' },
} as const;

export const categories = [
  { categoryId: '10', title: 'Music' },
  { categoryId: '22', title: 'People & Blogs' },
];

const film = { size: 734_003_200, type: 'video/mp4', lastModified: 1, sample: 'ab'.repeat(32) };
const upload = (title: string, changes: Partial<UploadView>): UploadView => ({
  uploadId: title,
  title,
  file: { ...film, name: `${title}.mp4` },
  state: 'going',
  stored: 210_000_000,
  pieceSize: 4_194_304,
  followUps: [],
  ...changes,
});

/** One of each state, as a page finds them that holds none of their files. */
export const uploads: UploadView[] = [
  upload('Rehearsal', {}),
  upload('Soundcheck', { state: 'paused', stored: 0 }),
  upload('Opening night', {
    state: 'failed',
    failure: {
      reason: 'quotaExceeded',
      text: 'Today’s quota is used up until 08:00.',
      remedy: { kind: 'retry', label: 'Retry' },
    },
  }),
  upload('Encore', {
    state: 'needsReview',
    failure: {
      reason: 'outcomeUnknown',
      text: 'The service did not confirm whether this worked. Check the result yourself.',
      remedy: { kind: 'review', label: 'Review', target: 'https://studio.youtube.com/' },
    },
  }),
  upload('Trailer', {
    state: 'done',
    stored: film.size,
    link: 'https://www.youtube.com/watch?v=jazzJazz001',
  }),
];

const jazzNight: SiteEvent = {
  ...{ eventId: 1, title: 'Jazz Night', text: '', status: 'publish' },
  ...{ start: '2026-12-05T20:00:00', end: '2026-12-05T22:30:00', isAllDay: false },
  timeZone: 'America/New_York',
  ...{ isHidden: false, isFeatured: false, cost: '', website: '', modified: '2026-11-01 10:00:00' },
  ...{ venue: { id: 1, name: 'Harbour Hall' }, organizers: [], categories: [], tags: [] },
  url: 'https://calendar.example/e',
};
/** One of each status that differs in what can be done. */
export const myEvents: SiteEvent[] = [
  jazzNight,
  {
    ...jazzNight,
    ...{ eventId: 2, title: 'Market', status: 'draft' },
    ...{ start: '2026-12-12T10:00:00', end: '2026-12-12T17:00:00' },
  },
  {
    ...jazzNight,
    ...{ eventId: 3, title: 'Lanterns', status: 'trash', isAllDay: true },
    ...{ start: '2026-12-27T00:00:00', end: '2026-12-28T23:59:59' },
  },
];

/** Events and venues of the active site. */
export const siteRows = (
  {
    events = [],
    venues = [],
    categories = [],
  }: { events?: readonly SiteEvent[]; venues?: readonly VenueRow[]; categories?: readonly TermRow[] },
  more: Partial<MirrorView> = {},
) =>
  mirrored(
    {
      events: asChanges(events, 'eventId'),
      venues: asChanges(venues, 'id'),
      categories: asChanges(categories, 'id'),
    },
    { accountId: 'site', price: 0, readAt: Date.UTC(2026, 10, 27), ...more },
  );

export const editable: Answer<'editableEvent'> = {
  form: {
    title: 'Jazz Night',
    description: { kind: 'markup', markup: 'With <em>guests</em>' },
    start: '2026-12-05T20:00',
    end: '2026-12-05T22:30',
    allDay: false,
    timeZone: 'America/New_York',
    venue: null,
    organizers: [],
    status: 'publish',
    cost: '12',
    website: '',
    image: '',
    categories: [],
    tags: [],
  },
  seen: {},
  isRaw: true,
};

const place = { phone: '', website: '', modified: '2026-11-01 10:00:00' };
const venue: VenueRow = {
  ...{ id: 1, name: 'Old Pier Hall', url: 'https://calendar.example/v', address: '1 Pier Road', city: '' },
  ...{ country: '', province: '', state: '', stateprovince: '', zip: '' },
  ...place,
};
export const venueRecords: VenueRow[] = [venue, { ...venue, id: 2, name: 'Boathouse', address: '' }];

/** A history of so many jobs of one day. */
export function longHistory(count: number, at = Date.now()): Answer<'history'> {
  const { jobs } = history(at);
  const many = Array.from({ length: count }, (_, index) => {
    const line = jobs[index % jobs.length];
    return line ? [{ ...line, jobId: `many ${index}`, createdAt: at }] : [];
  });
  return { waiting: [], waitingCount: 0, jobs: many.flat() };
}

/** The page after `history`. */
export const olderHistory: Answer<'history'> = { waitingCount: 0, waiting: [], jobs: [] };

/** The newest page; the day before its last one there was one more. */
export function history(at = Date.now()): Answer<'history'> {
  const channel = { accountId: 'channel', service: 'video', name: 'Harbour Hall' } as const;
  const site = { accountId: 'site', service: 'calendar', name: 'Harbour Hall Calendar' } as const;
  let made = 0;
  const line = (minutesAgo: number, rest: Partial<HistoryLine>): HistoryLine => ({
    jobId: `job ${++made}`,
    action: 'video.save',
    state: 'done',
    text: 'Saved to Jazz',
    link: 'https://www.youtube.com/watch?v=jazzJazz001&list=PLjazz',
    undoable: true,
    actor: channel,
    at,
    createdAt: at - minutesAgo * 60_000,
    units: 51,
    back: 'undo',
    ...rest,
  });
  const unclear = {
    reason: 'outcomeUnknown',
    text: 'The service did not confirm whether this worked. Check the result yourself.',
    remedy: {
      kind: 'review',
      label: 'Review',
      target: 'https://www.youtube.com/playlist?list=PLjazz',
    } as const,
  };
  return {
    waitingCount: 63,
    next: { createdAt: at - 3 * 1440 * 60_000, jobId: 'job 8' },
    waiting: [
      line(2, {
        state: 'waiting',
        text: 'Saving to Jazz…',
        units: undefined,
        back: 'remove',
        waits: { for: 'quota', until: at + 3_600_000 },
        failure: {
          reason: 'quotaExceeded',
          text: "YouTube's daily quota is used up. It resets at 9:00 AM. Cuecard continues automatically then.",
        },
      }),
      line(1, {
        state: 'waiting',
        text: 'Liking…',
        units: 1,
        back: 'remove',
        waits: { for: 'time', until: at + 64_000 },
        failure: {
          reason: 'unreachable',
          text: 'youtube.googleapis.com could not be reached. Nothing was lost.',
        },
      }),
    ],
    jobs: [
      line(5, {}),
      line(17, {
        state: 'needsReview',
        text: 'We could not confirm that the video was saved to Jazz. Check the playlist.',
        failure: unclear,
        back: undefined,
        resumable: 'again',
      }),
      line(40, {
        state: 'failed',
        text: 'Playlist Tides not created',
        back: 'part',
        resumable: 'again',
        failure: { reason: 'videoNotFound', text: 'This video is private, was removed, or never existed.' },
      }),
      line(55, { text: 'Thumbnail of jazzJazz001 set', units: 50, back: undefined }),
      line(2 * 1440, {
        action: 'event.add',
        text: '“Jazz Night” added to your calendar',
        actor: site,
        units: undefined,
        link: 'https://calendar.example/event/jazz-night/',
      }),
      line(2 * 1440 + 4, {
        state: 'undone',
        text: 'Saved to Live at the Harbour, undone',
        units: 101,
        back: undefined,
      }),
    ],
  };
}

/** A day with so many units, a quarter of which read playlists. */
const quotaDay = (spent: number): Omit<QuotaDayView, 'day'> => {
  const read = Math.floor(spent / 4);
  const uses = [
    { purpose: 'video.save', units: spent - read },
    { purpose: 'read.playlistItems', units: read },
  ];
  return { spent, searches: 0, uploads: 0, uses: spent > 0 ? uses : [] };
};

export const quotas: QuotaView[] = [
  {
    clientId: '1-own.apps.example',
    accounts: ['Harbour Hall'],
    resetsAt: Date.UTC(2030, 0, 2, 8),
    buckets: [
      { bucket: 'general', left: 9_850, daily: 10_000 },
      { bucket: 'search', left: 100, daily: 100 },
      { bucket: 'upload', left: 4, daily: 100 },
    ],
    today: '2030-01-01',
    days: Array.from(
      { length: 30 },
      (_, index): QuotaDayView => ({
        day: new Date(Date.UTC(2029, 11, 3 + index)).toISOString().slice(0, 10),
        ...quotaDay(index === 29 ? 150 : index % 7 === 3 ? 0 : (index * 1_741) % 9_800),
        searches: index % 5 === 2 ? 12 : 0,
        ...(index === 29 && { uploads: 96, planned: { count: 180, units: 9_000 } }),
      }),
    ).concat({ day: '2030-01-02', ...quotaDay(0), planned: { count: 40, units: 2_000 } }),
  },
];

const inSettings = { kind: 'options', label: 'Open settings', section: 'data' } as const;
export const newerData: Failure = {
  reason: 'newerData',
  text: 'This data is from a newer version of Cuecard. Update Cuecard, or save a copy of the data in the settings and reset Cuecard.',
  remedy: inSettings,
};
export const rowsUnreadable: Failure = {
  reason: 'rowsUnreadable',
  text: "Part of Cuecard's data can no longer be read (2 entries). Nothing was deleted. You can save a copy in the settings.",
  remedy: inSettings,
};

/** A playlist's items, with a title that is too long and one that is written from right to left. */
export const items: IndexedItem[] = [
  'Midnight on the Quay: live at Harbour Hall, first set',
  'Everything that was played between the first rehearsal in spring and the last night of the autumn festival',
  'ليلة موسيقى الجاز على رصيف الميناء',
].map((title, position) => ({
  itemId: `item${position}`,
  videoId: `jazzJazz00${position}`,
  position,
  title,
  channelTitle: 'Quayside Sessions',
}));

export const subscribed = ['Harbour Radio', 'قناة الميناء', 'Quayside Sessions'].map((title, place) => ({
  channelId: `UC${place}`,
  title,
  description: 'Songs of the harbour, and of those who left it.',
  subscribedAt: '2024-05-01T10:00:00Z',
  videos: 1_200 * place,
}));

export const plan: BatchPlan = {
  count: 220,
  units: 11_000,
  today: 180,
  days: [
    { from: Date.UTC(2030, 0, 1, 12), count: 180, units: 9_000 },
    { from: Date.UTC(2030, 0, 2, 8), count: 40, units: 2_000 },
  ],
  lastFrom: Date.UTC(2030, 0, 2, 8),
  requests: 0,
  undoable: true,
  actor: { accountId: 'channel', service: 'video', name: 'Harbour Hall' },
};

const run: BatchView = {
  batchId: 'run',
  title: 'Save 220 videos to Jazz',
  actor: plan.actor,
  state: 'running',
  isUndo: false,
  undoable: false,
  count: 220,
  done: 40,
  failed: 0,
  undone: 0,
  left: 180,
  timeLeft: 95_000,
  at: Date.UTC(2026, 10, 21, 12),
};
export const batches: BatchView[] = [
  run,
  { ...run, batchId: 'sleeps', title: 'Sort Live at the Harbour', resumesAt: Date.UTC(2030, 0, 2, 8) },
  { ...run, batchId: 'paused', title: 'Unsubscribe from 220 channels', state: 'paused' },
  {
    ...run,
    batchId: 'done',
    title: 'Copy 220 videos to ليلة موسيقى',
    state: 'done',
    undoable: true,
    done: 218,
    failed: 2,
    left: 0,
    endedAt: Date.UTC(2026, 10, 21, 13),
  },
];
export const runItems: BatchLine[] = [
  {
    jobId: 'one',
    label: 'Midnight on the Quay',
    text: 'Not saved to Jazz',
    failure: { reason: 'videoNotFound', text: 'This video is private, was removed, or never existed.' },
  },
];

export const accessLog: AccessEntry[] = [
  { at: Date.UTC(2026, 10, 21, 12), kind: 'refused', about: 'plain.example', reason: 'You did not approve.' },
  {
    at: Date.UTC(2026, 10, 20, 18),
    kind: 'ended',
    about: 'Harbour Hall',
    reason: 'Your sign-in has expired.',
  },
  { at: Date.UTC(2026, 10, 20, 12), kind: 'allowed', about: 'https://calendar.example' },
  ...Array.from(
    { length: 12 },
    (_, day): AccessEntry => ({
      at: Date.UTC(2026, 10, 19 - day, 12),
      kind: 'signedIn',
      about: 'Harbour Hall',
      details: ['https://www.googleapis.com/auth/youtube'],
    }),
  ),
];

/** A video of mine, as its form reads it. */
export const ownVideo = {
  accountId: 'me',
  durationSeconds: 200,
  channelTitle: 'Harbour Hall',
  image: undefined,
  hasCaptions: false,
  views: 1_234,
  comments: 5,
  fields: {
    title: 'Tides',
    description: '0:00 Intro\n1:00 Flood\n2:00 Ebb',
    tags: ['sea', 'low water'],
    categoryId: '10',
    defaultLanguage: 'en',
    defaultAudioLanguage: null,
    privacyStatus: 'unlisted',
    publishAt: null,
    license: 'youtube',
    embeddable: true,
    publicStatsViewable: true,
    selfDeclaredMadeForKids: null,
    containsSyntheticMedia: false,
    recordingDate: '2026-05-01T00:00:00Z',
    paidProductPlacement: false,
    localizations: { nl: { title: 'Getijden', description: 'Eb en vloed.' } },
  },
} satisfies Answer<'ownVideo'>;

/** Reasons to report a video. */
export const reportReasons = [
  { id: 'N', label: 'Sex or nudity', secondary: [] },
  {
    id: 'S',
    label: 'Spam or misleading',
    secondary: [
      { id: '27', label: 'Spam or mass advertising' },
      { id: '28', label: 'Misleading thumbnail' },
    ],
  },
] satisfies Answer<'reportReasons'>;

/** Languages as the platform lists them. */
export const languages = [
  { code: 'nl', name: 'Dutch' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
] satisfies Answer<'languages'>;

export const ownChannel: Answer<'ownChannel'> = {
  accountId: 'channel',
  title: 'Harbour Hall',
  image: undefined,
  banner: 'https://yt3.googleusercontent.com/banner',
  fields: {
    description: 'Concerts and talks by the water.',
    keywords: 'harbour "live music"',
    country: 'PT',
    unsubscribedTrailer: 'Sbx-1_vid01',
    defaultLanguage: 'en',
  },
  translations: { nl: { title: 'Havenzaal', description: 'Concerten aan het water.' } },
};
