import { expect, it } from 'vitest';
import { playlistUrl, videoUrl } from '../../../lib/pages/videoAddress';

it('encodes the ids in an address', () => {
  expect(playlistUrl('PL&x')).toBe('https://www.youtube.com/playlist?list=PL%26x');
  expect(videoUrl('v&x', 'PL&x')).toBe('https://www.youtube.com/watch?v=v%26x&list=PL%26x');
});
