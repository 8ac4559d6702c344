import { expect, it, vi } from 'vitest';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import type { BatchItem } from '../../../lib/messages';
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

it('asks for no price once all has been started', async () => {
  const startBatch = vi.fn(() => null);
  const root = mount(<PriceBeforeStart kind="save" items={items} />, {
    // As the background does: nothing has no service
    planBatch({ actions }) {
      if (actions.length === 0) throw new Refused({ reason: 'mixedBatch', text: 'Start one for each.' });
      return sample.plan;
    },
    startBatch,
  });
  (await shown(root, () => control(root, 'Start all 2'))).click();
  await vi.waitFor(() => expect(startBatch).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(root.querySelector('button')).toBeNull());
  expect(root.querySelector('a[href="#batches"]')).not.toBeNull();
  expect(root.textContent).not.toContain('Start one for each.');
  expect(questions('planBatch').every((asked) => (asked as { actions: [] }).actions.length > 0)).toBe(true);
});
