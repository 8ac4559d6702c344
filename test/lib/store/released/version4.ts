/**
 * The database as version 4 wrote it: every table with its key path and its indexes (the fields of one with a space
 * between), and rows in all their forms, as short ones and with everything that may be in them. It is never changed:
 * a higher version gets a file of its own.
 */
export const version = 4;

export const tables: Record<string, readonly [key: string, ...indexes: string[]]> = {
  accounts: ['accountId'],
  secrets: ['name'],
  jobs: ['jobId', 'state', 'createdAt', 'settledAt', 'batchId'],
  batches: ['batchId', 'state', 'createdAt'],
  batchJobs: ['jobId', 'batchId state jobId'],
  drafts: ['key'],
  ledger: ['key'],
  playlists: ['key'],
  playlistItems: ['key', 'video'],
  quota: ['key'],
  tickets: ['ticket'],
  settings: ['key'],
  uploads: ['uploadId'],
};

const hall = 'video|UCSandboxHarbourHall0001';
const site = 'calendar|https://calendar.example|4';
const list = `${hall}|PLsandboxjazz`;
const videoId = 'Sbx-1_vid01';
const signIn = { kind: 'signIn', reason: 'invalid_grant', outcome: 'refused' };

const job = {
  jobId: 'job-waiting',
  action: 'video.save',
  version: 1,
  input: { videoId, playlistId: 'PLsandboxjazz', playlistTitle: 'Jazz' },
  lanes: ['playlist-PLsandboxjazz'],
  turn: 1_790_000_000_000,
  accountId: hall,
  surface: 'popup',
  createdAt: 1_790_000_000_000,
  state: 'waiting',
  naps: 0,
  steps: {},
  seen: false,
};
const ofRun = { batchId: 'run-save', inOrder: false, label: 'Tides', surface: 'manager' };
const upload = {
  uploadId: 'upload-going',
  accountId: hall,
  file: {
    name: 'tide.mp4',
    size: 12_345_678,
    type: 'video/mp4',
    lastModified: 1_780_000_000_000,
    sample: 'ab12',
  },
  params: { part: ['snippet', 'status'], notifySubscribers: false },
  metadata: { snippet: { title: 'Tide' }, status: { privacyStatus: 'private' } },
  state: 'going',
  stored: 4_194_304,
  pieceSize: 8_388_608,
  finishing: false,
  sessions: 1,
  failures: 0,
  createdAt: 1_790_000_300_000,
};

