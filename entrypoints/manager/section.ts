import type { ActiveAccountsView } from '../../lib/messages';
import type { DropSource } from './useDrop';

/** Props of a section: the active accounts, the item that the hash names, and what was dropped. */
export interface SectionProps {
  active: ActiveAccountsView;
  item?: string | undefined;
  /** Files or text that were dropped onto the page for this section to import. */
  dropped?: DropSource | undefined;
}
