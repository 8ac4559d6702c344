import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { saveFile } from '../format/saveFile';
import { useMedia } from '../hooks/useMedia';
import { Blank, ListState } from '../ui/Blank';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { useView, writeView } from './address';
import { filterRows, sortRows } from './arrange';
import { CollectionTable } from './CollectionTable';
import { toCsvRows } from './csvRows';
import type { CollectionDeclaration } from './declared';
import { FilterChips } from './FilterChips';
import { Freshness } from './Freshness';
import type { CollectionState } from './useCollection';
import { useFilter } from './useFilter';
import { type Selection, useSelection } from './useSelection';

interface CollectionViewProps<Row extends object> {
  /** Declared once, not on each render. */
  declared: CollectionDeclaration<Row>;
  state: CollectionState<Row>;
  /** Name of the CSV file, without its ending. */
  fileName: string;
  /** Writes the rows of a CSV file. */
  writeCsv: (rows: readonly (readonly string[])[]) => string;
  /** Said where the collection is empty. */
  whenEmpty: string;
  /** What can be done with the selected rows. */
  actions?: (selection: Selection<Row>) => ComponentChildren;
  /** Path of the section: `videos`. Details of a row are at `videos/id`. */
  path: string;
  /** Id of the row whose details are open. */
  open?: string | undefined;
  /** The details, beside the table, or in its place in a narrow window. */
  details?: ComponentChildren;
}

/**
 * A collection as a table: search, filters with counts, sorting, selection, and a pane with the details of one row.
 * How it is shown stands in the address.
 */
export function CollectionView<Row extends object>(props: CollectionViewProps<Row>) {
  const { declared, state, fileName, writeCsv, whenEmpty, actions, path, open, details } = props;
  const { filters, toText, toId } = declared;
  const isNarrow = useMedia('(max-width: 1000px)') || details !== undefined;
  const columns = useMemo(
    () => declared.columns.filter(({ isSecondary }) => !(isSecondary && isNarrow)),
    [declared, isNarrow],
  );
  const { rows, view } = state;
  const [shownAs, change] = useView(declared.sort);
  const { search, filters: chosen, sort } = shownAs;
  const found = useFilter(rows, toText, search);
  const filtered = useMemo(() => filterRows(found, filters, chosen), [found, filters, chosen]);
  const shown = useMemo(
    () => sortRows(filtered, declared.columns, sort, locale()),
    [filtered, declared, sort],
  );
  const selection = useSelection(shown, toId);
  const searchField = useRef<HTMLDivElement>(null);
  const isNarrowed = search.trim() !== '' || chosen.length > 0;
  const exported = selection.chosen.length > 0 ? selection.chosen : shown;

  return (
    <div class={details ? 'collection collection-open' : 'collection'}>
      <div class="collection-list stack">
        <div class="row collection-top">
          <div class="grow" ref={searchField}>
            <TextField
              label={i18n.t('manager.search')}
              value={search}
              onInput={(text) => change({ search: text })}
            />
          </div>
          <Button
            disabled={exported.length === 0}
            onClick={() =>
              saveFile(`${fileName}.csv`, 'text/csv', writeCsv(toCsvRows(declared.columns, exported)))
            }
          >
            {i18n.t('lists.saveCsv', { count: exported.length })}
          </Button>
        </div>
        <FilterChips
          filters={filters}
          rows={found}
          chosen={chosen}
          isNarrowed={isNarrowed}
          onChange={change}
        />
        <Freshness state={state} />
        <ListState
          failure={state.failure}
          isShown={rows.length > 0}
          isWhole={view !== undefined && (rows.length > 0 || (view.readAt !== undefined && !view.reading))}
          again={state.read}
        />
        {view?.readAt !== undefined && rows.length === 0 && <Blank drawing="empty">{whenEmpty}</Blank>}
        {rows.length > 0 && shown.length === 0 && (
          <Blank drawing="search">{i18n.t('collection.noMatch')}</Blank>
        )}
        {shown.length > 0 && (
          <CollectionTable
            declared={declared}
            columns={columns}
            selection={selection}
            all={rows.length}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            toAddress={(row) => `#${writeView(`${path}/${toId(row)}`, shownAs, declared.sort)}`}
            open={open}
            onSearch={() => searchField.current?.querySelector('input')?.focus()}
            actions={selection.chosen.length > 0 ? actions?.(selection) : undefined}
          />
        )}
      </div>
      {details !== undefined && <aside class="collection-details">{details}</aside>}
    </div>
  );
}
