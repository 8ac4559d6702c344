import { randomUUID } from 'node:crypto';
import type { JobView } from '../../lib/messages';
import { insist, needsSignIn, underWay } from './client';
import { runMany } from './many';
import type { Setup } from './setup';
import type { Click, Story } from './stories';

/** What a run came to. */
export interface Run {
  /** What the services held after each act, by its name. */
  views: Map<string, string[]>;
  /** Reasons of jobs that failed: the person was told, and tried again. */
  told: string[];
  /** Jobs that stopped at 'please look'. */
  looks: string[];
  /** Stories that came to no end, and why. */
  stuck: string[];
  /** How often a job waited for the person to sign in again. */
  signIns: number;
}

/** Something that is done around each thing a person asks for: see `asksOf`. */
export type Around = (ask: string, work: () => Promise<void>) => Promise<void>;

/** Plays stories, some of them at once, and notes what came of each act. */
export async function play(
  stage: Setup,
  stories: readonly Story[],
  { atOnce, around }: { atOnce: number; around: Around },
): Promise<Run> {
  const run: Run = { views: new Map(), told: [], looks: [], stuck: [], signIns: 0 };
  const rooms = new Map<string, Promise<void>>();
  const queue = [...stories];
  const tell = async () => {
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      const before = rooms.get(story.room);
      const told = (before ?? Promise.resolve()).then(tellOne(stage, story, around, run));
      rooms.set(story.room, told);
      await told;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, tell));
  return run;
}

const tellOne = (stage: Setup, story: Story, around: Around, run: Run) => async () => {
  for (const [at, act] of story.acts.entries()) {
    const [does, takesBack] = asksOf(story, at);
    const wraps: [Wrap, Wrap] = [(work) => around(does, work), (work) => around(takesBack, work)];
    try {
      if ('items' in act) await runMany(stage, act, wraps, run);
      else await carryOut(stage, act, wraps, run);
    } catch (error) {
      run.stuck.push(`${does}, number ${story.number}: ${error}`);
      return;
    }
    run.views.set(`${does}, number ${story.number}`, story.view(stage.sandbox).sort());
  }
};

/** How an act and its taking back are named: alike ones take the same course in every story of the kind. */
export function asksOf({ kind, acts }: Story, at: number): [string, string] {
  const act = acts[at];
  const ask = `${kind} ${at + 1}, ${act?.action}${act && 'items' in act ? ' of many' : ''}`;
  return [ask, `${ask}, undo`];
}

export type Wrap = (work: () => Promise<void>) => Promise<void>;

async function carryOut(stage: Setup, act: Click, [does, takesBack]: [Wrap, Wrap], run: Run): Promise<void> {
  const { client } = stage;
  const jobId = randomUUID();
  const input = await act.input(stage);
  await does(async () => {
    await client.ask('act', { action: act.action, input, surface: 'manager', jobId });
    await end(stage, await client.rest(jobId), 'done', run);
  });
  if (!act.undo) return;
  await takesBack(async () => {
    await insist(() => client.ask('undo', { jobId }));
    await end(stage, await client.rest(jobId), 'undone', run);
  });
}

/** A person gives up after so many. */
export const mostTries = 8;

/** Tries again what failed, as the person would who was told of it. */
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
    if (tried === mostTries) throw new Error(`It is no use: ${what}`);
    if (underWay.includes(now.state)) run.signIns += 1;
    else if (now.state === 'needsReview') run.looks.push(what);
    else run.told.push(what);
    await insist(() => client.ask('retry', { jobId: now.jobId }));
    now = await client.rest(job.jobId);
  }
}
