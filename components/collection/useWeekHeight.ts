import { useLayoutEffect, useState } from 'preact/hooks';
import { useMedia } from '../hooks/useMedia';

/** Height of a row of a day with the gap to the next, and of the rest of the day, in CSS pixels, as in `month.css`. */
const forPointer = { row: 24, head: 33 };
const forFinger = { row: 46, head: 53 };
/** A day shows so many rows even where the weeks do not fit into the window. */
const leastRows = 2;
/** Free below the last week. */
const margin = 16;

/** Height of each week, and how many rows a day of it has room for. */
interface WeekHeight {
  height: number;
  rows: number;
}

/** The height at which the weeks of a month end where the window ends, before it is scrolled; follows changes. */
export function useWeekHeight(grid: { current: HTMLTableElement | null }, weeks: number): WeekHeight {
  const { row, head } = useMedia('(pointer: coarse)') ? forFinger : forPointer;
  const least = head + leastRows * row;
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (grid.current?.tBodies[0]?.getBoundingClientRect().top ?? 0) + scrollY;
      setHeight(Math.max(least, Math.floor((innerHeight - margin - top) / weeks)));
    };
    measure();
    // What comes or goes above the weeks makes the page longer or shorter
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [grid, weeks, least]);
  return { height, rows: Math.floor((height - head) / row) };
}
