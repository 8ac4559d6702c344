import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { today } from '../../lib/shared/time';
import { useMedia } from '../hooks/useMedia';
import { useTask } from '../hooks/useTask';
import { Blank, ListState } from '../ui/Blank';
import { Button, LabelsAsTips } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { FailureNotice, LiveRegion } from '../ui/Notice';
import { closeDetails, table, useView, type ViewState, writeView } from './address';
import { CollectionTable } from './CollectionTable';
import { ColumnMenu } from './ColumnMenu';
import type { CollectionDeclaration, Filter, Layout, LayoutProps } from './declared';
import { ExportMenu } from './ExportMenu';
import { FilterChips } from './FilterChips';
import { FilterMenu } from './FilterMenu';
import { Freshness, ReadingNotices } from './Freshness';
import type { RowsFile } from './files';
import { KeyList } from './KeyList';
import { getLayouts, LayoutButtons } from './Layouts';
import { ClearFilters, SavedFilters } from './SavedFilters';
import type { CollectionState } from './useCollection';
import type { MoveRows } from './useRowMoves';
import { type Selection, useSelection } from './useSelection';
import { type ShownRows, useShownRows } from './useShownRows';
import { useViewKeys } from './useViewKeys';
import { chooseColumns, useViewSettings, type ViewSettingsState } from './useViewSettings';

interface CollectionViewProps<Row extends object> {
  /** Declared once, not on each render. */
  declared: CollectionDeclaration<Row>;
  state: CollectionState<Row>;
  /** What the selected rows, or all that are shown, can be saved as. */
  files: readonly RowsFile<Row>[];
  /** Said where the collection is empty. */
  whenEmpty: ComponentChildren;
  /** What can be done with the selected rows. */
  actions?: (selection: Selection<Row>) => ComponentChildren;
  /** Adds a row: what its link says, and the hash of the form. */
  adding?: { label: string; hash: string } | undefined;
  /** What else can be done without a selection. */
  tools?: ComponentChildren;
  /** Path of the section: `videos`. Details of a row are at `videos/id`. */
  path: string;
  /** Name under which its columns and saved filters are kept, if other views share them; by default its path. */
  keptAs?: string;
  /** Moves rows of the table, while it shows all of them in their first order. */
  onMove?: MoveRows | undefined;
  /** Where a row leads, if not to its details. */
  toAddress?: (row: Row) => string;
  /** Id of the row whose details are open. */
  open?: string | undefined;
  /** The details, beside the table, or in its place in a narrow window. */
  details?: ComponentChildren;
  /** Whether the details are a form that the person has asked for, and that is worked in next. */
  isForm?: boolean;
}

/**
 * A collection as a table, or in another layout: search, filters with counts, sorting, selection, and a pane with the
 * details of one row. How it is shown stands in the address.
 */
