import { i18n, locale } from '#i18n';
import { NameWithPicture } from '../../../components/collection/cells';
import type { CollectionDeclaration, Tile } from '../../../components/collection/declared';
import { clockText } from '../../../components/format/clockText';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import { Details } from '../../../components/ui/Details';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import type { VideoRow } from '../../../lib/collections/videos';
import { getOptionalColumns } from './optionalColumns';
import type { Holders } from './useHolders';
import { getFilters, getPlaylistFilters, getTextFilters } from './videoFilters';

/**
 * Columns and filters of the channel's videos.
 * @param categories those that videos can be in
 * @param holders the playlists that hold them, once they are known
 */
export function declareVideos(
  categories: readonly { categoryId: string; title: string }[],
  holders?: Holders,
): CollectionDeclaration<VideoRow> {
  const titles = new Map(categories.map(({ categoryId, title }) => [categoryId, title]));
  const number = new Intl.NumberFormat(locale());
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const count = (of: number | undefined) => (of === undefined ? '' : number.format(of));
  return {
    label: i18n.t('manager.videos'),
    toId: ({ videoId }) => videoId,
    toName: ({ title, videoId }) => title || videoId,
    toText: ({ title, description, tags }) => [title, description, ...tags].join('\n'),
    searchesIn: i18n.t('videos.searchesIn'),
    rowHeight: 56,
    sort: '-date',
    columns: [
      {
        id: 'title',
        label: i18n.t('videos.title'),
        width: 240,
        isFlexible: true,
        sortBy: ({ title }) => title,
        draw: ({ videoId, title }) => (
          <NameWithPicture name={title || videoId} address={thumbnailAddress(videoId)} />
        ),
      },
      {
        id: 'privacy',
        label: i18n.t('videos.privacy'),
        width: 172,
        sortBy: ({ privacyStatus, publishAt }) => (publishAt ? 'scheduled' : privacyStatus),
        toText: ({ privacyStatus = '' }) => privacyStatus,
        draw: ({ privacyStatus, publishAt }) =>
          publishAt ? (
            <span>
              {i18n.t('videos.scheduled')}
              <br />
              <span class="small soft">{moment.format(new Date(publishAt))}</span>
            </span>
          ) : (
            privacyLabel(privacyStatus)
          ),
      },
      {
        id: 'date',
        label: i18n.t('videos.date'),
        width: 116,
        isHighestFirst: true,
        sortBy: ({ publishedAt }) => (publishedAt === undefined ? undefined : Date.parse(publishedAt)),
        toText: ({ publishedAt = '' }) => publishedAt,
        draw: ({ publishedAt }) => (publishedAt ? day.format(new Date(publishedAt)) : ''),
      },
      {
        id: 'length',
        label: i18n.t('videos.length'),
        width: 76,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ seconds }) => seconds,
        draw: ({ seconds }) => (seconds === undefined ? '' : clockText(seconds)),
      },
      {
        id: 'views',
        label: i18n.t('videos.views'),
        width: 84,
        isNumber: true,
        isHighestFirst: true,
        sortBy: ({ views }) => views,
        draw: ({ views }) => count(views),
      },
      {
        id: 'likes',
        label: i18n.t('videos.likes'),
        width: 72,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ likes }) => likes,
        draw: ({ likes }) => count(likes),
      },
      {
        id: 'comments',
        label: i18n.t('videos.comments'),
        width: 96,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ comments }) => comments,
        draw: ({ comments }) => count(comments),
      },
      ...getOptionalColumns((id) => titles.get(id) ?? id, holders),
    ],
    filters: [...getFilters(categories), ...getPlaylistFilters(holders)],
    textFilters: getTextFilters(),
    tile: getTile(day),
  };
}

/** How a video looks in a grid. @param day format of dates */
function getTile(day: Intl.DateTimeFormat): Tile<VideoRow> {
  const short = new Intl.NumberFormat(locale(), { notation: 'compact' });
  return {
    picture: ({ videoId, seconds }) => (
      <Picture class="thumbnail tile-picture" address={thumbnailAddress(videoId)}>
        <Icon name="video" />
        {seconds !== undefined && <span class="tile-badge">{clockText(seconds)}</span>}
      </Picture>
    ),
    detail: ({ privacyStatus, publishAt, publishedAt, views }) => (
      <Details
        parts={[
          publishAt ? i18n.t('videos.scheduled') : privacyLabel(privacyStatus),
          publishedAt && day.format(new Date(publishedAt)),
          views !== undefined && i18n.t('videos.viewCount', { count: views, short: short.format(views) }),
        ]}
      />
    ),
  };
}
