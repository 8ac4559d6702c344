import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobRow } from '../../../lib/store';
import { videoProblemCodes } from '../../../lib/video/shared/videoLimits';
import { readCatalogue, readMessages } from '../../../modules/locales/catalogue';
import { freshSandbox } from '../../sandbox/fresh';
import type { VideoRow } from '../../sandbox/video/schema';
import { inJazz, mine } from './subjects';
import { type Workbench, workbench } from './workbench';

const startedAt = Date.now();
const sandbox = await freshSandbox({ clock: () => startedAt });
let bench: Workbench;

/** A video with a value in every field, which no update may erase. */
const full = {
  title: 'Tides',
  description: 'High and low.\n\nhttps://quay.example/',
  tags: JSON.stringify(['sea', 'low water']),
  categoryId: '10',
  defaultLanguage: 'en',
  defaultAudioLanguage: 'fr',
  localizations: JSON.stringify({ de: { title: 'Gezeiten', description: 'Hoch und tief.' } }),
  license: 'creativeCommon',
  embeddable: 0,
  publicStatsViewable: 0,
  madeForKids: 1,
  syntheticMedia: 1,
  recordingDetails: JSON.stringify({ recordingDate: '2026-05-01T00:00:00Z', location: { latitude: 38.7 } }),
  paidPlacement: 1,
  privacyStatus: 'unlisted',
  wasPublic: 0,
};
const wave = { title: 'Marées', description: '' };
const nextYear = '2099-01-01T10:00:00.000Z';
const scheduled = { privacyStatus: 'private', publishAt: nextYear } as const;

beforeEach(async () => {
  bench = await workbench(sandbox);
  sandbox.video.changeVideo(mine, full);
});

afterEach(() => vi.useRealTimers());

const stored = () => sandbox.video.videos().find(({ id }) => id === mine) as VideoRow;
const edit = (changes: object) => bench.run('video.edit', { videoId: mine, changes });
const writes = () => bench.requests.filter((line) => !line.startsWith('GET'));

/** How a job ended. */
const ending = ({ state, fault }: JobRow) => [state, fault?.reason];

/** Columns of the video that differ from another reading of it. */
const differing = (before: VideoRow) =>
  Object.entries(stored()).filter(([column, value]) => value !== before[column]);

describe('an edit by rule', () => {
  const byRule = (...rules: object[]) => bench.run('video.edit', { videoId: mine, rules });
  const link = {
    kind: 'replace',
    field: 'description',
    find: 'https://quay.example/',
    replacement: 'https://pier.example/',
    ignoresCase: false,
  };

  it('is made to the video as it is then, changes what it names alone, and is undone', async () => {
    sandbox.video.changeVideo(mine, { description: 'Changed meanwhile: https://quay.example/' });
    const before = stored();
    const job = await byRule(link, { kind: 'addTags', tags: ['pier', 'SEA'] });
    expect(ending(job)).toEqual(['done', undefined]);
    expect(Object.fromEntries(differing(before))).toEqual({
      description: 'Changed meanwhile: https://pier.example/',
      tags: '["sea","low water","pier"]',
    });
    expect(bench.requests).toHaveLength(2);
    expect(ending(await bench.undo(job))).toEqual(['undone', undefined]);
    expect(differing(before)).toEqual([]);
  });

  it('writes nothing where it finds nothing, and refuses what would be too long', async () => {
    const job = await byRule({ ...link, find: 'nothing like it' });
    expect(job).toMatchObject({ state: 'done', result: { before: {}, after: {} } });
    const long = await byRule({ kind: 'addParagraph', at: 'end', text: 'x'.repeat(4_990) });
    expect(ending(long)).toEqual(['failed', 'descriptionTooLong']);
    expect(writes()).toEqual([]);
  });

  it('goes with changes that are named', async () => {
    await bench.run('video.edit', {
      videoId: mine,
      changes: { title: 'Quay', license: 'youtube' },
      rules: [{ ...link, field: 'title', find: 'Quay', replacement: 'Pier' }],
    });
    expect(stored()).toMatchObject({ title: 'Pier', license: 'youtube', description: full.description });
  });
});

