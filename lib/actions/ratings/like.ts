import { rating } from './rating';

/** Likes a video. Undo restores the previous rating. */
export const like = rating('video.like', 'like', ['popup', 'page', 'link', 'overlay', 'key']);
