import { i18n } from '#i18n';
import type { Filter, TextFilter } from '../../../components/collection/declared';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import type { VideoRow } from '../../../lib/collections/videos';
import type { Holders } from './useHolders';

/** Filters with a text. */
export const getTextFilters = (): TextFilter<VideoRow>[] => [
  { id: 'title', label: i18n.t('videos.titleContains'), toText: ({ title }) => title },
  {
    id: 'description',
    label: i18n.t('videos.descriptionContains'),
    toText: ({ description }) => description,
  },
  { id: 'tags', label: i18n.t('videos.tagsContain'), toText: ({ tags }) => tags.join('\n') },
];

/** A private video is an old draft after so many days. */
const draftDays = 30;

/** Filters that are on or off. @param categories those that videos can be in */
export function getFilters(categories: readonly { categoryId: string; title: string }[]): Filter<VideoRow>[] {
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
      id: 'old-draft',
      label: i18n.t('videos.oldDraft', { days: draftDays }),
      group: 'draft',
      matches: ({ privacyStatus, publishAt, publishedAt = '' }) =>
        privacyStatus === 'private' &&
        !publishAt &&
        Date.parse(publishedAt) < Date.now() - draftDays * 86_400_000,
    },
    {
      id: 'creative-commons',
      label: i18n.t('manager.licenseCommons'),
      group: 'license',
      matches: ({ license }) => license === 'creativeCommon',
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
    ...categories.map(
      ({ categoryId, title }): Filter<VideoRow> => ({
        id: `category-${categoryId}`,
        label: title,
        menu: i18n.t('manager.category'),
        group: 'category',
        matches: (video) => video.categoryId === categoryId,
      }),
    ),
  ];
}

/** Filters by playlist; that for none is offered once all playlists were read. */
export function getPlaylistFilters(holders: Holders | undefined): Filter<VideoRow>[] {
  if (holders === undefined) return [];
  const inNone: Filter<VideoRow> = {
    id: 'no-playlist',
    label: i18n.t('videos.noPlaylist'),
    group: 'playlists',
    matches: ({ videoId }) => holders.titles(videoId).length === 0,
  };
  return [
    ...(holders.isWhole ? [inNone] : []),
    ...holders.playlists.map(
      ({ playlistId, title }): Filter<VideoRow> => ({
        id: `playlist-${playlistId}`,
        label: title || playlistId,
        menu: i18n.t('videos.inPlaylist'),
        group: 'playlist',
        matches: ({ videoId }) => holders.holds(playlistId, videoId),
      }),
    ),
  ];
}
