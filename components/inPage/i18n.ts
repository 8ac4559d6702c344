import type { PageTexts } from '../../lib/messages';

let messages: PageTexts;

/** Content scripts have no catalogue: the background sends them the few messages that they need. */
export const i18n = {
  speak(given: PageTexts): void {
    messages = given;
  },
  /** @param value replaces the message's placeholder `$1` */
  t: (name: keyof PageTexts, value = ''): string => messages[name].replace('$1', () => value),
};
