import { beforeEach, expect, it, vi } from 'vitest';
import { PictureField } from '../../../components/event/PictureField';
import { FileField } from '../../../components/ui/FileField';
import { UploadTrack } from '../../../entrypoints/manager/captions/UploadTrack';
import { FileForm } from '../../../entrypoints/manager/channel/FileForm';
import { TextSource } from '../../../entrypoints/manager/lists/TextSource';
import { Manager } from '../../../entrypoints/manager/Manager';
import { PlaylistList } from '../../../entrypoints/manager/playlists/PlaylistList';
import type { JobView } from '../../../lib/messages';
import { control } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const { leaveBlob } = vi.hoisted(() => ({ leaveBlob: vi.fn(async () => undefined) }));
vi.mock('../../../lib/messages/blobTransfer', async (original) => ({
  ...(await original<object>()),
  leaveBlob,
}));
beforeEach(() => {
  leaveBlob.mockReset().mockResolvedValue(undefined);
});

const limits = { accepts: ['image/png'], maximum: 100 };
const changed = 'The file was changed or moved after you chose it. Choose it again.';
const refused: JobView = {
  ...sample.failedJob,
  failure: { reason: 'backendError', text: 'Refused.', remedy: { kind: 'retry', label: 'Retry' } },
};
/** Jobs that fail at first and succeed when retried. */
const refusing: Answers = {
  act: () => ({ ...refused, state: 'waiting' }),
  outcome: ({ jobId }) => (jobId === 'again' ? { ...sample.savedJob, jobId } : refused),
  retry: () => ({ ...sample.savedJob, jobId: 'again', state: 'waiting' }),
  seen: () => null,
  playlistIndex: () => sample.playlistIndex,
  acting: () => sample.acting,
  ...sample.siteRows({ venues: sample.venueRecords }),
  similar: () => ({ venues: [], organizers: [] }),
};

async function press(root: HTMLElement, name: string): Promise<void> {
  await vi.waitFor(() => {
    const button = control(root, name);
    expect(button?.hasAttribute('disabled')).toBe(false);
    button?.click();
  });
}

const inputOf = (root: HTMLElement, label: string) =>
  vi.waitFor(() => {
    const id = [...root.querySelectorAll('label')].find((one) => one.textContent === label)?.htmlFor;
    return root.querySelector(`#${CSS.escape(id ?? '')}`) as HTMLInputElement;
  });

const forms = [
  { kind: 'playlist', drawn: <PlaylistList as="me" />, hash: '', open: 'New playlist', label: 'Title' },
  ...['venue', 'organizer', 'category', 'tag'].map((kind) => ({
    kind,
    drawn: <Manager key={kind} />,
    hash: `records/${kind}`,
    open: `New ${kind}`,
    label: 'Name',
  })),
];

it.each(forms)(
  'the form for a $kind keeps its values after a failure, and closes after success',
  async ({ drawn, hash, open, label }) => {
    location.hash = hash;
    const root = mount(drawn, refusing);
    await press(root, open);
    await typeInto(await inputOf(root, label), 'Typed by hand');
    root.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(root.textContent).toContain('Refused.'));
    expect((await inputOf(root, label)).value).toBe('Typed by hand');
    await press(root, 'Retry');
    await vi.waitFor(() => expect(root.querySelector('form')).toBeNull());
    expect(questions('act')).toHaveLength(1);
  },
);

/**
 * Chosen by a person; the browser puts the name of the file into the field, where it stays. Resolves once it is drawn,
 * before any further press.
 */
