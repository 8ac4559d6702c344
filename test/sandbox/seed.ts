/**
 * What the sandbox holds before anyone touches it: people, their channels, videos, playlists. Plain
 * constants, so that the servers, the demo web and the tests all name the same things.
 */
export type PrivacyStatus = 'public' | 'unlisted' | 'private';

/** A person who can sign in; `channelId` is missing for one who never opened a channel. */
export interface SeedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly channelId?: string;
}

export interface SeedChannel {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** With the leading `@`. */
  readonly handle: string;
  /** The old `/user/name` name, for channels that have one. */
  readonly userName?: string;
  readonly publishedAt: string;
  readonly subscriberCount: number;
}

export interface SeedVideo {
  readonly id: string;
  readonly title: string;
  readonly channelId: string;
  readonly description: string;
  readonly publishedAt: string;
  /** ISO 8601, as the API writes it. */
  readonly duration: string;
  readonly viewCount: number;
  readonly privacyStatus: PrivacyStatus;
  /** False for a video whose owner switched ratings off. */
  readonly ratable: boolean;
}

export interface SeedPlaylist {
  readonly id: string;
  readonly title: string;
  readonly channelId: string;
  readonly description: string;
  readonly privacyStatus: PrivacyStatus;
  /** False when the list is ordered by date: inserting at a position is refused then. */
  readonly manualSort: boolean;
  readonly videoIds: readonly string[];
}

const channel = (
  id: string,
  title: string,
  handle: string,
  description: string,
  more: { userName?: string; subscriberCount?: number } = {},
): SeedChannel => ({
  id,
  title,
  handle,
  description,
  publishedAt: '2019-03-02T09:00:00Z',
  subscriberCount: more.subscriberCount ?? 1200,
  ...(more.userName ? { userName: more.userName } : {}),
});

/** Channel ids are `UC` and 22 characters (video API behaviour, section 10). */
export const channels = [
  channel('UCSandboxHarbourHall0001', 'Harbour Hall', '@harbourhall', 'Concerts and talks by the water.', {
    userName: 'harbourhall',
  }),
  channel('UCSandboxQuayLibrary0002', 'Quay Library', '@quaylibrary', 'Readings, story hours, book clubs.'),
  channel('UCSandbox-Blue_Note-0003', 'Blue Lamp Sessions', '@bluelamp', 'Jazz in one take.', {
    subscriberCount: 84_000,
  }),
  channel('UCSandboxOpenLectures004', 'Open Lectures', '@open.lectures', 'Science for the curious.', {
    subscriberCount: 250_000,
  }),
  channel('UCSandbox_WorkshopYard05', 'Workshop Yard', '@workshop-yard', 'Wood, metal, patience.'),
] as const satisfies readonly SeedChannel[];

const [harbourHall, quayLibrary, blueLamp, openLectures, workshopYard] = channels;

/** The person of the demo, the only one whose name the sign-in page has filled in. */
export const account: SeedAccount & { channelId: string } = {
  id: '100000000000000000001',
  name: 'Robin Demo',
  email: 'robin@demo.example',
  channelId: harbourHall.id,
};

export const otherAccount: SeedAccount & { channelId: string } = {
  id: '100000000000000000002',
  name: 'Kim Demo',
  email: 'kim@demo.example',
  channelId: quayLibrary.id,
};

/** Signs in well, but has no channel: every `mine` is refused. */
export const accountWithoutChannel: SeedAccount = {
  id: '100000000000000000003',
  name: 'Alex Demo',
  email: 'alex@demo.example',
};

/** One person with two channels, each an account of its own: sign-in asks as which of them to go on. */
export const accountsOfSam: readonly [SeedAccount, SeedAccount] = [
  {
    id: '100000000000000000004',
    name: blueLamp.title,
    email: 'sam@demo.example',
    channelId: blueLamp.id,
  },
  {
    id: '100000000000000000005',
    name: workshopYard.title,
    email: 'sam@demo.example',
    channelId: workshopYard.id,
  },
];

export const accounts: readonly SeedAccount[] = [
  account,
  otherAccount,
  accountWithoutChannel,
  ...accountsOfSam,
];

