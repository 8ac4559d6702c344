import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { forward } from '../ui/forward';
import type { RowKey } from './declared';
import type { Selection } from './useSelection';

/** The row that Tab stops at, and a function to be called when another gets the focus. */
export function useStop(count: number): [number, (index: number) => void] {
  const [current, setCurrent] = useState(0);
  return [Math.max(0, Math.min(current, count - 1)), setCurrent];
}

interface RowKeysOptions<Row> {
  selection: Selection<Row>;
  /** Holds the rows that are drawn, each with its `data-index`. */
  list: { current: HTMLElement | null };
  stop: number;
  setStop: (index: number) => void;
  /** Rows beside each other: the arrows up and down go a line. */
  perLine?: number;
  rowKeys?: readonly RowKey<Row>[] | undefined;
  /** Scrolls a row into view, and draws it. */
  reveal: (index: number) => void;
}

/**
 * Keys of a list, as in mail programs: j and k go to the next and previous row, x selects it, with Shift all from the
 * row before; in the list itself also arrows, Home, End and Space. Enter follows the link of the row. Keys that the
 * section declares act on the selected rows, which are then no longer selected, or on one row, and go to the next.
 */
export function useRowKeys<Row>(options: RowKeysOptions<Row>): void {
  const latest = useRef(options);
  latest.current = options;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event, latest.current);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key is for what has the focus, such as a text field, or belongs to a command of the browser. */
export function isForElsewhere({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog, .menu-content');
  return ctrlKey || metaKey || altKey || isComposing || Boolean(isTyped);
}

const isPressedBySpace = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, button, summary') !== null;

function pressKey<Row>(
  event: KeyboardEvent,
  { selection, list, stop, setStop, perLine = 1, rowKeys = [], reveal }: RowKeysOptions<Row>,
): void {
  if (event.defaultPrevented || isForElsewhere(event)) return;
  const { items, toId } = selection;
  const { target, key, shiftKey } = event;
  const isWithin = target instanceof Node && list.current?.contains(target) === true;

  function go(to: number): void {
    const index = Math.max(0, Math.min(to, items.length - 1));
    setStop(index);
    reveal(index);
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-index="${index}"] a[href]`)
        ?.focus({ preventScroll: true }),
    );
  }
  const toggle = () => {
    const item = items[stop];
    if (item !== undefined) selection.toggle(toId(item), shiftKey);
  };

  function act({ run }: RowKey<Row>): void {
    const { chosen } = selection;
    const item = items[stop];
    if (chosen.length > 0) run(chosen);
    else if (item !== undefined) run([item]);
    if (chosen.length > 0) selection.choose([]);
    else go(stop + 1);
  }

  const anywhere: Record<string, () => void> = {
    ...Object.fromEntries(rowKeys.map((one) => [one.key, () => act(one)])),
    // The first press goes to the row where the list was left
    j: () => go(isWithin ? stop + 1 : stop),
    k: () => go(isWithin ? stop - 1 : stop),
    x: toggle,
  };
  const within: Record<string, () => void> = {
    ArrowDown: () => go(stop + perLine),
    ArrowUp: () => go(stop - perLine),
    ...(perLine > 1 && {
      ArrowRight: () => go(stop + forward()),
      ArrowLeft: () => go(stop - forward()),
    }),
    Home: () => go(0),
    End: () => go(items.length - 1),
    // The browser toggles a box and presses a button
    ...(!isPressedBySpace(target) && { ' ': toggle }),
  };
  const name = key.length === 1 ? key.toLowerCase() : key;
  const work = new Map(Object.entries({ ...anywhere, ...(isWithin && within) })).get(name);
  if (work === undefined || items.length === 0) return;
  event.preventDefault();
  work();
}
