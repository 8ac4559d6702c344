import { randomUUID } from 'node:crypto';
import type { JobView } from '../../lib/messages';
import { askUnlessDone, inProgress, needsSignIn } from './client';
import { runMany } from './many';
import type { Setup } from './setup';
import type { Click, Story } from './stories';

/** What happened in a run. */
export interface Run {
  /** The data of the services after each act, by its name. */
  views: Map<string, string[]>;
  /** Reasons of jobs that failed and were retried. */
  failures: string[];
  /** Jobs that stopped with 'please look'. */
  reviews: string[];
  /** Stories that did not end, and why. */
  unfinished: string[];
  /** How often a job waited for the person to sign in again. */
  signIns: number;
}

/** Runs `work`, which carries out the request of this name (see `nameRequests`), with something before and after it. */
export type Around = (name: string, work: () => Promise<void>) => Promise<void>;

/** Plays stories, several in parallel, and records the data after each act. */
export async function play(
  setup: Setup,
  stories: readonly Story[],
  { atOnce, around }: { atOnce: number; around: Around },
): Promise<Run> {
  const run: Run = { views: new Map(), failures: [], reviews: [], unfinished: [], signIns: 0 };
  const groups = new Map<string, Promise<void>>();
  const queue = [...stories];
  const playQueued = async () => {
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      const before = groups.get(story.group);
      const played = (before ?? Promise.resolve()).then(playStory(setup, story, around, run));
      groups.set(story.group, played);
      await played;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playQueued));
  return run;
}

const playStory = (setup: Setup, story: Story, around: Around, run: Run) => async () => {
  for (const [at, act] of story.acts.entries()) {
    const [runName, undoName] = nameRequests(story, at);
    const wraps: [Wrap, Wrap] = [(work) => around(runName, work), (work) => around(undoName, work)];
    try {
      if ('items' in act) await runMany(setup, act, wraps, run);
      else await carryOut(setup, act, wraps, run);
    } catch (error) {
      run.unfinished.push(`${runName}, number ${story.number}: ${error}`);
      return;
    }
    run.views.set(`${runName}, number ${story.number}`, story.view(setup.sandbox).sort());
  }
};

/** Names of an act and of its undo: the same in every story of its kind, where both send the same requests. */
export function nameRequests({ kind, acts }: Story, at: number): [string, string] {
  const act = acts[at];
  const name = `${kind} ${at + 1}, ${act?.action}${act && 'items' in act ? ' of many' : ''}`;
  return [name, `${name}, undo`];
}

export type Wrap = (work: () => Promise<void>) => Promise<void>;

async function carryOut(
  setup: Setup,
  act: Click,
  [aroundRun, aroundUndo]: [Wrap, Wrap],
  run: Run,
): Promise<void> {
  const { client } = setup;
  const jobId = randomUUID();
  const input = await act.input(setup);
  await aroundRun(async () => {
    await client.ask('act', { action: act.action, input, surface: 'manager', jobId });
    await end(setup, await client.untilSettled(jobId), 'done', run);
  });
  if (!act.undo) return;
  await aroundUndo(async () => {
    await askUnlessDone(() => client.ask('undo', { jobId }));
    await end(setup, await client.untilSettled(jobId), 'undone', run);
  });
}

/** Retries before a story counts as unfinished. */
export const mostTries = 8;

/** Retries a job that failed, as the person would. */
async function end(
  { client, signInAgain }: Setup,
  job: JobView,
  wanted: 'done' | 'undone',
  run: Run,
): Promise<void> {
  let now = job;
  for (let tried = 0; now.state !== wanted; tried++) {
    if (needsSignIn(now)) await signInAgain();
    const what = `${now.action}: ${now.state} ${now.failure?.reason}`;
    if (tried === mostTries) throw new Error(`Still not done after many tries: ${what}`);
    if (inProgress.includes(now.state)) run.signIns += 1;
    else if (now.state === 'needsReview') run.reviews.push(what);
    else run.failures.push(what);
    await askUnlessDone(() => client.ask('retry', { jobId: now.jobId }));
    now = await client.untilSettled(job.jobId);
  }
}
