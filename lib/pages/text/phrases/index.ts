import { germanic } from './germanic';
import type { Phrases } from './meaning';
import { polishAndJapanese } from './polishAndJapanese';
import { romance } from './romance';

/** The phrases of the nine languages, by language. English comes first. */
export const phrases: Record<string, Phrases> = { ...germanic, ...romance, ...polishAndJapanese };
