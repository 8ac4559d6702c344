import type { Answer } from '../../lib/messages';

type Messages = Answer<'pageTexts'>;

let messages: Messages;

/** Content scripts have no catalogue: the background sends them the few messages that they need. */
export const i18n = {
  speak(given: Messages): void {
    messages = given;
  },
  /** @param value replaces the message's placeholder `$1` */
  t: (name: keyof Messages, value = ''): string => messages[name].replace('$1', () => value),
};
