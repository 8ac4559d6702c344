import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useVirtualRows } from '../hooks/useVirtualRows';
import { Button } from '../ui/Button';
import { CollectionHeadings } from './CollectionHeadings';
import { CollectionRow } from './CollectionRow';
import type { CollectionDeclaration, Column } from './declared';
import type { Selection } from './useSelection';

interface CollectionTableProps<Row> {
  declared: CollectionDeclaration<Row>;
  /** Those that the window has room for. */
  columns: readonly Column<Row>[];
  selection: Selection<Row>;
  /** How many rows there are without search and filters. */
  all: number;
  sort: string;
  onSort: (sort: string) => void;
  toAddress: (row: Row) => string;
  /** Id of the row whose details are open. */
  open?: string | undefined;
  onSearch: () => void;
  /** What can be done with the selected rows. */
  actions?: ComponentChildren;
}

/**
 * The rows in view of a table of any length. Keys as in mail programs: j and k (or the arrows) to the next and previous
 * row, x or Space selects, with Shift up to here, Enter opens, / goes to the search, Escape ends the selection.
 */
export function CollectionTable<Row>(props: CollectionTableProps<Row>) {
  const { declared, columns, selection, sort, onSort, toAddress, open, onSearch } = props;
  const { label, toId, rowHeight } = declared;
  const { items } = selection;
  const list = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, items.length - 1);
  const keys = useMemo(() => items.map(toId), [items, toId]);
  const { virtualizer, scrollMargin } = useVirtualRows({ list, keys, rowHeight, kept: [stop] });

  function go(to: number): void {
    const index = Math.max(0, Math.min(to, items.length - 1));
    setCurrent(index);
    virtualizer.scrollToIndex(index, { behavior: 'instant' });
    requestAnimationFrame(() => {
      const name = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
      name?.focus({ preventScroll: true });
    });
  }

  const keysOf: Record<string, () => void> = {
    j: () => go(stop + 1),
    ArrowDown: () => go(stop + 1),
    k: () => go(stop - 1),
    ArrowUp: () => go(stop - 1),
    Home: () => go(0),
    End: () => go(items.length - 1),
    '/': onSearch,
    Escape: () => selection.choose([]),
  };

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = items[stop];
    const isBox = event.target instanceof HTMLInputElement;
    const isChoice = event.key.toLowerCase() === 'x' || (event.key === ' ' && !isBox);
    if (isChoice && item !== undefined) selection.toggle(toId(item), event.shiftKey);
    else if (Object.hasOwn(keysOf, event.key)) keysOf[event.key]?.();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Chosen {...props} />
      <div class="collection-scroll panel">
        <table
          aria-label={label}
          aria-rowcount={items.length + 1}
          class="collection-table"
          style={{ '--tracks': ['40px', ...columns.map(({ width }) => width)].join(' ') }}
        >
          <CollectionHeadings columns={columns} selection={selection} sort={sort} onSort={onSort} />
          <tbody
            ref={list}
            class="long-list"
            style={{ height: `${virtualizer.getTotalSize()}px` }}
            onKeyDown={press}
          >
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = items[index];
              if (row === undefined) return null;
              return (
                <CollectionRow
                  key={keys[index]}
                  row={row}
                  index={index}
                  top={start - scrollMargin}
                  declared={declared}
                  columns={columns}
                  selection={selection}
                  address={toAddress(row)}
                  isStop={index === stop}
                  isOpen={keys[index] === open}
                  onFocus={setCurrent}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** How many rows are shown or selected, and what can be done with the selected ones. */
function Chosen<Row>({ selection, all, actions }: CollectionTableProps<Row>) {
  const { items, chosen } = selection;
  return (
    <div class="row list-header">
      <span class="soft" role="status">
        {chosen.length > 0
          ? i18n.t('lists.chosen', { chosen: chosen.length, all: items.length })
          : i18n.t('collection.shown', { shown: items.length, all })}
      </span>
      {chosen.length > 0 && (
        <Button kind="quiet" small onClick={() => selection.choose([])}>
          {i18n.t('lists.chooseNone')}
        </Button>
      )}
      {actions}
    </div>
  );
}
