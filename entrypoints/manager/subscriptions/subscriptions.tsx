import { i18n, locale } from '#i18n';
import { Portrait } from '../../../components/accounts/AccountSwitcher';
import type { CollectionDeclaration } from '../../../components/collection/declared';
import type { SubscriptionRow } from '../../../lib/collections/subscriptions';

/** Columns of the channel's subscriptions. */
export function declareSubscriptions(): CollectionDeclaration<SubscriptionRow> {
  const number = new Intl.NumberFormat(locale());
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return {
    label: i18n.t('manager.subscriptions'),
    toId: ({ channelId }) => channelId,
    toName: ({ title, channelId }) => title || channelId,
    toText: ({ title, description = '' }) => `${title}\n${description}`,
    rowHeight: 53,
    sort: 'title',
    columns: [
      {
        id: 'title',
        label: i18n.t('lists.channel'),
        width: 240,
        isFlexible: true,
        sortBy: ({ title }) => title,
        draw: ({ channelId, title, image }) => (
          <>
            <Portrait name={title} image={image} />
            <span class="one-line" dir="auto" title={title}>
              {title || channelId}
            </span>
          </>
        ),
      },
      {
        id: 'videos',
        label: i18n.t('lists.videoCount'),
        width: 84,
        isNumber: true,
        isHighestFirst: true,
        sortBy: ({ videos }) => videos,
        draw: ({ videos }) => (videos === undefined ? '' : number.format(videos)),
      },
      {
        id: 'since',
        label: i18n.t('lists.subscribedAt'),
        width: 124,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ subscribedAt }) => subscribedAt,
        draw: ({ subscribedAt }) => (subscribedAt ? day.format(new Date(subscribedAt)) : ''),
      },
    ],
    filters: [],
  };
}
