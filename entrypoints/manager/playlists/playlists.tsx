import { i18n, locale } from '#i18n';
import { NameWithPicture } from '../../../components/collection/cells';
import type { CollectionDeclaration, Filter } from '../../../components/collection/declared';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import { Details } from '../../../components/ui/Details';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import type { IndexedPlaylist } from '../../../lib/messages';

/** Columns and filters of the channel's playlists. */
export function declarePlaylists(
  onEdit: (playlist: IndexedPlaylist) => void,
): CollectionDeclaration<IndexedPlaylist> {
  const number = new Intl.NumberFormat(locale());
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return {
    label: i18n.t('manager.playlists'),
    toId: ({ playlistId }) => playlistId,
    toName: ({ title }) => title,
    toText: ({ title, description = '' }) => `${title}\n${description}`,
    rowHeight: 61,
    sort: '',
    columns: [
      {
        id: 'title',
        label: i18n.t('common.playlistTitle'),
        width: 240,
        isFlexible: true,
        sortBy: ({ title }) => title,
        draw: ({ title, image }) => <NameWithPicture name={title} address={image} icon="list" />,
      },
      {
        id: 'videos',
        label: i18n.t('lists.videoCount'),
        width: 84,
        isNumber: true,
        isHighestFirst: true,
        sortBy: ({ itemCount }) => itemCount,
        draw: ({ itemCount }) => (itemCount === undefined ? '' : number.format(itemCount)),
      },
      {
        id: 'privacy',
        label: i18n.t('common.whoMaySee'),
        width: 120,
        sortBy: ({ privacyStatus }) => privacyStatus,
        draw: ({ privacyStatus }) => privacyLabel(privacyStatus),
      },
      {
        id: 'created',
        label: i18n.t('lists.createdAt'),
        width: 124,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ publishedAt }) => publishedAt,
        draw: ({ publishedAt }) => (publishedAt ? day.format(new Date(publishedAt)) : ''),
      },
    ],
    rowButtons: 1,
    rowActions: (playlist) => [
      {
        id: 'edit',
        icon: 'edit',
        isButton: true,
        label: i18n.t('manager.edit'),
        run: () => onEdit(playlist),
      },
    ],
    tile: {
      picture: ({ image }) => (
        <Picture class="thumbnail tile-picture" address={image}>
          <Icon name="list" />
        </Picture>
      ),
      detail: ({ itemCount, privacyStatus }) => (
        <Details
          parts={[
            itemCount === undefined ? '' : i18n.t('lists.videos', { count: itemCount }),
            privacyLabel(privacyStatus),
          ]}
        />
      ),
    },
    filters: getFilters(),
  };
}

const getFilters = (): Filter<IndexedPlaylist>[] => [
  ...(['public', 'unlisted', 'private'] as const).map((status) => ({
    id: status,
    label: privacyLabel(status),
    group: 'privacy',
    matches: ({ privacyStatus }: IndexedPlaylist) => privacyStatus === status,
  })),
  {
    id: 'empty',
    label: i18n.t('lists.isEmpty'),
    group: 'size',
    matches: ({ itemCount }) => itemCount === 0,
  },
];
