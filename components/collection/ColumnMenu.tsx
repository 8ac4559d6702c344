import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Menu } from '../ui/Menu';
import type { Column } from './declared';
import { chooseColumns, type ViewSettingsState } from './useViewSettings';

interface ColumnMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'isOptional'>[];
  settings: ViewSettingsState;
}

/** Chooses the columns of a table; the first one is always shown. */
export function ColumnMenu({ columns, settings: { settings, change } }: ColumnMenuProps) {
  const shown = chooseColumns(columns, settings).map(({ id }) => id);
  const isChanged = settings.columns !== undefined || Object.keys(settings.widths).length > 0;
  return (
    <Menu label={i18n.t('collection.columns')} icon="columns">
      {(close) => (
        <>
          <div>
            {columns.slice(1).map(({ id, label }) => (
              <Checkbox
                key={id}
                checked={shown.includes(id)}
                onChange={(isOn) =>
                  change({ columns: isOn ? [...shown, id] : shown.filter((other) => other !== id) })
                }
              >
                {label}
              </Checkbox>
            ))}
          </div>
          <p class="small soft">{i18n.t('collection.columnsHint')}</p>
          <div class="row">
            <Button small onClick={close}>
              {i18n.t('lists.close')}
            </Button>
            <Button
              kind="quiet"
              small
              disabled={!isChanged}
              onClick={() => change({ columns: null, widths: {} })}
            >
              {i18n.t('collection.columnsReset')}
            </Button>
          </div>
        </>
      )}
    </Menu>
  );
}