export const rows: Record<string, readonly object[]> = {
  accounts: [
    {
      ...{ service: 'video', accountId: hall, channelId: 'UCSandboxHarbourHall0001', title: 'Harbour Hall' },
      ...{ handle: '@harbourhall', image: 'https://pictures.example/hall.png', clientId: 'client-1' },
      ...{ scopes: ['https://www.googleapis.com/auth/youtube.force-ssl'], connectedAt: 1_780_000_000_000 },
    },
    {
      ...{ service: 'video', accountId: 'video|UCelsewhere', channelId: 'UCelsewhere', title: 'Elsewhere' },
      ...{ clientId: 'client-2', scopes: [], method: 'implicit', connectedAt: 1_780_000_000_001 },
      problem: { ...signIn, status: 400, retryAt: 1_790_000_000_500, about: 'Elsewhere' },
      profile: {
        ...{ id: 'other', name: 'Other platform', issuer: 'https://sign-in.example', scopes: ['videos'] },
        authorizeEndpoint: 'https://sign-in.example/authorize',
        tokenEndpoint: 'https://sign-in.example/token',
        revokeEndpoint: 'https://sign-in.example/revoke',
        apiBase: 'https://api.example/v3',
      },
    },
    {
      ...{ service: 'calendar', accountId: site, name: 'Town calendar', url: 'https://calendar.example' },
      ...{ restRoot: 'https://calendar.example/wp-json/', namespace: 'tribe/events/v1' },
      ...{ timeZone: 'Europe/Lisbon', user: 'ana', userId: 4, roles: ['editor'] },
      ...{ canCreate: true, canPublish: true, canUpload: false, scheme: 'typed', passwordId: 'uuid-1' },
      connectedAt: 1_780_000_000_002,
    },
    {
      ...{ service: 'calendar', accountId: 'calendar|open', name: 'Open', url: 'https://open.example' },
      ...{ restRoot: 'https://open.example/?rest_route=/', namespace: 'tribe/events/v1', timeZone: 'UTC+1' },
      ...{ user: '', userId: 0, roles: [], canCreate: false, canPublish: false, connectedAt: 1 },
      problem: signIn,
    },
  ],
  secrets: [
    { name: `token ${hall}`, iv: new Uint8Array([1, 2, 3]), sealed: new Uint8Array([4, 5, 6]).buffer },
  ],
  jobs: [
    job,
    {
      ...job,
      ...{ jobId: 'job-asleep', tabId: 7, draftKey: 'event|https://page.example', wakeAt: 1_790_000_060_000 },
      ...{ underWay: true, landsUntil: 1_790_000_050_000, naps: 3, units: 51 },
      ...{ lanes: ['playlist-PLsandboxjazz', 'playlist-PLother'], turn: 1_790_000_000_001 },
      steps: {
        find: { phase: 'done', tries: 1, receipt: ['item-1'] },
        add: { phase: 'begun', tries: 2, before: ['item-1'], unclearSince: 5, absentSince: 6 },
      },
      fault: { kind: 'transient', reason: 'backendError', outcome: 'unclear', status: 503 },
    },
    {
      ...job,
      ...{ jobId: 'job-done', state: 'done', settledAt: 1_790_000_000_900, result: 'item-9', seen: true },
      steps: { add: { phase: 'done', tries: 1, receipt: 'item-9' } },
    },
    {
      ...job,
      jobId: 'job-back',
      state: 'failed',
      goesBack: true,
      settledAt: 1_790_000_000_950,
      fault: signIn,
    },
    { ...job, ...ofRun, jobId: 'run-save|00001', turn: 1e15 + 3 },
  ],
  batches: [
    {
      ...{
        batchId: 'run-save',
        kind: 'save',
        about: 'Jazz',
        accountId: hall,
        undoable: true,
        inOrder: false,
      },
      ...{ count: 3, units: 153, state: 'running', createdAt: 1_790_000_000_000 },
    },
    {
      ...{ batchId: 'run-sort', kind: 'sort', about: 'Jazz', accountId: hall, undoable: true, inOrder: true },
      ...{ count: 2, units: 102, state: 'done', createdAt: 1_780_000_000_000, settledAt: 1_780_000_009_000 },
      undoneFrom: 'run-sort|00001',
    },
  ],
  batchJobs: [
    {
      ...job,
      ...ofRun,
      jobId: 'run-save|00000',
      state: 'done',
      settledAt: 1_790_000_000_800,
      result: 'item-3',
    },
    { ...job, ...ofRun, jobId: 'run-save|00002', turn: 2 },
  ],
  drafts: [{ key: 'event|https://page.example', value: { title: 'Typed' }, at: 1_790_000_000_000 }],
  ledger: [{ key: `${site}|uid tide`, eventId: 12, url: 'https://calendar.example/event/tide', at: 5 }],
  playlists: [
    { key: list, playlistId: 'PLsandboxjazz', title: 'Jazz' },
    {
      ...{ key: `${hall}|PLother`, playlistId: 'PLother', title: 'Other', privacyStatus: 'private' },
      ...{ itemCount: 2, etag: 'etag-1', rank: 1, writtenAt: 1_790_000_000_000 },
      read: { at: 1_790_000_000_000, itemCount: 2, etag: 'etag-1' },
    },
  ],
  playlistItems: [
    {
      key: `${list}|?${videoId}`,
      video: `${hall}|${videoId}`,
      playlistId: 'PLsandboxjazz',
      videoId,
      order: 0,
    },
    {
      ...{ key: `${hall}|PLother|item-1`, video: `${hall}|${videoId}`, playlistId: 'PLother', videoId },
      ...{ itemId: 'item-1', order: 0.5, title: 'Tides', channelTitle: 'Harbour Hall' },
      ...{ addedAt: '2026-01-02T03:04:05Z', publishedAt: '2025-01-02T03:04:05Z' },
    },
  ],
  quota: [{ key: 'client-1|general|2026-11-22', spent: 151, exhausted: false }],
  tickets: [{ ticket: 'ticket-1', tabId: 7, view: { kind: 'review' }, expiresAt: 1_790_000_000_000 }],
  settings: [
    { key: 'acting|video', value: { accountId: hall, at: 1 } },
    { key: `playlistIndex|${hall}`, value: { isKept: true, listedAt: 5, reading: { of: 2, since: 1 } } },
  ],
  uploads: [
    upload,
    {
      ...upload,
      ...{ uploadId: 'upload-look', state: 'look', finishing: true, soughtSince: 7, retryAt: 8 },
      ...{ fault: signIn, videoId },
    },
  ],
};