async function choose(input: HTMLInputElement, file: File): Promise<void> {
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: file.name, configurable: true, writable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

it.each(['NotReadableError', 'NotFoundError', 'AbortError'])(
  'a file to import that cannot be read (%s) has to be picked again',
  async (name) => {
    const onRead = vi.fn();
    const root = mount(
      <TextSource
        fileLabel="File"
        fileHint=""
        accept={['.csv']}
        textLabel="Text"
        textHint=""
        read={(text) => text}
        onRead={onRead}
      />,
      {},
    );
    const input = await inputOf(root, 'File');
    const gone = new File(['a'], 'a.csv');
    gone.arrayBuffer = () => Promise.reject(new DOMException('', name));
    await choose(input, gone);
    await vi.waitFor(() => expect(root.textContent).toContain(changed));
    // Otherwise picking the same file again would fire no `change` event.
    await vi.waitFor(() => expect(input.value).toBe(''));
    // A file older than UTF-8
    await choose(input, new File([new Uint8Array([0x43, 0x61, 0x66, 0xe9])], 'a.csv'));
    await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(['Café'], ['a.csv']));
    expect(root.textContent).not.toContain(changed);
  },
);

it.each(['NotReadableError', 'NotFoundError', 'DataError'])(
  'a file for the channel that cannot be read (%s) has to be picked again',
  async (name) => {
    leaveBlob.mockRejectedValueOnce(new DOMException('', name));
    const root = mount(
      <FileForm
        title="Watermark"
        fileLabel="File"
        fileHint=""
        upload={{ maximum: 100, accepts: ['image/png'] }}
        action="channel.watermark"
        price={50}
        undoable={false}
        button="Set it"
        subject={{ kind: 'video', videoId: 'Sbx-1_vid01' }}
        as="me"
        input={() => ({})}
      />,
      { ...refusing, outcome: () => sample.savedJob },
    );
    const input = await inputOf(root, 'File');
    await choose(input, new File(['a'], 'a.png', { type: 'image/png' }));
    await press(root, 'Set it');
    await vi.waitFor(() => expect(root.textContent).toContain(changed));
    expect(questions('act')).toEqual([]);
    await choose(input, new File(['b'], 'a.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(root.textContent).not.toContain(changed));
    await press(root, 'Set it');
    await vi.waitFor(() => expect(questions('act')).toMatchObject([{ action: 'channel.watermark' }]));
  },
);

it.each(['NotReadableError', 'NotFoundError', 'AbortError'])(
  'a picture that cannot be read (%s) has to be picked again',
  async (name) => {
    const gone = new File(['a'], 'a.png', { type: 'image/png' });
    gone.arrayBuffer = () => Promise.reject(new DOMException('', name));
    const root = mount(
      <PictureField value="" onChange={() => undefined} limits={limits} origin="https://a.example" />,
      {},
    );
    await choose(root.querySelector<HTMLInputElement>('input[type=file]')!, gone);
    await vi.waitFor(() => expect(root.textContent).toContain(changed));
  },
);

it('a picture that changes while it is stored has to be picked again; one that does not fit on the disk has another message', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const onChange = vi.fn();
  const root = mount(
    <PictureField value="" onChange={onChange} limits={limits} origin="https://a.example" />,
    {},
  );
  const input = root.querySelector<HTMLInputElement>('input[type=file]')!;
  leaveBlob.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  await choose(input, new File(['a'], 'a.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(root.textContent).toContain('The browser could not store the file.'));
  leaveBlob.mockRejectedValueOnce(new DOMException('', 'DataError'));
  await choose(input, new File(['a'], 'a.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(root.textContent).toContain(changed));
  expect(onChange).not.toHaveBeenCalled();
  await choose(input, new File(['b'], 'a.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  vi.unstubAllGlobals();
});

it('captions that exist can be replaced, with what was sent', async () => {
  const failure = { reason: 'captionExists', text: 'They exist.' };
  const exist: JobView = { ...sample.failedJob, failure };
  const outcomes = [exist, sample.savedJob];
  const root = mount(
    <UploadTrack as="me" videoId="Sbx-1_vid01" tracks={undefined} onDone={() => undefined} />,
    {
      ...refusing,
      outcome: () => outcomes.shift() ?? sample.savedJob,
    },
  );
  await choose(await inputOf(root, 'Caption file'), new File(['a'], 'a.srt'));
  await typeInto(await inputOf(root, 'Language'), 'fr');
  await press(root, 'Add captions');
  await vi.waitFor(() => expect(control(root, 'Replace')).toBeTruthy());
  expect(root.textContent).toContain("Uses 700 units of today's quota");
  await typeInto(await inputOf(root, 'Language'), 'de');
  await press(root, 'Replace');
  await vi.waitFor(() => expect(questions('act')).toHaveLength(2));
  const input = { language: 'fr', name: '', isDraft: false };
  expect(questions('act')).toMatchObject([
    { action: 'video.captions', input },
    { action: 'video.replaceCaptions', input },
  ]);
  expect(leaveBlob).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(control(root, 'Replace')).toBeUndefined());
});

it('a file field can take the same file again, and keeps it if none is chosen', async () => {
  const onPick = vi.fn();
  const root = mount(<FileField label="File" accept={[]} onPick={onPick} />, {});
  const input = await inputOf(root, 'File');
  await choose(input, new File(['a'], 'a.srt'));
  const { files } = input;
  input.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(input.value).toBe('');
  Object.defineProperty(input, 'files', { value: [], configurable: true, writable: true });
  input.dispatchEvent(new Event('cancel'));
  expect(input.files).toBe(files);
  expect(onPick).toHaveBeenCalledOnce();
});

it('a picture is chosen from the media library, or pasted', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const onChange = vi.fn();
  const origin = 'https://a.example';
  const url = `${origin}/uploads/poster.png`;
  const root = mount(<PictureField value="" onChange={onChange} limits={limits} origin={origin} />, {
    sitePictures: ({ query }) => [
      { id: 1, url, small: `${origin}/uploads/small.png`, title: `Poster ${query}`, alt: 'A trumpet' },
      { id: 2, url: `${origin}/b.png`, small: 'https://elsewhere.example/b.png', title: 'B', alt: '' },
    ],
    sitePicture: () => ({ type: 'image/png', base64: btoa('a') }),
  });
  await press(root, 'Media library');
  const picture = await vi.waitFor(() => {
    const found = root.querySelector<HTMLElement>('.library-picture');
    expect(found?.title).toBe('A trumpet');
    return found!;
  });
  await vi.waitFor(() => expect(root.querySelector('.library-picture img')).not.toBeNull());
  // Of another host none is asked for
  expect(questions('sitePicture')).toEqual([{ address: `${origin}/uploads/small.png` }]);
  picture.click();
  expect(onChange).toHaveBeenCalledWith(url, 'A trumpet');
  const clipboardData = { files: [new File(['a'], 'pasted.png', { type: 'image/png' })] };
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  root.querySelector('input')?.dispatchEvent(paste);
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'pasted.png' })),
  );
  vi.unstubAllGlobals();
});

it.each([
  ['as it was typed', 'A "hall" [map]', 'HTML is allowed.'],
  ['as the site shows it, where the source is not for the user', null, 'may change its formatting'],
] as const)('the form for a venue has the description %s', async (_name, typed, hint) => {
  location.hash = 'records/venue/1';
  const shown = 'A &#8220;hall&#8221; Map';
  const [venue] = sample.venueRecords;
  const act = vi.fn<NonNullable<Answers['act']>>(() => ({ ...refused, state: 'waiting' }));
  const root = mount(<Manager />, {
    ...refusing,
    ...sample.siteRows({ venues: [{ ...venue!, description: shown }] }),
    ...{ typedDescription: () => typed, act },
  });
  const field = await inputOf(root, 'Description');
  expect(field.value).toBe(typed ?? shown);
  expect(root.textContent).toContain(hint);
  await typeInto(await inputOf(root, 'City'), 'Porto');
  root.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  const { input } = act.mock.calls[0]![0] as { input: Record<'from' | 'form', { description: string }> };
  expect([input.from.description, input.form.description]).toEqual([typed ?? shown, typed ?? shown]);
});
