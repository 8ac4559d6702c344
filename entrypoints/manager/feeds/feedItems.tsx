import { i18n } from '#i18n';
import type { CollectionDeclaration, Filter } from '../../../components/collection/declared';
import { CalendarLeaf } from '../../../components/event/CalendarLeaf';
import { briefSpan } from '../../../components/event/wallClock';
import { listText } from '../../../components/format/listText';
import { sentencesText } from '../../../components/format/sentencesText';
import { type FeedItemView, type FeedStanding, type FeedView, feedStandings } from '../../../lib/messages';

/** The filter that the section opens with. */
export const offered = 'offered';

/** Whether the review can take an event. */
export const isOffered = ({ standing }: FeedItemView): boolean =>
  standing === 'new' || standing === 'changed';

const standingLabel = (standing: FeedStanding) => i18n.t(`feeds.standing.${standing}`);

/** What the feed has changed, and what of it stays as it was edited on the calendar. */
function toNote({ standing, differences, kept, isDoubtful }: FeedItemView): string {
  const names = (fields: readonly string[]) =>
    listText(fields.map((field) => i18n.find(`feeds.field.${field}`) ?? field));
  return sentencesText(
    isDoubtful && i18n.t('feeds.doubtful'),
    standing === 'changed' &&
      differences.length > 0 &&
      i18n.t('feeds.changed', { fields: names(differences) }),
    kept.length > 0 && i18n.t('feeds.kept', { fields: names(kept) }),
  );
}

/** The events of feeds, as the list shows them. */
export function declareFeedItems(feeds: readonly FeedView[]): CollectionDeclaration<FeedItemView> {
  const names = new Map(feeds.map(({ feedId, name }) => [feedId, name]));
  return {
    label: i18n.t('manager.feeds'),
    toId: ({ id }) => id,
    toName: ({ title }) => title,
    toText: ({ title, venue = '', feedId }) => `${title}\n${venue}\n${names.get(feedId) ?? ''}`,
    rowHeight: 56,
    sort: 'date',
    filters: [
      {
        id: offered,
        label: i18n.t('feeds.offered'),
        group: 'standing',
        whenNone: i18n.t('feeds.nothingNew'),
        matches: isOffered,
      },
      ...feedStandings.map(
        (standing): Filter<FeedItemView> => ({
          id: standing,
          label: standingLabel(standing),
          group: 'standing',
          matches: (row) => row.standing === standing,
        }),
      ),
      {
        id: 'kept',
        label: i18n.t('feeds.edited'),
        group: 'kept',
        matches: ({ kept }) => kept.length > 0,
      },
      ...feeds.map(
        ({ feedId, name }): Filter<FeedItemView> => ({
          id: `feed-${feedId}`,
          label: name,
          group: 'feed',
          menu: i18n.t('feeds.feed'),
          matches: (row) => row.feedId === feedId,
        }),
      ),
    ],
    columns: [
      {
        id: 'title',
        label: i18n.t('videos.title'),
        width: 220,
        isFlexible: true,
        sortBy: ({ title }) => title,
        draw: ({ title, start }) => (
          <>
            <CalendarLeaf start={start} />
            <span class="two-lines" dir="auto" title={title}>
              {title}
            </span>
          </>
        ),
      },
      {
        id: 'date',
        label: i18n.t('events.when'),
        width: 208,
        sortBy: ({ start }) => start,
        draw: ({ start, end, allDay }) => (
          <span class="two-lines small">{briefSpan(start, end, allDay)}</span>
        ),
      },
      {
        id: 'standing',
        label: i18n.t('feeds.standing'),
        width: 184,
        sortBy: ({ standing }) => feedStandings.indexOf(standing),
        toText: (row) => [standingLabel(row.standing), toNote(row)].filter(Boolean).join(' · '),
        draw: (row) => (
          <span class="two-lines small" title={toNote(row)}>
            <strong>{standingLabel(row.standing)}</strong>
            {toNote(row) && ` · ${toNote(row)}`}
          </span>
        ),
      },
      {
        id: 'feed',
        label: i18n.t('feeds.feed'),
        width: 140,
        isSecondary: true,
        sortBy: ({ feedId }) => names.get(feedId),
        draw: ({ feedId }) => (
          <span class="two-lines small" dir="auto">
            {names.get(feedId)}
          </span>
        ),
      },
      {
        id: 'venue',
        label: i18n.t('form.venue'),
        width: 140,
        isOptional: true,
        sortBy: ({ venue }) => venue,
        draw: ({ venue }) => (
          <span class="one-line small" dir="auto">
            {venue}
          </span>
        ),
      },
    ],
  };
}
