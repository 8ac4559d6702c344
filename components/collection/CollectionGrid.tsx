import { useMemo, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { useVirtualRows } from '../hooks/useVirtualRows';
import { useWidth } from '../hooks/useWidth';
import type { RowProps } from './CollectionRow';
import type { LayoutProps } from './declared';
import { useRowKeys, useStop } from './useRowKeys';

/** Least width of a tile and the gap between two, in CSS pixels. */
const tileWidth = 220;
const gap = 16;
/** Height below the picture: two lines of the name, two of details. */
const textHeight = 80;

/** The rows in view of a grid of pictures, as many beside each other as there is room for. */
export function CollectionGrid<Row>({ declared, selection, toAddress, open }: LayoutProps<Row>) {
  const { label, toId } = declared;
  const { items } = selection;
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  const perLine = Math.max(1, Math.floor((width + gap) / (tileWidth + gap)));
  const lines = useMemo(() => toLines(items, perLine), [items, perLine]);
  const keys = useMemo(() => lines.map(([first]) => first && toId(first)) as string[], [lines, toId]);
  const lineHeight = Math.round(((width - gap * (perLine - 1)) / perLine) * (9 / 16)) + textHeight + gap;
  const [stop, setStop] = useStop(items.length);
  const { virtualizer, scrollMargin } = useVirtualRows({
    list,
    keys,
    rowHeight: lineHeight,
    kept: [Math.floor(stop / perLine)],
  });
  const reveal = (index: number) =>
    virtualizer.scrollToIndex(Math.floor(index / perLine), { behavior: 'instant' });
  useRowKeys({ selection, list, stop, setStop, perLine, rowKeys: declared.rowKeys, reveal });
  const tiles = virtualizer.getVirtualItems().flatMap(({ index: line, start }) =>
    (lines[line] ?? []).map((row, at) => ({
      row,
      at,
      index: line * perLine + at,
      top: start - scrollMargin,
    })),
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      class="long-list tiles"
      style={{ height: `${virtualizer.getTotalSize()}px`, '--per-line': perLine }}
    >
      {tiles.map(({ row, at, index, top }) => (
        <GridTile
          key={toId(row)}
          row={row}
          index={index}
          at={at}
          top={top}
          declared={declared}
          selection={selection}
          address={toAddress(row)}
          isStop={index === stop}
          isOpen={toId(row) === open}
          onFocus={setStop}
        />
      ))}
    </ul>
  );
}

interface GridTileProps<Row> extends RowProps<Row> {
  /** Its place in its line. */
  at: number;
}

function GridTile<Row>(props: GridTileProps<Row>) {
  const { row, index, at, top, declared, selection, address, isStop, isOpen, onFocus } = props;
  const { toId, toName, tile } = declared;
  const id = toId(row);
  const name = toName(row);
  const tabIndex = isStop ? 0 : -1;
  const isChosen = selection.isChosen(id);
  return (
    <li
      aria-setsize={selection.items.length}
      aria-posinset={index + 1}
      class={`tile${isOpen ? ' tile-open' : ''}${isChosen ? ' tile-chosen' : ''}`}
      data-index={index}
      style={{ '--at': at, transform: `translateY(${top}px)` }}
      onFocusIn={() => onFocus(index)}
    >
      <a class="tile-link" href={address} tabIndex={tabIndex}>
        {tile?.picture(row)}
        <span class="two-lines" dir="auto" title={name}>
          {name}
        </span>
      </a>
      <span class="small soft two-lines">{tile?.detail(row)}</span>
      <label class="tile-box">
        <input
          type="checkbox"
          aria-label={i18n.t('collection.choose', { name })}
          tabIndex={tabIndex}
          checked={isChosen}
          onClick={(event) => selection.toggle(id, event.shiftKey)}
        />
      </label>
    </li>
  );
}

function toLines<Row>(rows: readonly Row[], perLine: number): Row[][] {
  const lines: Row[][] = [];
  for (let from = 0; from < rows.length; from += perLine) lines.push(rows.slice(from, from + perLine));
  return lines;
}
