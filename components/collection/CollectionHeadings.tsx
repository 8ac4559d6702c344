import { i18n } from '#i18n';
import type { Column } from './declared';
import type { Selection } from './useSelection';

interface HeadingsProps<Row> {
  columns: readonly Column<Row>[];
  selection: Selection<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

/** The headings of a table, with a box that selects all rows that are shown. */
export function CollectionHeadings<Row>({ columns, selection, sort, onSort }: HeadingsProps<Row>) {
  const { items, chosen, choose, chooseAll } = selection;
  const isAll = chosen.length > 0 && chosen.length === items.length;
  return (
    <thead>
      <tr class="collection-row collection-headings" aria-rowindex={1}>
        <th scope="col" class="collection-box">
          <input
            type="checkbox"
            aria-label={i18n.t('collection.chooseAll', { count: items.length })}
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            onClick={() => (isAll ? choose([]) : chooseAll())}
          />
        </th>
        {columns.map((column) => (
          <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

/** The heading of a column: a press sorts by it, another one turns the order round. */
function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { id, label, sortBy, isHighestFirst = false } = column;
  const isFalling = sort === `-${id}`;
  const isSorted = isFalling || sort === id;
  const isNextFalling = isSorted ? !isFalling : isHighestFirst;
  const direction = isFalling ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      class={column.isNumber ? 'collection-cell collection-number' : 'collection-cell'}
      aria-sort={isSorted ? direction : undefined}
    >
      {sortBy ? (
        <button type="button" class="collection-sort" onClick={() => onSort(isNextFalling ? `-${id}` : id)}>
          {label}
          {isSorted && <span aria-hidden="true">{isFalling ? ' ↓' : ' ↑'}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
