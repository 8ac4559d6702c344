import { type Case, foreign, own, text } from './case';

const video = (snippet: object, more: object = {}) => ({
  id: own,
  snippet: { title: 'T', categoryId: '10', ...snippet },
  ...more,
});

/** Of videos and what belongs to them. */
export const videoCases: readonly Case[] = [
  ['GET captions?part=id', undefined, '400 youtube.parameter missingRequiredParameter'],
  ['GET captions?part=id&videoId=nonsense', undefined, '404 youtube.caption videoNotFound'],
  [`GET captions?part=id&videoId=${foreign}`, undefined, '403 youtube.caption forbidden'],
  [`GET captions?part=id&videoId=${own}&id=nonsense`, undefined, '404 youtube.caption captionNotFound'],
  ['GET captions/nonsense?tfmt=srt', undefined, '404 youtube.caption captionNotFound'],
  ['DELETE captions?id=nonsense', undefined, '404 youtube.caption captionNotFound'],
  [
    'POST captions?part=snippet',
    { snippet: { videoId: own, language: 'en' } },
    '400 youtube.caption invalidMetadata',
  ],
  [
    'POST captions?part=snippet',
    { snippet: { videoId: own, language: 'en', name: text(151) } },
    '400 youtube.caption nameTooLong',
  ],
  [
    'POST captions?part=snippet',
    { snippet: { videoId: own, language: 'en', name: '' } },
    '409 youtube.caption captionExists',
  ],
  [
    'POST captions?part=snippet',
    { snippet: { videoId: own, language: 'nl', name: '' } },
    '400 youtube.caption contentRequired',
  ],
  ['PUT captions?part=snippet', { id: 'nonsense' }, '404 youtube.caption captionNotFound'],

  ['GET search?part=snippet&q=x&videoDuration=long', undefined, '400 youtube.search invalidSearchFilter'],
  ['GET search?part=snippet&forMine=true', undefined, '400 youtube.search invalidSearchFilter'],
  ['GET search?part=snippet&type=film', undefined, '400 youtube.search invalidSearchFilter'],
  ['GET search?part=snippet&channelId=UCx', undefined, '400 youtube.search invalidChannelId'],
  ['GET search?part=snippet&type=video&location=1,2', undefined, '400 youtube.search invalidLocation'],
  ['GET search?part=snippet&relevanceLanguage=!', undefined, '400 youtube.search invalidRelevanceLanguage'],

  ['POST thumbnails/set?videoId=nonsense', undefined, '404 youtube.thumbnail videoNotFound'],
  [`POST thumbnails/set?videoId=${foreign}`, undefined, '403 youtube.thumbnail forbidden'],
  [`POST thumbnails/set?videoId=${own}`, undefined, '400 youtube.thumbnail mediaBodyRequired'],

  ['GET videoCategories?part=snippet&id=999', undefined, '404 youtube.videoCategory videoCategoryNotFound'],
  ['POST videos?part=snippet', { snippet: { title: 'T' } }, '400 youtube.video mediaBodyRequired'],
  ['PUT videos?part=snippet', { ...video({}), id: 'nonsense' }, '404 youtube.video videoNotFound'],
  ['PUT videos?part=snippet', { ...video({}), id: foreign }, '403 youtube.video forbidden'],
  ['PUT videos?part=snippet', video({ title: '' }), '400 youtube.video invalidTitle'],
  ['PUT videos?part=snippet', video({ title: text(101) }), '400 youtube.video invalidTitle'],
  [
    'PUT videos?part=snippet',
    video({ description: '€'.repeat(1667) }),
    '400 youtube.video invalidDescription',
  ],
  ['PUT videos?part=snippet', video({ tags: [text(250), text(250)] }), '400 youtube.video invalidTags'],
  ['PUT videos?part=snippet', video({ categoryId: '18' }), '400 youtube.video invalidCategoryId'],
  ['PUT videos?part=snippet', { id: own, snippet: { title: 'T' } }, '400 youtube.video invalidCategoryId'],
  [
    'PUT videos?part=snippet,localizations',
    video({}, { localizations: { nl: { title: 'T' } } }),
    '400 youtube.video defaultLanguageNotSet',
  ],
  [
    'PUT videos?part=status',
    { id: own, status: { privacyStatus: 'private', publishAt: '2030-01-01T00:00:00Z' } },
    '400 youtube.video invalidPublishAt',
  ],
  [
    'PUT videos?part=recordingDetails',
    { id: own, recordingDetails: { location: { latitude: 91, longitude: 0 } } },
    '400 youtube.video invalidRecordingDetails',
  ],
  ['DELETE videos?id=nonsense', undefined, '404 youtube.video videoNotFound'],
  [`DELETE videos?id=${foreign}`, undefined, '403 youtube.video forbidden'],
  ['GET videos?part=id&chart=mostPopular&maxResults=0', undefined, '400 global invalidParameter'],
  ['POST videos/reportAbuse', { videoId: 'nonsense' }, '404 youtube.video videoNotFound'],
  ['POST videos/reportAbuse', { videoId: own, reasonId: 'S' }, '400 youtube.video invalidAbuseReason'],
  [
    'POST videos/reportAbuse',
    { videoId: own, reasonId: 'N', secondaryReasonId: '27' },
    '400 youtube.video invalidAbuseReason',
  ],
];
