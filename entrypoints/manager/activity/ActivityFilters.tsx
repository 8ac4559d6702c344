import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import type { Question } from '../../../lib/messages';
import { SearchField } from '../SearchField';

/** Filters of the history: state and search text. */
export type Filters = Omit<Question<'history'>, 'limit' | 'before'>;

interface ActivityFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Filters the list of jobs by text and state. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  return (
    <search class="filters">
      <SearchField text={filters.words ?? ''} onSearch={(text) => onChange(toFilters(filters.state, text))} />
      <SelectField
        label={i18n.t('manager.jobState')}
        value={filters.state ?? ''}
        options={[
          ['', i18n.t('manager.any')],
          ['done', i18n.t('manager.jobDone')],
          ['failed', i18n.t('manager.jobFailed')],
          ['needsReview', i18n.t('manager.needsReview')],
          ['undone', i18n.t('manager.jobUndone')],
        ]}
        onChoose={(state) => onChange(toFilters(state || undefined, filters.words))}
      />
    </search>
  );
}

function toFilters(state: Filters['state'], words: string | undefined): Filters {
  return { state, ...(words ? { words } : {}) };
}
