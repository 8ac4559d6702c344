import { rating } from './rating';

export const like = rating('video.like', 'like', ['popup', 'page', 'link', 'overlay', 'key']);