export function CollectionView<Row extends object>(props: CollectionViewProps<Row>) {
  const { declared, state, path, open, details, adding } = props;
  const [view, change] = useView(declared.sort);
  const layouts = useMemo(() => getLayouts(declared), [declared]);
  const layout = layouts.find(({ id }) => id === view.layout);
  const rows = useShownRows(declared, state.rows, view, layout);
  const selection = useSelection(rows.shown, declared.toId);
  const settings = useViewSettings(props.keptAs ?? path);
  const [isListingKeys, setListingKeys] = useState(false);
  const saving = useTask();
  const searchField = useRef<HTMLInputElement>(null);
  const back = `#${writeView(path, view, declared.sort)}`;
  const { chosen, choose, chooseAll } = selection;
  useViewKeys({
    '/': () => searchField.current?.focus(),
    '?': () => setListingKeys(true),
    '*': chooseAll,
    ...(adding && {
      n: () => {
        location.hash = adding.hash;
      },
    }),
    ...(layouts.length > 0 && { v: () => change({ layout: nextLayout(layouts, view.layout) }) }),
    ...(details
      ? { Escape: () => closeDetails(path, declared.sort) }
      : chosen.length > 0 && { Escape: () => choose([]) }),
  });
  return (
    <div class={details ? 'collection collection-open' : 'collection'}>
      <div class="collection-list stack">
        <div class="row collection-top">
          <input
            ref={searchField}
            type="text"
            class="input grow"
            autocomplete="off"
            aria-label={i18n.t('collection.search')}
            placeholder={i18n.t('collection.search')}
            title={declared.searchesIn}
            value={view.search}
            onInput={({ currentTarget }) => change({ search: currentTarget.value })}
          />
          <LabelsAsTips>
            {(declared.filters.length > 0 || declared.textFilters) && (
              <FilterMenu
                filters={rows.filters}
                textFilters={declared.textFilters}
                view={view}
                on={rows.on}
                onChange={change}
              />
            )}
            <SavedFilters settings={settings} view={view} onChange={change} />
            {view.layout === table && <ColumnMenu columns={declared.columns} settings={settings} />}
            <LayoutButtons layouts={layouts} layout={view.layout} onChoose={(layout) => change({ layout })} />
            <span class="collection-keys">
              <Button icon="keyboard" bare onClick={() => setListingKeys(true)}>
                {i18n.t('collection.keys')}
              </Button>
            </span>
            {adding && (
              <a class="button button-primary" href={adding.hash} title={adding.label}>
                <Icon name="plus" />
                <span class="button-label">{adding.label}</span>
              </a>
            )}
            {props.tools}
            <ExportMenu
              files={props.files}
              rows={chosen.length > 0 ? chosen : selection.items}
              columns={chooseColumns(declared.columns, settings.settings)}
              task={saving}
            />
          </LabelsAsTips>
        </div>
        <LiveRegion task={saving} isToast />
        {settings.failure && <FailureNotice failure={settings.failure} />}
        <ReadingNotices state={state} />
        <Rows
          {...props}
          view={view}
          shown={rows}
          layout={layout}
          settings={settings}
          selection={selection}
          onChange={change}
        />
      </div>
      {details ? (
        <Pane key={open} label={declared.label} back={back} isForm={props.isForm === true}>
          {details}
        </Pane>
      ) : null}
      {isListingKeys && (
        <KeyList
          hasMonth={declared.month?.onMove !== undefined}
          hasGrid={layouts.length > 0}
          isMovable={props.onMove !== undefined}
          rowKeys={declared.rowKeys ?? []}
          adding={adding?.label}
          onClose={() => setListingKeys(false)}
        />
      )}
    </div>
  );
}

/** The layout after this one. */
function nextLayout(layouts: readonly { id: string }[], layout: string): string {
  const ids = [table, ...layouts.map(({ id }) => id)];
  return ids[(ids.indexOf(layout) + 1) % ids.length] ?? table;
}

interface RowsProps<Row extends object> extends CollectionViewProps<Row> {
  view: ViewState;
  shown: ShownRows<Row>;
  /** Undefined for the table. */
  layout: Layout<Row> | undefined;
  settings: ViewSettingsState;
  selection: Selection<Row>;
  onChange: (change: Partial<ViewState>) => void;
}

