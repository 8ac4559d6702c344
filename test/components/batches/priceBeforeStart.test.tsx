import { expect, it, vi } from 'vitest';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import type { BatchItem, BatchView } from '../../../lib/messages';
import { control, shown } from '../controls';
import { Refused } from '../fakeBackground';
import { mount, questions, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

const items: BatchItem[] = ['a', 'b'].map((videoId) => ({
  action: 'video.save',
  input: { videoId },
  label: videoId,
}));

const running: BatchView = { ...sample.batches[0]!, count: 2, done: 1, left: 1, timeLeft: undefined };

it('asks for no price once all has been started', async () => {
  const startBatch = vi.fn(() => null);
  const root = mount(<PriceBeforeStart kind="save" items={items} />, {
    // As the background does: nothing has no service
    planBatch({ actions }) {
      if (actions.length === 0) throw new Refused({ reason: 'mixedBatch', text: 'Start one for each.' });
      return sample.plan;
    },
    startBatch,
    batch: () => running,
  });
  (await shown(root, () => control(root, 'Save 2 videos'))).click();
  await vi.waitFor(() => expect(startBatch).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(control(root, 'Save')).toBeUndefined());
  expect(root.querySelector('a[href^="#activity/"]')).not.toBeNull();
  expect(root.textContent).not.toContain('Start one for each.');
  expect(questions('planBatch').every((asked) => (asked as { actions: [] }).actions.length > 0)).toBe(true);
});

it('shows how many items are done on which day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 12) });
  try {
    const noon = Date.now();
    const days = [184, 190, 26].map((count, day) => ({
      from: noon + day * 86_400_000,
      count,
      units: count * 50,
    }));
    const root = mount(<PriceBeforeStart kind="save" items={items} />, {
      planBatch: () => ({ ...sample.plan, count: 400, units: 20_000, today: 184, days }),
    });
    const list = await shown(root, () => root.querySelector('.bars'));
    const texts = [...list.querySelectorAll('li')].map((row) => row.textContent);
    expect(texts).toEqual(['Today 184', 'Tomorrow 190', 'Sunday 26']);
    const widths = [...list.querySelectorAll<HTMLElement>('.bars-track > span')].map(
      ({ style }) => style.inlineSize,
    );
    expect(widths.map((width) => Math.round(Number.parseFloat(width)))).toEqual([97, 100, 14]);
  } finally {
    vi.useRealTimers();
  }
});

it('follows what was started to its end, and undoes it there once the price is known', async () => {
  let batch = running;
  const undoBatch = vi.fn(() => null);
  const root = mount(<PriceBeforeStart kind="save" items={items} />, {
    planBatch: () => sample.plan,
    startBatch: () => null,
    batch: ({ batchId }) => ({ ...batch, batchId }),
    planUndo: () => ({ ...sample.plan, count: 2, units: 102, today: 1 }),
    undoBatch,
  });
  const sees = (text: string) => shown(root, () => (root.textContent?.includes(text) ? root : null));
  (await shown(root, () => control(root, 'Save 2 videos'))).click();
  await sees('1 of 2 done');
  const [{ batchId }] = questions('startBatch') as [{ batchId: string }];
  expect(questions('batch')).toContainEqual({ batchId });

  batch = { ...running, state: 'done', done: 2, left: 0, undoable: true };
  await sees('2 of 2 done');
  expect(root.querySelector('progress')).toBeNull();

  (await shown(root, () => control(root, 'Undo all…'))).click();
  await sees('Uses 102 units of quota.');
  expect(undoBatch).not.toHaveBeenCalled();
  batch = { ...batch, state: 'running', isUndo: true, undoable: false, undone: 1, left: 1 };
  (await shown(root, () => control(root, 'Undo all 2'))).click();
  await sees('1 of 2 undone');
  expect(questions('undoBatch')).toEqual([{ batchId }]);
});
