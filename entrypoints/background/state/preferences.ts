import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import {
  eventStatuses,
  notificationKinds,
  type Preferences,
  privacyStatuses,
  themes,
} from '../../../lib/views';
import { eventMinutes, zoneName } from '../messaging/fields';

/** The preferences on disk. */
export type PreferenceSettings = ReturnType<typeof createPreferences>;

/** A stored value of another version is replaced by the initial one, field by field. */
const initial: Preferences = {
  theme: 'system',
  privacyStatus: 'private',
  eventStatus: 'draft',
  notifications: [],
  eventMinutes: 120,
  eventTimeZone: '',
};
const saved = setting('preferences', () =>
  z.catch(
    z.object({
      theme: z.catch(z.enum(themes), initial.theme),
      privacyStatus: z.catch(z.enum(privacyStatuses), initial.privacyStatus),
      eventStatus: z.catch(z.enum(eventStatuses), initial.eventStatus),
      eventMinutes: z.catch(eventMinutes(), initial.eventMinutes),
      eventTimeZone: z.catch(zoneName(), initial.eventTimeZone),
      ownModel: z.catch(z.optional(z.boolean()), undefined),
      notifications: z.catch(z.array(z.enum(notificationKinds)), initial.notifications),
    }),
    () => initial,
  ),
);

/** Creates the {@link PreferenceSettings}. */
export function createPreferences(store: Pick<Store, 'get' | 'change'>) {
  return {
    read: (): Promise<Preferences> => saved.read(store),
    /** Changes some of them, the others stay. */
    change: (changes: Partial<Preferences>): Promise<void> =>
      saved.change(store, (before) => ({ ...before, ...changes })),
  };
}
