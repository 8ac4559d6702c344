import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import { VideoDetails } from '../../../entrypoints/manager/videos/VideoDetails';
import { VideosSection } from '../../../entrypoints/manager/videos/VideosSection';
import { toVideoChanges, toVideoForm } from '../../../entrypoints/manager/videos/videoForm';
import type { StoredVideoFields } from '../../../lib/video/shared/videoFields';
import { control, shown } from '../../components/controls';
import { type Answers, Refused } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const stored = sample.ownVideo.fields;

const onClose = vi.fn();

/** The form with a background that stores what the action is asked for. */
async function open(answers: Answers = {}, first: StoredVideoFields = stored): Promise<HTMLElement> {
  let fields = first;
  const root = mount(<VideoDetails videoId="vid" onClose={onClose} />, {
    ownVideo: () => ({ ...sample.ownVideo, fields }),
    videoCategories: () => [{ categoryId: '22', title: 'People' }],
    languages: () => sample.languages,
    playlists: () => sample.playlists,
    playlistIndex: () => sample.playlistIndex,
    readDraft: () => null,
    writeDraft: () => null,
    seen: () => null,
    act({ input }) {
      fields = { ...fields, ...(input as { changes: StoredVideoFields }).changes };
      return { ...sample.savedJob, jobId: 'job', state: 'running' };
    },
    outcome: () => ({ ...sample.savedJob, jobId: 'job', text: 'Video saved', undoable: true }),
    undo() {
      fields = first;
      return { ...sample.savedJob, jobId: 'job', state: 'undoing' };
    },
    ...answers,
  });
  await vi.waitFor(() => expect(root.querySelector('form')).not.toBeNull());
  return root;
}

function field(root: HTMLElement, label: string): HTMLInputElement {
  const named = [...root.querySelectorAll('label')].find((one) => one.textContent === label);
  return (named?.querySelector('input') ??
    root.querySelector(`[id="${named?.htmlFor}"]`)) as HTMLInputElement;
}

