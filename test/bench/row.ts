/** One figure of the table, and what it is held against. */
export interface Row {
  /** Stable name, for programs that read the JSON. */
  id: string;
  /** What was measured, for people. */
  what: string;
  unit: 'bytes' | 'ms' | 'updates' | 'units' | 'requests/s' | 'percent' | 'events';
  /** The median, where it was measured more than once. */
  ours: number;
  /** The same without us, measured in turns with ours in the same run. */
  baseline?: { what: string; value: number };
  budget?: Budget;
  /** How often it was measured. */
  samples: number;
}

export type Budget =
  /** `ours` is at most this. */
  | { atMost: number }
  /** `ours` is at most so many times the baseline. */
  | { timesBaseline: number }
  /** `ours` is at most so much more than the baseline. */
  | { overBaseline: number };

/** Undefined where nothing was promised, or nothing was measured to hold it against. */
export function isWithinBudget({ ours, baseline, budget }: Row): boolean | undefined {
  if (budget === undefined) return undefined;
  if ('atMost' in budget) return ours <= budget.atMost;
  if (baseline === undefined) return undefined;
  return 'timesBaseline' in budget
    ? ours <= budget.timesBaseline * baseline.value
    : ours - baseline.value <= budget.overBaseline;
}

/** Ours as a multiple of the baseline. */
export function ratioOf({ ours, baseline }: Row): number | undefined {
  return baseline === undefined || baseline.value === 0 ? undefined : ours / baseline.value;
}
