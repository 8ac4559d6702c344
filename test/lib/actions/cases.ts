import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ActionId, actions, managedActions } from '../../../lib/actions';
import type { ActionOffer } from '../../../lib/actions/shared/action';
import type { StoryKind } from '../../crash/stories/story';
import type { SubjectName } from './subjectStates';
import type { sandboxSubjects } from './subjects';

type Input = Record<string, unknown>;

/** What an action says of a job: what it locks, how the sentence goes, where it leads, what others learn from it. */
interface JobFacts {
  input: Input;
  /** The result of the job. */
  result?: unknown;
  /** Concurrency keys. */
  keys: string[];
  /** Concurrency key of the resource that the action made. */
  made?: string;
  substitutions: string[];
  link?: string;
  /** Effects when done; when undone; when undone without a result. None if left out. */
  effects?: [done: unknown[], undone: unknown[], withoutResult: unknown[]];
}

/** What inputs are made from: the things in the sandbox, and a way to prepare them. */
export type CaseWorld = ReturnType<typeof sandboxSubjects> & {
  /** Runs another action first; returns the result of its job. */
  made(action: ActionId, input: Input): Promise<unknown>;
};

/** One run of an action against the sandbox, and its undo. */
interface Run {
  name: string;
  /** The files `banner`, `small` (pictures) and `captions` are stored already. */
  input(world: CaseWorld): Input | Promise<Input>;
  /**
   * The steps in order, each with what it declares to write and, indented, its requests: repeated reads once, without
   * their query. Rows on disk hold the names of steps: a worker of the next version resumes by them.
   */
  does: string[];
  /** The same of the undo; left out if there is none, or the job failed. */
  undoes?: string[];
  /** Reason of the failure that the job ends with. */
  fails?: string;
  /** State that the job ends in if the answer to its first write is lost; `done` if left out. */
  ifLost?: 'needsReview';
}

/** All that the tests of every action want to know about one: its rows in their tables. */
export interface ActionCases {
  action: ActionId;
  facts: JobFacts;
  /** The offers for a subject: for all of a kind, and for those by name that differ. None if left out. */
  offers?: Partial<Record<SubjectName, ActionOffer[]>>;
  /** The first one is usual: the test of lost answers repeats it. */
  runs: [Run, ...Run[]];
  /** Stories of the crash test in which the action occurs, each with one action that it is about. */
  stories?: StoryKind[];
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Each file beside the tests that ends in `.cases.ts` exports the cases of one action, or of several twins. */
async function readCases(): Promise<ActionCases[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.cases.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((path) => import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href)),
  );
  return modules.flatMap((module: { default: ActionCases[] }) => module.default);
}

/** The cases of all actions. @throws Error that names an action that has none, or has them twice */
export const allCases: readonly ActionCases[] = await readCases();

for (const { id } of [...actions, ...managedActions]) {
  const { length } = allCases.filter(({ action }) => action === id);
  if (length !== 1)
    throw new Error(
      length === 0
        ? `${id} has no cases: write them in a file of its own, test/lib/actions/<folder>/<name>.cases.ts`
        : `${id} has its cases in several files`,
    );
}

/** The facts of an action's jobs. */
export function factsOf(id: ActionId): JobFacts {
  const found = allCases.find(({ action }) => action === id);
  if (found === undefined) throw new Error(`${id} has no cases`);
  return found.facts;
}
