import { expect, it } from 'vitest';
import { faultToFailure } from '../../../../entrypoints/background/wording/failures';
import { batchTitle, checkView, jobView } from '../../../../entrypoints/background/wording/views';
import type { Check } from '../../../../lib/accounts';
import { calendarErrors } from '../../../../lib/calendar';
import { Fault, type FaultData } from '../../../../lib/errors';
import type { Remedy } from '../../../../lib/messages';
import type { AccountRow, JobRow } from '../../../../lib/store';
import { videoErrors } from '../../../../lib/video';
import { speakEnglish, useNames } from './messageNames';

useNames();

const refused = (about: string) =>
  faultToFailure({ kind: 'badInput', reason: 'rest_invalid_param', outcome: 'refused', about }, 'calendar')
    .text;

it('a picture that the calendar cannot fetch has a message of its own', () => {
  expect(refused('image')).toBe('fault_calendar_rest_invalid_param_image');
  expect(refused('website')).toBe('fault_kind_badInput');
});

it('a failure names the platform that the account is of, and YouTube where none was added', () => {
  speakEnglish();
  const fault = { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused' } as const;
  const account = { accountId: 'one', platform: { name: 'Mirror' } };
  expect(faultToFailure(fault, 'video', account).text).toMatch(/^Mirror's daily quota is used up\./);
  expect(faultToFailure(fault, 'video', { accountId: 'one' }).text).toMatch(
    /^YouTube's daily quota is used up\./,
  );
});

it('an error of an API is a sentence even where no service is known', () => {
  speakEnglish();
  const body = { error: { errors: [{ reason: 'invalidPageToken', location: 'pageToken' }] } };
  const refused = new Fault(videoErrors(400, body, new Headers())).data;
  expect(faultToFailure(refused).text).toBe('The list has changed too much to continue. Reload it.');
  const gone = new Fault(calendarErrors(404, { code: 'rest_post_invalid_id' }, new Headers())).data;
  expect(faultToFailure(gone).text).toBe(faultToFailure(gone, 'calendar').text);
});

it('an error without a field names its code alone', () => {
  speakEnglish();
  const fault = { kind: 'badInput', reason: 'odd', outcome: 'refused' } as const;
  expect(faultToFailure(fault).text).toBe('The service rejected this (odd).');
  expect(faultToFailure({ ...fault, about: 'name' }).text).toBe('The service rejected this (odd name).');
});

it.each(['constructor', 'toString', '__proto__'])('%s is a reason without a page of its own', (reason) => {
  expect(faultToFailure({ kind: 'unknown', reason, outcome: 'refused' }).remedy).toBeUndefined();
});

it('a job whose undo failed is still done, shows the failure, and can be undone again', async () => {
  const job: Partial<JobRow> = {
    jobId: 'one',
    action: 'video.save',
    state: 'done',
    steps: {},
    input: { videoId: 'Sbx-3_vid01', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
    result: 'item',
    fault: { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused' },
  };
  expect(await jobView(job as JobRow, undefined)).toMatchObject({
    text: 'action_video_save_done',
    undoable: true,
    failure: { reason: 'quotaExceeded' },
  });
});

it.each([
  ['video.save', { playlistId: 'PLjazz', playlistTitle: 'Jazz', videoTitle: 'Midnight on the Quay' }],
  ['video.remove', { playlistId: 'PLjazz', playlistTitle: 'Jazz', videoTitle: 'Midnight on the Quay' }],
  ['video.saveToNew', { title: 'Jazz', privacyStatus: 'private', videoTitle: 'Midnight on the Quay' }],
  ['video.like', { title: 'Midnight on the Quay' }],
])('%s names its video if the title is known', async (action, input) => {
  const of = async (given: object) =>
    (
      await jobView(
        { action, state: 'done', steps: {}, input: { videoId: 'v', ...given } } as never,
        undefined,
      )
    ).videoTitle;
  expect(await of(input)).toBe('Midnight on the Quay');
  const { videoTitle: _title, ...rest } = input as { videoTitle?: string };
  expect(await of(action === 'video.like' ? {} : rest)).toBeUndefined();
});

it('a job that waits for quota says so, and can be removed before its first step', async () => {
  const job: Partial<JobRow> = {
    jobId: 'one',
    action: 'video.save',
    state: 'waiting',
    steps: {},
    input: { videoId: 'Sbx-3_vid01', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
    fault: { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused' },
  };
  expect(await jobView(job as JobRow, undefined)).toMatchObject({
    text: 'action_video_save_doing',
    undoable: true,
    failure: { text: expect.stringContaining('fault_goesOn') },
  });
  const begun = { ...job, steps: { add: { phase: 'done', tries: 1 } } };
  expect((await jobView(begun as unknown as JobRow, undefined)).undoable).toBe(false);
});

it('a job in backoff shows the failure and the time of the retry, and can be retried now', async () => {
  const job: Partial<JobRow> = {
    action: 'event.publish',
    state: 'waiting',
    steps: {},
    input: { eventId: 1, title: 'Tides' },
    wakeAt: Date.now() + 600_000,
    fault: { kind: 'transient', reason: 'maintenance', outcome: 'refused' },
  };
  const view = await jobView(job as JobRow, undefined);
  expect(view.failure?.text).toBe('fault_reason_maintenance fault_triesAt');
  expect(view.resumable).toBe('now');
  const failed = await jobView({ ...job, state: 'failed' } as JobRow, undefined);
  expect(failed).toMatchObject({ resumable: 'again', failure: { text: 'fault_reason_maintenance' } });
});

it('an event that is not public yet says why', async () => {
  const form = { title: 'Tides', description: '', start: '2026-12-10T19:30', end: '2026-12-10T21:00' };
  const rest = { allDay: false, timeZone: 'UTC', venue: null, organizer: null, status: 'publish', cost: '' };
  const input = { form: { ...form, ...rest, website: '', image: '', categories: [], tags: [] } };
  const added = (status: string) =>
    jobView(
      { action: 'event.add', state: 'done', steps: {}, input, result: { eventId: 1, status } } as never,
      undefined,
    );
  expect((await added('pending')).text).toBe('action_event_add_donePending');
  expect((await added('draft')).text).toBe('action_event_add_doneDraft');
  expect((await added('publish')).text).toBe('action_event_add_done');
  expect((await added('draft')).shortText).toBe('action_event_add_doneDraftShort');
});

it('the result of an event that is not public opens the page that edits it, which asks to log in', async () => {
  const site = { accountId: 's', service: 'calendar', url: 'https://calendar.example' } as AccountRow;
  const url = 'https://calendar.example/?post_type=tribe_events&p=7';
  const linkOf = async (status: string) => {
    const job = { action: 'event.restore', state: 'done', steps: {}, input: { eventId: 7, title: 'Tides' } };
    return (await jobView({ ...job, result: { eventId: 7, url, status } } as never, site)).link;
  };
  const edit = 'https://calendar.example/wp-admin/post.php?post=7&action=edit';
  expect(await Promise.all(['publish', 'draft', 'pending', 'future'].map(linkOf))).toEqual([
    ...[url, edit, edit, edit],
  ]);
});

it('a job that was undone before it finished is shown as not done', async () => {
  const job: Partial<JobRow> = {
    action: 'video.thumbnail',
    state: 'undone',
    steps: {},
    input: { videoId: 'Sbx-3_vid01', file: 'file|1' },
  };
  expect((await jobView(job as JobRow, undefined)).text).toBe('action_video_thumbnail_failed');
  const saved = { ...job, action: 'video.save', input: { videoId: '', playlistId: '', playlistTitle: '' } };
  const undone = { ...saved, result: 'item' };
  expect((await jobView(undone as JobRow, undefined)).text).toBe('action_video_save_undone');
});

it('the remedy to review opens the result, or the list that would contain it', async () => {
  const job: Partial<JobRow> = {
    state: 'needsReview',
    steps: {},
    fault: { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'refused' },
  };
  const look = async (rest: Partial<JobRow>, account?: Partial<AccountRow>) =>
    (await jobView({ ...job, ...rest } as JobRow, account as AccountRow | undefined)).failure?.remedy?.target;
  const saved = {
    action: 'video.save',
    input: { videoId: 'v', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
  };
  expect(await look(saved)).toBe('https://www.youtube.com/watch?v=v&list=PLjazz');
  const made = {
    action: 'video.saveToNew',
    input: { videoId: 'v', title: 'Tides', privacyStatus: 'private' },
  };
  expect(await look(made)).toBe('https://www.youtube.com/feed/you');
  const copied = { action: 'event.duplicate', input: { eventId: 7, title: 'Jazz Night' } };
  const site = {
    service: 'calendar' as const,
    accountId: 'site',
    name: 'Hall',
    url: 'https://calendar.example',
  };
  expect(await look(copied, site)).toBe('https://calendar.example/wp-admin/edit.php?post_type=tribe_events');
});

it('a batch of one job has a title in the singular, whatever the name of its playlist', () => {
  speakEnglish();
  const title = (count: number) => batchTitle({ kind: 'save', about: 'Live | $& Jazz', count });
  expect(title(1)).toBe('Save 1 video to Live | $& Jazz');
  expect(title(1_240)).toBe('Save 1,240 videos to Live | $& Jazz');
});

it.each([
  [1, '1 unit is left.'],
  [9_950, '9,950 units are left.'],
])('%s remaining units are shown in the singular, or with digits grouped', (left, text) => {
  speakEnglish();
  expect(checkView({ id: 'quota', group: 'video', state: 'ok' }, left).text).toBe(text);
});

const site = 'https://calendar.example';
const cloudConsole = 'https://console.cloud.google.com';
const apiConsole = 'https://console.cloud.google.com/apis/library/youtube.googleapis.com';

it.each<[Check['group'], Omit<FaultData, 'outcome'>, Partial<Remedy> | undefined]>([
  ['video', { kind: 'signIn', reason: 'clientMissing' }, { kind: 'setUp' }],
  [
    'video',
    { kind: 'signIn', reason: 'platformClientMissing', about: 'Mirror' },
    { kind: 'options', section: 'client' },
  ],
  ['video', { kind: 'signIn', reason: 'invalid_client' }, { kind: 'options', section: 'client' }],
  [
    'video',
    { kind: 'signIn', reason: 'deleted_client' },
    { kind: 'open', target: `${cloudConsole}/auth/clients` },
  ],
  [
    'video',
    { kind: 'disabled', reason: 'CONSUMER_SUSPENDED' },
    { kind: 'open', target: `${cloudConsole}/home/dashboard` },
  ],
  ['video', { kind: 'badInput', reason: 'keyInvalid' }, { kind: 'options', section: 'client' }],
  ['video', { kind: 'disabled', reason: 'accessNotConfigured' }, { kind: 'open', target: apiConsole }],
  ['video', { kind: 'signIn', reason: 'grantGone' }, { kind: 'signIn', target: 'one', section: 'accounts' }],
  [
    'video',
    { kind: 'scope', reason: 'scopeMissing', about: 'a b' },
    { kind: 'signIn', target: 'one', scopes: ['a', 'b'] },
  ],
  ['video', { kind: 'transient', reason: 'unreachable' }, { kind: 'retry' }],
  ['video', { kind: 'quota', reason: 'quotaExceeded' }, undefined],
  ['video', { kind: 'notAllowed', reason: 'forbidden' }, undefined],
  [
    'calendar',
    { kind: 'permission', reason: 'permissionMissing', about: site },
    { kind: 'grant', target: site, section: 'pages' },
  ],
  [
    'calendar',
    { kind: 'signIn', reason: 'incorrect_password' },
    { kind: 'connectSite', target: site, section: 'accounts' },
  ],
  ['calendar', { kind: 'transient', reason: 'siteDown' }, { kind: 'retry' }],
  ['calendar', { kind: 'answer', reason: 'htmlWall' }, { kind: 'open', target: site }],
  ['calendar', { kind: 'disabled', reason: 'authorizationStripped' }, { kind: 'open', target: site }],
  ['calendar', { kind: 'notAllowed', reason: 'cannotCreate' }, { kind: 'open', target: site }],
])('a %s check that failed with %o has the remedy %o', (group, fault, remedy) => {
  const about = group === 'calendar' ? site : 'Harbour Hall';
  const failed = { state: 'failed', fault: new Fault(fault).data } as const;
  const view = checkView({ id: 'token', group, about, accountId: 'one', ...failed }, undefined);
  expect(view.text).not.toBe('failed');
  if (remedy === undefined) expect(view.remedy).toBeUndefined();
  else expect(view.remedy).toMatchObject(remedy);
});

it('a created playlist is mentioned even if adding the video failed', async () => {
  const getText = async (state: JobRow['state'], create: 'begun' | 'done') => {
    const steps = { create: { phase: create, tries: 1, receipt: 'PLnew' } };
    const input = { videoId: 'Sbx-3_vid01', title: 'Jazz', privacyStatus: 'private' };
    const fault = { kind: 'notFound', reason: 'videoNotFound', outcome: 'refused' };
    const job = { jobId: 'one', action: 'video.saveToNew', state, steps, input, fault };
    return (await jobView(job as unknown as JobRow, undefined)).text;
  };
  expect(await getText('failed', 'done')).toBe('action_video_saveToNew_halfFailed');
  expect(await getText('needsReview', 'done')).toBe('action_video_saveToNew_halfUnclear');
  expect(await getText('needsReview', 'begun')).toBe('action_video_saveToNew_unclear');
  expect(await getText('undone', 'done')).toBe('action_video_saveToNew_undone');
  expect(await getText('failed', 'begun')).toBe('action_video_saveToNew_failed');
});

it('a list whose next page cannot be read can be loaded again', () => {
  for (const reason of ['invalidPageToken', 'pagesRepeat'])
    expect(faultToFailure({ kind: 'badInput', reason, outcome: 'refused' }, 'video').remedy).toMatchObject({
      kind: 'retry',
      label: 'fault_remedy_loadAgain',
    });
});

it.each([
  ['removed from the queue', { state: 'undone', steps: {} }, true],
  ['failed after a read, then taken back', { state: 'undone', steps: { find: { writes: null } } }, true],
  ['failed after a write, then taken back', { state: 'undone', steps: { add: { writes: {} } } }, false],
  ['of a former version, undone', { state: 'undone', steps: { add: {} }, result: 'item' }, false],
  ['done without a write', { state: 'done', steps: { find: { writes: null } }, result: [] }, true],
  [
    'done with a write',
    { state: 'done', steps: { find: { writes: null }, add: { writes: {} } }, result: [] },
    false,
  ],
])('a job that is %s: whether nothing was changed', async (_name, job, isUnchanged) => {
  const input = { videoId: 'Sbx-3_vid01', playlistId: 'PLjazz', playlistTitle: 'Jazz' };
  const view = await jobView({ action: 'video.remove', input, ...job } as never, undefined);
  expect(view.isUnchanged ?? false).toBe(isUnchanged);
  expect(view.undoable).toBe(job.state === 'done' && !isUnchanged);
  if (isUnchanged)
    expect(view.text).toBe(`action_video_remove_${job.state === 'done' ? 'already' : 'failed'}`);
});
