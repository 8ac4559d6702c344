import { keyAt, type Scanner } from './scanner';

/** Lengths in words with the word before them, which keeps 'an hour before the show' apart → minutes. */
const lengths: Record<string, [phrase: string, minutes: number][]> = {
  en: [
    ['an hour and a half', 90],
    ['one and a half hours', 90],
    ['half an hour', 30],
    ['an hour', 60],
    ['one hour', 60],
    ['two hours', 120],
    ['three hours', 180],
  ],
  de: [
    ['eineinhalb stunden', 90],
    ['anderthalb stunden', 90],
    ['eine halbe stunde', 30],
    ['eine stunde', 60],
    ['zwei stunden', 120],
    ['drei stunden', 180],
  ],
  fr: [
    ['une heure et demie', 90],
    ['une demi heure', 30],
    ['une heure', 60],
    ['deux heures', 120],
    ['trois heures', 180],
  ],
  es: [
    ['una hora y media', 90],
    ['media hora', 30],
    ['una hora', 60],
    ['dos horas', 120],
    ['tres horas', 180],
  ],
  pt: [
    ['uma hora e meia', 90],
    ['meia hora', 30],
    ['uma hora', 60],
    ['duas horas', 120],
    ['tres horas', 180],
  ],
  it: [
    ["un'ora e mezza", 90],
    ["mezz'ora", 30],
    ["un'ora", 60],
    ['due ore', 120],
    ['tre ore', 180],
  ],
  nl: [
    ['anderhalf uur', 90],
    ['een half uur', 30],
    ['een uur', 60],
    ['twee uur', 120],
    ['drie uur', 180],
  ],
  pl: [
    ['poltorej godziny', 90],
    ['pol godziny', 30],
    ['godzine', 60],
    ['dwie godziny', 120],
    ['trzy godziny', 180],
  ],
};

/** Reads a length in words after 'for', 'lasts' and the like. Undefined if none begins at the token. */
export function readSpokenLength(
  scanner: Scanner,
  at: number,
): { minutes: number; next: number } | undefined {
  const { vocabulary } = scanner;
  const lead = vocabulary.find(at, 'lasting') ?? vocabulary.find(at, 'length');
  if (!lead) return undefined;
  const begin = keyAt(scanner, lead.next) === ':' ? lead.next + 1 : lead.next;
  for (const language of vocabulary.languages.lookUp)
    for (const [phrase, minutes] of lengths[language] ?? []) {
      const keys = phrase.split(/ |(?<=')|(?=')/);
      const isHere = keys.every((key, index) => keyAt(scanner, begin + index) === key);
      if (isHere) return { minutes, next: begin + keys.length };
    }
  return undefined;
}
