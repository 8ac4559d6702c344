import type { Acting } from '../../lib/messages';

/** Props of a section: the active accounts, and the item that the hash names. */
export interface SectionProps {
  acting: Acting;
  item?: string | undefined;
}
