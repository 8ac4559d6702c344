import type { Acting } from '../../lib/messages';

/** What a section of the manager is told: who acts, and which one of its things the address names. */
export interface SectionProps {
  acting: Acting;
  item?: string | undefined;
}
