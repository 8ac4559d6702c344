import { rating } from './rating';

/** Dislikes a video. Undo restores the previous rating. */
export const dislike = rating('video.dislike', 'dislike', ['popup', 'page', 'link', 'overlay']);
