import type { Question } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/** Maximum of keywords in one `choices` message. */
const maxKeywords = 500;

/**
 * The `choices` message, with the keywords of these events so that matching categories and tags are among the answer.
 */
export function aboutTerms(
  events: readonly (Pick<FoundEvent, 'keywords'> | undefined)[],
): Question<'choices'> {
  const keywords = new Set(events.flatMap((event) => event?.keywords ?? []));
  return keywords.size === 0 ? {} : { keywords: [...keywords].slice(0, maxKeywords) };
}
