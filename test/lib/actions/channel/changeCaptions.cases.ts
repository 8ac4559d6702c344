import type { ActionCases, CaseWorld } from '../cases';
import { mine } from '../subjects';

const names = { language: 'fr', name: '', isDraft: false };
const input = { videoId: 'v', captionId: 'c', ...names };
const facts = { keys: ['video-v'], link: 'https://www.youtube.com/watch?v=v', substitutions: ['fr'] };

/** A track that was just added. */
const added = async ({ made }: CaseWorld) => {
  const track = { videoId: mine, ...names };
  const { captionId } = (await made('video.captions', { ...track, file: 'captions' })) as {
    captionId: string;
  };
  return { ...track, captionId };
};

export default [
  {
    action: 'captions.delete',
    facts: { ...facts, input, result: true },
    runs: [
      {
        name: 'of a video',
        input: added,
        does: ['download', '  GET captions/<id 1>', 'delete: remove captions', '  DELETE captions?id=<id 1>'],
        undoes: [
          'add: make captions, checked',
          '  GET captions',
          '  POST upload/captions?part=snippet&fields=id&uploadType=multipart file',
        ],
      },
    ],
  },
  {
    action: 'captions.rename',
    facts: {
      ...facts,
      input: { ...input, to: { language: 'fr', name: 'Paroles' } },
      result: { captionId: 'd' },
      substitutions: ['fr', 'Paroles'],
    },
    runs: [
      {
        name: 'to another name',
        input: async (world) => ({ ...(await added(world)), to: { language: 'fr', name: 'Paroles' } }),
        does: [
          'download',
          '  GET captions/<id 1>',
          'add: make captions, checked',
          '  GET captions',
          '  POST upload/captions?part=snippet&fields=id&uploadType=multipart file',
          'delete: remove captions',
          '  DELETE captions?id=<id 1>',
        ],
        undoes: [
          'add: make captions, checked',
          '  GET captions',
          '  POST upload/captions?part=snippet&fields=id&uploadType=multipart file',
          'delete: remove captions',
          '  DELETE captions?id=<id 2>',
        ],
      },
    ],
  },
  {
    action: 'captions.setDraft',
    facts: { ...facts, input: { ...input, isDraft: true }, result: true },
    runs: [
      {
        name: 'of a published track',
        input: async (world) => ({ ...(await added(world)), isDraft: true }),
        does: [
          'write: update captions',
          '  PUT captions?part=snippet&fields=id {"id":"<id 1>","snippet":{"isDraft":true}}',
        ],
        undoes: [
          'writeBack: update captions',
          '  PUT captions?part=snippet&fields=id {"id":"<id 1>","snippet":{"isDraft":false}}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
