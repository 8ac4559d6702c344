import type { TargetedSubmitEvent } from 'preact';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import { firstFilters, moreFilters, type SearchFilter, type TypedSearch, toQuery } from './filters';

interface SearchFormProps {
  typed: TypedSearch;
  onType: (typed: TypedSearch) => void;
  isBusy: boolean;
  /** Searches that are left today, of how many; undefined until they are known. */
  quota: { left: number; daily: number } | undefined;
  onSearch: () => void;
}

/** The text and all filters of a search, and how many searches are left today. */
export function SearchForm({ typed, onType, isBusy, quota, onSearch }: SearchFormProps) {
  const search = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch();
  };
  const field = (filter: SearchFilter) => (
    <FilterField
      key={filter.name}
      filter={filter}
      value={typed[filter.name] ?? ''}
      onInput={(value) => onType({ ...typed, [filter.name]: value })}
    />
  );
  return (
    <form class="panel stack" noValidate onSubmit={search}>
      <TextField
        label={i18n.t('search.q')}
        hint={i18n.t('search.qHint')}
        value={typed.q ?? ''}
        onInput={(q) => onType({ ...typed, q })}
        autoFocus
      />
      <div class="search-filters">{firstFilters.map(field)}</div>
      <details>
        <summary>{i18n.t('search.more')}</summary>
        <div class="search-filters">{moreFilters.map(field)}</div>
      </details>
      <div class="row">
        <Button type="submit" kind="primary" icon="search" busy={isBusy} disabled={!toQuery(typed)}>
          {i18n.t('search.start')}
        </Button>
        <span class="soft small" role="status">
          {quota && i18n.t('search.left', { left: quota.left, all: quota.daily })}
        </span>
      </div>
    </form>
  );
}

interface FilterFieldProps {
  filter: SearchFilter;
  value: string;
  onInput: (value: string) => void;
}

function FilterField({ filter: { name, kind, choices = [] }, value, onInput }: FilterFieldProps) {
  const label = i18n.find(`search.${name}`) ?? name;
  if (kind === 'flag')
    return (
      <Checkbox checked={value !== ''} onChange={(isOn) => onInput(isOn ? 'true' : '')}>
        {label}
      </Checkbox>
    );
  if (name === 'videoCategoryId') return <CategoryField label={label} value={value} onInput={onInput} />;
  if (kind !== 'choice')
    return (
      <TextField
        label={label}
        hint={i18n.find(`search.${name}.hint`)}
        type={kind}
        value={value}
        onInput={onInput}
      />
    );
  const options = choices.map((choice) => [choice, i18n.find(`search.${name}.${choice}`) ?? choice] as const);
  return (
    <SelectField
      label={label}
      value={value}
      options={[['', i18n.t('search.any')], ...options]}
      onChoose={onInput}
    />
  );
}

function CategoryField({ label, value, onInput }: Omit<FilterFieldProps, 'filter'> & { label: string }) {
  const { answer = [] } = useAnswer('videoCategories', {});
  const options = answer.map(({ categoryId, title }) => [categoryId, title] as const);
  return (
    <SelectField
      label={label}
      value={value}
      options={[['', i18n.t('search.any')], ...options]}
      onChoose={onInput}
    />
  );
}
