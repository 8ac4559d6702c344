import type { Taxonomy } from './store';

/** Categories and tags: calendar API behaviour, sections 4 to 8. */
export interface Kind {
  taxonomy: Taxonomy;
  collection: 'categories' | 'tags';
  /** Where the wider API keeps them. */
  wide: string;
  capability: string;
}

export const kinds: Record<Taxonomy, Kind> = {
  tribe_events_cat: {
    taxonomy: 'tribe_events_cat',
    collection: 'categories',
    wide: 'tribe_events_cat',
    capability: 'publish_tribe_events',
  },
  post_tag: { taxonomy: 'post_tag', collection: 'tags', wide: 'tags', capability: 'manage_categories' },
};
