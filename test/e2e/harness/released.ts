import { until } from './until';

const pressedAt = new Map<string, number>();

/** Resolves once the keys of a command are no repetition of its last press: a finger is slower than a test. */
export async function released(command: string): Promise<void> {
  const last = pressedAt.get(command) ?? 0;
  await until('the keys to be let go', () => Date.now() - last > 1_500);
  pressedAt.set(command, Date.now());
}
