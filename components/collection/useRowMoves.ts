import type { DragEventHandler, KeyboardEventHandler } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Selection } from './useSelection';

/** Puts rows elsewhere: before the row that is at `to` among the others; at their number, to the end. */
export type MoveRows = (ids: readonly string[], to: number) => void;

interface RowMovesOptions<Row> {
  selection: Selection<Row>;
  /** Makes Tab stop at a row. */
  setStop: (index: number) => void;
  /** If absent, rows cannot be moved. */
  onMove: MoveRows | undefined;
}

/** Handlers for the part of a table that has the rows, each with its `data-index`. */
interface RowMoves {
  handlers: {
    onDragStart?: DragEventHandler<HTMLElement>;
    onDragOver?: DragEventHandler<HTMLElement>;
    onDragEnd?: DragEventHandler<HTMLElement>;
    onDrop?: DragEventHandler<HTMLElement>;
    onKeyDown?: KeyboardEventHandler<HTMLElement>;
  };
  /** Index of the row before which the dragged rows would go; the number of rows for the end. */
  gap: number | undefined;
}

/** Moves rows by dragging them, and by Alt with the arrows up and down: the row, or all that are selected with it. */
export function useRowMoves<Row>({ selection, setStop, onMove }: RowMovesOptions<Row>): RowMoves {
  const [gap, setGap] = useState<number>();
  const dragged = useRef<readonly string[]>([]);
  if (onMove === undefined) return { handlers: {}, gap: undefined };
  const { items, toId, isChosen } = selection;
  const ids = items.map(toId);

  const withChosen = (index: number): readonly string[] => {
    const id = ids[index];
    if (id === undefined) return [];
    return isChosen(id) ? ids.filter(isChosen) : [id];
  };
  /** Moves rows before the one that stands at an index now. */
  const moveBefore = (moved: readonly string[], before: number) => {
    const others = ids.slice(0, before).filter((id) => !moved.includes(id));
    const isThere = moved.every((id, at) => ids[others.length + at] === id);
    if (moved.length > 0 && !isThere) onMove(moved, others.length);
  };
  const end = () => {
    dragged.current = [];
    setGap(undefined);
  };
  return {
    gap,
    handlers: {
      onDragStart(event) {
        const index = getIndex(event.target);
        if (index === undefined || !event.dataTransfer) return;
        dragged.current = withChosen(index);
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data
        event.dataTransfer.setData('application/x-cuecard-rows', '');
      },
      onDragOver(event) {
        if (dragged.current.length === 0) return;
        event.preventDefault();
        const row = findRow(event.target);
        const index = getIndex(event.target);
        if (row === null || index === undefined) return;
        const { top, height } = row.getBoundingClientRect();
        setGap(event.clientY > top + height / 2 ? index + 1 : index);
      },
      onDragEnd: end,
      onDrop(event) {
        if (dragged.current.length === 0) return;
        event.preventDefault();
        if (gap !== undefined) moveBefore(dragged.current, gap);
        end();
      },
      onKeyDown(event) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const at = getIndex(event.target);
        if (at === undefined) return;
        const moved = withChosen(at);
        const [first, last] = [ids.indexOf(moved[0] ?? ''), ids.indexOf(moved.at(-1) ?? '')];
        if (step < 0 ? first <= 0 : last < 0 || last === ids.length - 1) return;
        moveBefore(moved, step < 0 ? first - 1 : last + 2);
        setStop(at + step);
        // A row that moves in the document loses the focus
        const list = event.currentTarget;
        requestAnimationFrame(() =>
          list.querySelector<HTMLElement>(`[data-index="${at + step}"] a[href]`)?.focus(),
        );
      },
    },
  };
}

const findRow = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-index]') : null;

function getIndex(target: EventTarget | null): number | undefined {
  const index = findRow(target)?.getAttribute('data-index');
  return index === null || index === undefined ? undefined : Number(index);
}
