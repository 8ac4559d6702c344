import type { TextContext } from './context';
import type { Scanner } from './scanner';
import { tokenize } from './tokens';
import { createVocabulary, findLanguages, type Languages } from './vocabulary';

/**
 * Tags of English-speaking countries in which the day comes first. `en-US` tells nothing: it is the default of many
 * sites.
 */
const dayFirstTags = /^en-(?:gb|ie|au|nz|za|in)$/i;

/**
 * Creates the scanner of a text.
 * @param known the languages of the text, if they are known from the text around it
 */
export function createScanner(
  text: string,
  {
    pageLanguage = '',
    locale,
    order: knownOrder,
    timeZone = '',
    isOfPage = false,
  }: Pick<TextContext, 'pageLanguage' | 'locale' | 'order' | 'isOfPage'> &
    Partial<Pick<TextContext, 'timeZone'>>,
  known?: Languages,
): Scanner {
  const tokens = tokenize(text);
  const languages = known ?? findLanguages(tokens, pageLanguage, locale);
  const [language] = languages.found;
  const isDayFirst =
    language === 'en' ? dayFirstTags.test(pageLanguage.replace('_', '-')) : language !== undefined;
  const order = language === 'ja' ? 'monthFirst' : isDayFirst ? 'dayFirst' : knownOrder;
  return {
    tokens,
    vocabulary: createVocabulary(tokens, languages),
    order,
    isMonthLikely: language === 'en' && /^America\//.test(timeZone),
    isOfPage,
  };
}
