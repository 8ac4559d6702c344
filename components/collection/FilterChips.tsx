import { i18n, locale } from '#i18n';
import { dateText } from '../../lib/i18n/times';
import { ButtonBar } from '../ui/ButtonBar';
import { Icon } from '../ui/Icon';
import { toggleFilter, type ViewState } from './address';
import type { TextFilter } from './declared';
import type { CountedFilter } from './useShownRows';

interface FilterChipsProps {
  filters: readonly CountedFilter[];
  /** Those that are on. */
  textFilters: readonly Pick<TextFilter<never>, 'id' | 'label' | 'matchesDay'>[];
  view: ViewState;
  onChange: (change: Partial<ViewState>) => void;
}

/** All filters that are on, and those that need no menu, with the number of their rows; as many as a line has room for. */
export function FilterChips({ filters, textFilters, view, onChange }: FilterChipsProps) {
  const { filters: chosen, texts } = view;
  const number = new Intl.NumberFormat(locale());
  const isShown = ({ id, menu, count }: CountedFilter) => chosen.includes(id) || (!menu && count > 0);
  // Those that are there only while they are on come first: there may be no room for all
  const shown = [
    ...filters.filter((filter) => filter.menu && isShown(filter)),
    ...filters.filter((filter) => !filter.menu && isShown(filter)),
  ];
  if (shown.length + textFilters.length === 0) return null;
  return (
    <ButtonBar class="chips chips-line" label={i18n.t('collection.filters')}>
      {textFilters.map(({ id, label, matchesDay }) => (
        <button
          key={`has ${id}`}
          type="button"
          class="chip"
          aria-pressed="true"
          onClick={() => onChange({ texts: without(texts, id), filters: chosen })}
        >
          <ChipText
            text={
              matchesDay
                ? i18n.t('collection.dayFilter', { label, day: dayText(texts[id] ?? '') })
                : i18n.t('collection.textFilter', { label, text: texts[id] ?? '' })
            }
          />
          <Icon name="close" />
        </button>
      ))}
      {shown.map(({ id, label, menu, count, instead }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={chosen.includes(id)}
          onClick={() => onChange({ filters: toggleFilter(chosen, id, instead) })}
        >
          <ChipText text={label} />
          {menu ? <Icon name="close" /> : <span class="chip-count">{number.format(count)}</span>}
        </button>
      ))}
    </ButtonBar>
  );
}

/** One that is wider than the line is shortened. */
const ChipText = ({ text }: { text: string }) => (
  <span class="one-line" dir="auto" title={text}>
    {text}
  </span>
);

/** @param day `YYYY-MM-DD` */
const dayText = (day: string) => dateText(Date.parse(day), { dateStyle: 'medium', timeZone: 'UTC' });

const without = (texts: Readonly<Record<string, string>>, id: string) => {
  const { [id]: _gone, ...others } = texts;
  return others;
};
