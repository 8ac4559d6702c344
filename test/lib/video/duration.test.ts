import { expect, it } from 'vitest';
import { parseVideoDuration } from '../../../lib/video/shared/duration';

it.each([
  ['PT3M5S', 185],
  ['PT1H2M3S', 3_723],
  ['P1DT2H', 93_600],
  ['P0D', 0],
  ['3:05', undefined],
  ['PT3M5', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s', (written, seconds) => {
  expect(parseVideoDuration(written)).toBe(seconds);
});
