import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Menu } from '../ui/Menu';
import { toggleFilter, type ViewState } from './address';
import type { TextFilter } from './declared';
import type { CountedFilter } from './useShownRows';

interface FilterMenuProps {
  filters: readonly CountedFilter[];
  textFilters?: readonly TextFilter<never>[] | undefined;
  view: ViewState;
  /** How many filters are on. */
  on: number;
  onChange: (change: Partial<ViewState>) => void;
}

/** A button with the number of the filters that are on; opens all of them. */
export function FilterMenu(props: FilterMenuProps) {
  return (
    <Menu label={i18n.t('collection.filters')} icon="filter" count={props.on}>
      {(close) => <FilterChoices {...props} onClose={close} />}
    </Menu>
  );
}

/** Filters that let any row through, each with the number of its rows, and fields for texts and days. */
function FilterChoices(props: FilterMenuProps & { onClose: () => void }) {
  const { filters: counted, textFilters = [], view, onChange, onClose } = props;
  const { filters: chosen, texts } = view;
  const menus = [...new Set(counted.flatMap(({ menu, count }) => (menu && count > 0 ? menu : [])))];
  const number = new Intl.NumberFormat(locale());
  const toggle = (id: string, instead?: readonly string[]) =>
    onChange({ filters: toggleFilter(chosen, id, instead) });
  return (
    <form
      class="stack filter-menu"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <fieldset class="chips" aria-label={i18n.t('collection.filters')}>
        {counted
          .filter(({ id, count, menu }) => menu === undefined && (count > 0 || chosen.includes(id)))
          .map(({ id, label, count, instead }) => (
            <button
              key={id}
              type="button"
              class="chip"
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id, instead)}
            >
              <span dir="auto">{label}</span> <span class="chip-count">{number.format(count)}</span>
            </button>
          ))}
      </fieldset>
      {menus.map((menu) => (
        <FilterSelect key={menu} menu={menu} onChoose={toggle}>
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
        </FilterSelect>
      ))}
      {textFilters.map(({ id, label, matchesDay }) => (
        <TextField
          key={id}
          label={label}
          type={matchesDay ? 'date' : 'text'}
          value={texts[id] ?? ''}
          onInput={(text) => onChange({ texts: { ...texts, [id]: text } })}
        />
      ))}
      <Button type="submit" small>
        {i18n.t('lists.close')}
      </Button>
    </form>
  );
}

interface FilterSelectProps {
  menu: string;
  children: ComponentChildren;
  onChoose: (id: string) => void;
}

/**
 * Turns one of its filters on. Arrows and letters change a closed select box at each press, on the way to the filter
 * that the person wants: a choice by keys holds from Enter, or when the focus leaves.
 */
function FilterSelect({ menu, children, onChoose }: FilterSelectProps) {
  const isByKeys = useRef(false);
  const choose = (select: HTMLSelectElement) => {
    if (select.value !== '') onChoose(select.value);
    select.value = '';
    isByKeys.current = false;
  };
  return (
    <select
      class="input"
      aria-label={menu}
      value=""
      onPointerDown={() => {
        isByKeys.current = false;
      }}
      onKeyDown={({ key }) => {
        isByKeys.current = key !== 'Escape';
      }}
      onKeyUp={({ key, currentTarget }) => key === 'Enter' && choose(currentTarget)}
      onChange={({ currentTarget }) => !isByKeys.current && choose(currentTarget)}
      onBlur={({ currentTarget }) => isByKeys.current && choose(currentTarget)}
    >
      {children}
    </select>
  );
}
