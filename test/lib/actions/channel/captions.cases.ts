import type { ActionCases } from '../cases';
import { mine } from '../subjects';

const input = { videoId: 'v', language: 'fr', name: '', isDraft: false, file: 'f' };
const facts = { keys: ['video-v'], link: 'https://www.youtube.com/watch?v=v' };
const track = { videoId: mine, file: 'captions' };

export default [
  {
    action: 'video.captions',
    facts: { ...facts, input, substitutions: ['fr'] },
    runs: [
      {
        name: 'of a video',
        input: () => ({ ...track, language: 'fr', name: 'Paroles', isDraft: true }),
        does: [
          'add: make captions, checked',
          '  GET captions',
          '  POST upload/captions?part=snippet&fields=id&uploadType=multipart file',
        ],
        undoes: ['delete: remove captions', '  DELETE captions?id=<id 1>'],
      },
    ],
  },
  {
    action: 'video.replaceCaptions',
    facts: { ...facts, input: { ...input, name: 'Paroles' }, substitutions: ['Paroles'] },
    runs: [
      {
        name: 'of a video',
        input: () => ({ ...track, language: 'en', name: '', isDraft: false }),
        does: [
          'find',
          '  GET captions',
          'download',
          '  GET captions/<id 1>',
          'replace: update captions',
          '  PUT upload/captions?part=id&fields=id&uploadType=multipart file',
        ],
        undoes: [
          'writeBack: update captions',
          '  PUT upload/captions?part=id&fields=id&uploadType=multipart file',
        ],
      },
    ],
  },
] satisfies ActionCases[];
