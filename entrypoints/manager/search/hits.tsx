import { i18n, locale } from '#i18n';
import { NameWithPicture, TextCell } from '../../../components/collection/cells';
import type { CollectionDeclaration } from '../../../components/collection/declared';
import type { SearchHit } from '../../../lib/messages';

/** Columns and filters of what a search found. */
export function declareHits(): CollectionDeclaration<SearchHit> {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const kindText = ({ kind }: SearchHit) => i18n.t(`search.type.${kind}`);
  const icons = { video: 'video', channel: 'channel', playlist: 'list' } as const;
  return {
    label: i18n.t('manager.searchSection'),
    toId: ({ id }) => id,
    toName: ({ title }) => title,
    toText: ({ title, description = '', channelTitle = '' }) => `${title}\n${channelTitle}\n${description}`,
    rowHeight: 61,
    sort: '',
    columns: [
      {
        id: 'title',
        label: i18n.t('videos.title'),
        width: 240,
        isFlexible: true,
        sortBy: ({ title }) => title,
        draw: ({ title, image, kind }) => <NameWithPicture name={title} address={image} icon={icons[kind]} />,
      },
      { id: 'kind', label: i18n.t('search.type'), width: 100, sortBy: kindText, draw: kindText },
      {
        id: 'channel',
        label: i18n.t('lists.channel'),
        width: 180,
        sortBy: ({ channelTitle }) => channelTitle,
        draw: ({ channelTitle }) => <TextCell>{channelTitle}</TextCell>,
      },
      {
        id: 'published',
        label: i18n.t('videos.date'),
        width: 124,
        isHighestFirst: true,
        sortBy: ({ publishedAt }) => publishedAt,
        draw: ({ publishedAt }) => (publishedAt ? day.format(new Date(publishedAt)) : ''),
      },
    ],
    filters: (['video', 'channel', 'playlist'] as const).map((kind) => ({
      id: kind,
      label: i18n.t(`search.type.${kind}`),
      group: 'kind',
      matches: (hit) => hit.kind === kind,
    })),
  };
}
