/** Privacy of a playlist, as the video API names it. */
export const privacyStatuses = ['private', 'unlisted', 'public'] as const;
export type PrivacyStatus = (typeof privacyStatuses)[number];
