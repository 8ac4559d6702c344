import * as z from 'zod/mini';
import { announceChange, themes } from '../../../lib/messages';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { PreferenceSettings } from '../state/preferences';

const message = messagesFor<{ preferences: PreferenceSettings }>();

/** Messages about settings that surfaces follow. */
export const preferenceMessages = {
  preferences: message({
    from: 'frame',
    question: nothing,
    repeatable: true,
    answer: ({ preferences }) => preferences.read(),
  }),
  /** Changes some preferences; those left out stay. */
  setPreferences: message({
    from: 'own',
    question: () => z.object({ theme: z.optional(z.enum(themes)) }),
    repeatable: true,
    async answer({ preferences }, { theme }) {
      await preferences.change(theme === undefined ? {} : { theme });
      announceChange();
      return null;
    },
  }),
};
