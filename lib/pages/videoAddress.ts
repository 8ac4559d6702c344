/** The forms of ids. @source video API behaviour, section 10 */
export const videoIdForm = /^[\w-]{11}$/;
export const channelIdForm = /^UC[\w-]{22}$/;

/** Origins of the video site, where the content script runs without a further permission. */
export const videoSites: readonly string[] = [
  'https://www.youtube.com',
  'https://m.youtube.com',
  'https://music.youtube.com',
];

/** The site on which people manage their channel. */
export const studioUrl = 'https://studio.youtube.com/';

/** The page of a video of the video site; within a playlist if one is given. */
export const videoUrl = (videoId: string, playlistId?: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}${
    playlistId === undefined ? '' : `&list=${encodeURIComponent(playlistId)}`
  }`;

/** The page of a playlist of the video site. */
export const playlistUrl = (playlistId: string): string =>
  `https://www.youtube.com/playlist?list=${encodeURIComponent(playlistId)}`;

/** The page of a channel, by its id (`UC…`). */
export const channelUrl = (channelId: string): string =>
  `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`;

/** The page of a video that shows one of its comments first. */
export const commentUrl = (videoId: string, commentId: string): string =>
  `${videoUrl(videoId)}&lc=${encodeURIComponent(commentId)}`;
