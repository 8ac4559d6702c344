import { toNamePhrase } from '../text/placeName';
import { hasSite, isSiteNoun } from '../text/siteWords';

/** A preposition, with its article in the languages that have one, before the words of a place. */
const leads: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:im|beim|(?:in|auf|an|vor)\s(?:der|dem|den)|(?:in|auf|vor)\sunsere[mnr])\s/gu,
  fr: /(?<!\p{L})(?:(?:aux?|(?:à|dans|devant|sur)\sl(?:a|es?))\s|(?:à|dans|devant)\sl['’])/gu,
  es: /(?<!\p{L})en\s(?:el|las?|los)\s/gu,
  it: /(?<!\p{L})(?:(?:nel|nella|allo?|alla|presso\s(?:il|la|lo)|in(?=\ssede(?!\p{L})))\s|(?:nell|all|presso\sl)['’])/gu,
  pt: /(?<!\p{L})(?:n[ao]s?|ao|à)\s/gu,
  nl: /(?<!\p{L})(?:in|op|bij)\s(?:de|het|onze)\s/gu,
  sv: /(?<!\p{L})(?:i|på|vid)\s/gu,
};

/** Words behind the noun of a place in English, which would else be a part of another noun: 'in the school holidays'. */
const behind =
  /^[\s,]*(?:$|[.;:!?()|–—-]|(?:at|from|on|for|with|and|or|to|by|of|off|in|after|before|until|beside|behind|near|is|are|was|will|where|which|when|if|as|starts?|starting|this|next|every|all|please|\p{Lu}|\d)(?!\p{Ll}))/u;

/** Characters behind a preposition that are looked at. */
const longest = 120;

const english = /(?<!\p{L})(?:at|in|on|outside)\s(?:the|our)\s/gu;

/**
 * The first place of a sentence by its noun, behind a preposition with an article: 'in the parish hall', 'en el salón de
 * actos', 'nella sala consiliare del Comune'. Undefined if there is none.
 * @param language of the page, such as 'de-CH'
 */
export function findSite(sentence: string, language = ''): string | undefined {
  // 'In der Kirche', but not 'I', which is a preposition in Swedish
  const text = sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  for (const { 0: lead, index } of text.matchAll(leads[language.slice(0, 2)] ?? english)) {
    const rest = text.slice(index + lead.length, index + lead.length + longest);
    const name = toNamePhrase(rest, isSiteNoun);
    if (!hasSite(name)) continue;
    const isCompound = /\s(?:the|our)\s$/i.test(lead) && !behind.test(rest.slice(name.length));
    if (!isCompound) return name;
  }
  return undefined;
}
