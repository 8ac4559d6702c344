/** Words within a name, before one with a capital: 'Haus der Begegnung', 'Teatro de la Villa', 'Aula im Altbau'. */
const joiners =
  /^(?:aan|af|am|an|and|at|av|bei|beim|da|das|de|degli|dei|del|della|delle|dello|dem|den|der|des|di|die|do|dos|du|e|el|en|et|for|für|gli|het|i|il|im|in|la|las|le|les|lo|los|nad|och|of|op|pour|på|sous|sur|ten|ter|the|to|und|van|via|vom|von|w|y|zu|zum|zur|&|-|–)$/;

/** Words before a noun in small letters: 'Salle des fêtes', 'Casa de la cultura', 'sede della Pro Loco'. */
const genitives = /^(?:de|del|della|delle|dello|dei|degli|des|di|du|da|do|das|dos)$|^(?:d|dell)['’]\p{Ll}+$/u;
const articles = /^(?:la|las|le|les|los|el)$/;

/** Adjectives that follow a noun: 'Carpa municipal', 'salle polyvalente', 'salão nobre'. */
const adjectives =
  /^(?:\p{Ll}{3,}(?:al|ale|ial|aux|lle|ante|ente|iva|ivo|ico|ica|ique|iare|oso|osa)|nobre|m[uú]ltipl[aeo]s|mayor|grande|cubiert[oa]|cobert[oa]|alt[oa]s?|baj[oa]s?|vecchi[oa]|nuov[oa])$/u;

/** A time of day, which is no number of a room. */
const clock = /^\d{1,2}(?:[:.h]\d|\s?(?:[ap]\.?m|h|uhr|uur)(?!\p{L}))/iu;

/** Most words of a name. */
const mostWords = 14;

/**
 * The words at the beginning of a text that are the name of a place: those with capitals or numbers, and the small words
 * between them. 'Grote Kerk beginnen om' is 'Grote Kerk'. Empty if the first word belongs to none.
 * @param isNoun whether a word in small letters is the noun of a place, if such ones are read
 */
export function toNamePhrase(text: string, isNoun: (word: string) => boolean = () => false): string {
  const [sentence = ''] = text.split(/[,;!?()|\n]|:(?!\s\d)|(?<=\p{L}{3}|\d)\.(?=\s|$)/u, 1);
  const words = sentence.trimStart().split(/\s+/).slice(0, mostWords);
  let end = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    const isGenitive = genitives.test(before) || (articles.test(before) && words[at - 2] === 'de');
    const isOwn =
      /^["“„«'‘’]?[\p{Lu}\p{Lo}]/u.test(word) ||
      (/^\d/.test(word) && !clock.test(word) && ((at > 0 && end === at) || /^\d{3,4}$/.test(word))) ||
      isNoun(word) ||
      (isGenitive && /^\p{Ll}{3}/u.test(word) && !joiners.test(word)) ||
      (at > 0 && end === at && (adjectives.test(word) || genitives.test(word.replace(/^\p{Ll}+$/u, ''))));
    if (isOwn) end = at + 1;
    // 'großen Saal'
    else if (!joiners.test(word) && !(at === 0 && isNoun(words[1]?.toLowerCase() ?? ''))) break;
  }
  return words
    .slice(0, end)
    .join(' ')
    .replace(/[”»'’]$/u, '');
}
