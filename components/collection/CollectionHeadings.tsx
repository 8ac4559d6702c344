import { i18n } from '#i18n';
import type { Column } from './declared';
import type { Selection } from './useSelection';

interface HeadingProps {
  sort: string;
  onSort: (sort: string) => void;
  /** Called while a column is dragged, and at the end with `isDone`. */
  onWidth: (id: string, width: number, isDone: boolean) => void;
}

interface HeadingsProps<Row> extends HeadingProps {
  /** With the widths that they have. */
  columns: readonly Column<Row>[];
  selection: Selection<Row>;
  /** Whether rows have actions behind their last cell. */
  hasActions: boolean;
}

/** The headings of a table, with a box that selects all rows that are shown. */
export function CollectionHeadings<Row>({ columns, selection, hasActions, ...props }: HeadingsProps<Row>) {
  const { items, chosen, choose, chooseAll } = selection;
  const isAll = chosen.length > 0 && chosen.length === items.length;
  return (
    <thead>
      <tr class="collection-row collection-headings" aria-rowindex={1}>
        <th scope="col" class="collection-box">
          <label>
            <input
              type="checkbox"
              aria-label={i18n.t('collection.chooseAll', { count: items.length })}
              checked={isAll}
              indeterminate={chosen.length > 0 && !isAll}
              onClick={() => (isAll ? choose([]) : chooseAll())}
            />
          </label>
        </th>
        {columns.map((column) => (
          <Heading key={column.id} column={column} {...props} />
        ))}
        {hasActions && (
          <th scope="col">
            <span class="unseen">{i18n.t('collection.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Pixels that a key press makes a column wider. */
const widthStep = 16;

/** The heading of a column: a press sorts by it, another one turns the order round; its edge is dragged. */
function Heading<Row>({ column, sort, onSort, onWidth }: HeadingProps & { column: Column<Row> }) {
  const { id, label, width, sortBy, isHighestFirst = false, isFlexible = false } = column;
  const isFalling = sort === `-${id}`;
  const isSorted = isFalling || sort === id;
  const isNextFalling = isSorted ? !isFalling : isHighestFirst;
  const direction = isFalling ? 'descending' : 'ascending';
  const pressKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? widthStep : event.key === 'ArrowRight' ? -widthStep : 0;
    if (!event.shiftKey || step === 0 || isFlexible) return;
    event.preventDefault();
    onWidth(id, toWidth(width + step * toSign(event.currentTarget)), true);
  };
  return (
    <th
      scope="col"
      class={column.isNumber ? 'collection-cell collection-number' : 'collection-cell'}
      aria-sort={isSorted ? direction : undefined}
    >
      {!isFlexible && (
        <span
          class="collection-grip"
          aria-hidden="true"
          onPointerDown={(event) => drag(event, width, (next, isDone) => onWidth(id, next, isDone))}
        />
      )}
      {sortBy ? (
        <button
          type="button"
          class="collection-sort"
          onClick={() => onSort(isNextFalling ? `-${id}` : id)}
          onKeyDown={pressKey}
        >
          {label}
          {isSorted && <span aria-hidden="true">{isFalling ? ' ↓' : ' ↑'}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Least and greatest width that a column can be dragged to, CSS pixels. */
const [least, most] = [48, 800];
const toWidth = (width: number) => Math.round(Math.max(least, Math.min(width, most)));

/** Columns are dragged by their first edge: to its side they grow. */
const toSign = (element: EventTarget | null) =>
  element instanceof Element && element.matches(':dir(rtl)') ? -1 : 1;

/** Follows the pointer that was pressed on the edge of a column until it is released. */
function drag(event: PointerEvent, width: number, onWidth: (width: number, isDone: boolean) => void): void {
  const { currentTarget: grip, pointerId, clientX } = event;
  if (!(grip instanceof HTMLElement) || event.button !== 0) return;
  event.preventDefault();
  grip.setPointerCapture(pointerId);
  const sign = toSign(grip);
  const widthAt = (at: PointerEvent) => toWidth(width + sign * (clientX - at.clientX));
  const dragged = new AbortController();
  const { signal } = dragged;
  grip.addEventListener('pointermove', (at) => onWidth(widthAt(at), false), { signal });
  const end = (at: PointerEvent) => {
    dragged.abort();
    onWidth(widthAt(at), true);
  };
  for (const name of ['pointerup', 'pointercancel'] as const) grip.addEventListener(name, end, { signal });
}
