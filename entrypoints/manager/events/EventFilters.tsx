import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/asking';
import { Field, TextField } from '../../../components/Field';
import type { Question } from '../../../lib/messages';
import { statusWords } from './statusWords';

type Filters = Omit<Question<'myEvents'>, 'page'>;

interface EventFiltersProps {
  question: Filters;
  onChange: (filters: Filters) => void;
}

const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash'];
/** Typing is searched for after this pause. */
const pauseMilliseconds = 300;

/** Finds events: by words, days, category, venue and status. */
export function EventFilters({ question, onChange }: EventFiltersProps) {
  const choices = useAnswer('choices', {}).answer;
  const [search, setSearch] = useState(question.search ?? '');
  const put = (name: keyof Filters, value: string | number | undefined) => {
    const { [name]: _before, page: _page, ...others } = { page: 1, ...question };
    onChange(value === undefined || value === '' ? others : { ...others, [name]: value });
  };
  useEffect(() => {
    if (search === (question.search ?? '')) return;
    const timer = setTimeout(() => put('search', search), pauseMilliseconds);
    return () => clearTimeout(timer);
  });
  return (
    <search class="filters">
      <TextField label={i18n.t('manager.search')} value={search} onInput={setSearch} />
      <TextField
        label={i18n.t('manager.from')}
        type="date"
        value={question.from ?? ''}
        onInput={(from) => put('from', from)}
      />
      <TextField
        label={i18n.t('manager.to')}
        type="date"
        value={question.to ?? ''}
        onInput={(to) => put('to', to)}
      />
      <Choice
        label={i18n.t('form.status')}
        value={question.status}
        options={statuses.map((status) => ({ id: status, name: statusWords(status) }))}
        onChoose={(status) => put('status', status)}
      />
      <Choice
        label={i18n.t('form.venue')}
        value={question.venue}
        options={choices?.venues ?? []}
        onChoose={(venue) => put('venue', venue && Number(venue))}
      />
      <Choice
        label={i18n.t('manager.category')}
        value={question.category}
        options={choices?.categories ?? []}
        onChoose={(category) => put('category', category && Number(category))}
      />
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number | undefined;
  options: readonly { id: string | number; name: string }[];
  onChoose: (id: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          class="input"
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{i18n.t('manager.any')}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
