import { plainLetters } from '../../../../components/ui/useListbox';
import type { SiteChoices } from '../../../../lib/messages';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';

/** Characters of a term's name at most. */
const longest = 200;

/**
 * Categories that these events name and that are none of the known categories or tags, each once, as it is written
 * first. Names of digits alone are left out: the site drops them (calendar API behaviour, section 6).
 */
export function newCategories(
  events: readonly Pick<FoundEvent, 'keywords'>[],
  { categories, tags }: Pick<SiteChoices, 'categories' | 'tags'>,
): string[] {
  const known = new Set([...categories, ...tags].map(({ name }) => plainLetters(name)));
  const found = new Map<string, string>();
  for (const word of events.flatMap(({ keywords }) => keywords)) {
    const name = word.trim();
    const plain = plainLetters(name);
    if (plain === '' || /^\d+$/.test(name) || name.length > longest) continue;
    if (!known.has(plain) && !found.has(plain)) found.set(plain, name);
  }
  return [...found.values()];
}

/** Which of these names an event has. */
export function findCategoryNames(
  { keywords }: Pick<FoundEvent, 'keywords'>,
  names: readonly string[],
): string[] {
  const own = new Set(keywords.map(plainLetters));
  return names.filter((name) => own.has(plainLetters(name)));
}
