import { setImmediate } from 'node:timers/promises';
import { cpuTime } from '../lib/cpuTime';

/** A reader, and one kind of input that can be had in any size. */
export interface Grown<Input = unknown> {
  name: string;
  /** The largest input in characters: the reader's own limit, or what a file or page may come to. */
  limit: number;
  /** Not measured: a document is parsed by the browser. */
  make(size: number): Input;
  read(input: Input): unknown;
}

/** A kind of input with its type hidden, so that a list may hold many. */
export const grown = <Input>(kind: Grown<Input>): Grown => kind as Grown;

/** Milliseconds below which a time says nothing. */
const tellingTime = 20;
const smallest = 8;

/**
 * Feeds a reader inputs of growing size, and says at which the time grew out of proportion: doubling the input more than
 * tripled it, as the median of five, at a size that takes at least 20 ms. Undefined if none did up to the limit, or
 * until one reading took `patience` milliseconds. Sizes grow slowly at first, so that an exponential reader is found
 * before it takes minutes. Vitest's configuration gives these tests a process with room for young objects: in the usual
 * room, the collector of garbage copies what lives once an input is large enough, and time leaps in a linear reader.
 */
export async function findLeap({ limit, make, read }: Grown, patience: number): Promise<string | undefined> {
  const time: Time = (size, isCareful) => timeOf(() => make(size), read, isCareful);
  for (let size = smallest; ; size = Math.min(limit, Math.ceil(size * (size < 512 ? 1.25 : 2)))) {
    const once = time(size);
    // Most readers are plainly in proportion: what two looks cannot tell is measured with care
    const looksLeaping = () => time(size) > 2.5 * time(Math.floor(size / 2));
    if (once >= tellingTime && once > 2.5 * time(Math.floor(size / 2)) && looksLeaping()) {
      const said = await leapAt(size, limit, time);
      if (said) return said;
    }
    if (size === limit || once > patience) return undefined;
    await nextTask();
  }
}

/** What is to be said of those of several kinds of input whose reader's time leaps. */
export async function leapsOf(kinds: readonly Grown[], patience: number): Promise<string[]> {
  const leaps: string[] = [];
  for (const kind of kinds) {
    const leap = await findLeap(kind, patience);
    if (leap) leaps.push(`${kind.name}: ${leap}`);
  }
  return leaps;
}

/** @param isCareful what the collector of garbage would do meanwhile is done first */
type Time = (size: number, isCareful?: boolean) => number;

/**
 * A leap is one only if it is seen again, and if the next doubling leaps as well: where a compiler steps in, time leaps
 * once. A tenfold leap needs no second.
 */
async function leapAt(size: number, limit: number, time: Time): Promise<string | undefined> {
  if ((await leap(size, time)) === undefined) return undefined;
  const again = await leap(size, time);
  if (again === undefined) return undefined;
  const isLargest = size === limit;
  const goesOn = again.times > 10 || isLargest || (await leap(Math.min(size * 2, limit), time)) !== undefined;
  return goesOn ? again.said : undefined;
}

/** Half and whole in turn: a machine that becomes slower between five halves and five wholes would make every reader leap. */
async function leap(size: number, time: Time): Promise<{ times: number; said: string } | undefined> {
  const halves: number[] = [];
  const wholes: number[] = [];
  for (let count = 0; count < 5; count++) {
    halves.push(await careful(time, Math.floor(size / 2)));
    wholes.push(await careful(time, size));
  }
  const [half, whole] = [median(halves), median(wholes)];
  if (whole < tellingTime || whole <= half * 3) return undefined;
  const said = `${Math.floor(size / 2)} characters take ${half.toFixed(1)} ms, ${size} take ${whole.toFixed(1)} ms`;
  return { times: whole / half, said };
}

/** What earlier readings left behind is cleared away first. */
async function careful(time: Time, size: number): Promise<number> {
  await nextTask();
  globalThis.gc?.();
  return time(size, true);
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[2] ?? 0;

/** What weak references were asked for lives until the task ends: documents hold their caches so. */
const nextTask = () => setImmediate();

/**
 * Milliseconds of this process's own time. Collected after it was made, the input counts as old: while it is young, the
 * collector copies all of a page's nodes each time that the reading has filled the room, and from some size on it does.
 */
function timeOf<Input>(make: () => Input, read: (input: Input) => unknown, isCareful = false): number {
  const input = make();
  if (isCareful) globalThis.gc?.();
  const elapsed = cpuTime();
  try {
    read(input);
  } catch {
    // Refusing an input is an answer, too
  }
  return elapsed();
}

/** `opening`, as many `unit`s as fit into the size, and `closing`. */
export const repeated =
  (unit: string, opening = '', closing = '') =>
  (size: number): string =>
    opening + unit.repeat(Math.max(1, Math.ceil(size / unit.length))) + closing;

/** The same numbers for the same seed, between 0 and 1 (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
