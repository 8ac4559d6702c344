import type { StoryKind } from '../../../crash/stories/story';
import { found } from '../../../crash/stories/story';
import type { Sandbox } from '../../../sandbox';
import { account } from '../../../sandbox/seed';
import { comments } from '../../../sandbox/seedCommunity';
import type { ActionCases, CaseWorld } from '../cases';

const facts = { keys: ['comments'], substitutions: [] };
const linkTo = (id: string) => `https://www.youtube.com/watch?v=v&lc=${id}`;
const changed = (id: string, change: object) => ({ kind: 'comments', ids: [id], ...change });
const isNew = { isNew: true };
const isGone = { isGone: true };

const threadId = 'UgSandboxThread0002';
const videoId = String(comments.find(({ id }) => id === threadId)?.videoId);
const reply = { threadId, videoId, text: 'Three seconds.', author: '@open' };
const replied = async ({ made }: CaseWorld) => ({ commentId: await made('comment.reply', reply) });

/** A comment is written, answered, edited and deleted. */
const ownCommentsStory: StoryKind = (number, random) => {
  const texts = ['High', 'Low', 'Ebb'].map((text) => `${text} ${number}`);
  const [written, answer, edited] = texts;
  const mine = ({ video }: Sandbox) =>
    video
      .rows('comments')
      .filter(({ authorId, text }) => authorId === account.channelId && texts.includes(String(text)));
  const idOf = (sandbox: Sandbox, wanted: string | undefined) =>
    String(
      found(
        mine(sandbox).find(({ text }) => text === wanted),
        `comment ${wanted}`,
      ).id,
    );
  return {
    kind: 'own comments',
    number,
    group: 'comments',
    acts: [
      { action: 'comment.write', undo: true, input: () => ({ videoId, text: edited }) },
      { action: 'comment.write', input: () => ({ videoId, text: written }) },
      {
        action: 'comment.reply',
        undo: random.chance(0.5),
        input: ({ sandbox }) => ({ threadId: idOf(sandbox, written), videoId, text: answer }),
      },
      {
        action: 'comment.edit',
        undo: true,
        input: ({ sandbox }) => ({ commentId: idOf(sandbox, written), videoId, text: edited }),
      },
      {
        action: 'comment.delete',
        input({ sandbox }) {
          const commentId = idOf(sandbox, written);
          return { commentId, threadId: commentId };
        },
      },
    ],
    view: (sandbox) => mine(sandbox).map(({ text }) => String(text)),
  };
};

export default [
  {
    action: 'comment.write',
    facts: {
      ...facts,
      input: { videoId: 'v', title: 'Tides', text: 'High' },
      result: 'Ug1',
      substitutions: ['Tides'],
      link: linkTo('Ug1'),
      effects: [[changed('Ug1', isNew)], [changed('Ug1', isGone)], []],
    },
    runs: [
      {
        name: 'on a video',
        input: () => ({ videoId, text: 'Thank you.' }),
        does: [
          'write: make comment, checked',
          '  GET commentThreads',
          '  POST commentThreads?part=snippet&fields=id {"snippet":{"videoId":"Sbx-1_vid01","topLevelComment":{"snippet":{"textOriginal":"Thank you."}}}}',
        ],
        undoes: ['delete: remove comment', '  DELETE comments?id=<id 1>'],
      },
    ],
    stories: [ownCommentsStory],
  },
  {
    action: 'comment.reply',
    facts: {
      ...facts,
      input: { threadId: 'Ug1', videoId: 'v', text: 'High', author: '@quay' },
      result: 'Ug1.a',
      substitutions: ['@quay'],
      link: linkTo('Ug1.a'),
      effects: [[changed('Ug1', isNew)], [changed('Ug1', isNew)], []],
    },
    runs: [
      {
        name: 'to a comment',
        input: () => reply,
        does: [
          'reply: make comment, checked',
          '  GET comments',
          '  POST comments?part=snippet&fields=id {"snippet":{"parentId":"UgSandboxThread0002","textOriginal":"Three seconds."}}',
        ],
        undoes: ['delete: remove comment', '  DELETE comments?id=UgSandboxThread0002.<id 1>'],
      },
    ],
  },
  {
    action: 'comment.edit',
    facts: {
      ...facts,
      input: { commentId: 'Ug1', videoId: 'v', text: 'High' },
      result: { before: 'Low' },
      link: linkTo('Ug1'),
      effects: [[changed('Ug1', { text: 'High' })], [changed('Ug1', { text: 'Low' })], []],
    },
    runs: [
      {
        name: 'an own reply',
        input: async (world) => ({ ...(await replied(world)), videoId, text: 'Four.' }),
        does: [
          'read',
          '  GET comments',
          'write: update comment, checked',
          '  PUT comments?part=snippet&fields=id {"id":"UgSandboxThread0002.<id 1>","snippet":{"textOriginal":"Four."}}',
        ],
        undoes: [
          'compare',
          '  GET comments',
          'write: update comment, checked',
          '  PUT comments?part=snippet&fields=id {"id":"UgSandboxThread0002.<id 1>","snippet":{"textOriginal":"Three seconds."}}',
        ],
      },
    ],
  },
  {
    action: 'comment.delete',
    facts: {
      ...facts,
      input: { commentId: 'Ug1.a', threadId: 'Ug1' },
      result: true,
      effects: [
        [changed('Ug1.a', isGone), changed('Ug1', isNew)],
        [changed('Ug1.a', isGone), changed('Ug1', isNew)],
        [],
      ],
    },
    runs: [
      {
        name: 'an own reply',
        input: async (world) => ({ ...(await replied(world)), threadId }),
        does: ['delete: remove comment', '  DELETE comments?id=UgSandboxThread0002.<id 1>'],
      },
    ],
  },
] satisfies ActionCases[];
