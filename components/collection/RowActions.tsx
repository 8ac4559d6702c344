import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';
import type { RowAction } from './declared';

interface RowActionsProps {
  /** Accessible name of the row. */
  name: string;
  actions: readonly RowAction[];
  tabIndex: number;
  /** Whether the row has the pointer or the focus. */
  hasButtons: boolean;
}

/**
 * What can be done with a row: a menu, and while the row has the pointer or the focus the main ones as buttons. Those of all
 * rows would be most of what a table draws while it scrolls.
 */
export function RowActions({ name, actions, tabIndex, hasButtons }: RowActionsProps) {
  if (actions.length === 0) return null;
  const button = ({ id, label, isBusy, run }: RowAction, then?: () => void) => (
    <Button
      key={id}
      small
      busy={isBusy}
      tabIndex={tabIndex}
      onClick={() => {
        run();
        then?.();
      }}
    >
      {label}
      <span class="unseen"> {i18n.t('common.quoted', { text: name })}</span>
    </Button>
  );
  return (
    <>
      {hasButtons && (
        <span class="row-actions">
          {actions.filter(({ isMinor }) => !isMinor).map((action) => button(action))}
        </span>
      )}
      <Menu label={i18n.t('collection.more', { name })} icon="more" bare tabIndex={tabIndex}>
        {(close) => actions.map((action) => button({ ...action, isBusy: false }, close))}
      </Menu>
    </>
  );
}
