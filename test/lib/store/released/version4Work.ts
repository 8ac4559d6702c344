/**
 * A database of version 4 with work in it, as that version wrote it: jobs in every state, batches in every state,
 * settings, drafts, the ledger, uploads. The videos, playlists and playlist items named are in the sandbox from the
 * beginning. It is never changed.
 */

export const accountId = 'video|UCSandboxHarbourHall0001';
const site = 'calendar|https://calendar.example|4';
export const jazz = 'PLSandboxHarbourHall-Jazz-0000001a';
export const ideas = 'PLSandboxHarbourHall-Ideas-000006f';
export const foyer = 'PLSandboxHarbourHall-Foyer-000005e';
/** The first items of the first of these playlists: jobs of these rows are said to have added them. */
export const items = [
  'UExTYW5kYm94SGFyYm91ckhhbGwtSmF6ei0wMDAwMDAxYS44NDk2RTEwOURFMjVFRjIx',
  'UExTYW5kYm94SGFyYm91ckhhbGwtSmF6ei0wMDAwMDAxYS5FRkI5NjQ5MDhFMkVBRTc1',
  'UExTYW5kYm94SGFyYm91ckhhbGwtSmF6ei0wMDAwMDAxYS5DNDFGNkZCRTUyMjFCOUUx',
] as const;

const save = {
  action: 'video.save',
  version: 1,
  accountId,
  surface: 'popup',
  naps: 0,
  steps: {},
  seen: false,
  createdAt: 1_790_000_000_000,
  turn: 1_790_000_000_000,
  state: 'waiting',
};
/** What a save asks for, and what it touches. */
const createSave = (videoId: string, playlistId = jazz, playlistTitle = 'Jazz') => ({
  input: { videoId, playlistId, playlistTitle },
  lanes: [`playlist-${playlistId}`],
});
const added = (receipt: string) => ({ add: { phase: 'done', tries: 1, receipt } });
const begun = { add: { phase: 'begun', tries: 1, before: [] } };
const inBatch = (batchId: string, at: number, inOrder = false) => ({
  batchId,
  inOrder,
  label: `Number ${at}`,
  surface: 'manager',
  turn: at,
  jobId: `${batchId}|0000${at}`,
});
const batch = {
  kind: 'save',
  about: 'Ideas',
  accountId,
  undoable: true,
  inOrder: false,
  count: 2,
  units: 102,
  createdAt: 1_790_000_000_000,
};
const refused = { kind: 'notFound', reason: 'playlistNotFound', outcome: 'refused', status: 404 };
const unclear = { kind: 'signIn', reason: 'invalid_grant', outcome: 'refused' };
const gone = 'PLSandboxHarbourHall-Gone-0000000x';

export const jobs = [
  { ...save, ...createSave('Sbx-1_vid03'), jobId: 'job-waiting' },
  {
    // In backoff for longer than any test takes.
    ...save,
    ...createSave('Sbx-1_vid04', foyer, 'Foyer screen'),
    jobId: 'job-backoff',
    turn: 1_790_000_000_001,
    naps: 3,
    wakeAt: 9_000_000_000_000,
    units: 51,
    tabId: 7,
    documentId: 'document-1',
    fault: { kind: 'transient', reason: 'backendError', outcome: 'refused', status: 503 },
  },
  {
    // The worker stopped after the request had arrived.
    ...save,
    ...createSave('Sbx-3_vid01'),
    jobId: 'job-running',
    state: 'running',
    underWay: true,
    steps: begun,
    turn: 1_790_000_000_002,
  },
  {
    ...save,
    ...createSave('Sbx-3_vid02'),
    jobId: 'job-done',
    state: 'done',
    steps: added(items[1]),
    result: items[1],
    settledAt: 1_790_000_000_900,
    turn: 1_790_000_000_003,
  },
  {
    ...save,
    ...createSave('Sbx-1_vid05', gone),
    jobId: 'job-failed',
    state: 'failed',
    fault: refused,
    settledAt: 1_790_000_000_901,
    draftKey: 'event|https://page.example',
    turn: 1_790_000_000_004,
  },
  {
    ...save,
    ...createSave('Sbx-3_vid03'),
    jobId: 'job-look',
    state: 'look',
    steps: begun,
    fault: unclear,
    settledAt: 1_790_000_000_902,
    seen: true,
    turn: 1_790_000_000_005,
  },
  {
    // Its undo has compared already, and not written.
    ...save,
    jobId: 'job-undoing',
    action: 'video.like',
    state: 'undoing',
    underWay: true,
    input: { videoId: 'Sbx-1_vid06', title: 'Tides' },
    lanes: ['rating-Sbx-1_vid06'],
    turn: 1_790_000_000_006,
    result: { was: 'dislike' },
    steps: {
      read: { phase: 'done', tries: 1, receipt: 'dislike' },
      rate: { phase: 'done', tries: 1, receipt: 'like' },
      'undo/look': { phase: 'done', tries: 1 },
    },
  },
  {
    ...save,
    ...createSave('Sbx-1_vid07'),
    jobId: 'job-undone',
    state: 'undone',
    result: 'item-gone',
    settledAt: 1_790_000_000_903,
    turn: 1_790_000_000_007,
    seen: true,
    steps: { ...added('item-gone'), 'undo/remove': { phase: 'done', tries: 1, receipt: true } },
  },
  {
    // Its undo failed.
    ...save,
    ...createSave('Sbx-1_vid08'),
    jobId: 'job-undo-failed',
    state: 'done',
    goesBack: true,
    steps: added('item-8'),
    result: 'item-8',
    fault: unclear,
    settledAt: 1_790_000_000_904,
  },
  // The next item of a batch that goes on.
  { ...save, ...createSave('Sbx-2_vid02', ideas, 'Ideas'), ...inBatch('run-going', 1), turn: 1e15 + 3 },
];

