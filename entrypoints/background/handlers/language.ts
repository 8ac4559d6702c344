import * as z from 'zod/mini';
import { languages } from '#i18n';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { HiddenButtons } from '../state/hiddenButtons';
import type { LanguageSetting } from '../state/language';
import { pageTexts } from '../wording/pageTexts';

const message = messagesFor<{
  language: Pick<LanguageSetting, 'choose' | 'chosen' | 'spoken'>;
  hiddenButtons: Pick<HiddenButtons, 'isHiddenOn'>;
}>();

/** Messages about the language of all surfaces. */
export const languageMessages = {
  /**
   * The language in use, the one chosen in the settings (undefined: the browser's own), and its catalogue, unless it is
   * the language `spoken` that the sender already uses.
   */
  language: message({
    from: 'frame',
    question: () => z.object({ spoken: z.string().check(z.maxLength(35)) }),
    repeatable: true,
    async answer({ language }, { spoken }) {
      const [now, chosen] = await Promise.all([language.spoken(), language.chosen()]);
      return { language: now.language, chosen, messages: now.language === spoken ? undefined : now.messages };
    },
  }),
  /** Sets the language; without one, the browser's own is used. */
  setLanguage: message({
    from: 'own',
    question: () => z.object({ language: z.optional(z.enum(languages)) }),
    repeatable: true,
    answer: async ({ language }, chosen) => {
      await language.choose(chosen.language);
      return null;
    },
  }),
  /** The texts that the script on video pages shows, and whether its button is hidden on this site. */
  pageTexts: message({
    ...{ from: 'page', at: 'videoSite', atOnce: 100 },
    question: nothing,
    repeatable: true,
    answer: async ({ hiddenButtons }, _question, { site }) => pageTexts(await hiddenButtons.isHiddenOn(site)),
  }),
};
