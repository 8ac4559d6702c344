import { i18n } from '#i18n';
import { mayHaveMore } from '../../../components/event/useMore';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import type { Question } from '../../../lib/messages';
import { SearchField } from '../SearchField';
import { statusLabel } from './statusLabel';
import { VenueFilter } from './VenueFilter';

type Filters = Omit<Question<'myEvents'>, 'page'>;

interface EventFiltersProps {
  question: Filters;
  onChange: (filters: Filters) => void;
}

const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash'];

/** Filters of the list of events: text, dates, category, venue and status. */
export function EventFilters({ question, onChange }: EventFiltersProps) {
  const { venues = [], categories = [] } = useAnswer('choices', {}).answer ?? {};
  const put = (name: keyof Filters, value: string | number | undefined) => {
    const { [name]: _before, page: _page, ...others } = { page: 1, ...question };
    onChange(value === undefined || value === '' ? others : { ...others, [name]: value });
  };
  return (
    <search class="filters event-filters">
      <SearchField text={question.search ?? ''} onSearch={(text) => put('search', text)} />
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
        options={statuses.map((status) => ({ id: status, name: statusLabel(status) }))}
        onChoose={(status) => put('status', status)}
      />
      {mayHaveMore(venues) ? (
        <VenueFilter venues={venues} value={question.venue} onChoose={(venue) => put('venue', venue)} />
      ) : (
        <Choice
          label={i18n.t('form.venue')}
          value={question.venue}
          options={venues}
          onChoose={(venue) => put('venue', venue && Number(venue))}
        />
      )}
      <Choice
        label={i18n.t('manager.category')}
        value={question.category}
        options={categories}
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

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <SelectField
    label={label}
    value={String(value ?? '')}
    options={[['', i18n.t('manager.any')], ...options.map(({ id, name }) => [String(id), name] as const)]}
    onChoose={onChoose}
  />
);