const titles: readonly (readonly [SeedChannel, readonly string[]])[] = [
  [
    harbourHall,
    [
      'Season opening: the full evening',
      'Sound check with the river choir',
      'How our stage is built',
      'Volunteers of the hall',
      'Winter concert, second half',
      'A tour of the old boathouse',
      'Questions from the audience',
      'Next season in five minutes',
    ],
  ],
  [
    quayLibrary,
    [
      'Story hour: the lighthouse keeper',
      'Book club: rivers in fiction',
      'A poem a day, part one',
      'A poem a day, part two',
      'How we mend old books',
      'Reading in three languages',
      'The map room explained',
      'Night at the library',
    ],
  ],
  [
    blueLamp,
    [
      'Trio in one take: Low Tide',
      'Trio in one take: Copper Street',
      'Double bass alone',
      'Brushes & brass, live',
      'Ballad for a closed bar',
      'The <quiet> set',
      'Sunday session with guests',
      'Seven minutes in seven-eight',
    ],
  ],
  [
    openLectures,
    [
      'Why tides are late',
      'The physics of a violin string',
      'What maps leave out',
      'How bridges sing',
      'A short history of zero',
      'Listening to glaciers',
      'The mathematics of queues',
      'Colour before chemistry',
    ],
  ],
  [
    workshopYard,
    [
      'A bench in one afternoon',
      'Sharpening without fear',
      'Joints that need no glue',
      'Restoring a music stand',
      'Building a stage ramp',
      'Lamp from a broken trumpet',
      'Bending wood with steam',
      'Tool wall tour',
    ],
  ],
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Forty videos, eight on each channel; the ids hold `-` and `_` as live ones do. */
export const videos: readonly SeedVideo[] = titles.flatMap(([owner, names], row) =>
  names.map((title, column) => ({
    id: `Sbx-${row + 1}_vid${twoDigits(column + 1)}`,
    title,
    channelId: owner.id,
    description: `${title}. Recorded for ${owner.title}.`,
    publishedAt: `2026-0${row + 1}-${twoDigits(column * 3 + 1)}T18:30:00Z`,
    duration: `PT${column + 3}M${twoDigits(row * 7 + 5)}S`,
    viewCount: 1000 * (row + 1) + 37 * column,
    privacyStatus: 'public' as const,
    ratable: true,
  })),
);

/** Another person's private video: cannot be read nor put on a list. */
export const privateVideo: SeedVideo = {
  ...(videos[8] as SeedVideo),
  id: 'SbxPrivat-1',
  title: 'Not yet for everyone',
  privacyStatus: 'private',
};

/** A video whose owner switched ratings off. */
export const unratableVideo: SeedVideo = {
  ...(videos[24] as SeedVideo),
  id: 'SbxNoRate_1',
  title: 'Please do not rate this one',
  ratable: false,
};

/** What the results page of the demo web lists: all exist on the API too. */
export const resultVideos: readonly SeedVideo[] = Array.from({ length: 400 }, (_, index) => {
  const owner = channels[index % channels.length] as SeedChannel;
  const number = String(index + 1).padStart(3, '0');
  return {
    id: `SbxFind-${number}`,
    title: `Result ${number}: ${owner.title} in short`,
    channelId: owner.id,
    description: `Number ${number} of the results.`,
    publishedAt: `2025-${twoDigits((index % 12) + 1)}-${twoDigits((index % 28) + 1)}T12:00:00Z`,
    duration: `PT1M${twoDigits(index % 60)}S`,
    viewCount: 10 + index,
    privacyStatus: 'public' as const,
    ratable: true,
  };
});

export const allVideos: readonly SeedVideo[] = [...videos, privateVideo, unratableVideo, ...resultVideos];

const toIds = (...numbers: readonly number[]) => numbers.map((number) => (videos[number] as SeedVideo).id);

const playlist = (
  id: string,
  title: string,
  owner: SeedChannel,
  videoIds: readonly string[],
  more: { privacyStatus?: PrivacyStatus; manualSort?: boolean } = {},
): SeedPlaylist => ({
  id,
  title,
  channelId: owner.id,
  description: `${title}, chosen by ${owner.title}.`,
  privacyStatus: more.privacyStatus ?? 'public',
  manualSort: more.manualSort ?? true,
  videoIds,
});

/** Six lists of the demo's person, then one each of the other channels. Ids are `PL` and 32 characters. */
export const playlists: readonly SeedPlaylist[] = [
  playlist('PLSandboxHarbourHall-Jazz-0000001a', 'Jazz', harbourHall, toIds(16, 17, 18, 19)),
  playlist('PLSandboxHarbourHall-Live-0000002b', 'Live', harbourHall, toIds(0, 4, 19), { manualSort: false }),
  playlist('PLSandboxHarbourHall_Talks_000003c', 'Talks', harbourHall, toIds(24, 25, 26, 27, 28, 29, 30)),
  playlist('PLSandboxHarbourHall-Work-0000004d', 'Workshops', harbourHall, toIds(32, 33)),
  playlist('PLSandboxHarbourHall-Foyer-000005e', 'Foyer screen', harbourHall, toIds(7, 5), {
    privacyStatus: 'unlisted',
  }),
  playlist('PLSandboxHarbourHall-Ideas-000006f', 'Ideas', harbourHall, [], { privacyStatus: 'private' }),
  playlist('PLSandboxQuayLibrary-Poems-000007g', 'Poems', quayLibrary, toIds(10, 11)),
  playlist('PLSandboxQuayLibrary-Draft-000008h', 'Drafts', quayLibrary, toIds(8), {
    privacyStatus: 'private',
  }),
  playlist('PLSandboxBlueLamp-OneTake-0000009i', 'One take', blueLamp, toIds(16, 17, 20, 22)),
  playlist('PLSandboxOpenLectures-Sea-0000010j', 'Sea and sound', openLectures, toIds(24, 25, 27, 29)),
  playlist('PLSandboxWorkshopYard-Wood-000011k', 'Wood', workshopYard, toIds(32, 34, 38)),
];

/** Who is subscribed to whom, by channel id. */
export const subscriptions: readonly { readonly subscriber: string; readonly publisher: string }[] = [
  { subscriber: harbourHall.id, publisher: blueLamp.id },
  { subscriber: harbourHall.id, publisher: quayLibrary.id },
  { subscriber: quayLibrary.id, publisher: harbourHall.id },
];

/** What was rated before the demo begins, by channel id. */
export const ratings: readonly { channelId: string; videoId: string; rating: 'like' | 'dislike' }[] = [
  { channelId: harbourHall.id, videoId: (videos[16] as SeedVideo).id, rating: 'like' },
  { channelId: harbourHall.id, videoId: (videos[31] as SeedVideo).id, rating: 'dislike' },
];

/** The one API key the video API knows, and the two OAuth clients; all of one project. */
export const apiKey = 'AIzaSandboxKey-0000000000000000000000001';
export const publicClientId = 'sandbox-client.apps.example';
export const secretClient = {
  id: 'secret-client.apps.example',
  secret: 'sandbox-secret-never-a-real-one',
} as const;
