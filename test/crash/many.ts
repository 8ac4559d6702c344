import { randomUUID } from 'node:crypto';
import type { BatchView } from '../../lib/messages';
import { until } from '../e2e/harness/until';
import { insist, needsSignIn } from './client';
import { mostTries, type Run, type Wrap } from './play';
import type { Setup } from './setup';
import type { ManyAtOnce } from './stories';

/** Longest that a run may take on a busy machine, in milliseconds. */
const longest = 300_000;

/** Begins a run of many, waits for its end, and takes it back where the person thinks better of it. */
export async function runMany(
  stage: Setup,
  { action, as, items, inOrder, undo }: ManyAtOnce,
  [does, takesBack]: [Wrap, Wrap],
  run: Run,
): Promise<void> {
  const { client } = stage;
  const batchId = randomUUID();
  const inputs = items(stage);
  const { [as]: accounts } = await client.ask('accounts', {});
  const actor = accounts.find(({ acts }) => acts)?.accountId ?? '';
  await does(async () => {
    await client.ask('startBatch', {
      ...{ batchId, kind: 'save', about: action, surface: 'manager' as const, as: actor, inOrder },
      items: inputs.map((input) => ({ action, input, label: action })),
    });
    await end(stage, batchId, 'done', run);
  });
  if (!undo) return;
  await takesBack(async () => {
    await insist(() => client.ask('undoBatch', { batchId }));
    await end(stage, batchId, 'undone', run);
  });
}

/** Tries again what failed of it, as the person would who was told. */
async function end(stage: Setup, batchId: string, wanted: 'done' | 'undone', run: Run): Promise<void> {
  const { client, signInAgain } = stage;
  for (let tried = 0; ; tried++) {
    const view = await atRest(stage, batchId);
    if (view.state === 'done' && view[wanted] === view.count) return;
    if (tried === mostTries) throw new Error(`It is no use: ${JSON.stringify(view)}`);
    if (needsSignIn(view)) {
      run.signIns += 1;
      await signInAgain();
      continue;
    }
    for (const state of ['failed', 'needsReview'] as const)
      for (const { text, failure } of await client.ask('batchItems', { batchId, state }))
        run[state === 'needsReview' ? 'looks' : 'told'].push(`of many, ${text}: ${state} ${failure?.reason}`);
    await insist(() => client.ask('retryBatch', { batchId }));
  }
}

/** Asked whether it goes on, a worker that was started anew takes it up; the browser would wake one in a minute. */
const atRest = (stage: Setup, batchId: string): Promise<BatchView> =>
  until(
    'a run to come to rest',
    async () => {
      const view = (await stage.client.ask('batches', {})).find((one) => one.batchId === batchId);
      if (view?.state !== 'running') return view;
      // For a moment it says so on when that has been done.
      if (needsSignIn(view) && (await stage.needsSignIn())) return view;
      await stage.client.ask('resumeBatch', { batchId });
      return undefined;
    },
    longest,
  );
