import type { Site } from './site';
import type { PicturePost, Post } from './store';

const folder: Record<string, string> = {
  tribe_events: 'event',
  tribe_venue: 'venue',
  tribe_organizer: 'organizer',
};

/** Of items that are not public, and of private ones for whoever may not read them. */
export const plainAddress = (site: Site, post: Post): string =>
  `${site.origin}/?post_type=${post.type}&p=${post.id}`;

/** Published and private items have a pretty address, others a form with the id. */
export function pageAddress(site: Site, post: Post): string {
  if (post.status !== 'publish' && post.status !== 'private') {
    return plainAddress(site, post);
  }
  if (site.switches.plainPermalinks) return `${site.origin}/?${post.type}=${post.slug}`;
  return `${site.origin}/${folder[post.type] ?? 'post'}/${post.slug}/`;
}

export const pictureAddress = (site: Site, picture: PicturePost): string =>
  `${site.origin}/wp-content/uploads/${picture.fields.path}`;
