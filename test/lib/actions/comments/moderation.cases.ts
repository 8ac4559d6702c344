import type { ActionId } from '../../../../lib/actions';
import type { Click, StoryKind } from '../../../crash/stories/story';
import { heldVideoId } from '../../../sandbox/seedCommunity';
import type { ActionCases } from '../cases';

const comments = [
  { commentId: 'Ug1', was: 'heldForReview' },
  { commentId: 'Ug2', was: 'likelySpam' },
];
const toEffect = (status: string) => ({ kind: 'comments', ids: ['Ug1', 'Ug2'], status });
/** What was marked as spam can only be held again. */
const facts = (status: string): ActionCases['facts'] => ({
  input: { comments, label: '2 comments' },
  result: { changed: comments },
  keys: ['comments'],
  substitutions: ['2 comments'],
  effects: [[toEffect(status)], [toEffect('heldForReview')], []],
});
const held = { commentId: 'UgSandboxThread0003', was: 'heldForReview' };
const spam = { commentId: 'UgSandboxThread0005', was: 'likelySpam' };
const one = (comment: object) => () => ({ comments: [comment] });

/** A comment is published, held again and hidden; the author of another one is banned. */
const moderationStory: StoryKind = (number, random) => {
  const ids = [`UgCrash${number}a`, `UgCrash${number}b`];
  const moderate = (action: ActionId, commentId: string | undefined, was: string, undo = false): Click => ({
    action,
    undo,
    input({ sandbox: { video } }) {
      for (const id of ids)
        if (!video.rows('comments').some((row) => row.id === id))
          video.addComment({ id, videoId: heldVideoId, moderationStatus: 'heldForReview' });
      return { comments: [{ commentId, was }], label: 'One' };
    },
  });
  return {
    kind: 'comments',
    number,
    group: 'comments',
    acts: [
      moderate('comment.approve', ids[0], 'heldForReview'),
      moderate('comment.hold', ids[0], 'published', random.chance(0.5)),
      moderate('comment.reject', ids[0], 'published', true),
      moderate('comment.ban', ids[1], 'heldForReview'),
    ],
    view: ({ video }) =>
      video
        .rows('comments')
        .flatMap(({ id, moderationStatus }) => (ids.includes(id) ? [`${id} ${moderationStatus}`] : [])),
  };
};

export default [
  {
    action: 'comment.approve',
    facts: facts('published'),
    runs: [
      {
        name: 'a held one',
        input: one(held),
        does: [
          'set: update comment, checked',
          '  POST comments/setModerationStatus?id=UgSandboxThread0003&moderationStatus=published',
        ],
        undoes: [
          'set back heldForReview: update comment',
          '  POST comments/setModerationStatus?id=UgSandboxThread0003&moderationStatus=heldForReview',
        ],
      },
    ],
    stories: [moderationStory],
  },
  {
    action: 'comment.hold',
    facts: facts('heldForReview'),
    runs: [
      {
        name: 'one marked as spam',
        input: one(spam),
        does: [
          'set: update comment, checked',
          '  POST comments/setModerationStatus?id=UgSandboxThread0005&moderationStatus=heldForReview',
        ],
        undoes: [
          'set back heldForReview: update comment',
          '  POST comments/setModerationStatus?id=UgSandboxThread0005&moderationStatus=heldForReview',
        ],
      },
    ],
  },
  {
    action: 'comment.reject',
    facts: facts('rejected'),
    runs: [
      {
        name: 'a held one',
        input: one(held),
        does: [
          'set: update comment, checked',
          '  POST comments/setModerationStatus?id=UgSandboxThread0003&moderationStatus=rejected',
        ],
        undoes: [
          'set back heldForReview: update comment',
          '  POST comments/setModerationStatus?id=UgSandboxThread0003&moderationStatus=heldForReview',
        ],
      },
    ],
  },
  {
    action: 'comment.ban',
    facts: facts('rejected'),
    runs: [
      {
        name: 'a held one',
        input: one(held),
        does: [
          'set: update comment, checked',
          '  POST comments/setModerationStatus?id=UgSandboxThread0003&moderationStatus=rejected&banAuthor=true',
        ],
      },
    ],
  },
] satisfies ActionCases[];
