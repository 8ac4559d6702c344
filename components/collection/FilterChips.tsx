import { useMemo } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { Button } from '../ui/Button';
import type { ViewState } from './address';
import type { Filter } from './declared';

interface FilterChipsProps<Row> {
  filters: readonly Filter<Row>[];
  /** The rows that they are counted in. */
  rows: readonly Row[];
  /** Ids of those that are on. */
  chosen: readonly string[];
  /** Whether search or filters leave rows out. */
  isNarrowed: boolean;
  onChange: (change: Partial<ViewState>) => void;
}

/** The filters that let any row through, each with the number of its rows. */
export function FilterChips<Row>({ filters, rows, chosen, isNarrowed, onChange }: FilterChipsProps<Row>) {
  const counted = useMemo(
    () => filters.map(({ id, label, matches }) => ({ id, label, count: rows.filter(matches).length })),
    [filters, rows],
  );
  const number = new Intl.NumberFormat(locale());
  const toggle = (id: string) =>
    onChange({
      filters: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    });
  return (
    <fieldset class="chips" aria-label={i18n.t('collection.filters')}>
      {counted
        .filter(({ id, count }) => count > 0 || chosen.includes(id))
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
      {isNarrowed && (
        <Button kind="quiet" small onClick={() => onChange({ search: '', filters: [] })}>
          {i18n.t('collection.showAll')}
        </Button>
      )}
    </fieldset>
  );
}
