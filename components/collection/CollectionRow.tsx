import { Component } from 'preact';
import { useState } from 'preact/hooks';
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
  /** Whether there is room for buttons before the menu of its actions. */
  hasButtons: boolean;
  isDraggable: boolean;
  /** Where dragged rows would go. */
  hasGap: 'before' | 'after' | undefined;
}

/** A row: a box that selects it, and its cells; the first one leads to the details. */
export function CollectionRow<Row>(props: CollectionRowProps<Row>) {
  const { row, index, top, declared, columns, selection, address, isStop, isOpen, onFocus } = props;
  const { toId, rowHeight } = declared;
  const { toggle } = selection;
  const tabIndex = isStop ? 0 : -1;
  const isChosen = selection.isChosen(toId(row));
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
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
      <Cells
        {...{ row, declared, columns, address, tabIndex, toggle, isChosen }}
        hasButtons={props.hasButtons && (isPointed || hasFocus)}
        language={locale()}
      />
    </tr>
  );
}

interface CellsProps<Row> extends Pick<CollectionRowProps<Row>, 'row' | 'declared' | 'columns' | 'address'> {
  tabIndex: number;
  toggle: Selection<Row>['toggle'];
  isChosen: boolean;
  hasButtons: boolean;
  /** In which the cells are worded. */
  language: string;
}

/**
 * Drawn anew only where something of it changed: a table draws all of its rows for each frame that it scrolls. A
 * component, since elements that are kept from an earlier drawing keep all that was drawn then.
 */
class Cells<Row> extends Component<CellsProps<Row>> {
  override shouldComponentUpdate(next: CellsProps<Row>) {
    return (Object.keys(next) as (keyof CellsProps<Row>)[]).some((name) => next[name] !== this.props[name]);
  }

  render({ row, declared, columns, address, tabIndex, toggle, isChosen, hasButtons }: CellsProps<Row>) {
    const { toId, toName, rowActions } = declared;
    return (
      <>
        <td class="collection-box">
          <label>
            <input
              type="checkbox"
              aria-label={i18n.t('collection.choose', { name: toName(row) })}
              tabIndex={tabIndex}
              checked={isChosen}
              onClick={(event) => toggle(toId(row), event.shiftKey)}
            />
          </label>
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
    );
  }
}

const gapClass = (gap: 'before' | 'after' | undefined) => (gap === undefined ? '' : ` gap-${gap}`);
