import type { FoundEvent } from '../pages/foundEvent';
import { plainLetters } from '../shared/plainText';
import type { SiteChoices } from '../views';

/** Maximum length of a term's name, in characters. */
const maxLength = 200;

/**
 * Names of categories in these events that match none of the site's categories or tags, without duplicates. Names of
 * digits alone are left out: the site ignores them (calendar API behaviour, section 6).
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
    if (plain === '' || /^\d+$/.test(name) || name.length > maxLength) continue;
    if (!known.has(plain) && !found.has(plain)) found.set(plain, name);
  }
  return [...found.values()];
}

/** Those of `names` that the event has as keywords. */
export function findCategoryNames(
  { keywords }: Pick<FoundEvent, 'keywords'>,
  names: readonly string[],
): string[] {
  const own = new Set(keywords.map(plainLetters));
  return names.filter((name) => own.has(plainLetters(name)));
}
