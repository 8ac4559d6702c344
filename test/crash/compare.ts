/** How the data that a run left differs from what it should have left. */
export interface Difference {
  lost: string[];
  doubled: string[];
}

/** Compares the data after each act with that of an undisturbed run, line by line. */
export function compare(
  expected: ReadonlyMap<string, string[]>,
  found: ReadonlyMap<string, string[]>,
): Difference {
  const difference: Difference = { lost: [], doubled: [] };
  for (const [act, lines] of expected) {
    const there = found.get(act) ?? [];
    difference.lost.push(...missingFrom(there, lines).map((line) => `after ${act}: no ${line}`));
    difference.doubled.push(...missingFrom(lines, there).map((line) => `after ${act}: one more ${line}`));
  }
  return difference;
}

/** The lines that the list lacks, each as often as it is missing. */
function missingFrom(list: readonly string[], lines: readonly string[]): string[] {
  const left = [...list];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
