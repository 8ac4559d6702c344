import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field, TextField } from '../../../components/Field';
import type { Question } from '../../../lib/messages';

export type Filters = Omit<Question<'history'>, 'limit'>;

interface ActivityFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const states: { state: Filters['state']; words: () => string }[] = [
  { state: undefined, words: () => i18n.t('manager.any') },
  { state: 'done', words: () => i18n.t('manager.jobDone') },
  { state: 'failed', words: () => i18n.t('manager.jobFailed') },
  { state: 'look', words: () => i18n.t('manager.jobLook') },
  { state: 'undone', words: () => i18n.t('manager.jobUndone') },
];

/** Typing is searched for after this pause. */
const pauseMilliseconds = 300;

/** Finds jobs by their words and by how they ended. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const [typed, setTyped] = useState(filters.words ?? '');
  useEffect(() => {
    const words = typed.trim() === '' ? undefined : typed.trim();
    if (words === filters.words) return;
    const timer = setTimeout(() => onChange(asked(filters.state, words)), pauseMilliseconds);
    return () => clearTimeout(timer);
  });
  return (
    <search class="filters">
      <TextField label={i18n.t('manager.search')} value={typed} onInput={setTyped} />
      <Field label={i18n.t('manager.jobState')}>
        {(control) => (
          <select
            {...control}
            class="input"
            value={filters.state ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = states.find(({ state }) => state === currentTarget.value);
              onChange(asked(chosen?.state, filters.words));
            }}
          >
            {states.map(({ state, words }) => (
              <option key={state} value={state ?? ''}>
                {words()}
              </option>
            ))}
          </select>
        )}
      </Field>
    </search>
  );
}

function asked(state: Filters['state'], words: string | undefined): Filters {
  return { state, ...(words === undefined ? {} : { words }) };
}
