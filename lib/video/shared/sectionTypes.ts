/** What a section of a channel's page can show. Only `multiplePlaylists` and `multipleChannels` have a title. */
export const sectionTypes = [
  'allPlaylists',
  'completedEvents',
  'liveEvents',
  'multipleChannels',
  'multiplePlaylists',
  'popularUploads',
  'recentUploads',
  'singlePlaylist',
  'subscriptions',
  'upcomingEvents',
] as const;
export type SectionType = (typeof sectionTypes)[number];
