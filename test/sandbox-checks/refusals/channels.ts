import { type Case, foreignChannel, ideas, jazz, ownChannel, text } from './case';

const section = (type: string | undefined, more: object = {}, contentDetails?: object) => ({
  snippet: { type, ...more },
  ...(contentDetails ? { contentDetails } : {}),
});
const branding = (channel: object, image?: object) => ({
  id: ownChannel,
  brandingSettings: { channel, ...(image ? { image } : {}) },
});

/** Of channels and what belongs to them, and of lists for everyone. */
export const channelCases: readonly Case[] = [
  ['GET activities?part=id', undefined, '400 youtube.parameter missingRequiredParameter'],
  ['GET activities?part=id&home=true', undefined, '403 youtube.activity homeParameterDeprecated'],
  ['GET activities?part=id&channelId=UCx', undefined, '404 youtube.activity channelNotFound'],
  ['GET activities?part=id&mine=true&publishedAfter=soon', undefined, '400 global invalid'],
  ['GET activities?part=id&mine=true&regionCode=Holland', undefined, '400 youtube.common invalidRegionCode'],
  ['GET activities?part=id&mine=true&regionCode=XX', undefined, '400 youtube.common unsupportedRegionCode'],

  ['POST channelBanners/insert', undefined, '400 youtube.channelBanner mediaBodyRequired'],
  ['PUT channels?part=snippet', { id: ownChannel }, '400 youtube.part unexpectedPart'],
  ['PUT channels?part=brandingSettings,localizations', { id: ownChannel }, '400 youtube.part invalidPart'],
  ['PUT channels?part=brandingSettings', { id: 'UCx' }, '404 youtube.channel channelNotFound'],
  ['PUT channels?part=brandingSettings', { id: foreignChannel }, '403 youtube.channel channelForbidden'],
  [
    'PUT channels?part=brandingSettings',
    branding({ title: 'Other' }),
    '400 youtube.channel channelTitleUpdateForbidden',
  ],
  [
    'PUT channels?part=brandingSettings',
    branding({ description: text(1001) }),
    '400 youtube.channel brandingValidationError',
  ],
  [
    'PUT channels?part=brandingSettings',
    branding({ unsubscribedTrailer: 'nonsense' }),
    '404 youtube.channel unknownVideoId',
  ],
  [
    'PUT channels?part=brandingSettings',
    branding({}, { bannerExternalUrl: 'https://elsewhere.example/a.png' }),
    '400 youtube.channel brandingValidationError',
  ],
  [
    'PUT channels?part=localizations',
    { id: ownChannel, localizations: { nl: { title: 'Havenzaal' } } },
    '400 youtube.channel defaultLanguageNotSetError',
  ],
  [`GET channels?part=auditDetails&id=${ownChannel}`, undefined, '403 youtube.channel channelForbidden'],

  ['GET channelSections?part=id', undefined, '400 youtube.parameter missingRequiredParameter'],
  [
    `GET channelSections?part=id&mine=true&channelId=${ownChannel}`,
    undefined,
    '400 youtube.parameter invalidCriteria',
  ],
  ['GET channelSections?part=id&id=nonsense', undefined, '400 youtube.channelSection idInvalid'],
  ['GET channelSections?part=id&id=UCx.y', undefined, '404 youtube.channelSection channelSectionNotFound'],
  ['GET channelSections?part=id&channelId=UCx', undefined, '404 youtube.channelSection channelNotFound'],
  ['POST channelSections?part=snippet', {}, '400 youtube.channelSection snippetNeeded'],
  ['POST channelSections?part=snippet', section(undefined), '400 youtube.channelSection typeRequired'],
  ['POST channelSections?part=snippet', section('nonsense'), '400 global invalid'],
  [
    'POST channelSections?part=snippet',
    section('multiplePlaylists'),
    '400 youtube.channelSection titleRequired',
  ],
  [
    'POST channelSections?part=snippet',
    section('multiplePlaylists', { title: text(101) }),
    '400 youtube.channelSection titleLengthExceeded',
  ],
  [
    'POST channelSections?part=snippet',
    section('recentUploads', { position: 3 }),
    '400 youtube.channelSection inValidPosition',
  ],
  [
    'POST channelSections?part=snippet',
    section('singlePlaylist'),
    '400 youtube.channelSection contentDetailsNeeded',
  ],
  ...(
    [
      ['singlePlaylist', { playlists: [] }, 'onePlaylistNeeded', 400],
      ['multiplePlaylists', { playlists: [] }, 'playlistsNeeded', 400],
      ['multiplePlaylists', { playlists: [jazz, jazz] }, 'playlistsDuplicated', 400],
      ['multiplePlaylists', { playlists: ['PLx'] }, 'playlistNotFound', 404],
      ['multiplePlaylists', { playlists: [ideas] }, 'playlistIsPrivate', 400],
      ['recentUploads', { playlists: [jazz] }, 'playlistsNotExpected', 400],
      ['recentUploads', { channels: [foreignChannel] }, 'channelsNotExpected', 400],
      ['multipleChannels', { channels: [] }, 'channelsNeeded', 400],
      ['multipleChannels', { channels: [foreignChannel, foreignChannel] }, 'channelsDuplicated', 400],
      ['multipleChannels', { channels: [ownChannel] }, 'ownChannelInChannels', 400],
      ['multipleChannels', { channels: ['UCx'] }, 'channelNotFound', 404],
    ] as const
  ).map(
    ([type, contentDetails, reason, status]): Case => [
      'POST channelSections?part=snippet,contentDetails',
      section(type, { title: 'Several' }, contentDetails),
      `${status} youtube.channelSection ${reason}`,
    ],
  ),

  ['GET i18nLanguages?part=snippet&hl=!', undefined, '400 youtube.common invalidLanguage'],
  ['GET i18nRegions?part=snippet&hl=xx', undefined, '400 youtube.common unsupportedLanguageCode'],
  ['GET members?part=snippet&mode=odd', undefined, '400 youtube.member invalidMode'],
  ['GET members?part=snippet&hasAccessToLevel=odd', undefined, '400 youtube.member invalidHasAccessToLevel'],
  [
    `GET members?part=snippet&filterByMemberChannelId=${Array(101).fill('UCx')}`,
    undefined,
    '400 youtube.member invalidFilterByMemberChannelId',
  ],
  ['GET members?part=snippet&pageToken=odd', undefined, '400 youtube.parameter invalidPageToken'],

  [
    'PUT playlists?part=snippet,localizations',
    { id: jazz, snippet: { title: 'T' }, localizations: { nl: { title: 'T' } } },
    '400 youtube.playlist defaultLanguageNotSetError',
  ],
  [
    'GET playlists?part=id&mine=true&onBehalfOfContentOwner=x',
    undefined,
    '403 youtube.common accountDelegationForbidden',
  ],

  [`POST watermarks/set?channelId=${foreignChannel}`, {}, '403 youtube.watermark forbidden'],
  [`POST watermarks/set?channelId=${ownChannel}`, {}, '400 youtube.watermark requiredTiming'],
  [
    `POST watermarks/set?channelId=${ownChannel}`,
    { timing: { type: 'offsetFromStart' } },
    '400 youtube.watermark requiredTimingOffset',
  ],
  [
    `POST watermarks/set?channelId=${ownChannel}`,
    { timing: { type: 'offsetFromEnd', offsetMs: '999' } },
    '400 youtube.watermark invalidTimingOffset',
  ],
  [
    `POST watermarks/set?channelId=${ownChannel}`,
    { timing: { type: 'offsetFromEnd', offsetMs: '1000', durationMs: '1001' } },
    '400 youtube.watermark invalidDuration',
  ],
  [
    `POST watermarks/set?channelId=${ownChannel}`,
    { timing: { type: 'offsetFromStart', offsetMs: '0' } },
    '400 youtube.watermark mediaBodyRequired',
  ],
  [`POST watermarks/unset?channelId=${foreignChannel}`, undefined, '403 youtube.watermark forbidden'],
];
