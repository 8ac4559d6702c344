import * as z from 'zod/mini';
import { decodeEntities } from '../../../lib/pages/plainText';
import type { SearchHit, SearchPage } from '../../../lib/views';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

interface SearchServices {
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}

/** Parameters by their names; the method checks what the platform would refuse. */
const Filters = () =>
  z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(500)), z.literal(true)]));

const message = messagesFor<SearchServices>();

/** Messages about the platform's search. */
export const searchMessages = {
  /** Up to 50 hits. Costs 1 of the day's searches, and no units. @throws Fault `badInput` about the filter */
  search: message({
    from: 'own',
    question: () => z.object({ filters: Filters(), pageToken: z.optional(id()) }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { filters, pageToken }): Promise<SearchPage> {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { type, ...others } = filters;
      const { items, nextPageToken } = await client.search.list({
        ...others,
        ...(typeof type === 'string' && { type: type.split(',') as SearchHit['kind'][] }),
        part: ['snippet'],
        maxResults: 50,
        pageToken,
        fields:
          'nextPageToken,items(id,snippet(title,description,publishedAt,channelId,channelTitle,thumbnails/default/url))',
      });
      return { hits: items.flatMap(toHit), next: nextPageToken };
    },
  }),
};

type Item = Awaited<ReturnType<ReturnType<ApiClients['video']>['search']['list']>>['items'][number];

/** Texts of a search hold HTML entities (video API behaviour, section 5). */
function toHit({ id, snippet = {} }: Item): SearchHit[] {
  const { title = '', description, publishedAt, channelId, channelTitle, thumbnails } = snippet;
  const known = {
    title: decodeEntities(title),
    description: description && decodeEntities(description),
    channelTitle: channelTitle && decodeEntities(channelTitle),
    publishedAt,
    channelId,
    image: thumbnails?.default?.url,
  };
  if (id.videoId) return [{ kind: 'video', id: id.videoId, ...known }];
  if (id.playlistId) return [{ kind: 'playlist', id: id.playlistId, ...known }];
  return id.channelId ? [{ kind: 'channel', id: id.channelId, ...known }] : [];
}
