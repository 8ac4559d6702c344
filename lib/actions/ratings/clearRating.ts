import { rating } from './rating';

/** Removes the rating of a video. Undo restores it. */
export const clearRating = rating('video.clearRating', 'none', ['popup', 'page', 'link', 'overlay']);
