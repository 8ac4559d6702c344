import { english, type Phrases } from './english';
import { french } from './french';
import { germanic } from './germanic';
import { italian } from './italian';
import { polishAndJapanese } from './polishAndJapanese';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

/** The phrases of the nine languages, by language. English comes first. */
export const phrases: Record<string, Phrases> = {
  en: english,
  ...germanic,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ...polishAndJapanese,
};
