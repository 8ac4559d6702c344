import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import type { Question } from '../../../lib/messages';
import { SearchField } from '../SearchField';

export type Filters = Omit<Question<'history'>, 'limit'>;

interface ActivityFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Finds jobs by their words and by how they ended. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  return (
    <search class="filters">
      <SearchField words={filters.words ?? ''} onSearch={(words) => onChange(asked(filters.state, words))} />
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
        onChoose={(state) => onChange(asked(state || undefined, filters.words))}
      />
    </search>
  );
}

function asked(state: Filters['state'], words: string | undefined): Filters {
  return { state, ...(words ? { words } : {}) };
}
