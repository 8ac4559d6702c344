/** Most characters of a channel's keywords, quotes and spaces included. */
export const mostKeywordCharacters = 500;

/** The keywords in the text that the platform stores: separated by spaces, those of several words in quotes. */
export const parseChannelKeywords = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([whole, quoted]) => quoted ?? whole).filter(Boolean);

/** The text that the platform stores for keywords; quotes within them are left out. */
export const writeChannelKeywords = (keywords: readonly string[]): string =>
  keywords
    .map((keyword) => keyword.replaceAll('"', '').trim())
    .filter(Boolean)
    .map((keyword) => (/\s/.test(keyword) ? `"${keyword}"` : keyword))
    .join(' ');
