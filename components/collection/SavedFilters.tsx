import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Menu } from '../ui/Menu';
import { readFilters, unfiltered, type ViewState, writeFilters } from './address';
import type { ViewSettingsState } from './useViewSettings';

interface SavedFiltersProps {
  settings: ViewSettingsState;
  view: ViewState;
  onChange: (change: Partial<ViewState>) => void;
}

/** Filters that were saved under a name. */
export function SavedFilters({ settings: { settings }, view, onChange }: SavedFiltersProps) {
  const query = writeFilters(view).toString();
  if (settings.saved.length === 0) return null;
  return (
    <fieldset class="chips" aria-label={i18n.t('collection.saved')}>
      {settings.saved.map(({ name, query: saved }) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={saved === query}
          onClick={() => onChange(saved === query ? unfiltered : readFilters(new URLSearchParams(saved)))}
        >
          <Icon name="filter" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Buttons for the search and filters that are on: one clears them, one saves them or removes the saved ones. They stand
 * where there is room for them anyway, so that no row moves when they appear.
 */
export function FilterTools({ settings: { settings, change }, view, onChange }: SavedFiltersProps) {
  const query = writeFilters(view).toString();
  const current = settings.saved.find((saved) => saved.query === query);
  if (query === '') return null;
  return (
    <>
      <Button kind="quiet" small onClick={() => onChange(unfiltered)}>
        {i18n.t('collection.showAll')}
      </Button>
      {current ? (
        <Button kind="quiet" small onClick={() => change({ remove: current.name })}>
          {i18n.t('collection.removeSaved', { name: current.name })}
        </Button>
      ) : (
        <SaveFilter onSave={(name) => change({ save: { name, query } })} />
      )}
    </>
  );
}

/** Asks for the name. */
function SaveFilter({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const trimmed = name.trim().slice(0, 100);
  return (
    <Menu label={i18n.t('collection.saveFilter')} kind="quiet" small>
      {(close) => (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (trimmed === '') return;
            close();
            onSave(trimmed);
          }}
        >
          <TextField label={i18n.t('collection.filterName')} value={name} onInput={setName} />
          <Button type="submit" kind="primary" small disabled={trimmed === ''}>
            {i18n.t('common.save')}
          </Button>
        </form>
      )}
    </Menu>
  );
}
