import { i18n, locale } from '#i18n';
import { Portrait } from '../../../components/accounts/AccountSwitcher';
import type { CollectionDeclaration, Filter } from '../../../components/collection/declared';
import type { LatestUpload, SubscriptionGroup } from '../../../lib/messages';
import type { Subscription } from './useSubscriptions';

/** Columns of the channel's subscriptions. */
export function declareSubscriptions(
  groups: readonly SubscriptionGroup[],
): CollectionDeclaration<Subscription> {
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
        id: 'latest',
        label: i18n.t('lists.latestUpload'),
        width: 124,
        isHighestFirst: true,
        sortBy: ({ latest }) => latest?.uploadedAt,
        draw: ({ latest }) => latest && tellLatest(latest, day),
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
    filters: getFilters(groups),
  };
}

function tellLatest({ uploadedAt, isClosed }: LatestUpload, day: Intl.DateTimeFormat): string {
  if (isClosed) return i18n.t('lists.isClosed');
  return uploadedAt === undefined ? i18n.t('lists.noUploads') : day.format(new Date(uploadedAt));
}

const year = 365 * 86_400_000;

/** Whether a channel is known to have uploaded nothing for a year. @param now epoch milliseconds */
const isInactive = ({ latest }: Subscription, now: number): boolean =>
  latest !== undefined &&
  (latest.uploadedAt === undefined || new Date(latest.uploadedAt).getTime() < now - year);

const getFilters = (groups: readonly SubscriptionGroup[]): Filter<Subscription>[] => [
  {
    id: 'inactive',
    label: i18n.t('lists.isInactive'),
    group: 'uploads',
    matches: (row) => isInactive(row, Date.now()),
  },
  ...groups.map(({ name, channelIds }): Filter<Subscription> => {
    const ids = new Set(channelIds);
    return { id: `group-${name}`, label: name, group: 'groups', matches: (row) => ids.has(row.channelId) };
  }),
];
