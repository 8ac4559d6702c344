import { found, type StoryKind } from '../../../crash/stories/story';
import type { Sandbox } from '../../../sandbox';
import { account, playlists } from '../../../sandbox/seed';
import type { ActionCases, CaseWorld } from '../cases';

const facts = { keys: ['sections-c'], link: 'https://www.youtube.com/channel/c', substitutions: ['Jazz'] };
const [jazz, live] = playlists.map(({ id }) => id);
const channel = { channelId: 'c' };
const own = { channel: { channelId: account.channelId } };
const section = { type: 'popularUploads' };
const added = async ({ made }: CaseWorld) => ({
  ...own,
  sectionId: await made('section.add', { ...own, section }),
});
const insert =
  '  POST channelSections?part=snippet,contentDetails&fields=id {"snippet":{"type":"popularUploads"}}';

/** A section is added, moved and deleted; what others made stays in its order. */
const sectionsStory: StoryKind = (number, random) => {
  const mine = ({ video }: Sandbox) =>
    video.rows('channelSections').filter(({ channelId }) => channelId === account.channelId);
  const ofType = (sandbox: Sandbox, type: string) => ({
    ...own,
    sectionId: found(
      mine(sandbox).find((row) => row.type === type),
      `section ${type}`,
    ).id,
  });
  return {
    kind: 'sections',
    number,
    group: 'sections',
    acts: [
      { action: 'section.add', input: () => ({ ...own, section: { type: 'allPlaylists' } }) },
      {
        action: 'section.edit',
        undo: random.chance(0.5),
        input: ({ sandbox }) => ({ ...ofType(sandbox, 'allPlaylists'), changes: { position: 0 } }),
      },
      { action: 'section.delete', undo: true, input: ({ sandbox }) => ofType(sandbox, 'recentUploads') },
      { action: 'section.delete', input: ({ sandbox }) => ofType(sandbox, 'allPlaylists') },
    ],
    view: (sandbox) => mine(sandbox).map(({ type, position }) => `${position} ${type}`),
  };
};

export default [
  {
    action: 'section.add',
    facts: {
      ...facts,
      input: { channel, section: { type: 'multiplePlaylists', title: 'Jazz', playlists: ['p'] } },
      result: 's',
    },
    runs: [
      {
        name: 'to a channel',
        input: () => ({ ...own, section }),
        does: ['add: make section, checked', '  GET channelSections', insert],
        undoes: ['delete: remove section', '  DELETE channelSections?id=UCSandboxHarbourHall0001.<id 1>'],
      },
    ],
    stories: [sectionsStory],
  },
  {
    action: 'section.edit',
    facts: { ...facts, input: { channel, sectionId: 's', name: 'Jazz', changes: { position: 0 } } },
    runs: [
      {
        name: 'to the top',
        input: async (world) => ({ ...(await added(world)), changes: { position: 0 } }),
        does: [
          'read',
          '  GET channelSections',
          'write: update section',
          '  GET channelSections',
          '  PUT channelSections?part=snippet,contentDetails {"snippet":{"type":"popularUploads","position":0,"channelId":"UCSandboxHarbourHall0001"},"contentDetails":{},"id":"UCSandboxHarbourHall0001.<id 1>"}',
        ],
        undoes: [
          'writeBack: update section',
          '  GET channelSections',
          '  PUT channelSections?part=snippet,contentDetails {"snippet":{"type":"popularUploads","position":2,"channelId":"UCSandboxHarbourHall0001"},"contentDetails":{},"id":"UCSandboxHarbourHall0001.<id 1>"}',
        ],
      },
      {
        name: 'of its title and playlists',
        input: async ({ made }) => ({
          ...own,
          sectionId: await made('section.add', {
            ...own,
            section: { type: 'multiplePlaylists', title: 'Nights', playlists: [jazz, live] },
          }),
          changes: { title: 'Evenings', playlists: [live] },
        }),
        does: [
          'read',
          '  GET channelSections',
          'write: update section',
          '  GET channelSections',
          '  PUT channelSections?part=snippet,contentDetails {"snippet":{"type":"multiplePlaylists","title":"Evenings","position":2,"channelId":"UCSandboxHarbourHall0001"},"contentDetails":{"playlists":["<id 1>"]},"id":"UCSandboxHarbourHall0001.<id 2>"}',
        ],
        undoes: [
          'writeBack: update section',
          '  GET channelSections',
          '  PUT channelSections?part=snippet,contentDetails {"snippet":{"type":"multiplePlaylists","title":"Nights","position":2,"channelId":"UCSandboxHarbourHall0001"},"contentDetails":{"playlists":["<id 3>","<id 1>"]},"id":"UCSandboxHarbourHall0001.<id 2>"}',
        ],
      },
    ],
  },
  {
    action: 'section.delete',
    facts: { ...facts, input: { channel, sectionId: 's', name: 'Jazz' }, result: true },
    runs: [
      {
        name: 'of a channel',
        input: added,
        does: [
          'read',
          '  GET channelSections',
          'delete: remove section',
          '  DELETE channelSections?id=UCSandboxHarbourHall0001.<id 1>',
        ],
        undoes: [
          'add: make section, checked',
          '  GET channelSections',
          '  POST channelSections?part=snippet,contentDetails&fields=id {"snippet":{"type":"popularUploads","position":2}}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
