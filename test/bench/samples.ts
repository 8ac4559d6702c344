/** How often everything is measured. */
export const rounds = 15;

/** The middle one, or the mean of the two in the middle. */
export function medianOf(samples: readonly number[]): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (lower === undefined || upper === undefined) throw new Error('Nothing was measured');
  return (lower + upper) / 2;
}

/**
 * Measures each of several things in turns, so that whatever else the machine is busy with disturbs all alike.
 * One round goes before those that count: the first time is nobody's usual time.
 *
 * @returns The medians, by the same names.
 */
export async function measureAlternately<Name extends string>(
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const samples = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const sample = await measures[name]();
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  const medians = names.map((name) => [name, medianOf(samples.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}
