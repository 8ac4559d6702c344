import { forward } from '../ui/forward';

/** How long a dragged row rests on what leads to another month or week until it is shown, in milliseconds. */
const restTime = 600;

/** Width of the edges of the days that lead on, in CSS pixels. */
const edge = 12;

/** What leads to another month or week, and the day that it shows. */
interface Turn {
  id: string;
  day: string;
}

/** The button under a point that shows another month or week, or the edge of the days to that side. */
function findTurn(x: number, y: number): Turn | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const { turn, shows } = element instanceof HTMLElement ? element.dataset : {};
    if (turn !== undefined && shows !== undefined) return { id: turn, day: shows };
  }
  const days = document.querySelector<HTMLElement>('[data-before]');
  const { before, after } = days?.dataset ?? {};
  if (!days || before === undefined || after === undefined) return undefined;
  const { left, right, top, bottom } = days.getBoundingClientRect();
  const side = y < top || y > bottom ? 0 : x < left + edge ? -1 : x > right - edge ? 1 : 0;
  if (side === 0) return undefined;
  return side === forward() ? { id: 'after', day: after } : { id: 'before', day: before };
}

/**
 * A function to be called with each place of a dragged row, until the signal aborts: while the row rests at a turn,
 * `show` is called with the day that it leads to, again and again.
 */
export function turnPages(show: (day: string) => void, signal: AbortSignal): (x: number, y: number) => void {
  let place = { x: 0, y: 0 };
  let id: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const turn = () => {
    // The next one, once the page has turned
    const next = findTurn(place.x, place.y);
    if (next) show(next.day);
  };
  signal.addEventListener('abort', () => clearInterval(timer));
  return (x, y) => {
    place = { x, y };
    const next = findTurn(x, y)?.id;
    if (next === id) return;
    id = next;
    clearInterval(timer);
    if (id !== undefined) timer = setInterval(turn, restTime);
  };
}
