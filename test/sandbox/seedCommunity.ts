import { channels, playlists, videos } from './seed';

/** What people said and did on the sandbox's channels before anyone touches it. */

const [harbourHall, quayLibrary, blueLamp, openLectures, workshopYard] = channels;
const getId = (number: number) => videos[number]?.id ?? '';

/** A video that holds comments of others for review, and one that takes none; both of the demo's person. */
export const heldVideoId = getId(1);
export const silentVideoId = getId(2);
export const commentsOn: Readonly<Record<string, 'held' | 'disabled'>> = {
  [heldVideoId]: 'held',
  [silentVideoId]: 'disabled',
};

interface SeedComment {
  readonly id: string;
  readonly parentId?: string;
  readonly videoId: string;
  readonly authorId: string;
  readonly text: string;
  readonly moderationStatus: 'published' | 'heldForReview' | 'likelySpam';
}

const comment = (
  id: string,
  videoId: string,
  authorId: string,
  text: string,
  more: Partial<SeedComment> = {},
): SeedComment => ({ id, videoId, authorId, text, moderationStatus: 'published', ...more });

/** Threads and replies; ids start with `Ug`, replies are `parent.child`. */
export const comments: readonly SeedComment[] = [
  comment('UgSandboxThread0001', getId(0), quayLibrary.id, 'What an evening!\nWe sat in the <second> row.'),
  comment('UgSandboxThread0001.Ug01', getId(0), harbourHall.id, 'Glad you came.', {
    parentId: 'UgSandboxThread0001',
  }),
  comment('UgSandboxThread0001.Ug02', getId(0), blueLamp.id, 'See you in May.', {
    parentId: 'UgSandboxThread0001',
  }),
  comment('UgSandboxThread0002', getId(0), openLectures.id, 'How long is the echo of the hall?'),
  comment('UgSandboxThread0003', heldVideoId, workshopYard.id, 'Is the choir for hire?', {
    moderationStatus: 'heldForReview',
  }),
  comment('UgSandboxThread0004', getId(16), harbourHall.id, 'Play this one at our place.'),
  comment('UgSandboxThread0005', getId(0), workshopYard.id, 'FREE TICKETS at tickets.example', {
    moderationStatus: 'likelySpam',
  }),
];

const firstLines = `1
00:00:01,000 --> 00:00:04,500
Good evening, and welcome.

2
00:00:05,000 --> 00:00:08,000
The river is high tonight,
so we start early.
`;

/** Caption tracks; their files are in the form they were uploaded in. */
export const captions = [
  { videoId: getId(0), language: 'en', name: '', content: firstLines },
  { videoId: getId(8), language: 'en', name: '', content: firstLines },
] as const;

export const channelSections = [
  { channelId: harbourHall.id, type: 'recentUploads', title: '', playlists: [] },
  {
    channelId: harbourHall.id,
    type: 'singlePlaylist',
    title: '',
    playlists: [playlists[0]?.id ?? ''],
  },
] as const;

/** Only the demo's person has members. */
export const membershipLevels = [
  { id: 'SandboxLevelDeck', creatorId: harbourHall.id, displayName: 'Deck', rank: 1 },
  { id: 'SandboxLevelBridge', creatorId: harbourHall.id, displayName: 'Bridge', rank: 2 },
] as const;

export const memberships = [
  {
    creatorId: harbourHall.id,
    memberId: quayLibrary.id,
    levelId: 'SandboxLevelDeck',
    since: '2026-01-10T09:00:00Z',
  },
  {
    creatorId: harbourHall.id,
    memberId: blueLamp.id,
    levelId: 'SandboxLevelBridge',
    since: '2026-03-01T09:00:00Z',
  },
] as const;
