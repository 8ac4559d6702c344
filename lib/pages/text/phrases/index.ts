import { english, type Phrases } from './english';
import { germanic } from './germanic';
import { polishAndJapanese } from './polishAndJapanese';
import { romance } from './romance';

/** The phrases of the nine languages, by language. English comes first. */
export const phrases: Record<string, Phrases> = {
  en: english,
  ...germanic,
  ...romance,
  ...polishAndJapanese,
};
