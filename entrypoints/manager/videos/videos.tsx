import { i18n, locale } from '#i18n';
import type { CollectionDeclaration, Filter } from '../../../components/collection/declared';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import type { VideoRow } from '../../../lib/collections/videos';

/** Columns and filters of the channel's videos. */
export function declareVideos(): CollectionDeclaration<VideoRow> {
  const number = new Intl.NumberFormat(locale());
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const count = (of: number | undefined) => (of === undefined ? '' : number.format(of));
  return {
    label: i18n.t('manager.videos'),
    toId: ({ videoId }) => videoId,
    toName: ({ title, videoId }) => title || videoId,
    toText: ({ title, description, tags }) => [title, description, ...tags].join('\n'),
    rowHeight: 56,
    sort: '-date',
    columns: [
      {
        id: 'title',
        label: i18n.t('videos.title'),
        width: 'minmax(220px, 1fr)',
        sortBy: ({ title }) => title,
        draw: ({ videoId, title }) => (
          <>
            <Picture class="thumbnail row-picture" address={thumbnailAddress(videoId)}>
              <Icon name="video" />
            </Picture>
            <span class="two-lines" dir="auto" title={title}>
              {title || videoId}
            </span>
          </>
        ),
      },
      {
        id: 'privacy',
        label: i18n.t('videos.privacy'),
        width: '172px',
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
        width: '116px',
        isHighestFirst: true,
        sortBy: ({ publishedAt }) => publishedAt,
        draw: ({ publishedAt }) => (publishedAt ? day.format(new Date(publishedAt)) : ''),
      },
      {
        id: 'length',
        label: i18n.t('videos.length'),
        width: '76px',
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ seconds }) => seconds,
        draw: ({ seconds }) => clock(seconds),
      },
      {
        id: 'views',
        label: i18n.t('videos.views'),
        width: '84px',
        isNumber: true,
        isHighestFirst: true,
        sortBy: ({ views }) => views,
        draw: ({ views }) => count(views),
      },
      {
        id: 'likes',
        label: i18n.t('videos.likes'),
        width: '72px',
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ likes }) => likes,
        draw: ({ likes }) => count(likes),
      },
      {
        id: 'comments',
        label: i18n.t('videos.comments'),
        width: '96px',
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ comments }) => comments,
        draw: ({ comments }) => count(comments),
      },
    ],
    filters: getFilters(),
  };
}

function getFilters(): Filter<VideoRow>[] {
  const privacy = (status: 'public' | 'unlisted' | 'private'): Filter<VideoRow> => ({
    id: status,
    label: privacyLabel(status),
    group: 'privacy',
    matches: ({ privacyStatus, publishAt }) => privacyStatus === status && !publishAt,
  });
  return [
    privacy('public'),
    privacy('unlisted'),
    privacy('private'),
    {
      id: 'scheduled',
      label: i18n.t('videos.scheduled'),
      group: 'privacy',
      matches: ({ publishAt }) => publishAt !== undefined,
    },
    {
      id: 'failed',
      label: i18n.t('videos.failed'),
      group: 'state',
      matches: ({ uploadStatus }) => uploadStatus === 'failed' || uploadStatus === 'rejected',
    },
    {
      id: 'no-description',
      label: i18n.t('videos.noDescription'),
      group: 'description',
      matches: ({ description }) => description.trim() === '',
    },
    {
      id: 'no-tags',
      label: i18n.t('videos.noTags'),
      group: 'tags',
      matches: ({ tags }) => tags.length === 0,
    },
    {
      id: 'no-captions',
      label: i18n.t('videos.noCaptions'),
      group: 'captions',
      matches: ({ hasCaptions }) => hasCaptions === false,
    },
    {
      id: 'for-kids',
      label: i18n.t('videos.forKids'),
      group: 'kids',
      matches: ({ isForKids }) => isForKids === true,
    },
    {
      id: 'synthetic',
      label: i18n.t('videos.synthetic'),
      group: 'marks',
      matches: ({ isSynthetic }) => isSynthetic === true,
    },
    {
      id: 'paid',
      label: i18n.t('videos.paid'),
      group: 'marks',
      matches: ({ isPaidPromotion }) => isPaidPromotion === true,
    },
  ];
}

/** Length as players show it: `1:02:03`. */
function clock(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}