/** The rows in their layout, or why there are none. */
function Rows<Row extends object>(props: RowsProps<Row>) {
  const { declared, state, whenEmpty, path, open, view, layout, settings, selection, onChange } = props;
  const { rows, view: read } = state;
  const isRead = read?.readAt !== undefined && read.reading === undefined;
  const drawn: LayoutProps<Row> = {
    declared,
    selection,
    open,
    day: view.day ?? today(),
    onDay: (day) => onChange({ day }),
    toAddress:
      props.toAddress ?? ((row) => `#${writeView(`${path}/${declared.toId(row)}`, view, declared.sort)}`),
  };
  const isAsDeclared = view.sort === declared.sort && selection.items.length === rows.length;
  const isKept = layout?.hasOwnTime === true && isRead;
  return (
    <>
      <ListState
        failure={state.failure}
        isShown={rows.length > 0}
        isWhole={read !== undefined && (rows.length > 0 || isRead || read.failure !== undefined)}
        again={state.read}
      />
      {rows.length > 0 ? <Chosen {...props} /> : <Freshness state={state} />}
      {isRead &&
        rows.length === 0 &&
        (isKept ? <p class="soft">{whenEmpty}</p> : <Blank drawing="empty">{whenEmpty}</Blank>)}
      {!isKept && rows.length > 0 && selection.items.length === 0 && (
        <Blank drawing="search">
          <p>{findNoneText(declared.filters, view) ?? i18n.t('collection.noMatch')}</p>
        </Blank>
      )}
      {(isKept || selection.items.length > 0) &&
        (layout ? (
          <layout.Content {...drawn} />
        ) : (
          <CollectionTable
            {...drawn}
            settings={settings}
            sort={view.sort}
            onSort={(sort) => onChange({ sort })}
            onMove={isAsDeclared ? props.onMove : undefined}
          />
        ))}
    </>
  );
}

/** What is said where one filter alone lets no row through. */
function findNoneText(
  filters: readonly Pick<Filter<never>, 'id' | 'whenNone'>[],
  view: ViewState,
): string | undefined {
  const [only, ...others] = view.filters;
  const isAlone = others.length === 0 && view.search.trim() === '' && Object.keys(view.texts).length === 0;
  return isAlone ? filters.find(({ id }) => id === only)?.whenNone : undefined;
}

/** How many rows are shown or selected, the filters that are on, and what can be done with the selected rows. */
function Chosen<Row extends object>(props: RowsProps<Row>) {
  const { state, view, shown, layout, selection, actions, onChange } = props;
  const { items, chosen } = selection;
  return (
    <div class={chosen.length > 0 ? 'row list-header list-chosen' : 'row list-header'}>
      <span class="soft" role="status">
        {chosen.length > 0
          ? i18n.t('lists.chosen', { chosen: chosen.length, all: items.length })
          : items.length === 0 && layout?.hasOwnTime
            ? i18n.t('collection.noMatch')
            : i18n.t('collection.shown', { shown: items.length, all: state.rows.length })}
      </span>
      {chosen.length > 0 && chosen.length < items.length && (
        <Button kind="quiet" small onClick={selection.chooseAll}>
          {i18n.t('collection.chooseAll', { count: items.length })}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button kind="quiet" small onClick={() => selection.choose([])}>
          {i18n.t('lists.chooseNone')}
        </Button>
      )}
      {chosen.length > 0 && actions?.(selection)}
      {chosen.length === 0 && (
        <>
          <FilterChips filters={shown.filters} textFilters={shown.textsOn} view={view} onChange={onChange} />
          <ClearFilters view={view} onChange={onChange} />
          <Freshness state={state} />
        </>
      )}
    </div>
  );
}

interface PaneProps {
  /** Name of the list. */
  label: string;
  /** Address of the list alone. */
  back: string;
  isForm: boolean;
  children: ComponentChildren;
}

/** The details of a row, with a way back; where they take the place of the list, or are a form, they get the focus. */
function Pane({ label, back, isForm, children }: PaneProps) {
  const isPage = useMedia('(max-width: 1100px)');
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isPage) scrollTo({ top: 0, behavior: 'instant' });
    else if (!isForm) return;
    // The details may have a field that takes it
    if (!pane.current?.contains(document.activeElement)) pane.current?.querySelector('a')?.focus();
  }, [isPage]);
  return (
    <aside class="collection-details" ref={pane}>
      <a class="way-back" href={back}>
        <Icon name={isPage ? 'back' : 'close'} />
        {isPage ? label : i18n.t('lists.close')}
      </a>
      {children}
    </aside>
  );
}
