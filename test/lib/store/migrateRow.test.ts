import { expect, it } from 'vitest';
import type { TableName } from '../../../lib/store';
import { migrateMembership, migrateRow } from '../../../lib/store/migrations';

const job = { jobId: 'job', lanes: ['a', 'b'], turn: 7, naps: 2, settledAt: 9, createdAt: 5 };
const migrated = {
  jobId: 'job',
  concurrencyKeys: ['a', 'b'],
  sequence: 7,
  backoffs: 2,
  finishedAt: 9,
  createdAt: 5,
};

it.each<[string, TableName, unknown, unknown]>([
  [
    'an account',
    'accounts',
    { accountId: 'a', profile: { id: 'x' } },
    { accountId: 'a', platform: { id: 'x' } },
  ],
  ['a job', 'jobs', job, migrated],
  ['a job of a batch', 'batchJobs', job, migrated],
  [
    'a job with one lane',
    'jobs',
    { jobId: 'job', lane: 'a', createdAt: 5, naps: 0 },
    { jobId: 'job', concurrencyKeys: ['a'], sequence: 5, createdAt: 5, backoffs: 0 },
  ],
  ['a job to review', 'jobs', { ...job, state: 'look' }, { ...migrated, state: 'needsReview' }],
  ['a job in another state', 'jobs', { ...job, state: 'done' }, { ...migrated, state: 'done' }],
  [
    'errors of a job',
    'jobs',
    { ...job, fault: { reason: 'runGone', kind: 'notFound' }, verdict: { reason: 'runStopped' } },
    { ...migrated, fault: { reason: 'batchGone', kind: 'notFound' }, verdict: { reason: 'batchStopped' } },
  ],
  ['another error', 'jobs', { ...job, fault: { reason: 'x' } }, { ...migrated, fault: { reason: 'x' } }],
  [
    'a damaged error',
    'jobs',
    { ...job, fault: 'x', verdict: null },
    { ...migrated, fault: 'x', verdict: null },
  ],
  [
    'steps of a job',
    'jobs',
    { ...job, steps: { 'undo/look': { tries: 1 }, add: { tries: 2 } } },
    { ...migrated, steps: { 'undo/compare': { tries: 1 }, add: { tries: 2 } } },
  ],
  ['damaged steps', 'jobs', { ...job, steps: 'x' }, { ...migrated, steps: 'x' }],
  ['a batch', 'batches', { batchId: 'b', settledAt: 3 }, { batchId: 'b', finishedAt: 3 }],
  ['an upload', 'uploads', { uploadId: 'u', state: 'look' }, { uploadId: 'u', state: 'needsReview' }],
  [
    'a choice of a channel',
    'settings',
    { key: 'acting|video', value: 1 },
    { key: 'activeAccount|video', value: 1 },
  ],
  ['a choice of a site', 'settings', { key: 'acting|calendar' }, { key: 'activeAccount|calendar' }],
  ['sites with a button', 'settings', { key: 'pillSites' }, { key: 'eventButtonSites' }],
  ['platforms', 'settings', { key: 'profiles' }, { key: 'platforms' }],
  [
    'sites with a hidden button',
    'settings',
    { key: 'hiddenButtonSites', value: ['https://m.youtube.com', 'https://www.youtube.com'] },
    {
      key: 'siteButtons',
      value: { 'https://m.youtube.com': { isHidden: true }, 'https://www.youtube.com': { isHidden: true } },
    },
  ],
  [
    'a damaged list of these sites',
    'settings',
    { key: 'hiddenButtonSites', value: 'x' },
    { key: 'siteButtons', value: {} },
  ],
])('%s of an older version is migrated', (_name, table, older, row) => {
  expect(migrateRow(table, older)).toStrictEqual(row);
});

it.each<[string, TableName, unknown]>([
  ['a job without a turn', 'jobs', { jobId: 'job', settledAt: 9, state: 'look' }],
  ['another setting', 'settings', { key: 'language', value: 'en' }],
  ['a draft', 'drafts', { key: 'form', value: {}, at: 1, profile: 2 }],
  ['no row', 'jobs', null],
  ['a text', 'jobs', 'text'],
])('%s is left as it is', (_name, table, row) => {
  expect(migrateRow(table, row)).toStrictEqual(row);
});

it('the playlists that hold a video become an item each', () => {
  const playlists = [{ playlistId: 'PL1', title: 'One' }];
  const toWrites = (accountId: string) => [
    { put: 'playlists', row: { key: `${accountId}|PL1`, playlistId: 'PL1', title: 'One' } },
    {
      put: 'playlistItems',
      row: {
        key: `${accountId}|PL1|?v1`,
        video: `${accountId}|v1`,
        playlistId: 'PL1',
        videoId: 'v1',
        order: 0,
      },
    },
  ];
  expect(migrateMembership({ key: 'video|hall|v1', playlists })).toStrictEqual(toWrites('video|hall'));
  expect(migrateMembership({ key: '|v1', playlists })).toStrictEqual(toWrites(''));
  expect(migrateMembership({ key: 'v1', playlists })).toMatchObject([
    { row: { key: '|PL1' } },
    { row: { key: '|PL1|?v1', videoId: 'v1' } },
  ]);
  expect(migrateMembership({ key: 'video|hall|v1', playlists: 'none' })).toStrictEqual([]);
  expect(migrateMembership(null)).toStrictEqual([]);
});
