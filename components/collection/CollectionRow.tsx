import { useMemo, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import type { CollectionDeclaration, Column } from './declared';
import { RowActions } from './RowActions';
import type { Selection } from './useSelection';

/** A row as a layout draws it. */
export interface RowProps<Row> {
  row: Row;
  index: number;
  /** Distance from the top of the list, CSS pixels. */
  top: number;
  declared: CollectionDeclaration<Row>;
  selection: Selection<Row>;
  /** Of the details. */
  address: string;
  /** Whether Tab stops at this row. */
  isStop: boolean;
  isOpen: boolean;
  onFocus: (index: number) => void;
}

interface CollectionRowProps<Row> extends RowProps<Row> {
  columns: readonly Column<Row>[];
  isDraggable: boolean;
  /** Where dragged rows would go. */
  hasGap: 'before' | 'after' | undefined;
}

/** A row: a box that selects it, and its cells; the first one leads to the details. */
export function CollectionRow<Row>(props: CollectionRowProps<Row>) {
  const { row, index, top, declared, columns, selection, address, isStop, isOpen, onFocus } = props;
  const { toId, toName, rowHeight, rowActions } = declared;
  const { toggle } = selection;
  const id = toId(row);
  const tabIndex = isStop ? 0 : -1;
  const isChosen = selection.isChosen(id);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const hasButtons = isPointed || hasFocus;
  // Drawn anew only where something of it changed: a table draws all of its rows for each frame that it scrolls
  const cells = useMemo(
    () => (
      <>
        <td class="collection-box">
          <input
            type="checkbox"
            aria-label={i18n.t('collection.choose', { name: toName(row) })}
            tabIndex={tabIndex}
            checked={isChosen}
            onClick={(event) => toggle(id, event.shiftKey)}
          />
        </td>
        {columns.map((column, at) => (
          <td
            key={column.id}
            class={column.isNumber ? 'collection-cell collection-number' : 'collection-cell'}
          >
            {at === 0 ? (
              <a class="collection-name" href={address} tabIndex={tabIndex}>
                {column.draw(row)}
              </a>
            ) : (
              column.draw(row)
            )}
          </td>
        ))}
        {rowActions && (
          <td class="collection-actions">
            <RowActions
              name={toName(row)}
              actions={rowActions(row)}
              tabIndex={tabIndex}
              hasButtons={hasButtons}
            />
          </td>
        )}
      </>
    ),
    [row, declared, columns, address, id, tabIndex, isChosen, toggle, hasButtons, locale()],
  );
  return (
    <tr
      aria-rowindex={index + 2}
      class={`collection-row long-list-row${isOpen ? ' collection-current' : ''}${isChosen ? ' collection-chosen' : ''}${gapClass(props.hasGap)}`}
      draggable={props.isDraggable || undefined}
      data-index={index}
      style={{ transform: `translateY(${top}px)`, height: `${rowHeight}px` }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocusIn={() => {
        setFocus(true);
        onFocus(index);
      }}
      onFocusOut={() => setFocus(false)}
    >
      {cells}
    </tr>
  );
}

const gapClass = (gap: 'before' | 'after' | undefined) => (gap === undefined ? '' : ` gap-${gap}`);
