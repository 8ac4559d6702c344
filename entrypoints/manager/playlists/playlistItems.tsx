import { i18n, locale } from '#i18n';
import { NameWithPicture, TextCell } from '../../../components/collection/cells';
import type { CollectionDeclaration, Filter } from '../../../components/collection/declared';
import { clockText } from '../../../components/format/clockText';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { videoName } from '../../../components/format/videoName';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { findDoubles } from '../../../lib/playlistPlans/plans';

/** A row of an open playlist. */
export interface PlaylistItem extends PlaylistEntry {
  /** Whether its video occurs earlier in the playlist. */
  isDouble: boolean;
}

/** The rows of a playlist's items. */
export function toRows(entries: readonly PlaylistEntry[]): PlaylistItem[] {
  const doubles = new Set(findDoubles(entries));
  return entries.map((entry) => ({ ...entry, isDouble: doubles.has(entry) }));
}

/** Columns and filters of the items of a playlist. @param title of the playlist */
export function declarePlaylistItems(title: string): CollectionDeclaration<PlaylistItem> {
  const number = new Intl.NumberFormat(locale());
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const day = (time: string | undefined) => (time ? format.format(new Date(time)) : '');
  return {
    label: title,
    toId: ({ itemId }) => itemId,
    toName: videoName,
    toText: (item) => `${videoName(item)} ${item.channelTitle ?? ''} ${item.note ?? ''}`,
    rowHeight: 53,
    sort: 'position',
    columns: [
      {
        id: 'title',
        label: i18n.t('videos.title'),
        width: 240,
        isFlexible: true,
        sortBy: videoName,
        draw: (item) => <NameWithPicture name={videoName(item)} address={thumbnailAddress(item.videoId)} />,
      },
      {
        id: 'position',
        label: i18n.t('lists.position'),
        width: 88,
        isNumber: true,
        sortBy: ({ position }) => position,
        draw: ({ position }) => number.format(position + 1),
      },
      {
        id: 'channel',
        label: i18n.t('lists.channel'),
        width: 180,
        sortBy: ({ channelTitle }) => channelTitle,
        draw: ({ channelTitle }) => <TextCell>{channelTitle}</TextCell>,
      },
      {
        id: 'length',
        label: i18n.t('lists.length'),
        width: 84,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ durationSeconds }) => durationSeconds,
        draw: ({ durationSeconds }) => (durationSeconds === undefined ? '' : clockText(durationSeconds)),
      },
      {
        id: 'note',
        label: i18n.t('lists.note'),
        width: 160,
        isSecondary: true,
        sortBy: ({ note }) => note,
        toText: noteText,
        draw: (item) => <TextCell isSmall>{noteText(item)}</TextCell>,
      },
      {
        id: 'added',
        label: i18n.t('lists.addedAt'),
        width: 116,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ addedAt }) => addedAt,
        draw: ({ addedAt }) => day(addedAt),
      },
      {
        id: 'published',
        label: i18n.t('videos.date'),
        width: 116,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ publishedAt }) => publishedAt,
        draw: ({ publishedAt }) => day(publishedAt),
      },
    ],
    filters: getFilters(),
  };
}

/** The note, and where the video starts. */
const noteText = ({ note, startSeconds }: PlaylistItem): string =>
  [note, startSeconds && i18n.t('lists.startsAt', { time: clockText(startSeconds) })]
    .filter(Boolean)
    .join(' · ');

const getFilters = (): Filter<PlaylistItem>[] => [
  {
    id: 'noted',
    label: i18n.t('lists.withNote'),
    group: 'note',
    matches: ({ note, startSeconds }) => note !== undefined || startSeconds !== undefined,
  },
  { id: 'doubles', label: i18n.t('lists.doubles'), group: 'doubles', matches: ({ isDouble }) => isDouble },
  {
    id: 'gone',
    label: i18n.t('lists.gone'),
    group: 'gone',
    matches: ({ gone }) => gone !== undefined,
  },
];
