import { i18n, locale } from '#i18n';
import { Portrait } from '../../../components/accounts/AccountSwitcher';
import { TextCell } from '../../../components/collection/cells';
import type { CollectionDeclaration, Filter, RowKey } from '../../../components/collection/declared';
import type { DecidedComment, Decision } from './decisions';

/** What each decision is called. */
export const getDecisionLabels = (): Record<Decision, string> => ({
  approve: i18n.t('comments.approve'),
  hold: i18n.t('comments.hold'),
  reject: i18n.t('comments.reject'),
  ban: i18n.t('comments.ban'),
});

/** Keys of the decisions; a ban cannot be undone, so it has none. */
const keys = { approve: 'a', hold: 'h', reject: 'r' } as const;

/**
 * Columns, filters and keys of comments.
 * @param videos those that have any
 * @param decide is the same function on each render
 */
export function declareComments(
  videos: readonly { videoId: string; title: string }[],
  decide: (comments: readonly DecidedComment[], decision: Decision) => void,
): CollectionDeclaration<DecidedComment> {
  const number = new Intl.NumberFormat(locale());
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const labels = getDecisionLabels();
  return {
    label: i18n.t('manager.comments'),
    toId: ({ commentId }) => commentId,
    toName: ({ author, text }) => `${author}: ${text.slice(0, 100)}`,
    toText: ({ author, text, videoTitle = '' }) => [author, text, videoTitle].join('\n'),
    rowHeight: 64,
    sort: '-date',
    columns: [
      {
        id: 'text',
        label: i18n.t('comments.comment'),
        width: 260,
        isFlexible: true,
        sortBy: ({ text }) => text,
        draw: ({ author, image, text }) => (
          <>
            <Portrait name={author} image={image} />
            <span class="comment-text">
              <span class="small soft one-line" dir="auto">
                {author}
              </span>
              <TextCell>{text}</TextCell>
            </span>
          </>
        ),
      },
      {
        id: 'decision',
        label: i18n.t('comments.decision'),
        width: 132,
        sortBy: ({ decision }) => decision,
        toText: ({ decision }) => (decision ? labels[decision] : ''),
        draw: ({ decision }) =>
          decision && <span class={`comment-decision comment-${decision}`}>{labels[decision]}</span>,
      },
      {
        id: 'author',
        label: i18n.t('comments.author'),
        width: 140,
        isOptional: true,
        sortBy: ({ author }) => author,
        draw: ({ author }) => (
          <span class="one-line" dir="auto">
            {author}
          </span>
        ),
      },
      {
        id: 'video',
        label: i18n.t('comments.video'),
        width: 180,
        isSecondary: true,
        sortBy: ({ videoTitle }) => videoTitle,
        draw: ({ videoTitle, videoId }) => <TextCell isSmall>{videoTitle || videoId}</TextCell>,
      },
      {
        id: 'date',
        label: i18n.t('comments.date'),
        width: 116,
        isHighestFirst: true,
        sortBy: ({ publishedAt }) => (publishedAt === undefined ? undefined : Date.parse(publishedAt)),
        toText: ({ publishedAt = '' }) => publishedAt,
        draw: ({ publishedAt }) => (publishedAt ? day.format(new Date(publishedAt)) : ''),
      },
      {
        id: 'replies',
        label: i18n.t('comments.replies'),
        width: 84,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ replies }) => replies,
        draw: ({ replies }) => (replies > 0 ? number.format(replies) : ''),
      },
      {
        id: 'likes',
        label: i18n.t('comments.likes'),
        width: 76,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: ({ likes }) => likes,
        draw: ({ likes = 0 }) => (likes > 0 ? number.format(likes) : ''),
      },
    ],
    filters: getFilters(videos),
    textFilters: [
      { id: 'author', label: i18n.t('comments.authorContains'), toText: ({ author }) => author },
      { id: 'text', label: i18n.t('comments.textContains'), toText: ({ text }) => text },
    ],
    rowButtons: 2,
    rowActions: (row) =>
      (['approve', 'reject'] as const).map((decision) => ({
        id: decision,
        ...{ icon: decision === 'approve' ? 'check' : 'close', isButton: true, label: labels[decision] },
        run: () => decide([row], decision),
      })),
    rowKeys: (Object.keys(keys) as (keyof typeof keys)[]).map(
      (decision): RowKey<DecidedComment> => ({
        key: keys[decision],
        does: labels[decision],
        run: (rows) => decide(rows, decision),
      }),
    ),
  };
}

const getFilters = (videos: readonly { videoId: string; title: string }[]): Filter<DecidedComment>[] => [
  {
    id: 'decided',
    label: i18n.t('comments.decided'),
    group: 'decision',
    matches: ({ decision }) => decision !== undefined,
  },
  {
    id: 'link',
    label: i18n.t('comments.withLink'),
    group: 'link',
    matches: ({ text }) => /https?:|www\.|\w\.(?:com|net|org|ru|xyz|io)\b/i.test(text),
  },
  ...videos.map(
    ({ videoId, title }): Filter<DecidedComment> => ({
      id: videoId,
      label: title || videoId,
      group: 'video',
      menu: i18n.t('comments.video'),
      matches: (row) => row.videoId === videoId,
    }),
  ),
];
