import { requireChannel } from './authority';
import { likesOf, uploadsOf } from './identifiers';
import { type Call, type Method, readScopes } from './method';
import { cutPage, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { channelThumbnails, listAnswer, resource } from './resources';
import type { ChannelRow } from './schema';

export const findChannel = ({ world }: Call, id: string) =>
  world.db.get<ChannelRow>('SELECT * FROM channels WHERE id = ?', [id]);

const list: Method = {
  id: 'channels.list',
  http: 'GET',
  path: '/channels',
  scopes: [...readScopes, 'youtubepartner-channel-audit'],
  token: false,
  cost: 1,
  parts: [
    'auditDetails',
    'brandingSettings',
    'contentDetails',
    'contentOwnerDetails',
    'id',
    'localizations',
    'snippet',
    'statistics',
    'status',
    'topicDetails',
  ],
  parameters: {
    categoryId: 'string',
    forHandle: 'string',
    forUsername: 'string',
    hl: 'string',
    id: 'string',
    managedByMe: 'boolean',
    maxResults: 'uint32',
    mine: 'boolean',
    mySubscribers: 'boolean',
    onBehalfOfContentOwner: 'string',
    pageToken: 'string',
  },
  run(call) {
    const { entries, ...paging } = matching(call);
    if (entries.length > 0) return listAnswer('channelListResponse', { entries, ...paging }, build(call));
    // Where nothing matches, the live answer has no `items` at all; seen for this resource only.
    const { items: _none, ...answer } = listAnswer(
      'channelListResponse',
      { entries, ...paging },
      build(call),
    );
    return answer;
  },
};

function matching(call: Call) {
  const { parameters, world, actor } = call;
  const filters = ['id', 'mine', 'forHandle', 'forUsername', 'managedByMe'] as const;
  const filter = chooseFilter(call, filters, 'invalidCriteria');
  const all = (condition: string, value: string) =>
    world.db.all<ChannelRow>(`SELECT * FROM channels WHERE ${condition}`, [value]);

  if (filter === 'id') return singlePage(readIds(call).flatMap((id) => findChannel(call, id) ?? []));
  if (filter === 'mine') return cutPage(all('id = ?', requireChannel(actor)), readPaging(call, 'mine'));
  if (filter === 'managedByMe') return cutPage<ChannelRow>([], readPaging(call, 'managedByMe'));
  if (filter === 'forUsername') {
    return cutPage(all('userName = ?', parameters.text('forUsername') ?? ''), readPaging(call, filter));
  }
  const handle = `@${(parameters.text('forHandle') ?? '').replace(/^@/, '')}`;
  return cutPage(all('lower(handle) = lower(?)', handle), readPaging(call, filter));
}

function build(call: Call) {
  const { db } = call.world;
  return (row: ChannelRow) => {
    const owner = call.actor?.channelId === row.id;
    const sql = `SELECT count(*) AS videos, coalesce(sum(viewCount), 0) AS views FROM videos
      WHERE channelId = ? AND privacyStatus = 'public'`;
    const count = db.get<{ videos: number; views: number }>(sql, [row.id]);
    const { title, description } = row;
    return resource(call, 'channel', row.id, {
      snippet: () => ({
        title,
        description,
        customUrl: row.handle,
        publishedAt: row.publishedAt,
        thumbnails: channelThumbnails(row.id),
        localized: { title, description },
        country: 'NL',
      }),
      contentDetails: () => ({
        relatedPlaylists: { likes: owner ? likesOf(row.id) : '', uploads: uploadsOf(row.id) },
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
      brandingSettings: () => ({ channel: { title, description } }),
      topicDetails: () => ({ topicIds: [], topicCategories: [] }),
    });
  };
}

export const channelMethods = [list] as const;
