import { findMinutes, type MinutePhrases } from './minutePhrases';
import { keyAt, type Scanner } from './scanner';

/** Lengths in words, with their minutes. */
const lengths: Record<string, MinutePhrases> = {
  en: [
    [90, ['an hour and a half', 'one and a half hours']],
    [30, ['half an hour']],
    [60, ['an hour', 'one hour']],
    [120, ['two hours']],
    [180, ['three hours']],
  ],
  de: [
    [90, ['eineinhalb stunden', 'anderthalb stunden']],
    [30, ['eine halbe stunde']],
    [60, ['eine stunde']],
    [120, ['zwei stunden']],
    [180, ['drei stunden']],
  ],
  fr: [
    [90, ['une heure et demie']],
    [30, ['une demi heure']],
    [60, ['une heure']],
    [120, ['deux heures']],
    [180, ['trois heures']],
  ],
  es: [
    [90, ['una hora y media']],
    [30, ['media hora']],
    [60, ['una hora']],
    [120, ['dos horas']],
    [180, ['tres horas']],
  ],
  pt: [
    [90, ['uma hora e meia']],
    [30, ['meia hora']],
    [60, ['uma hora']],
    [120, ['duas horas']],
    [180, ['tres horas']],
  ],
  it: [
    [90, ["un'ora e mezza"]],
    [30, ["mezz'ora"]],
    [60, ["un'ora"]],
    [120, ['due ore']],
    [180, ['tre ore']],
  ],
  nl: [
    [90, ['anderhalf uur']],
    [30, ['een half uur']],
    [60, ['een uur']],
    [120, ['twee uur']],
    [180, ['drie uur']],
  ],
  pl: [
    [90, ['poltorej godziny']],
    [30, ['pol godziny']],
    [60, ['godzine']],
    [120, ['dwie godziny']],
    [180, ['trzy godziny']],
  ],
};

/**
 * Reads a length in words after 'for', 'lasts' and the like, without which 'an hour before the show' would be one.
 * Undefined if none begins at the token.
 */
export function readSpokenLength(
  scanner: Scanner,
  at: number,
): { minutes: number; next: number } | undefined {
  const { vocabulary } = scanner;
  const lead = vocabulary.find(at, 'lasting') ?? vocabulary.find(at, 'length');
  if (!lead) return undefined;
  const begin = keyAt(scanner, lead.next) === ':' ? lead.next + 1 : lead.next;
  for (const language of vocabulary.languages.lookUp) {
    const found = findMinutes(scanner, begin, lengths[language]);
    if (found) return found;
  }
  return undefined;
}
