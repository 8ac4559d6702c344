import type { Question } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/** As many as one question may name. */
const most = 500;

/** The question for a site's choices, with the names of terms that these events bring along. */
export function aboutTerms(
  events: readonly (Pick<FoundEvent, 'keywords'> | undefined)[],
): Question<'choices'> {
  const keywords = new Set(events.flatMap((event) => event?.keywords ?? []));
  return keywords.size === 0 ? {} : { keywords: [...keywords].slice(0, most) };
}
