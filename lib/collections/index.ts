import { subscriptions } from './subscriptions';
import { videos } from './videos';

/** The third table, beside those of methods and actions: everything that a person owns, by its id. */
export const collections = { videos, subscriptions };

export type CollectionId = keyof typeof collections;
