import type { ComponentChildren } from 'preact';
import type { ShownField } from '../../lib/eventForm/shownFields';
import type { Prefilled } from '../../lib/eventReview/prefill';
import type { SiteChoices } from '../../lib/messages';
import type { PartProps } from './WhenFields';

/** What the control of a field is given. */
export interface FieldControlProps extends PartProps {
  choices: SiteChoices;
  prefilled: Prefilled;
  /** The title gets the focus when it is drawn. */
  isTitleFirst?: boolean | undefined;
  /** The price that the page states, if the event on the calendar has a price already. */
  costSaid?: string | undefined;
  /** The source of a field's value, as long as the person has not changed that value. */
  evidence: (field: ShownField, foundField?: string) => ComponentChildren;
}
