import { type Budget, isWithinBudget, type Row, ratioOf } from './row';

const heads = ['', 'ours', 'baseline', 'ratio', 'budget', ''];

/** The rows for a screen: what, ours, baseline, ratio, budget, and whether it is kept. */
export function drawTable(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => align(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Figures stand below one another by their ends, words by their beginnings. */
const align = (cell: string, width: number, column: number) =>
  [1, 3].includes(column) ? cell.padStart(width) : cell.padEnd(width);

function cellsOf(row: Row): string[] {
  const { what, unit, ours, baseline, budget } = row;
  const kept = isWithinBudget(row);
  return [
    what,
    amount(ours, unit),
    baseline === undefined ? '' : `${amount(baseline.value, unit)} (${baseline.what})`,
    ratioOf(row)?.toFixed(2) ?? '',
    budget === undefined ? '' : budgetText(budget, unit),
    kept === undefined ? '' : kept ? '✓' : '✘ over',
  ];
}

function budgetText(budget: Budget, unit: Row['unit']): string {
  if ('atMost' in budget) return `≤ ${amount(budget.atMost, unit)}`;
  if ('timesBaseline' in budget) return `≤ ${budget.timesBaseline} × baseline`;
  return `≤ baseline + ${amount(budget.overBaseline, unit)}`;
}

function amount(value: number, unit: Row['unit']): string {
  if (unit === 'bytes') return bytes(value);
  if (unit === 'updates' || unit === 'units' || unit === 'events') return `${value} ${unit}`;
  if (unit === 'percent') return `${value.toFixed(1)} %`;
  if (unit === 'requests/s') return `${value.toFixed(0)} requests/s`;
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}

const bytes = (value: number) =>
  value < 1024 * 1024 ? `${(value / 1024).toFixed(1)} KB` : `${(value / 1024 / 1024).toFixed(1)} MB`;
