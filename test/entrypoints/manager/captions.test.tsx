import { describe, expect, it, vi } from 'vitest';
import { CaptionTracks } from '../../../entrypoints/manager/captions/CaptionTracks';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('../../../components/format/saveFile', () => ({ saveFile }));
useEnglish();

const english = {
  captionId: 'c1',
  language: 'en',
  name: '',
  isDraft: false,
  isAutomatic: false,
  hasFailed: false,
  updatedAt: undefined,
};
const open = (tracks = [english]) =>
  mount(<CaptionTracks videoId="Sbx-1_vid01" as="me" hasCaptions />, {
    captionTracks: () => tracks,
    captionText: ({ format, language = '' }) => `${format} ${language}`.trim(),
    languages: () => [
      { code: 'en', name: 'English' },
      { code: 'fr', name: 'French' },
    ],
    act: () => sample.savedJob,
    outcome: () => sample.savedJob,
    seen: () => null,
  });
const press = async (root: ParentNode, name: string) =>
  (await shown(root, () => control(root, name))).click();
const choose = async (root: ParentNode, value: string) => {
  const select = await shown(root, () => root.querySelector('select'));
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('captions of a video', () => {
  it('are read when the person asks for them, at a price', async () => {
    const root = open();
    expect(root.textContent).toContain('50 units');
    expect(questions('captionTracks')).toEqual([]);
    await press(root, 'Show captions');
    await shown(root, () => (root.textContent?.includes('English') ? root : null));
  });

  it('are downloaded in a format, each once', async () => {
    const root = open();
    await press(root, 'Show captions');
    await press(root, 'Preview and download');
    await choose(root, 'vtt');
    await press(root, 'Read');
    await shown(root, () =>
      root.querySelector<HTMLTextAreaElement>('.caption-text')?.value === 'vtt' ? root : null,
    );
    await press(root, 'Save file');
    expect(saveFile).toHaveBeenCalledWith('Sbx-1_vid01 en.vtt', 'text/plain', 'vtt');
    await choose(root, 'srt');
    await vi.waitFor(() => expect(root.querySelector('.caption-text')).toBeNull());
    await choose(root, 'vtt');
    await shown(root, () => root.querySelector('.caption-text'));
    expect(questions('captionText')).toEqual([{ captionId: 'c1', format: 'vtt' }]);
  });

  it('that the platform made can only be downloaded', async () => {
    const root = open([{ ...english, isAutomatic: true }]);
    await press(root, 'Show captions');
    await shown(root, () => control(root, 'Preview and download'));
    expect(root.querySelectorAll('.caption-tracks button')).toHaveLength(1);
  });

  it('of the language and name of a file are replaced, at the price of reading the former text first', async () => {
    const root = open();
    await shown(root, () => control(root, 'Add captions'));
    await press(root, 'Show captions');
    await shown(root, () => control(root, 'Replace'));
    expect(root.textContent).toContain("Uses 700 units of today's quota");
    expect(root.textContent).not.toContain('cannot be undone');
  });

  it('are deleted with an undo, at the price of the download', async () => {
    const root = open();
    await press(root, 'Show captions');
    await press(root, 'Delete');
    expect(root.textContent).toContain('250 units');
    await press(root, 'Delete captions');
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject([{ action: 'captions.delete', input: { captionId: 'c1' } }]),
    );
  });
});
