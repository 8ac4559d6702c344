import { readFileSync } from 'node:fs';
import type { Area, Place } from './screen';

/** Something known by its colour; the edges of letters have any colour between two, but never much of it. */
export interface Patch {
  colour: readonly [number, number, number];
  /** Pixels. */
  atLeast: number;
}

/** What is on the screen now. */
interface Picture {
  middleOf(patch: Patch, area: Area): Place | undefined;
}

/** How far each of red, green and blue may be off: icons are drawn with soft edges. */
const tolerance = 12;

/** Reads the frame buffer of Xvfb, which is an X window dump: numbers of 32 bits, then colours, then pixels. */
export function readPicture(file: string): Picture {
  const bytes = readFileSync(file);
  const header = (index: number) => bytes.readUInt32BE(index * 4);
  const [size, bytesPerLine, colours] = [header(0), header(12), header(19)];
  const first = size + colours * 12;
  const isNear = (offset: number, [red, green, blue]: readonly [number, number, number]) =>
    Math.abs((bytes[offset] ?? 0) - blue) < tolerance &&
    Math.abs((bytes[offset + 1] ?? 0) - green) < tolerance &&
    Math.abs((bytes[offset + 2] ?? 0) - red) < tolerance;

  return {
    middleOf({ colour, atLeast }, { left, top, right, bottom }) {
      let [count, sumX, sumY] = [0, 0, 0];
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          if (!isNear(first + y * bytesPerLine + x * 4, colour)) continue;
          count += 1;
          sumX += x;
          sumY += y;
        }
      }
      return count < atLeast ? undefined : { x: sumX / count, y: sumY / count };
    },
  };
}
