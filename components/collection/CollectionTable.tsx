import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useVirtualRows } from '../hooks/useVirtualRows';
import { useWidth } from '../hooks/useWidth';
import { CollectionHeadings } from './CollectionHeadings';
import { CollectionRow } from './CollectionRow';
import type { Column, LayoutProps } from './declared';
import { boxWidth, fitColumns, getActionsWidth, getHeadingWidth } from './fitColumns';
import { useRowKeys, useStop } from './useRowKeys';
import { type MoveRows, useRowMoves } from './useRowMoves';
import { chooseColumns, type ViewSettingsState } from './useViewSettings';

interface CollectionTableProps<Row> extends LayoutProps<Row> {
  settings: ViewSettingsState;
  sort: string;
  onSort: (sort: string) => void;
  onMove?: MoveRows | undefined;
}

/** The rows in view of a table of any length. */
export function CollectionTable<Row>(props: CollectionTableProps<Row>) {
  const { declared, settings, selection, sort, onSort, toAddress, open } = props;
  const { label, toId, rowHeight } = declared;
  const { items } = selection;
  const list = useRef<HTMLTableSectionElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const width = useWidth(scroll);
  const actions = getActionsWidth(declared, width);
  const [columns, onWidth] = useColumns(declared.columns, settings, width - actions.width);
  const keys = useMemo(() => items.map(toId), [items, toId]);
  const [stop, setStop] = useStop(items.length);
  const { virtualizer, scrollMargin } = useVirtualRows({ list, keys, rowHeight, kept: [stop] });
  const reveal = (index: number) => virtualizer.scrollToIndex(index, { behavior: 'instant' });
  useRowKeys({ selection, list, stop, setStop, rowKeys: declared.rowKeys, reveal });
  const { handlers, gap } = useRowMoves({ selection, setStop, onMove: props.onMove });
  return (
    <div class="collection-scroll panel" ref={scroll}>
      <table
        aria-label={label}
        aria-rowcount={items.length + 1}
        class="collection-table"
        style={{ '--tracks': toTracks(columns) + (declared.rowActions ? ` ${actions.width}px` : '') }}
      >
        <CollectionHeadings
          columns={columns}
          selection={selection}
          sort={sort}
          onSort={onSort}
          onWidth={onWidth}
          hasActions={declared.rowActions !== undefined}
        />
        <tbody
          ref={list}
          class="long-list"
          {...handlers}
          style={{ height: `${virtualizer.getTotalSize()}px` }}
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
                hasButtons={actions.hasButtons}
                isDraggable={props.onMove !== undefined}
                hasGap={
                  gap === index ? 'before' : gap === items.length && index === gap - 1 ? 'after' : undefined
                }
                isStop={index === stop}
                isOpen={keys[index] === open}
                onFocus={setStop}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The columns that are chosen and have room, with their widths, and a function that drags one. */
function useColumns<Row>(
  all: readonly Column<Row>[],
  { settings, change }: ViewSettingsState,
  available: number,
): [readonly Column<Row>[], (id: string, width: number, isDone: boolean) => void] {
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const columns = useMemo(() => {
    const widths = { ...settings.widths, ...dragged };
    const sized = chooseColumns(all, settings).map((column) => ({
      ...column,
      width: column.isFlexible
        ? column.width
        : (widths[column.id] ?? Math.max(column.width, getHeadingWidth(column.label))),
    }));
    return fitColumns(sized, available);
  }, [all, settings, dragged, available]);
  const onWidth = (id: string, width: number, isDone: boolean) => {
    setDragged((before) => ({ ...before, [id]: width }));
    if (isDone) change({ widths: { ...settings.widths, ...dragged, [id]: width } });
  };
  useEffect(() => setDragged({}), [settings]);
  return [columns, onWidth];
}

const toTracks = <Row,>(columns: readonly Column<Row>[]): string =>
  [
    `${boxWidth}px`,
    ...columns.map(({ width, isFlexible }) => (isFlexible ? `minmax(${width}px, 1fr)` : `${width}px`)),
  ].join(' ');
