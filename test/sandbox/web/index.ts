import type { Hono } from 'hono';
import type { SiteContext } from '../context';
import { hosts } from '../hosts';
import { createBlog } from './blog';
import { createHostileSite } from './hostile';
import { createNothing } from './nothing';
import { createProgramme, type Programme } from './programme';
import { createThumbnailHost } from './thumbnails';
import { createVenueSite } from './venue';
import { createBareHost, createEmbedHost, createShortLinks, createVideoSite } from './videoSite';

/**
 * The demo web: the video site under its several names, a blog, a venue, a hostile site, and a site that is
 * nothing to us. Each app answers for one host name. `clock` is in milliseconds since 1970 and makes the ages of
 * videos and, when it is called, the dates of events; nothing is stored, so no database is needed. A query parameter `scramble=1` gives every class, id and
 * custom element of a page another name.
 */
export function createDemoWeb(context: Pick<SiteContext, 'clock'> & Partial<SiteContext>): {
  hosts: Map<string, Hono>;
  programme: Programme;
} {
  const video = createVideoSite(context.clock);
  const programme = createProgramme(context.clock());
  const apps: Record<string, Hono> = {
    'www.youtube.com': video,
    'm.youtube.com': video,
    'music.youtube.com': video,
    'youtube.com': createBareHost(),
    'youtu.be': createShortLinks(),
    'www.youtube-nocookie.com': createEmbedHost(),
    [hosts.thumbnails[0]]: createThumbnailHost(),
    [hosts.blog[0]]: createBlog(),
    [hosts.venue[0]]: createVenueSite(programme),
    [hosts.hostile[0]]: createHostileSite(programme),
    [hosts.noSite[0]]: createNothing(),
  };
  return { hosts: new Map(Object.entries(apps)), programme };
}
