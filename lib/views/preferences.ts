import { type PrivacyStatus, privacyStatuses } from '../shared/privacyStatuses';

export { type PrivacyStatus, privacyStatuses };

/** Colours of our pages; `system` follows the browser. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const eventStatuses = ['draft', 'publish'] as const;

/** Occasions for a notification of the browser: each has its own switch. */
export const notificationKinds = ['batchEnded', 'quotaBack', 'signInEnds'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Settings that surfaces follow. */
export interface Preferences {
  theme: Theme;
  /** Privacy of a new playlist until the person chooses another in its form. */
  privacyStatus: PrivacyStatus;
  /** Status of a new event until the person chooses another; a draft where they may not publish. */
  eventStatus: (typeof eventStatuses)[number];
  /** Minutes that an event lasts whose source has no end. */
  eventMinutes: number;
  /** Time zone of events whose source has none; empty for that of the calendar site. */
  eventTimeZone: string;
  /** The browser's own model may be asked about texts whose reading is unsure; off unless switched on. */
  ownModel?: boolean | undefined;
  /** Occasions that are switched on; the permission may be missing nevertheless. */
  notifications: NotificationKind[];
}
