import { expect, it, vi } from 'vitest';
import { FailedItems } from '../../../components/batches/FailedItems';
import { Result } from '../../../components/ui/Result';
import type { BatchLine } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import { savedJob } from '../../components/samples';

useEnglish();

const failed: BatchLine[] = [
  { jobId: 'b|00001', label: 'Tides', text: 'Not saved', failure: { reason: 'x', text: 'It is gone.' } },
  {
    jobId: 'b|00002',
    label: 'Jazz Night',
    text: 'Not added',
    failure: {
      reason: 'rest_invalid_param',
      text: 'The site cannot get the image.',
      remedy: { kind: 'withoutPicture', label: 'Add without the image' },
    },
  },
];

it('each failed item is retried separately, and without its picture if that is the reason', async () => {
  const onChange = vi.fn();
  const root = mount(<FailedItems batchId="b" onChange={onChange} />, {
    batchItems: ({ state }) => (state === 'failed' ? failed : []),
    retryBatch: () => null,
  });
  const line = (label: string) =>
    shown(root, () => [...root.querySelectorAll('li')].find((one) => one.textContent?.includes(label)));
  control(await line('Tides'), 'Retry: Tides')!.click();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  control(await line('Jazz Night'), 'Add without the image')!.click();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(questions('retryBatch')).toEqual([
    { batchId: 'b', jobId: 'b|00001' },
    { batchId: 'b', jobId: 'b|00002', without: 'image' },
  ]);
});

it.each([
  ['waiting', 'now', 'Retry now'],
  ['failed', 'again', 'Retry'],
  ['needsReview', 'again', 'Check again'],
] as const)('a job that is %s has its own button to resume it: %s, “%s”', (state, resumable, name) => {
  const onRetry = vi.fn();
  const root = mount(<Result job={{ ...savedJob, state, resumable }} onRetry={onRetry} />, {});
  const [button, ...others] = [...root.querySelectorAll('button')];
  expect([button?.textContent, others]).toEqual([name, []]);
  button!.click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith();
});
