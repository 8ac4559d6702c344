import { rating } from './rating';

export const clearRating = rating('video.clearRating', 'none', ['popup', 'page', 'link', 'overlay']);
