import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Menu } from '../ui/Menu';
import { readFilters, unfiltered, type ViewState, writeFilters } from './address';
import type { ViewSettingsState } from './useViewSettings';

interface SavedFiltersProps {
  settings: ViewSettingsState;
  view: ViewState;
  onChange: (change: Partial<ViewState>) => void;
}

/** Filters that were saved under a name; those that are on can be saved, saved ones be deleted. */
export function SavedFilters(props: SavedFiltersProps) {
  return (
    <Menu label={i18n.t('collection.saved')} icon="bookmark" bare>
      {(close) => <SavedChoices {...props} onClose={close} />}
    </Menu>
  );
}

function SavedChoices(props: SavedFiltersProps & { onClose: () => void }) {
  const { settings, view, onChange, onClose } = props;
  const { saved } = settings.settings;
  const query = writeFilters(view).toString();
  const isSaved = saved.some((one) => one.query === query);
  return (
    <>
      {saved.length > 0 && (
        <ul class="stack" aria-label={i18n.t('collection.saved')}>
          {saved.map(({ name, query: of }) => (
            <li key={name} class="row">
              <button
                type="button"
                class="chip one-line"
                dir="auto"
                aria-pressed={of === query}
                onClick={() => {
                  onClose();
                  onChange(of === query ? unfiltered : readFilters(new URLSearchParams(of)));
                }}
              >
                {name}
              </button>
              <span class="grow" />
              <Button kind="quiet" bare small icon="close" onClick={() => settings.change({ remove: name })}>
                {i18n.t('collection.removeSaved', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {query === '' || isSaved ? (
        saved.length === 0 && <p class="soft small">{i18n.t('collection.noSaved')}</p>
      ) : (
        <SaveFilter
          onSave={(name) => {
            onClose();
            settings.change({ save: { name, query } });
          }}
        />
      )}
    </>
  );
}

/** Ends the search and the filters that are on. */
export function ClearFilters({ view, onChange }: Omit<SavedFiltersProps, 'settings'>) {
  if (writeFilters(view).size === 0) return null;
  const label = i18n.t('collection.showAll');
  return (
    <Button kind="quiet" small icon="close" title={label} onClick={() => onChange(unfiltered)}>
      {label}
    </Button>
  );
}

/** Asks for the name. */
function SaveFilter({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const trimmed = name.trim().slice(0, 100);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') onSave(trimmed);
      }}
    >
      <TextField label={i18n.t('collection.filterName')} value={name} onInput={setName} />
      <Button type="submit" kind="primary" small disabled={trimmed === ''}>
        {i18n.t('collection.saveFilter')}
      </Button>
    </form>
  );
}
