import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Menu } from '../ui/Menu';
import type { ViewState } from './address';
import type { TextFilter } from './declared';

interface TextFiltersProps {
  filters: readonly TextFilter<never>[];
  texts: ViewState['texts'];
  onChange: (texts: ViewState['texts']) => void;
}

/** Fields for the texts that rows must contain, such as `Description contains`. */
export function TextFilters({ filters, texts, onChange }: TextFiltersProps) {
  return (
    <Menu label={i18n.t('collection.textFilters')} icon="filter">
      {(close) => (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          {filters.map(({ id, label, matchesDay }) => (
            <TextField
              key={id}
              label={label}
              type={matchesDay ? 'date' : 'text'}
              value={texts[id] ?? ''}
              onInput={(text) => onChange({ ...texts, [id]: text })}
            />
          ))}
          <Button type="submit" small>
            {i18n.t('lists.close')}
          </Button>
        </form>
      )}
    </Menu>
  );
}
