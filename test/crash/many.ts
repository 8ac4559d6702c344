import { randomUUID } from 'node:crypto';
import type { BatchView } from '../../lib/messages';
import { until } from '../e2e/harness/until';
import { askUnlessDone, needsSignIn } from './client';
import { mostTries, type Run, type Wrap } from './play';
import type { Setup } from './setup';
import type { ManyAtOnce } from './stories';

/** Longest time of a batch on a busy machine, in milliseconds. */
const longest = 300_000;

/** Starts a batch, waits for its end, and undoes it if the story says so. */
export async function runMany(
  setup: Setup,
  { action, as, items, inOrder, undo }: ManyAtOnce,
  [aroundRun, aroundUndo]: [Wrap, Wrap],
  run: Run,
): Promise<void> {
  const { client } = setup;
  const batchId = randomUUID();
  const inputs = items(setup);
  const { [as]: accounts } = await client.ask('accounts', {});
  const actor = accounts.find(({ isActive }) => isActive)?.accountId ?? '';
  await aroundRun(async () => {
    await client.ask('startBatch', {
      batchId,
      kind: 'save',
      about: action,
      surface: 'manager' as const,
      as: actor,
      inOrder,
      items: inputs.map((input) => ({ action, input, label: action })),
    });
    await end(setup, batchId, 'done', run);
  });
  if (!undo) return;
  await aroundUndo(async () => {
    await askUnlessDone(() => client.ask('undoBatch', { batchId }));
    await end(setup, batchId, 'undone', run);
  });
}

/** Retries what failed of the batch, as the person would. */
async function end(setup: Setup, batchId: string, wanted: 'done' | 'undone', run: Run): Promise<void> {
  const { client, signInAgain } = setup;
  for (let tried = 0; ; tried++) {
    const view = await untilSettled(setup, batchId);
    if (view.state === 'done' && view[wanted] === view.count) return;
    if (tried === mostTries) throw new Error(`Still not done after many tries: ${JSON.stringify(view)}`);
    if (needsSignIn(view)) {
      run.signIns += 1;
      await signInAgain();
      continue;
    }
    for (const state of ['failed', 'needsReview'] as const)
      for (const { text, failure } of await client.ask('batchItems', { batchId, state }))
        run[state === 'needsReview' ? 'reviews' : 'failures'].push(
          `of a batch, ${text}: ${state} ${failure?.reason}`,
        );
    await askUnlessDone(() => client.ask('retryBatch', { batchId }));
  }
}

/** A worker that was started again resumes the batch when it is asked to; an alarm would do so within a minute. */
async function untilSettled(setup: Setup, batchId: string): Promise<BatchView> {
  let last: BatchView | undefined;
  const look = async () => {
    last = (await setup.client.ask('batches', {})).find((one) => one.batchId === batchId);
    if (last?.state !== 'running') return last;
    // Right after a sign-in the batch still says that it waits for one.
    if (needsSignIn(last) && (await setup.needsSignIn())) return last;
    await setup.client.ask('resumeBatch', { batchId });
    return undefined;
  };
  try {
    return await until('a batch to end', look, longest);
  } catch (cause) {
    throw new Error(`No end of a batch: ${JSON.stringify(last)}`, { cause });
  }
}