describe('an edit of a video', () => {
  it.each<[changes: object, part: string, columns: Partial<VideoRow>]>([
    [{ title: ' Ebb ' }, 'snippet', { title: 'Ebb' }],
    [{ description: '' }, 'snippet', { description: '' }],
    [{ tags: ['sea', ' ', 'ebb ', 'sea'] }, 'snippet', { tags: '["sea","ebb"]' }],
    [{ tags: [] }, 'snippet', { tags: '[]' }],
    [{ categoryId: '22' }, 'snippet', { categoryId: '22' }],
    [{ defaultLanguage: 'pt' }, 'snippet', { defaultLanguage: 'pt' }],
    [{ defaultAudioLanguage: null }, 'snippet', { defaultAudioLanguage: null }],
    [{ privacyStatus: 'private' }, 'status', { privacyStatus: 'private' }],
    [scheduled, 'status', { ...scheduled }],
    [{ license: 'youtube' }, 'status', { license: 'youtube' }],
    [{ embeddable: true }, 'status', { embeddable: 1 }],
    [{ publicStatsViewable: true }, 'status', { publicStatsViewable: 1 }],
    [{ selfDeclaredMadeForKids: false }, 'status', { madeForKids: 0 }],
    [{ containsSyntheticMedia: false }, 'status', { syntheticMedia: 0 }],
    [
      { recordingDate: '2026-06-01T00:00:00Z' },
      'recordingDetails',
      {
        recordingDetails: JSON.stringify({
          recordingDate: '2026-06-01T00:00:00Z',
          location: { latitude: 38.7 },
        }),
      },
    ],
    [
      { recordingDate: null },
      'recordingDetails',
      { recordingDetails: JSON.stringify({ location: { latitude: 38.7 } }) },
    ],
    [{ paidProductPlacement: false }, 'paidProductPlacementDetails', { paidPlacement: 0 }],
    [{ localizations: { fr: wave } }, 'localizations', { localizations: JSON.stringify({ fr: wave }) }],
    [{ localizations: {} }, 'localizations', { localizations: '{}' }],
  ])('changes %j alone, in part %s, and undo restores it', async (changes, part, columns) => {
    const before = stored();
    const job = await edit(changes);
    expect(ending(job)).toEqual(['done', undefined]);
    expect(Object.fromEntries(differing(before))).toEqual(columns);
    expect(bench.requests).toHaveLength(2);
    for (const line of bench.requests) expect(line).toMatch(new RegExp(`part=${part}(?:[& ]|$)`));
    expect(ending(await bench.undo(job))).toEqual(['undone', undefined]);
    expect(differing(before)).toEqual([]);
  });

  it('writes nothing if the video is like this already', async () => {
    const job = await edit({ title: 'Tides', recordingDate: '2026-05-01T01:00:00+01:00' });
    expect(job).toMatchObject({ state: 'done', result: { before: {}, after: {} } });
    expect(writes()).toEqual([]);
    await bench.undo(job);
    expect(writes()).toEqual([]);
  });

  it('leaves a part alone that has no other value', async () => {
    await edit({ title: 'Ebb', license: 'creativeCommon' });
    expect(writes()).toEqual([expect.stringMatching(/part=snippet /)]);
  });

  it.each<[code: string, changes: object]>([
    ['titleMissing', { title: '  ' }],
    ['titleTooLong', { title: 'x'.repeat(101) }],
    ['titleBrackets', { title: '1 < 2' }],
    ['descriptionTooLong', { description: 'é'.repeat(2501) }],
    ['descriptionBrackets', { description: 'a > b' }],
    ['tagsTooLong', { tags: ['x'.repeat(249), `a ${'x'.repeat(247)}`] }],
    ['tagsBrackets', { tags: ['<b>'] }],
    ['titleMissing', { localizations: { fr: { ...wave, title: ' ' } } }],
    ['descriptionBrackets', { localizations: { fr: { ...wave, description: '<b>' } } }],
    ['publishAtPast', { ...scheduled, publishAt: '2020-01-01T00:00:00Z' }],
    ['publishAtNotPrivate', { publishAt: nextYear }],
    ['publishAtNotPrivate', { ...scheduled, privacyStatus: 'public' }],
  ])('is refused before it is sent: %s', async (reason, changes) => {
    expect(await edit(changes)).toMatchObject({ state: 'failed', fault: { kind: 'badInput', reason } });
    expect(writes()).toEqual([]);
  });

  it('goes through up to the limits', async () => {
    const limits = {
      title: '🌊'.repeat(100),
      description: 'é'.repeat(2500),
      tags: ['x'.repeat(249), `a ${'x'.repeat(246)}`],
    };
    expect(ending(await edit(limits))).toEqual(['done', undefined]);
    expect(stored()).toMatchObject({ ...limits, tags: JSON.stringify(limits.tags) });
  });

  it('of a video that is gone, or of somebody else, says so', async () => {
    const gone = { videoId: 'gone', changes: { title: 'Ebb' } };
    expect(await bench.run('video.edit', gone)).toMatchObject({ fault: { reason: 'videoNotFound' } });
    const others = { videoId: inJazz, changes: { title: 'Ebb' } };
    expect(await bench.run('video.edit', others)).toMatchObject({ fault: { reason: 'forbidden' } });
  });

  it('keeps the schedule of a private video, and clears it when the video becomes public', async () => {
    sandbox.video.changeVideo(mine, scheduled);
    await edit({ embeddable: true });
    expect(stored()).toMatchObject(scheduled);
    const job = await edit({ privacyStatus: 'public' });
    expect(job).toMatchObject({ state: 'done', result: { before: { publishAt: nextYear } } });
    expect(stored()).toMatchObject({ privacyStatus: 'public', publishAt: null });
    const undone = await bench.undo(job);
    expect(undone).toMatchObject({ state: 'undone', fault: { reason: 'scheduleLost' } });
    expect(stored()).toMatchObject({ privacyStatus: 'private', publishAt: null });
  });

  it('restores the schedule of a video that became unlisted', async () => {
    sandbox.video.changeVideo(mine, scheduled);
    const job = await edit({ privacyStatus: 'unlisted' });
    expect(stored()).toMatchObject({ privacyStatus: 'unlisted', publishAt: null });
    expect(ending(await bench.undo(job))).toEqual(['undone', undefined]);
    expect(stored()).toMatchObject(scheduled);
  });

  it('never publishes by restoring a schedule that has passed', async () => {
    const soon = Date.now() + 600_000;
    sandbox.video.changeVideo(mine, { ...scheduled, publishAt: new Date(soon).toISOString() });
    const job = await edit({ publishAt: null });
    vi.useFakeTimers({ toFake: ['Date'], now: soon });
    expect(ending(await bench.undo(job))).toEqual(['undone', 'scheduleLost']);
    expect(stored()).toMatchObject({ privacyStatus: 'private', publishAt: null });
  });

  it('tells which field the platform stored otherwise', async () => {
    const snippet = { title: 'Ebb', description: 'Cut', categoryId: '10' };
    sandbox.faults.decide(({ method }) =>
      method === 'PUT' ? { after: async () => ({ kind: 'body', body: { id: mine, snippet } }) } : undefined,
    );
    const job = await edit({ title: 'Ebb', description: 'Cut short' });
    expect(job.result).toMatchObject({ problem: { reason: 'videoDiffers', about: 'description' } });
  });

  it('merges into the video as it is at a second try', async () => {
    sandbox.faults.decide(({ method }) => {
      if (method !== 'PUT' || stored().description === 'By somebody else') return undefined;
      sandbox.video.changeVideo(mine, { description: 'By somebody else' });
      return { before: async () => ({ kind: 'drop' }) };
    });
    expect(await edit({ title: 'Ebb' })).toMatchObject({ state: 'done' });
    expect(stored()).toMatchObject({ title: 'Ebb', description: 'By somebody else' });
  });

  it('writes nothing if somebody changed meanwhile what the person saw, unless to the same', async () => {
    const expected = { title: 'Tides', license: 'creativeCommon', tags: ['sea', 'low water'] };
    const save = (changes: object) => bench.run('video.edit', { videoId: mine, changes, expected });
    sandbox.video.changeVideo(mine, { title: 'By somebody else', description: 'By somebody else' });
    expect(await save({ title: 'Ebb', license: 'youtube' })).toMatchObject({
      state: 'failed',
      fault: { kind: 'conflict', reason: 'videoChangedMeanwhile', about: 'title' },
    });
    expect(writes()).toEqual([]);
    expect(ending(await save({ title: 'By somebody else', license: 'youtube' }))).toEqual([
      'done',
      undefined,
    ]);
    expect(ending(await save({ tags: ['ebb'] }))).toEqual(['done', undefined]);
    expect(stored()).toMatchObject({ description: 'By somebody else', license: 'youtube', tags: '["ebb"]' });
  });

  it('is done once by a worker that follows a stopped one, and undone from what stood before', async () => {
    const before = stored();
    const job = await bench.runKilled('video.edit', { videoId: mine, changes: { title: 'Ebb' } }, /^PUT/);
    expect(job).toMatchObject({ state: 'done', result: { before: { title: 'Tides' } } });
    expect(writes()).toHaveLength(1);
    await bench.undo(job);
    expect(differing(before)).toEqual([]);
  });
});

