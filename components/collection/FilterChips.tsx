import { i18n, locale } from '#i18n';
import { dateText } from '../../lib/i18n/times';
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

/** The filters that need no menu, with the number of their rows, and all that are on; in one line. */
export function FilterChips({ filters, textFilters, view, onChange }: FilterChipsProps) {
  const { filters: chosen, texts } = view;
  const number = new Intl.NumberFormat(locale());
  const shown = filters.filter(({ id, menu, count }) => chosen.includes(id) || (!menu && count > 0));
  if (shown.length + textFilters.length === 0) return null;
  return (
    <fieldset class="chips chips-line" aria-label={i18n.t('collection.filters')}>
      {shown.map(({ id, label, menu, count }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={chosen.includes(id)}
          onClick={() => onChange({ filters: toggleFilter(chosen, id) })}
        >
          <span dir="auto">{label}</span>
          {menu ? <Icon name="close" /> : <span class="chip-count">{number.format(count)}</span>}
        </button>
      ))}
      {textFilters.map(({ id, label, matchesDay }) => (
        <button
          key={`has ${id}`}
          type="button"
          class="chip"
          aria-pressed="true"
          onClick={() => onChange({ texts: without(texts, id), filters: chosen })}
        >
          <span dir="auto">
            {matchesDay
              ? i18n.t('collection.dayFilter', { label, day: dayText(texts[id] ?? '') })
              : i18n.t('collection.textFilter', { label, text: texts[id] ?? '' })}
          </span>
          <Icon name="close" />
        </button>
      ))}
    </fieldset>
  );
}

/** @param day `YYYY-MM-DD` */
const dayText = (day: string) => dateText(Date.parse(day), { dateStyle: 'medium', timeZone: 'UTC' });

const without = (texts: Readonly<Record<string, string>>, id: string) => {
  const { [id]: _gone, ...others } = texts;
  return others;
};
