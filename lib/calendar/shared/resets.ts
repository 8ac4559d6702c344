/** Fields of an event that an update resets if they are left out (calendar API behaviour, section 7). */
export const eventResets = [
  'status',
  // Would be reset to now, which publishes a scheduled event immediately
  'date',
  'timezone',
  'all_day',
  'image',
  'cost',
  'website',
  'show_map',
  'show_map_link',
  'hide_from_listings',
  'sticky',
  'featured',
  'organizer',
] as const;

/** The same of an organizer. */
export const organizerResets = ['status', 'image'] as const;

/** The same of a venue. */
export const venueResets = [...organizerResets, 'show_map', 'show_map_link'] as const;
