import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clients } from '../../../lib/actions';
import type { RunContext, Runnable, Step } from '../../../lib/jobs';

/** The running step; `writes` if it declares a write and is not checking for it. */
interface RunningStep {
  name: string;
  writes: boolean;
  /** Name within the job. */
  step?: string;
  /** Whether it can look for its write after an unclear answer. */
  isChecked?: boolean;
}

const current = new AsyncLocalStorage<RunningStep>();
const undeclared = new Set<string>();

/** Wraps an action: each of its steps is noted while it runs, its checks as reads. */
export function observed(action: Runnable<Clients>): Runnable<Clients> {
  const { id, undo } = action;
  const reads = (name: string) => ({ name, writes: false });
  return {
    ...action,
    run: (context) => current.run(reads(id), () => action.run(withObservedSteps(id, context))),
    ...(undo && {
      undo: (context) => {
        const owner = `undo of ${id}`;
        return current.run(reads(owner), () => undo(withObservedSteps(owner, context)));
      },
    }),
  };
}

function withObservedSteps<Context extends RunContext<Clients>>(owner: string, context: Context): Context {
  const step: Step = (name, { before, run, check, ...work }) => {
    const as = <Args extends unknown[], Answer>(writes: boolean, piece: (...args: Args) => Answer) => {
      return (...args: Args) =>
        current.run({ name: `${owner}: ${name}`, writes, step: name, isChecked: check !== undefined }, () =>
          piece(...args),
        );
    };
    return context.step(name, {
      ...work,
      run: as(work.writes !== undefined, run),
      ...(before && { before: as(false, before) }),
      ...(check && { check: as(false, check) }),
    });
  };
  return { ...context, step };
}

/** Notes a write request of a step that declares no write. */
export function noteRequest(method: string, path: string): void {
  const step = current.getStore();
  // Requests outside steps come from the test.
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || step === undefined || step.writes) return;
  undeclared.add(`${step.name}: ${method} ${path}`);
}

/** The step that is running here; undefined outside of actions. */
export const runningStep = (): Readonly<RunningStep> | undefined => current.getStore();

/** Writes that no step declared, so far. */
export const undeclaredWrites = (): string[] => [...undeclared];
