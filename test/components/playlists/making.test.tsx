import { expect, it, vi } from 'vitest';
import { ImportPlan } from '../../../components/playlists/ImportPlan';
import type { JobView } from '../../../lib/messages';
import { control, shown } from '../controls';
import { Refused } from '../fakeBackground';
import { mount, questions, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

const lists = [
  {
    videos: [{ videoId: 'Sbx-1_vid01' }],
    into: { title: 'From a file', privacyStatus: 'private' as const },
  },
];

/** The first start fails after the playlist was requested: it is not created yet, or the batch is refused. */
function draw(fails: 'outcome' | 'startBatch') {
  let times = 0;
  const failsNow = (name: string) => name === fails && times++ === 0;
  const jobOf = (jobId: string, state: JobView['state']): JobView => ({
    ...sample.savedJob,
    jobId,
    state,
    link: `https://www.youtube.com/playlist?list=PL${jobId.replaceAll('-', '')}`,
  });
  return mount(<ImportPlan lists={lists} held={new Map()} from="a.csv" />, {
    planBatch: () => sample.plan,
    act: ({ jobId = '' }) => jobOf(jobId, 'waiting'),
    outcome: ({ jobId }) => jobOf(jobId, failsNow('outcome') ? 'waiting' : 'done'),
    seen: () => null,
    startBatch() {
      if (failsNow('startBatch')) throw new Refused({ reason: 'diskFull', text: 'The disk is full.' });
      return null;
    },
  });
}

it.each([
  ['outcome', 'is still being created'],
  ['startBatch', 'The disk is full.'],
] as const)(
  'a playlist is created once for a batch that starts at the second attempt: %s',
  async (fails, said) => {
    const root = draw(fails);
    const start = () =>
      vi.waitFor(() => {
        const button = control(root, 'Save 1 video');
        expect(button?.hasAttribute('disabled')).toBe(false);
        button?.click();
      });
    await start();
    await vi.waitFor(() => expect(root.textContent).toContain(said));
    await start();
    await vi.waitFor(() => expect(root.textContent).toContain('Started.'));
    const ids = questions('act').map((question) => (question as { jobId: string }).jobId);
    expect(new Set(ids).size).toBe(1);
  },
);

it('the label counts the videos, and the batch also has what stands for the new playlist', async () => {
  const root = draw('outcome');
  await vi.waitFor(() => expect(root.textContent).toContain('Save 1 video to From a file'));
  expect(root.textContent).toContain('This first creates the playlist From a file.');
  const start = await shown(root, () => control(root, 'Save 1 video'));
  expect(start.textContent).toBe('Save 1 video');
  await vi.waitFor(() =>
    expect(questions('planBatch').at(-1)).toEqual({ actions: ['playlist.create', 'video.save'] }),
  );
  start.click();
  await vi.waitFor(() => expect(root.textContent).toContain('is still being created'));
  control(root, 'Save 1 video')?.click();
  await vi.waitFor(() => expect(questions('startBatch')).toHaveLength(1));
  expect(questions('startBatch')[0]).toMatchObject({
    kind: 'save',
    about: 'From a file',
    items: [{ action: 'playlist.fill' }, { action: 'video.save' }],
  });
});
