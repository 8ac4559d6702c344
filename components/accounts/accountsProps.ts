import type { Accounts } from '../../lib/messages';

/** Props of components that show connections and change them. */
export interface AccountsProps {
  accounts: Accounts;
  /** Called after a change, so that the accounts are read again. */
  onChanged: () => void;
}
