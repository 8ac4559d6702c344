import { useMemo } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { Icon } from '../ui/Icon';
import type { ViewState } from './address';
import type { CollectionDeclaration } from './declared';

interface FilterChipsProps<Row> {
  declared: CollectionDeclaration<Row>;
  /** The rows that they are counted in. */
  rows: readonly Row[];
  view: ViewState;
  onChange: (change: Partial<ViewState>) => void;
}

/** The filters that let any row through, each with the number of its rows, and the text filters that are on. */
export function FilterChips<Row>({ declared, rows, view, onChange }: FilterChipsProps<Row>) {
  const { filters, textFilters = [] } = declared;
  const { filters: chosen, texts } = view;
  const counted = useMemo(
    () =>
      filters.map(({ id, label, menu, matches }) => ({
        id,
        label,
        menu,
        count: countRows(rows, matches),
      })),
    [filters, rows],
  );
  const menus = [...new Set(counted.flatMap(({ menu, count }) => (menu && count > 0 ? menu : [])))];
  const number = new Intl.NumberFormat(locale());
  const toggle = (id: string) =>
    onChange({
      filters: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    });
  const typed = textFilters.filter(({ id }) => texts[id] !== undefined);
  return (
    <fieldset class="chips" aria-label={i18n.t('collection.filters')}>
      {counted
        .filter(({ id, count, menu }) => chosen.includes(id) || (count > 0 && menu === undefined))
        .map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            class="chip"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
          >
            {label} <span class="chip-count">{number.format(count)}</span>
          </button>
        ))}
      {menus.map((menu) => (
        <select
          key={menu}
          class="chip chip-menu"
          aria-label={menu}
          value=""
          onChange={({ currentTarget }) => {
            toggle(currentTarget.value);
            currentTarget.value = '';
          }}
        >
          <option value="" dir="auto">
            {menu}
          </option>
          {counted
            .filter((one) => one.menu === menu && one.count > 0 && !chosen.includes(one.id))
            .map(({ id, label, count }) => (
              <option key={id} value={id} dir="auto">
                {i18n.t('collection.counted', { label, count: number.format(count) })}
              </option>
            ))}
        </select>
      ))}
      {typed.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed="true"
          onClick={() => onChange({ texts: without(texts, id), filters: chosen })}
        >
          {i18n.t('collection.textFilter', { label, text: texts[id] ?? '' })}
          <Icon name="close" />
        </button>
      ))}
    </fieldset>
  );
}

function countRows<Row>(rows: readonly Row[], matches: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (matches(row)) count++;
  return count;
}

const without = (texts: Readonly<Record<string, string>>, id: string) => {
  const { [id]: _gone, ...others } = texts;
  return others;
};
