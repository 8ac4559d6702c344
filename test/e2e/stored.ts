import type { Sandbox } from '../sandbox';
import { written } from '../sandbox/calendar/dates';
import { account, playlists } from '../sandbox/seed';
import { placeOffset } from '../sandbox/web/programme';

/** What the services have stored for the person of the demo. */

export const idOf = (title: string) => playlists.find((playlist) => playlist.title === title)?.id ?? title;

/** The videos of one of the person's playlists, by its title, in order. */
export function contents({ video }: Sandbox, title: string): string[] {
  const list = video.playlists(account.channelId).find((playlist) => playlist.title === title);
  return list === undefined ? [] : video.playlistItems(list.id).map(({ videoId }) => videoId);
}

export const ratingOf = ({ video }: Sandbox, videoId: string, channelId = account.channelId) =>
  video.ratings(channelId).find((rating) => rating.videoId === videoId)?.rating;

/** Ids of the channels that the person is subscribed to. */
export const subscribedTo = ({ video }: Sandbox) =>
  video.subscriptions(account.channelId).map(({ publisherId }) => publisherId);

/** How often the video API was asked with this verb and resource, whatever it answered. */
export const asked = ({ requests }: Sandbox, method: string, resource: string) =>
  requests.filter((request) => request.method === method && request.path === `/youtube/v3/${resource}`)
    .length;

/** A time of the demo's programme (`2026-12-05T20:00`) as the calendar stores it: `2026-12-05 20:00:00`. */
export const toStored = (local: string) => `${local.replace('T', ' ')}:00`;

/** The same in UTC. */
export const toStoredUtc = (local: string) => written(Date.parse(`${local}:00${placeOffset}`));
