import { describe, expect, it } from 'vitest';
import {
  emptyDetails,
  renewDetails,
  toMetadata,
  type UploadDetails,
} from '../../../entrypoints/manager/upload/details';
import {
  findUploadProblems,
  listFollowUps,
  type NewUpload,
  toOwnDetails,
} from '../../../entrypoints/manager/upload/newUploads';
import { parseSidecarFields, type Sidecars, sortFiles } from '../../../entrypoints/manager/upload/sidecars';
import { insert } from '../../../lib/video/videos';

const file = (name: string, type = '') => new File(['x'], name, { type });
const video = (
  name: string,
  changes: NewUpload['changes'] = {},
  sidecars: Partial<Sidecars> = {},
): NewUpload => {
  const film = file(name, 'video/mp4');
  const facts = { name, size: 1, type: film.type, lastModified: film.lastModified, sample: '' };
  return { id: name, file: film, facts, sidecars: { captions: [], ...sidecars }, ignored: [], changes };
};
const shared = (changes: Partial<UploadDetails>): UploadDetails => ({
  ...emptyDetails,
  madeForKids: false,
  ...changes,
});
const now = Date.parse('2026-11-27T12:00');

describe('files chosen at once', () => {
  it('are sorted into videos, in the order of their numbers, and what lies beside them', () => {
    const names = ['b 10.mp4', 'b 2.MKV', 'b 2.pt-br.srt', 'B 2.vtt', 'b 10.json', 'b 10.jpeg', 'a.txt'];
    const { videos, sidecars, others } = sortFiles(names.map((name) => file(name)));
    expect(videos.map(({ name }) => name)).toEqual(['b 2.MKV', 'b 10.mp4']);
    expect(sidecars.get('b 2')).toMatchObject({
      captions: [{ language: 'pt-BR' }, { language: '' }],
    });
    expect(sidecars.get('b 10')).toMatchObject({
      fields: { name: 'b 10.json' },
      thumbnail: { name: 'b 10.jpeg' },
    });
    expect(others.map(({ name }) => name)).toEqual(['a.txt']);
  });

  it('take the end of a name for a language only if no video has the whole name', () => {
    const { sidecars } = sortFiles(['show.de.mp4', 'show.de.srt'].map((name) => file(name)));
    expect([...sidecars]).toMatchObject([['show.de', { captions: [{ language: '' }] }]]);
  });

  it('give fields by the names of the spreadsheet, and say which ones are of no use', () => {
    const text = JSON.stringify({
      title: ' The encore ',
      tags: ['a', 'b'],
      privacyStatus: 'private',
      publishAt: '2026-12-24T18:00:00Z',
      selfDeclaredMadeForKids: true,
      categoryId: 10,
      __proto__: 7,
      webpage_url: 'https://video.example',
    });
    expect(parseSidecarFields(text)).toEqual({
      values: {
        title: 'The encore',
        tags: 'a, b',
        visibility: 'scheduled',
        publishAt: expect.stringMatching(/^2026-12-24T/),
        madeForKids: true,
      },
      ignored: ['categoryId', 'webpage_url'],
    });
    for (const none of ['', 'null', '[]', '"text"', '{']) expect(parseSidecarFields(none)).toBeUndefined();
  });
});

describe('the details of one of several videos', () => {
  const videos = [video('Opening.mp4'), video('Second night.mp4', { title: 'Own {number}' })];

  it('have placeholders filled in, and are called like their files without a title', () => {
    expect(
      toOwnDetails(shared({ description: 'On {date}: {filename}', recordingDate: '2026-05-01' }), videos, 0),
    ).toMatchObject({
      title: 'Opening',
      description: 'On May 1, 2026: Opening',
    });
    const numbered = shared({ title: '{filename} #{number}', firstNumber: '12' });
    expect(videos.map((_video, index) => toOwnDetails(numbered, videos, index).title)).toEqual([
      'Opening #12',
      'Own 13',
    ]);
    // One alone is called as it was typed
    expect(toOwnDetails(shared({}), [video('Opening.mp4')], 0).title).toBe('');
  });

  it('fill in names as they are, whatever they contain', () => {
    const odd = [video('$& {number} $1.mp4'), video('b.mp4')];
    expect(toOwnDetails(shared({}), odd, 0).title).toBe('$& {number} $1');
  });

  it('are published at intervals, unless they have their own date', () => {
    const schedule = shared({ visibility: 'scheduled', publishAt: '2026-12-01T20:00', days: '7' });
    const own = [...videos, video('Third.mp4', { publishAt: '2027-01-01T10:00' })];
    expect(own.map((_video, index) => toOwnDetails(schedule, own, index).publishAt)).toEqual([
      '2026-12-01T20:00',
      '2026-12-08T20:00',
      '2027-01-01T10:00',
    ]);
  });

  it('need a language for captions that do not name theirs', () => {
    const captioned = video('a.mp4', {}, { captions: [{ file: file('a.srt'), language: '' }] });
    const title = 'A';
    expect([...findUploadProblems(captioned, shared({ title }), now)]).toEqual(['captionLanguage']);
    expect([...findUploadProblems(captioned, shared({ title, defaultLanguage: 'nl' }), now)]).toEqual([]);
  });

  it('say what follows the upload, and its units', () => {
    const thumbnail = file('a.jpg');
    const captions = [{ file: file('a.de.srt'), language: 'de' }];
    const whole = shared({ title: 'A', playlistId: 'PL', playlistTitle: 'Jazz', defaultLanguage: 'nl' });
    expect(listFollowUps(video('a.mp4', {}, { thumbnail, captions }), whole)).toMatchObject([
      { action: 'video.thumbnail', file: thumbnail, units: 50 },
      { action: 'video.captions', input: { language: 'de' }, units: 450 },
      { action: 'video.save', input: { playlistId: 'PL', videoTitle: 'A' }, units: 51 },
    ]);
    expect(listFollowUps(video('a.mp4'), shared({}))).toEqual([]);
  });
});

it('metadata name every field of the form that has a value, in parts that the method takes', () => {
  const localizations = { de: { title: 'Titel', description: '' } };
  const whole = shared({
    title: 'A',
    defaultLanguage: 'en',
    defaultAudioLanguage: 'nl',
    recordingDate: '2026-05-01',
    containsSyntheticMedia: true,
    paidProductPlacement: true,
    publicStatsViewable: false,
    localizations,
  });
  const metadata = toMetadata(whole);
  expect(metadata).toMatchObject({
    snippet: { defaultAudioLanguage: 'nl' },
    status: { containsSyntheticMedia: true, publicStatsViewable: false, selfDeclaredMadeForKids: false },
    recordingDetails: { recordingDate: '2026-05-01T00:00:00Z' },
    paidProductPlacementDetails: { hasPaidProductPlacement: true },
    localizations,
  });
  expect(insert.body?.().safeParse(metadata)).toMatchObject({ success: true });
  expect(Object.keys(toMetadata(shared({ title: 'A' })))).toEqual(['snippet', 'status']);
});

it('a template’s date of publication moves by weeks until it lies in the future', () => {
  const template = shared({ publishAt: '2026-11-06T20:00' });
  expect(renewDetails(template, now).publishAt).toBe('2026-11-27T20:00');
  expect(renewDetails(template, Date.parse('2026-11-27T20:00')).publishAt).toBe('2026-12-04T20:00');
  expect(renewDetails(shared({ publishAt: '2027-01-01T20:00' }), now).publishAt).toBe('2027-01-01T20:00');
  expect(renewDetails(shared({}), now).publishAt).toBe('');
});
