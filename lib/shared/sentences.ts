/** What stands between two sentences of a language (BCP 47): Japanese and Chinese have no space after their full stop. */
export const toSentenceSpace = (language: string): string => (/^(?:ja|zh)\b/.test(language) ? '' : ' ');
