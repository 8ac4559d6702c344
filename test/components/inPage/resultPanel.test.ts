import { expect, it, vi } from 'vitest';
import { createResultPanel } from '../../../components/inPage/resultPanel';
import * as sample from '../samples';
import { answer, click, questions, usePage } from './page';

const page = usePage();

it('an event whose picture the site cannot get is offered without it', async () => {
  const failed = {
    ...sample.savedJob,
    state: 'failed' as const,
    failure: {
      reason: 'rest_invalid_param',
      text: 'The site cannot get the image.',
      remedy: { kind: 'withoutPicture' as const, label: 'Add without the image' },
    },
  };
  answer({ outcome: () => failed, retry: () => sample.runningJob, seen: () => null });
  const { layer, signal } = page();
  const result = createResultPanel(layer, signal);
  layer.root.append(result.element);
  await result.follow(async () => failed);
  const button = [...result.element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add without the image',
  );
  click(button!);
  await vi.waitFor(() => expect(questions('retry')).toEqual([{ jobId: failed.jobId, without: 'image' }]));
});

it('a job that has to wait is followed to its end, and can then be undone', async () => {
  vi.useFakeTimers();
  const waiting = { ...sample.runningJob, state: 'waiting' as const, text: 'Retries automatically at 6:25' };
  let now: typeof waiting | typeof sample.savedJob = waiting;
  answer({ outcome: () => now, seen: () => null });
  const { layer, signal } = page();
  const result = createResultPanel(layer, signal);
  const finished = vi.fn();
  try {
    const followed = result.follow(async () => waiting, finished);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(result.element.textContent).toContain(waiting.text);
    expect(finished).not.toHaveBeenCalled();
    now = { ...sample.savedJob, jobId: waiting.jobId };
    await vi.advanceTimersByTimeAsync(60_000);
    await followed;
  } finally {
    vi.useRealTimers();
  }
  expect(result.element.textContent).toContain(sample.savedJob.text);
  expect([...result.element.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
    'Undo',
  );
  expect(questions('seen')).toEqual([{ jobId: waiting.jobId }]);
  expect(finished).toHaveBeenCalledOnce();
});

it('keeps the focus when the button that was pressed goes', async () => {
  const undone = { ...sample.savedJob, state: 'undone' as const, undoable: false, text: 'Undone' };
  answer({
    outcome: ({ jobId }) => (jobId === 'back' ? { ...undone, jobId } : sample.savedJob),
    undo: () => ({ ...undone, jobId: 'back' }),
    seen: () => null,
  });
  const { layer, signal } = page();
  const result = createResultPanel(layer, signal);
  layer.root.append(result.element);
  await result.follow(async () => sample.savedJob);
  const undo = result.element.querySelector('button')!;
  undo.focus();
  click(undo, { detail: 0 });
  await vi.waitFor(() => expect(result.element.textContent).toContain('Undone'));
  expect(layer.root.activeElement).toBe(result.element);
});
