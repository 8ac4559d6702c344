import { findProblems, sent } from '../../lib/eventForm/check';
import { findDoubts } from '../../lib/eventReview/doubts';
import { prefill } from '../../lib/eventReview/prefill';
import { ask, type EventFormData } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { aboutTerms } from './aboutTerms';
import { draftKey } from './draft';
import { findSimilarPlaces } from './similarPlaces';

/** A form that can be sent as it is, and the account of the site that it is for. */
export interface UndoubtedForm {
  form: EventFormData;
  accountId: string;
}

/**
 * The form of a found event as a draft for the active site; undefined if the person has to see it first: a value is
 * doubtful or missing, a similar venue or organizer is on the site, new events are to be published, or something was
 * typed into this form before.
 * @param address the page's address
 */
export async function readUndoubtedForm(
  event: FoundEvent,
  address: string,
): Promise<UndoubtedForm | undefined> {
  const choices = await ask('choices', aboutTerms([event]));
  const { accountId, canPublish } = choices;
  if ((await ask('readDraft', { key: draftKey(event, address, accountId) })) !== null) return undefined;
  const prefilled = prefill(event, choices, Temporal.Now.timeZoneId());
  const { form } = prefilled;
  if (form.status !== 'draft' || findDoubts(event, prefilled, choices.origin).size > 0) return undefined;
  if (Object.keys(findProblems(form)).length > 0 || (await findSimilarPlaces(form)).length > 0)
    return undefined;
  return { form: sent(form, canPublish), accountId };
}
