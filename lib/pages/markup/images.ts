import { resolveWebAddress } from '../plainText';
import { findAddress, findLine, type ReadingContext } from './reading';
import { getValues, isThing, type Thing } from './things';

const properties = ['image', 'thumbnailUrl', 'photo'];

/**
 * The address of an event's image: the one with the most pixels of those that give their size, else the first one. A
 * thumbnail counts only if there is no other image. Undefined if there is none at all.
 */
export function findImage(event: Thing, reading: ReadingContext): string | undefined {
  let found: { address: string; pixels: number } | undefined;
  for (const value of getValues(event, ...properties)) {
    const image = isThing(value) ? reading.resolve(value) : undefined;
    const written = image ? findAddress(image, reading, 'contentUrl', 'url', '@id') : value;
    const address = typeof written === 'string' ? resolveWebAddress(written.trim(), reading.base) : undefined;
    const pixels = image ? getLength(image, reading, 'width') * getLength(image, reading, 'height') : 0;
    if (address && (!found || pixels > found.pixels)) found = { address, pixels };
  }
  return found?.address ?? findAddress(event, reading, ...properties);
}

/** Pixels in `1200`, `"1200px"` or a QuantitativeValue; 0 if the image does not give them. */
function getLength(image: Thing, reading: ReadingContext, side: 'width' | 'height'): number {
  const value = getValues(image, side)[0];
  const length = isThing(value) ? findLine(value, reading, 20, 'value') : findLine(image, reading, 20, side);
  return /^\d{1,5}(?:px)?$/.test(length ?? '') ? Number.parseInt(length ?? '', 10) : 0;
}
