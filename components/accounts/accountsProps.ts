import type { AccountsView } from '../../lib/messages';

/** Props of components that show connections and change them. */
export interface AccountsProps {
  accounts: AccountsView;
  /** Called after a change, so that the accounts are read again. */
  onChanged: () => void;
}
