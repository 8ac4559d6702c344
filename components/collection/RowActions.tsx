import { i18n } from '#i18n';
import { quoted } from '../format/listText';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';
import { MenuItems } from '../ui/MenuItems';
import type { RowAction } from './declared';

interface RowActionsProps {
  /** Accessible name of the row. */
  name: string;
  actions: readonly RowAction[];
  tabIndex: number;
  /** Whether the row has the pointer or the focus, and room for them. */
  hasButtons: boolean;
}

/**
 * What can be done with a row: a menu, and while the row has the pointer or the focus the main ones as buttons. Those of all
 * rows would be most of what a table draws while it scrolls.
 */
export function RowActions({ name, actions, tabIndex, hasButtons }: RowActionsProps) {
  if (actions.length === 0) return null;
  const more = i18n.t('collection.more', { name });
  const toLabel = (label: string) => (
    <>
      {label}
      <span class="unseen"> {quoted(name)}</span>
    </>
  );
  return (
    <>
      {hasButtons && (
        <span class="row-actions">
          {actions
            .filter(({ isButton }) => isButton)
            .map(({ id, icon, label, isBusy, run }) => (
              <Button
                key={id}
                icon={icon}
                kind="quiet"
                bare
                small
                title={label}
                busy={isBusy}
                tabIndex={tabIndex}
                onClick={run}
              >
                {toLabel(label)}
              </Button>
            ))}
        </span>
      )}
      <Menu label={more} icon="more" bare isList tabIndex={tabIndex}>
        {(close) => (
          <MenuItems
            label={more}
            items={actions.map((action) => ({ ...action, label: toLabel(action.label) }))}
            onClose={close}
          />
        )}
      </Menu>
    </>
  );
}
