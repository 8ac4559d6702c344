import { videoFileStory } from '../../../crash/stories/video';
import type { ActionCases } from '../cases';
import { mine } from '../subjects';

const edited = (description: string) => ({
  kind: 'videoEdited',
  videoId: 'v',
  fields: { description },
});
const edit = (changes: object) => () => ({ videoId: mine, changes });

export default [
  {
    action: 'video.edit',
    facts: {
      input: { videoId: 'v', title: 'Ebb', changes: { description: 'New' } },
      result: { before: { description: '' }, after: { description: 'New' } },
      keys: ['video-v'],
      substitutions: ['Ebb'],
      link: 'https://www.youtube.com/watch?v=v',
      effects: [[edited('New')], [edited('')], []],
    },
    runs: [
      {
        name: 'the title',
        input: edit({ title: 'Ebb' }),
        does: [
          'write: update video, checked',
          '  GET videos',
          '  PUT videos?part=snippet {"snippet":{"title":"Ebb","categoryId":"10","description":"Season opening: the full evening. Recorded for Harbour Hall."},"id":"Sbx-1_vid01"}',
        ],
        undoes: [
          'writeBack: update video',
          '  GET videos',
          '  PUT videos?part=snippet {"snippet":{"title":"Season opening: the full evening","categoryId":"10","description":"Season opening: the full evening. Recorded for Harbour Hall."},"id":"Sbx-1_vid01"}',
        ],
      },
      {
        name: 'fields of all parts',
        input: edit({
          tags: ['Tides', 'low water'],
          defaultLanguage: 'en',
          license: 'creativeCommon',
          selfDeclaredMadeForKids: true,
          recordingDate: '2026-05-01T00:00:00Z',
          paidProductPlacement: true,
        }),
        does: [
          'write: update video, checked',
          '  GET videos',
          '  PUT videos?part=snippet,status,recordingDetails,paidProductPlacementDetails {"snippet":{"title":"Season opening: the full evening","categoryId":"10","description":"Season opening: the full evening. Recorded for Harbour Hall.","tags":["Tides","low water"],"defaultLanguage":"en"},"status":{"privacyStatus":"public","license":"creativeCommon","embeddable":true,"publicStatsViewable":true,"selfDeclaredMadeForKids":true,"containsSyntheticMedia":false},"recordingDetails":{"recordingDate":"2026-05-01T00:00:00Z"},"paidProductPlacementDetails":{"hasPaidProductPlacement":true},"id":"Sbx-1_vid01"}',
        ],
        undoes: [
          'writeBack: update video',
          '  GET videos',
          '  PUT videos?part=snippet,status,recordingDetails,paidProductPlacementDetails {"snippet":{"title":"Season opening: the full evening","categoryId":"10","description":"Season opening: the full evening. Recorded for Harbour Hall.","tags":[]},"status":{"privacyStatus":"public","license":"youtube","embeddable":true,"publicStatsViewable":true,"selfDeclaredMadeForKids":false,"containsSyntheticMedia":false},"recordingDetails":{},"paidProductPlacementDetails":{"hasPaidProductPlacement":false},"id":"Sbx-1_vid01"}',
        ],
      },
      {
        name: 'nothing',
        input: edit({ embeddable: true, tags: [] }),
        does: ['write: update video, checked', '  GET videos'],
        undoes: [],
      },
    ],
    stories: [videoFileStory],
  },
] satisfies ActionCases[];
