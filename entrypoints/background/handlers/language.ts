import * as z from 'zod/mini';
import { languages } from '#i18n';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { LanguageSetting } from '../state/language';
import type { PreferenceSettings } from '../state/preferences';
import type { SiteButtons } from '../state/siteButtons';
import { pageTexts } from '../wording/pageTexts';

const message = messagesFor<{
  language: Pick<LanguageSetting, 'choose' | 'chosen' | 'guides' | 'spoken'>;
  preferences: Pick<PreferenceSettings, 'read'>;
  siteButtons: Pick<SiteButtons, 'get'>;
}>();

/** Messages about the language of all surfaces. */
export const languageMessages = {
  /**
   * The language in use, the one chosen in the settings (undefined: the browser's own), and its catalogue, unless it is
   * the language `spoken` that the sender already uses. Also the colours, since pages are drawn once both are known.
   */
  language: message({
    from: 'newFrame',
    question: () => z.object({ spoken: z.string().check(z.maxLength(35)) }),
    repeatable: true,
    async answer({ language, preferences }, { spoken }) {
      const [now, chosen, { theme }] = await Promise.all([
        language.spoken(),
        language.chosen(),
        preferences.read(),
      ]);
      const messages = now.language === spoken ? undefined : now.messages;
      return { language: now.language, chosen, messages, theme };
    },
  }),
  /** The guides of the help in a language that is not built in, by name; those that it lacks are missing. */
  guides: message({
    from: 'own',
    question: () => z.object({ language: z.enum(languages) }),
    repeatable: true,
    answer: ({ language }, asked) => language.guides(asked.language),
  }),
  /** Sets the language; without one, the browser's own is used. */
  setLanguage: message({
    from: 'own',
    question: () => z.object({ language: z.optional(z.enum(languages)) }),
    repeatable: true,
    answer: async ({ language }, chosen) => {
      await language.choose(chosen.language);
    },
  }),
  /** The texts that the script on video pages shows, and where its button is on this site. */
  pageTexts: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 100,
    question: nothing,
    repeatable: true,
    answer: async ({ siteButtons }, _question, { site }) => pageTexts(await siteButtons.get(site)),
  }),
};
