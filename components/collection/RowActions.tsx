import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';
import type { RowAction } from './declared';

interface RowActionsProps {
  /** Accessible name of the row. */
  name: string;
  actions: readonly RowAction[];
  tabIndex: number;
}

/** What can be done with a row: buttons while it has the pointer or the focus, and the same in a menu. */
export function RowActions({ name, actions, tabIndex }: RowActionsProps) {
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
      <span class="unseen"> “{name}”</span>
    </Button>
  );
  return (
    <>
      <span class="row-actions">{actions.map((action) => button(action))}</span>
      <Menu label={i18n.t('collection.more', { name })} icon="more" bare tabIndex={tabIndex}>
        {(close) => actions.map((action) => button({ ...action, isBusy: false }, close))}
      </Menu>
    </>
  );
}
