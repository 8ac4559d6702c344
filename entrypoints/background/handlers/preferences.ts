import * as z from 'zod/mini';
import { announceChange } from '../../../lib/messages/changes';
import { eventStatuses, notificationKinds, privacyStatuses, themes } from '../../../lib/views';
import { eventMinutes, nothing, zoneName } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { Notifier } from '../state/notifier';
import type { PreferenceSettings } from '../state/preferences';

const message = messagesFor<{ preferences: PreferenceSettings; notifier: Pick<Notifier, 'check'> }>();

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
    question: () =>
      z.object({
        theme: z.optional(z.enum(themes)),
        privacyStatus: z.optional(z.enum(privacyStatuses)),
        eventStatus: z.optional(z.enum(eventStatuses)),
        eventMinutes: z.optional(eventMinutes()),
        eventTimeZone: z.optional(zoneName()),
        ownModel: z.optional(z.boolean()),
        notifications: z.optional(z.array(z.enum(notificationKinds))),
      }),
    repeatable: true,
    async answer({ preferences, notifier }, changes) {
      await preferences.change(changes);
      if (changes.notifications) await notifier.check();
      announceChange('settings');
    },
  }),
};
