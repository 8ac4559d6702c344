import { rating } from './rating';

export const dislike = rating('video.dislike', 'dislike', ['popup', 'page', 'link', 'overlay']);
