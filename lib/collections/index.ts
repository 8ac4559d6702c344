import { comments, heldComments, spamComments } from './comments';
import { siteEvents } from './events';
import { siteCategories, siteOrganizers, siteTags, siteVenues } from './siteRecords';
import { subscriptions } from './subscriptions';
import { videos } from './videos';

/** The third table, beside those of methods and actions: everything that a person owns, by its id. */
export const collections = {
  videos,
  subscriptions,
  heldComments,
  spamComments,
  comments,
  events: siteEvents,
  venues: siteVenues,
  organizers: siteOrganizers,
  categories: siteCategories,
  tags: siteTags,
};

export type CollectionId = keyof typeof collections;
