import { silentVideoId } from '../../sandbox/seedCommunity';
import { type Case, foreign, foreignChannel, own, text } from './case';

const thread = 'UgSandboxThread0001';
const on = (videoId: string, textOriginal?: string, channelId?: string) => ({
  snippet: { videoId, channelId, topLevelComment: { snippet: { textOriginal } } },
});

export const commentCases: readonly Case[] = [
  ['GET commentThreads?part=id', undefined, '400 youtube.parameter missingRequiredParameter'],
  ['GET commentThreads?part=id&videoId=nonsense', undefined, '404 youtube.commentThread videoNotFound'],
  [
    `GET commentThreads?part=id&videoId=${silentVideoId}`,
    undefined,
    '403 youtube.commentThread commentsDisabled',
  ],
  [
    `GET commentThreads?part=id&videoId=${foreign}&moderationStatus=rejected`,
    undefined,
    '403 youtube.commentThread forbidden',
  ],
  [
    `GET commentThreads?part=id&id=${thread}&moderationStatus=rejected`,
    undefined,
    '400 youtube.commentThread operationNotSupported',
  ],
  [`GET commentThreads?part=id&videoId=${own}&maxResults=0`, undefined, '400 global invalidParameter'],
  ['POST commentThreads?part=snippet', {}, '400 youtube.commentThread channelOrVideoIdMissing'],
  ['POST commentThreads?part=snippet', on(own, ' '), '400 youtube.commentThread commentTextRequired'],
  ['POST commentThreads?part=snippet', on(own, text(10_001)), '400 youtube.commentThread commentTextTooLong'],
  ['POST commentThreads?part=snippet', on('nonsense', 'Hi'), '404 youtube.commentThread videoNotFound'],
  ['POST commentThreads?part=snippet', on(silentVideoId, 'Hi'), '403 youtube.commentThread forbidden'],
  [
    'POST commentThreads?part=snippet',
    on(own, 'Hi', foreignChannel),
    '400 youtube.commentThread invalidCommentThreadMetadata',
  ],
  ['GET comments?part=id&parentId=nonsense', undefined, '404 youtube.comment commentNotFound'],
  [`GET comments?part=id&parentId=${thread}.Ug01`, undefined, '400 youtube.comment operationNotSupported'],
  ['POST comments?part=snippet', {}, '400 youtube.comment parentIdMissing'],
  [
    'POST comments?part=snippet',
    { snippet: { parentId: thread } },
    '400 youtube.comment commentTextRequired',
  ],
  [
    'POST comments?part=snippet',
    { snippet: { parentId: 'nonsense', textOriginal: 'Hi' } },
    '404 youtube.comment parentCommentNotFound',
  ],
  [
    'POST comments?part=snippet',
    { snippet: { parentId: `${thread}.Ug01`, textOriginal: 'Hi' } },
    '400 youtube.comment operationNotSupported',
  ],
  [
    'POST comments?part=snippet',
    { snippet: { parentId: 'UgSandboxThread0003', textOriginal: 'Hi' } },
    '400 youtube.comment parentCommentIsPrivate',
  ],
  ['PUT comments?part=snippet', { id: 'nonsense' }, '404 youtube.comment commentNotFound'],
  [
    'PUT comments?part=snippet',
    { id: thread, snippet: { textOriginal: 'Hi' } },
    '403 youtube.comment forbidden',
  ],
  ['DELETE comments?id=nonsense', undefined, '404 youtube.comment commentNotFound'],
  [
    `POST comments/setModerationStatus?id=${thread}&moderationStatus=published&banAuthor=true`,
    undefined,
    '400 youtube.comment banWithoutReject',
  ],
  [
    `POST comments/setModerationStatus?id=${thread},nonsense&moderationStatus=rejected`,
    undefined,
    '404 youtube.comment commentNotFound',
  ],
  [
    'POST comments/setModerationStatus?id=UgSandboxThread0004&moderationStatus=rejected',
    undefined,
    '403 youtube.comment forbidden',
  ],
];
