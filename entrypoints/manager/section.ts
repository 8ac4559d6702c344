import type { Acting } from '../../lib/messages';

/** What a section of the manager is told: who acts. */
export interface SectionProps {
  acting: Acting;
}
