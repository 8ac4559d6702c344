import * as z from 'zod/mini';
import {
  eventStatuses,
  notificationKinds,
  type Preferences,
  privacyStatuses,
  themes,
} from '../../../lib/messages';
import type { Store } from '../../../lib/store';
import { eventMinutes, zoneName } from '../messaging/fields';

/** The preferences on disk. */
export type PreferenceSettings = ReturnType<typeof createPreferences>;

const settingKey = 'preferences';
/** A stored value of another version is replaced by the initial one, field by field. */
const initial: Preferences = {
  theme: 'system',
  privacyStatus: 'private',
  eventStatus: 'draft',
  notifications: [],
  eventMinutes: 120,
  eventTimeZone: '',
};
const Saved = () =>
  z.catch(
    z.object({
      theme: z.catch(z.enum(themes), initial.theme),
      privacyStatus: z.catch(z.enum(privacyStatuses), initial.privacyStatus),
      eventStatus: z.catch(z.enum(eventStatuses), initial.eventStatus),
      eventMinutes: z.catch(eventMinutes(), initial.eventMinutes),
      eventTimeZone: z.catch(zoneName(), initial.eventTimeZone),
      notifications: z.catch(z.array(z.enum(notificationKinds)), initial.notifications),
    }),
    () => initial,
  );

/** Creates the preferences. */
export function createPreferences(store: Pick<Store, 'get' | 'change'>) {
  return {
    read: async (): Promise<Preferences> =>
      Saved().parse((await store.get('settings', settingKey))?.value ?? {}),
    /** Changes some of them, the others stay. */
    async change(changes: Partial<Preferences>): Promise<void> {
      await store.change('settings', settingKey, (row) => ({
        key: settingKey,
        value: { ...Saved().parse(row?.value ?? {}), ...changes },
      }));
    },
  };
}
