import { expect, it, vi } from 'vitest';
import { UploadSection } from '../../../entrypoints/manager/upload/UploadSection';
import type { Failure, UploadView } from '../../../lib/messages';
import { control } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';

useEnglish();
// No other tab has the lock.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}) },
});

/** A background with this answer of the platform to each upload. */
function platform(answer: Partial<UploadView>): Answers {
  let uploads: UploadView[] = [];
  const changed = (uploadId: string, changes: Partial<UploadView>) => {
    uploads = uploads.map((upload) => (upload.uploadId === uploadId ? { ...upload, ...changes } : upload));
    return uploads.find((upload) => upload.uploadId === uploadId)!;
  };
  return {
    uploads: () => uploads,
    readDraft: () => null,
    writeDraft: () => null,
    videoCategories: () => [],
    languages: () => [],
    playlistIndex: () => ({ playlists: [] }) as never,
    quotas: () => [],
    uploadTemplates: () => [],
    beginUpload({ uploadId, file }) {
      uploads = [
        {
          uploadId,
          title: 'Typed',
          file,
          state: 'going',
          stored: 0,
          pieceSize: 10,
          followUps: [],
        } as UploadView,
      ];
      return uploads[0]!;
    },
    advanceUpload: ({ uploadId }) => changed(uploadId, answer),
    cancelUpload({ uploadId }) {
      uploads = uploads.filter((upload) => upload.uploadId !== uploadId);
      return null;
    },
  };
}

const field = (root: HTMLElement, label: string) =>
  vi.waitFor(() => {
    const named = [...root.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
    return (named?.querySelector('input') ??
      root.querySelector(`[id="${named?.htmlFor}"]`)) as HTMLInputElement;
  });

/** Fills the form in and sends it, as a person would. */
async function send(answers: Answers): Promise<HTMLElement> {
  const root = mount(
    <UploadSection active={{ video: { accountId: 'me', title: 'Harbour TV' } } as never} />,
    answers,
  );
  const input = await field(root, 'Video files');
  const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
  Object.defineProperty(input, 'files', { value: [film], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(async () => expect((await field(root, 'Title')).value).toBe('film'));
  await typeInto(await field(root, 'Title'), 'Typed by hand');
  await typeInto(await field(root, 'Tags'), 'jazz, open rehearsal');
  (await field(root, "No, it's not made for kids")).click();
  await vi.waitFor(() => expect(control(root, 'Start upload')?.hasAttribute('aria-busy')).toBe(false));
  root.querySelector('form')?.requestSubmit();
  return root;
}

const failure: Failure = { reason: 'invalidTags', text: 'The tags are refused.' };

it('a video that the platform refuses keeps the form’s values, and leaves no upload', async () => {
  const root = await send(platform({ state: 'failed', failure }));
  await vi.waitFor(() => expect(root.textContent).toContain('The tags are refused.'));
  expect((await field(root, 'Title')).value).toBe('Typed by hand');
  expect((await field(root, 'Tags')).value).toBe('jazz, open rehearsal');
  expect(questions('cancelUpload')).toHaveLength(1);
  await vi.waitFor(() => expect(root.querySelectorAll('li.upload')).toHaveLength(0));
  // The file is still picked: only the error has to be corrected.
  root.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(questions('beginUpload')).toHaveLength(2));
});

it.each<[string, Partial<UploadView>]>([
  [
    'can be helped',
    { state: 'failed', failure: { ...failure, remedy: { kind: 'signIn', label: 'Sign in' } } },
  ],
  ['has begun', { state: 'failed', stored: 2, failure }],
  ['is taken', { state: 'done', stored: 4 }],
])('a video that %s stays in the list, and the form is cleared', async (_which, answer) => {
  const root = await send(platform(answer));
  await vi.waitFor(async () => expect((await field(root, 'Title')).value).toBe(''));
  await vi.waitFor(() => expect(root.querySelectorAll('li.upload')).toHaveLength(1));
  expect(questions('cancelUpload')).toEqual([]);
});

it('of several videos those that are refused stay, as they would have been; the others are sent once', async () => {
  const answers = platform({ state: 'done', stored: 4 });
  const names = new Map<string, string>();
  const root = mount(
    <UploadSection active={{ video: { accountId: 'me', title: 'Harbour TV' } } as never} />,
    {
      ...answers,
      beginUpload(question) {
        names.set(question.uploadId, question.file.name);
        return answers.beginUpload!(question);
      },
      advanceUpload(question) {
        const isRefused = names.get(question.uploadId) === 'b.mp4';
        const view = answers.advanceUpload!(question) as UploadView;
        return isRefused ? { ...view, state: 'failed', stored: 0, failure } : view;
      },
    },
  );
  const input = await field(root, 'Video files');
  const files = ['c', 'a', 'b'].map((name) => new File([name], `${name}.mp4`, { type: 'video/mp4' }));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const rows = () => [...root.querySelectorAll('.new-upload .row-title')].map((row) => row.textContent);
  await vi.waitFor(() => expect(rows()).toEqual(['a', 'b', 'c']));
  await typeInto(await field(root, 'Title'), 'Part {number}');
  (await field(root, "No, it's not made for kids")).click();
  await vi.waitFor(() => expect(rows()).toEqual(['Part 1', 'Part 2', 'Part 3']));
  await vi.waitFor(() => expect(control(root, 'Start 3 uploads')?.hasAttribute('aria-busy')).toBe(false));
  root.querySelector<HTMLFormElement>('form:not(.menu form)')?.requestSubmit();
  await vi.waitFor(() => expect(rows()).toEqual(['Part 2']));
  expect(root.textContent).toContain('The tags are refused.');
  expect(questions('beginUpload')).toMatchObject(
    ['Part 1', 'Part 2', 'Part 3'].map((title) => ({ metadata: { snippet: { title } } })),
  );
  expect(questions('cancelUpload')).toHaveLength(1);
});

it('a dropped file is picked once: the emptied form does not resume its upload', async () => {
  const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
  const root = mount(
    <UploadSection
      active={{ video: { accountId: 'me', title: 'Harbour TV' } } as never}
      dropped={{ files: [film] }}
    />,
    { ...platform({ state: 'paused' }), resumeUpload: () => ({}) as never },
  );
  await vi.waitFor(async () => expect((await field(root, 'Title')).value).toBe('film'));
  (await field(root, "No, it's not made for kids")).click();
  await vi.waitFor(() => expect(control(root, 'Start upload')?.hasAttribute('aria-busy')).toBe(false));
  root.querySelector<HTMLFormElement>('form:not(.menu form)')?.requestSubmit();
  await vi.waitFor(async () => expect((await field(root, 'Title')).value).toBe(''));
  await vi.waitFor(() => expect(control(root, 'Start upload')?.hasAttribute('aria-busy')).toBe(false));
  expect(questions('beginUpload')).toHaveLength(1);
  expect(questions('resumeUpload')).toEqual([]);
});
