import { expect, it, vi } from 'vitest';
import { VideosPage } from '../../../entrypoints/frame/VideosPage';
import { control, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const videos = [
  { videoId: 'Sbx-1_vid01', title: 'Low Tide' },
  { videoId: 'Sbx-1_vid02', title: '' },
];

function draw({ isNew = false, all = videos, more = {} as Answers } = {}) {
  return mount(<VideosPage view={{ view: 'videos', videos: all, isNew, pageTitle: 'Harbour' }} />, {
    planBatch: () => sample.plan,
    videosIn: () => ({ PLjazz: ['Sbx-1_vid01'] }),
    playlists: () => sample.playlists,
    playlistIndex: () => sample.playlistIndex,
    readDraft: () => null,
    writeDraft: () => null,
    act: ({ jobId = '' }) => ({ ...sample.savedJob, jobId, state: 'waiting' as const }),
    outcome: ({ jobId }) => ({
      ...sample.savedJob,
      jobId,
      state: 'done' as const,
      link: 'https://www.youtube.com/playlist?list=PLmadeNow01',
    }),
    seen: () => null,
    startBatch: () => null,
    ...more,
  });
}

async function start(root: HTMLElement, name: string): Promise<void> {
  await vi.waitFor(() => {
    const button = control(root, name);
    expect(button?.hasAttribute('disabled')).toBe(false);
    button?.click();
  });
  await vi.waitFor(() => expect(root.textContent).toContain('Started.'));
}

it('lists what is saved, by id where the page gave no title; a long list is folded', async () => {
  const listed = (root: HTMLElement) =>
    [...root.querySelectorAll('details li')].map((row) => row.textContent);
  const few = draw();
  expect(listed(few)).toEqual(['Low Tide', 'Sbx-1_vid02']);
  expect(few.querySelector('details')?.open).toBe(true);
  const all = Array.from({ length: 40 }, (_each, at) => ({ videoId: `vid${at}`, title: `Video ${at}` }));
  const many = draw({ all });
  expect(listed(many)).toHaveLength(40);
  expect(many.querySelector('details')?.open).toBe(false);
});

it('saves to an existing playlist those that it does not have, as a batch of the overlay', async () => {
  const root = draw();
  const jazz = await shown(root, () => root.querySelector<HTMLElement>('[role=option]'));
  jazz.click();
  await start(root, 'Save 1 video');
  expect(questions('startBatch')).toMatchObject([
    {
      surface: 'overlay',
      items: [{ action: 'video.save', input: { videoId: 'Sbx-1_vid02', playlistId: 'PLjazz' } }],
    },
  ]);
});

it('creates a new playlist when the batch starts, and deletes the draft with it', async () => {
  const root = draw({ isNew: true });
  await typeInto(await shown(root, () => root.querySelector<HTMLInputElement>('input')), 'Harbour songs');
  (await shown(root, () => control(root, 'Continue'))).click();
  await shown(root, () => control(root, 'Save 2 videos'));
  expect(questions('act')).toEqual([]);
  await start(root, 'Save 2 videos');
  expect(questions('act')).toMatchObject([
    {
      action: 'playlist.create',
      surface: 'overlay',
      draftKey: 'newPlaylist Sbx-1_vid01',
      input: { title: 'Harbour songs', privacyStatus: 'private' },
    },
  ]);
  expect(questions('startBatch')).toMatchObject([
    {
      surface: 'overlay',
      items: [
        { action: 'playlist.fill', input: { playlistId: 'PLmadeNow01' } },
        { action: 'video.save', input: { videoId: 'Sbx-1_vid01', playlistId: 'PLmadeNow01' } },
        { action: 'video.save', input: { videoId: 'Sbx-1_vid02', playlistId: 'PLmadeNow01' } },
      ],
    },
  ]);
});
