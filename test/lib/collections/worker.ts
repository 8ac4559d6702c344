import fc from 'fast-check';

/** A worker whose calls a scheduler makes one by one, so that anything may happen between two of them. */
export interface Worker {
  /** What the worker works with, such as its store: each call of a method, at any depth, waits for its turn. */
  give<Served extends object>(served: Served): Served;
  /** Stops it as a browser does: calls that wait for their turn are not made. */
  kill(): void;
}

/** Creates a {@link Worker}. */
export function createWorker(scheduler: fc.Scheduler): Worker {
  let isAlive = true;

  const call = (label: string, made: () => unknown) =>
    new Promise((resolve, reject) => {
      const builder = async () => {
        if (isAlive) await Promise.resolve(made()).then(resolve, reject);
      };
      scheduler.scheduleSequence([{ builder, label }]);
    });

  const give = <Served extends object>(served: Served, path = ''): Served =>
    new Proxy(served, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        const label = `${path}${String(key)}`;
        if (typeof value === 'function')
          return (...given: unknown[]) => call(label, () => value.apply(target, given));
        return typeof value === 'object' && value !== null ? give(value, `${label}.`) : value;
      },
    });

  return {
    give: (served) => give(served),
    kill() {
      isAlive = false;
    },
  };
}

/** How many calls a worker may make about until the next happening. */
export const arbitraryPause = fc.constantFrom(0, 0, 1, 5, 60);

/** Lets things happen in this order, with pauses for the calls of workers. */
export async function happenAll<Happening extends { pause: number }>(
  scheduler: fc.Scheduler,
  all: readonly Happening[],
  happen: (one: Happening) => Promise<void>,
): Promise<void> {
  let error: unknown;
  const steps = all.flatMap((one) => [
    () => happen(one).catch((thrown) => (error ??= thrown)),
    ...Array.from({ length: one.pause }, () => async () => undefined),
  ]);
  await scheduler.waitFor(scheduler.scheduleSequence(steps).task);
  if (error) throw error;
}