export const batchJobs = [
  {
    ...save,
    ...createSave('Sbx-3_vid01'),
    ...inBatch('run-going', 0),
    state: 'done',
    result: items[0],
    steps: added(items[0]),
    settledAt: 1_790_000_000_800,
  },
  { ...save, ...createSave('Sbx-2_vid03', ideas, 'Ideas'), ...inBatch('run-going', 2) },
  {
    ...save,
    ...createSave('Sbx-4_vid01', gone),
    ...inBatch('run-paused', 0, true),
    state: 'failed',
    fault: refused,
    settledAt: 1_790_000_000_801,
  },
  { ...save, ...createSave('Sbx-4_vid02', ideas, 'Ideas'), ...inBatch('run-paused', 1, true) },
  {
    ...save,
    ...createSave('Sbx-3_vid03'),
    ...inBatch('run-done', 0),
    state: 'done',
    result: items[2],
    steps: added(items[2]),
    settledAt: 1_790_000_000_802,
  },
  {
    ...save,
    ...createSave('Sbx-3_vid01'),
    ...inBatch('run-stopped', 0),
    state: 'look',
    steps: begun,
    fault: unclear,
    settledAt: 1_790_000_000_803,
  },
  {
    ...save,
    ...createSave('Sbx-4_vid03'),
    ...inBatch('run-stopped', 1),
    state: 'failed',
    fault: { kind: 'conflict', reason: 'runStopped', outcome: 'refused' },
    steps: added('item-3'),
    settledAt: 1_790_000_000_804,
  },
];

export const batches = [
  { ...batch, batchId: 'run-going', state: 'running', count: 3 },
  { ...batch, batchId: 'run-paused', state: 'paused', inOrder: true },
  { ...batch, batchId: 'run-done', state: 'done', count: 1, settledAt: 1_790_000_000_805 },
  { ...batch, batchId: 'run-stopped', state: 'stopped', settledAt: 1_790_000_000_806 },
];

export const platform = {
  id: 'other',
  name: 'Other platform',
  issuer: 'https://sign-in.example',
  scopes: ['videos'],
  authorizeEndpoint: 'https://sign-in.example/authorize',
  tokenEndpoint: 'https://sign-in.example/token',
  revokeEndpoint: 'https://sign-in.example/revoke',
  apiBase: 'https://api.example/v3',
};

export const accounts = [
  {
    service: 'video',
    accountId,
    channelId: 'UCSandboxHarbourHall0001',
    title: 'Harbour Hall',
    clientId: 'client-1',
    scopes: [],
    connectedAt: 1_780_000_000_000,
  },
  {
    service: 'video',
    accountId: 'video|UCelsewhere',
    channelId: 'UCelsewhere',
    title: 'Elsewhere',
    clientId: 'client-2',
    scopes: [],
    connectedAt: 1_780_000_000_001,
    profile: platform,
  },
];

export const settings = [
  // Else the account that was connected last would be the active one.
  { key: 'acting|video', value: { accountId, at: 1_790_000_000_000 } },
  { key: 'pillSites', value: ['https://venue.example'] },
  { key: 'profiles', value: [platform] },
  { key: 'client', value: { clientId: 'client-1', method: 'implicit' } },
  { key: 'client|other', value: { clientId: 'client-2', method: 'code' } },
  { key: 'dailyQuota|client-1', value: { general: 5_000, search: 50, upload: 7 } },
  { key: 'dataSizes', value: { history: 2_000, index: 20_000 } },
  { key: `recentPlaylists|${accountId}`, value: [{ playlistId: jazz, title: 'Jazz' }] },
];

export const uploads = [
  {
    uploadId: 'upload-look',
    accountId,
    params: { part: ['snippet'] },
    metadata: {},
    state: 'look',
    file: {
      name: 'tide.mp4',
      size: 12_345,
      type: 'video/mp4',
      lastModified: 1_780_000_000_000,
      sample: 'ab',
    },
    stored: 0,
    pieceSize: 8_388_608,
    finishing: true,
    sessions: 1,
    failures: 0,
    createdAt: 1,
    fault: { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'unclear' },
  },
];

export const drafts = [
  { key: 'event|https://page.example', value: { title: 'Typed' }, at: 1_790_000_000_901 },
];

export const ledger = [
  { key: `${site}|uid tide`, eventId: 12, url: 'https://calendar.example/event/tide', at: 5 },
];
