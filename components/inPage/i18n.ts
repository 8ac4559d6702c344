import type { Answer } from '../../lib/messages';

type Words = Answer<'pageTexts'>;

let words: Words;

/** Scripts in foreign pages have no catalogue: the background gives them their few messages, in its language. */
export const i18n = {
  speak(given: Words): void {
    words = given;
  },
  /** @param value stands in the message's one placeholder */
  t: (name: keyof Words, value = ''): string => words[name].replace('$1', () => value),
};
