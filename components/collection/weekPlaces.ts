import { shiftDay, toWeekday } from '../../lib/shared/time';
import type { RowTime } from './monthDays';

/** The seven days of the week of a day. @param weekStart 0 for Sunday */
export function toWeekDays(day: string, weekStart: number): string[] {
  const before = (toWeekday(day) - weekStart + 7) % 7;
  return Array.from({ length: 7 }, (_, at) => shiftDay(day, at - before));
}

/** Where a row stands in the hours of its day. */
export interface Place<Row> {
  row: Row;
  /** Minutes since midnight; the end of what lasts into the next day is midnight. */
  from: number;
  to: number;
  /** Which of so many columns beside each other. */
  column: number;
  columns: number;
}

const dayMinutes = 24 * 60;
/** Rows are drawn at least this long, in minutes, so that their names can be read. */
const leastShown = 30;

const toMinutes = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

/** The places of the rows of one day: those at the same time stand beside each other. */
export function placeInDay<Row>(rows: readonly Row[], toTime: (row: Row) => RowTime): Place<Row>[] {
  const places: Place<Row>[] = [];
  /** Those that overlap each other or a common one. */
  let cluster: Place<Row>[] = [];
  let clusterEnd = 0;
  const close = () => {
    const columns = Math.max(0, ...cluster.map(({ column }) => column + 1));
    for (const place of cluster) place.columns = columns;
    cluster = [];
  };
  const sorted = rows
    .map((row) => ({ row, time: toTime(row) }))
    .sort((one, other) => (one.time.start < other.time.start ? -1 : 1));
  for (const { row, time } of sorted) {
    const from = toMinutes(time.start);
    const isLater = time.end.slice(0, 10) > time.start.slice(0, 10);
    const to = Math.max(isLater ? dayMinutes : toMinutes(time.end), from + leastShown);
    if (from >= clusterEnd) close();
    const taken = new Set(cluster.filter((other) => other.to > from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column++;
    const place = { row, from, to: Math.min(to, dayMinutes), column, columns: 1 };
    cluster.push(place);
    places.push(place);
    clusterEnd = Math.max(clusterEnd, to);
  }
  close();
  return places;
}