describe('undo of an edit', () => {
  it('keeps fields that somebody changed since, and says which', async () => {
    const job = await edit({ title: 'Ebb', license: 'youtube' });
    sandbox.video.changeVideo(mine, { title: 'Mine', description: 'Mine' });
    const undone = await bench.undo(job);
    expect(undone).toMatchObject({
      state: 'undone',
      fault: { reason: 'videoChangedAgain', about: 'title' },
    });
    expect(stored()).toMatchObject({ ...full, title: 'Mine', description: 'Mine' });
  });

  it('writes nothing if somebody changed all of them', async () => {
    const job = await edit({ title: 'Ebb' });
    sandbox.video.changeVideo(mine, { title: 'Mine' });
    bench.requests.length = 0;
    expect(await bench.undo(job)).toMatchObject({ state: 'done', fault: { reason: 'videoChangedAgain' } });
    expect(writes()).toEqual([]);
  });

  it('writes nothing if somebody changed them back', async () => {
    const job = await edit({ title: 'Ebb' });
    sandbox.video.changeVideo(mine, { title: 'Tides' });
    bench.requests.length = 0;
    expect(ending(await bench.undo(job))).toEqual(['undone', undefined]);
    expect(writes()).toEqual([]);
  });
});

it('every code of a refused field has a sentence', () => {
  const messages = readMessages(readCatalogue('en'));
  expect(videoProblemCodes.filter((code) => !messages.has(`fault.reason.${code}`))).toEqual([]);
});