const hintOf = (root: HTMLElement, label: string) =>
  (field(root, label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => root.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

const send = (root: HTMLElement) => root.querySelector('form')?.requestSubmit();
const isOff = (root: HTMLElement, name: string) => control(root, name)?.getAttribute('aria-disabled');

it('sends only what was changed, as the account that read the video, and reads it again', async () => {
  const root = await open();
  expect(isOff(root, 'Save')).toBe('true');
  send(root);
  await typeInto(field(root, 'Title'), ' Ebb ');
  await typeInto(field(root, 'Tags'), 'sea, ebb,');
  field(root, 'Contains paid promotion').click();
  await vi.waitFor(() => expect(isOff(root, 'Save')).toBeNull());
  send(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Video saved'));
  const changes = { title: 'Ebb', tags: ['sea', 'ebb'], paidProductPlacement: true };
  expect(questions('act')).toMatchObject([
    { action: 'video.edit', as: 'me', input: { videoId: 'vid', title: 'Tides', changes } },
  ]);
  expect(questions('act')[0]).toHaveProperty('input.changes', changes);
  const expected = { title: 'Tides', tags: ['sea', 'low water'], paidProductPlacement: false };
  expect(questions('act')[0]).toHaveProperty('input.expected', expected);
  await vi.waitFor(() => expect(root.querySelector('h3')?.textContent).toBe('Ebb'));
  await vi.waitFor(() => expect(isOff(root, 'Save')).toBe('true'));
  expect(field(root, 'Title').value).toBe('Ebb');
});

it('offers undo, and then shows the video as it was', async () => {
  const root = await open();
  await typeInto(field(root, 'Title'), 'Ebb');
  send(root);
  await vi.waitFor(() => expect(root.querySelector('h3')?.textContent).toBe('Ebb'));
  await vi.waitFor(() => expect(control(root, 'Undo')).toBeDefined());
  control(root, 'Undo')?.click();
  await vi.waitFor(() => expect(field(root, 'Title').value).toBe('Tides'));
  expect(isOff(root, 'Save')).toBe('true');
});

it('keeps what was typed after a failure and in the draft, until it is saved or discarded', async () => {
  const root = await open({ outcome: () => ({ ...sample.failedJob, jobId: 'job' }) });
  await typeInto(field(root, 'Title'), 'Ebb');
  send(root);
  await vi.waitFor(() => expect(questions('seen')).toHaveLength(1));
  await vi.waitFor(() => expect(questions('ownVideo')).toHaveLength(2));
  expect(field(root, 'Title').value).toBe('Ebb');
  await vi.waitFor(() =>
    expect(questions('writeDraft')).toContainEqual({ key: 'video vid', value: { title: 'Ebb' } }),
  );
});

it('marks the field that was refused, until it is corrected', async () => {
  const failure = { reason: 'invalidTags', text: 'Refused.', field: 'snippet.tags' };
  const root = await open({ outcome: () => ({ ...sample.failedJob, jobId: 'job', failure }) });
  await typeInto(field(root, 'Tags'), 'ebb');
  send(root);
  await vi.waitFor(() => expect(field(root, 'Tags').getAttribute('aria-invalid')).toBe('true'));
  await typeInto(field(root, 'Tags'), 'tides');
  expect(field(root, 'Tags').getAttribute('aria-invalid')).toBeNull();
});

it('shows another video with its own values and draft', async () => {
  const root = await open({
    ownVideo: ({ videoId }) => ({ ...sample.ownVideo, fields: { ...stored, title: videoId } }),
  });
  await typeInto(field(root, 'Title'), 'Ebb');
  render(<VideoDetails videoId="other" onClose={onClose} />, root);
  await vi.waitFor(() => expect(field(root, 'Title')?.value).toBe('other'));
  expect(isOff(root, 'Save')).toBe('true');
});

it('gives the draft back, and discards it', async () => {
  const root = await open({ readDraft: () => ({ title: 'Ebb' }) });
  await vi.waitFor(() => expect(field(root, 'Title').value).toBe('Ebb'));
  expect(root.textContent).toContain('not saved yet');
  control(root, 'Discard changes')?.click();
  await vi.waitFor(() => expect(field(root, 'Title').value).toBe('Tides'));
  await vi.waitFor(() => expect(questions('writeDraft')).toEqual([{ key: 'video vid', value: null }]));
  control(root, 'Close')?.click();
  expect(onClose).toHaveBeenCalled();
});

it('counts as the platform does, and checks chapters', async () => {
  const root = await open();
  expect(hintOf(root, 'Title')).toContain('5 of 100 characters');
  // Two quotes around the tag with a space, and the comma
  expect(hintOf(root, 'Tags')).toContain('15 of 500 characters');
  expect(hintOf(root, 'Description')).toContain('3 chapters');
  expect([...root.querySelectorAll('ol li')].map((line) => line.textContent)).toEqual([
    '0:00 Intro',
    '1:00 Flood',
    '2:00 Ebb',
  ]);
  await typeInto(field(root, 'Description'), 'é');
  expect(hintOf(root, 'Description')).toBe('2 of 5,000 bytes');
  await typeInto(field(root, 'Description'), '0:00 Intro\n1:00 Flood');
  expect(hintOf(root, 'Description')).toContain('No chapters: there must be at least three.');
});

it.each([
  ['Title', '', 'Use 1 to 100 characters'],
  ['Description', 'a < b', 'Use up to 5,000 bytes'],
  ['Tags', 'x'.repeat(501), 'Use up to 500 characters'],
  ['Language of the audio', 'Dutch, I think', 'Enter a language code'],
])('says what is wrong with %s, and sends nothing', async (label, text, error) => {
  const root = await open();
  await typeInto(field(root, label), text);
  expect(field(root, label).getAttribute('aria-invalid')).toBeNull();
  send(root);
  await vi.waitFor(() => expect(hintOf(root, label)).toContain(error));
  expect(questions('act')).toEqual([]);
});

it('takes a language by its name, and by the code of one that is not listed', async () => {
  const root = await open();
  const language = field(root, 'Language of the audio');
  await typeInto(language, 'french');
  send(root);
  await vi.waitFor(() =>
    expect(questions('act')[0]).toHaveProperty('input.changes', { defaultAudioLanguage: 'fr' }),
  );
  await typeInto(field(root, 'Language of the audio'), 'mwl');
  await vi.waitFor(() => expect(isOff(root, 'Save')).toBeNull());
  send(root);
  await vi.waitFor(() =>
    expect(questions('act')[1]).toHaveProperty('input.changes', { defaultAudioLanguage: 'mwl' }),
  );
});

it('adds a translation, removes one, and says what one lacks', async () => {
  const root = await open();
  (await shown(root, () => control(root, 'Remove Dutch'))).click();
  await typeInto(field(root, 'Another language'), 'French');
  control(root, 'Add translation')?.click();
  await vi.waitFor(() => expect(field(root, 'Title (French)')).not.toBeNull());
  send(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Each translation needs a title'));
  await typeInto(field(root, 'Title (French)'), 'Marées');
  send(root);
  await vi.waitFor(() =>
    expect(questions('act')[0]).toHaveProperty('input.changes', {
      localizations: { fr: { title: 'Marées', description: '' } },
    }),
  );
});

it('shows what somebody changed meanwhile, and saves over it only when asked again', async () => {
  let title = 'Tides';
  const failure = { reason: 'videoChangedMeanwhile', text: 'Changed meanwhile.' };
  const root = await open({
    ownVideo: () => ({ ...sample.ownVideo, fields: { ...stored, title } }),
    outcome() {
      title = 'By somebody else';
      return { ...sample.failedJob, jobId: 'job', failure };
    },
  });
  await typeInto(field(root, 'Title'), 'Ebb');
  send(root);
  await vi.waitFor(() => expect(root.querySelector('form ins')?.textContent).toBe('By somebody else'));
  expect(root.querySelector('form del')?.textContent).toBe('Tides');
  expect(field(root, 'Title').value).toBe('Ebb');
  await vi.waitFor(() => expect(control(root, 'Save')?.getAttribute('aria-busy')).not.toBe('true'));
  send(root);
  await vi.waitFor(() => expect(questions('act')).toHaveLength(2));
  expect(questions('act')[1]).toHaveProperty('input.expected', { title: 'By somebody else' });
});

it('refuses a thumbnail of another type', async () => {
  const root = await open();
  const input = field(root, 'Thumbnail image');
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'tides.gif', { type: 'image/gif' }));
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(root.textContent).toContain('This file has another type'));
});

it('lists the playlists that the video is in, and removes it from one', async () => {
  const [first, ...others] = sample.playlists;
  const root = await open({ playlists: () => [{ ...first!, holds: true }, ...others] });
  await vi.waitFor(() => expect(control(root, `Remove ${first?.title}`)).toBeDefined());
  control(root, `Remove ${first?.title}`)?.click();
  await vi.waitFor(() =>
    expect(questions('act')[0]).toMatchObject({
      action: 'video.remove',
      input: { videoId: 'vid', playlistId: first?.playlistId },
    }),
  );
});

it('deletes a video only once its title was typed, and lists what goes with it', async () => {
  const [first, ...others] = sample.playlists;
  const root = await open({
    playlists: () => [{ ...first!, holds: true }, ...others],
    outcome: () => ({ ...sample.savedJob, jobId: 'job', text: 'Video Tides deleted' }),
  });
  control(root, 'Delete this video')?.click();
  await vi.waitFor(() => expect(root.textContent).toContain(`its place in ${first?.title}`));
  for (const text of ['1,234\u00a0views', '5 comments', 'cannot be undone'])
    expect(root.textContent?.toLowerCase()).toContain(text);
  expect(isOff(root, 'Delete for good')).toBe('true');
  await typeInto(field(root, 'To delete it, type its title: Tides'), ' tides');
  expect(isOff(root, 'Delete for good')).toBe('true');
  await typeInto(field(root, 'To delete it, type its title: Tides'), 'Tides ');
  control(root, 'Delete for good')?.click();
  await vi.waitFor(() => expect(root.textContent).toContain('Video Tides deleted'));
  expect(questions('act')).toMatchObject([
    { action: 'video.delete', as: 'me', input: { videoId: 'vid', title: 'Tides' } },
  ]);
  expect(questions('ownVideo')).toHaveLength(1);
});

it('says why a video cannot be read', async () => {
  const failure = { reason: 'videoNotYours', text: 'Not yours.' };
  const refuse = () => {
    throw new Refused(failure);
  };
  const root = mount(<VideoDetails videoId="vid" onClose={onClose} />, {
    ownVideo: refuse,
    readDraft: () => null,
  });
  await vi.waitFor(() => expect(root.textContent).toContain('Not yours.'));
});

const local = '2099-01-01T10:00';
const publishAt = new Date(local).toISOString();

it.each<[string, Partial<typeof stored>, object, object]>([
  ['nothing', {}, {}, {}],
  ['the same again', {}, { title: 'Tides ', tags: 'sea , low water', recordingDate: '2026-05-01' }, {}],
  ['a language', {}, { defaultLanguage: '' }, { defaultLanguage: null }],
  ['no date of recording', {}, { recordingDate: '' }, { recordingDate: null }],
  ['the answer about children', {}, { madeForKids: false }, { selfDeclaredMadeForKids: false }],
  ['the visibility', {}, { visibility: 'public' }, { privacyStatus: 'public' }],
  ['a schedule', {}, { visibility: 'scheduled', publishAt: local }, { privacyStatus: 'private', publishAt }],
  [
    'another schedule',
    { privacyStatus: 'private', publishAt: '2098-01-01T10:00:30Z' } as never,
    { publishAt: local },
    { publishAt },
  ],
  [
    'no schedule',
    { privacyStatus: 'private', publishAt } as never,
    { visibility: 'private' },
    { publishAt: null },
  ],
  [
    'a scheduled video made public',
    { privacyStatus: 'private', publishAt } as never,
    { visibility: 'public' },
    { privacyStatus: 'public' },
  ],
  ['a schedule to the second, kept', { publishAt: '2098-01-01T10:00:30Z' } as never, {}, {}],
])('changes %s', (_name, more, typed, changes) => {
  expect(toVideoChanges(toVideoForm({ ...stored, ...more }), typed)).toEqual(changes);
});

it('opens beside the table of videos by its address, and closes with the table as it was', async () => {
  location.hash = '#videos/vid?q=tide';
  const root = mount(
    <VideosSection active={{ video: { accountId: 'me', title: 'Harbour' } } as never} item="vid" />,
    {
      ownVideo: () => sample.ownVideo,
      videoCategories: () => [],
      readDraft: () => null,
      collectionRows: () => ({ accountId: 'me', rows: [], after: '1' }) as never,
    },
  );
  await vi.waitFor(() => expect(field(root, 'Title').value).toBe('Tides'));
  control(root, 'Close')?.click();
  expect(location.hash).toBe('#videos?q=tide');
  location.hash = '';
});
