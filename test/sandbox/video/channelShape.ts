import { toLikesId, toUploadsId } from './identifiers';
import { localized } from './localizations';
import type { Call } from './method';
import { channelThumbnails, resource } from './resources';
import type { ChannelRow } from './schema';

export const findChannel = ({ world }: Call, id: string) =>
  world.db.get<ChannelRow>('SELECT * FROM channels WHERE id = ?', [id]);

/** A channel as answers hold it; its owner sees more. */
export function showChannel(call: Call) {
  const { db } = call.world;
  return (row: ChannelRow) => {
    const owner = call.actor?.channelId === row.id;
    const sql = `SELECT count(*) AS videos, coalesce(sum(viewCount), 0) AS views FROM videos
      WHERE channelId = ? AND privacyStatus = 'public'`;
    const count = db.get<{ videos: number; views: number }>(sql, [row.id]);
    const { title, description } = row;
    const branding: { country?: string; defaultLanguage?: string } = JSON.parse(row.branding);
    const image: Record<string, unknown> = JSON.parse(row.brandingImage);
    return resource(call, 'channel', row.id, {
      snippet: () => ({
        title,
        description,
        customUrl: row.handle,
        publishedAt: row.publishedAt,
        thumbnails: channelThumbnails(row.id),
        ...(branding.defaultLanguage === undefined ? {} : { defaultLanguage: branding.defaultLanguage }),
        localized: localized(call, row, { title, description }),
        ...(branding.country === undefined ? {} : { country: branding.country }),
      }),
      contentDetails: () => ({
        relatedPlaylists: { likes: owner ? toLikesId(row.id) : '', uploads: toUploadsId(row.id) },
      }),
      statistics: () => ({
        viewCount: String(count?.views),
        subscriberCount: String(row.subscriberCount),
        hiddenSubscriberCount: false,
        videoCount: String(count?.videos),
      }),
      status: () => ({
        privacyStatus: 'public',
        isLinked: true,
        longUploadsStatus: 'allowed',
        madeForKids: false,
      }),
      brandingSettings: () => ({
        channel: { title, ...(description === '' ? {} : { description }), ...branding },
        ...(Object.keys(image).length > 0 ? { image } : {}),
      }),
      localizations: () => (row.localizations === '{}' ? undefined : JSON.parse(row.localizations)),
      topicDetails: () => ({ topicIds: [], topicCategories: [] }),
      contentOwnerDetails: () => ({}),
      auditDetails: () => ({
        communityGuidelinesGoodStanding: true,
        copyrightStrikesGoodStanding: true,
        contentIdClaimsGoodStanding: true,
      }),
    });
  };
}
