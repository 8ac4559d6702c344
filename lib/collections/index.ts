import { events } from './events';
import { categories, organizers, tags, venues } from './siteRecords';
import { subscriptions } from './subscriptions';
import { videos } from './videos';

/** The third table, beside those of methods and actions: everything that a person owns, by its id. */
export const collections = { videos, subscriptions, events, venues, organizers, categories, tags };

export type CollectionId = keyof typeof collections;
