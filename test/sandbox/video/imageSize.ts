/** What the first bytes of an image tell. */
export interface ImageFacts {
  readonly format: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
}

/** As many bytes as hold an image's size, whatever else its file has before it. */
export const imageHead = 262_144;

/** Reads the size out of a PNG or JPEG file; undefined for anything else. */
export function readImage(head: Buffer): ImageFacts | undefined {
  if (head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' && head.byteLength >= 24) {
    // The header chunk comes first (PNG, section 11.2.1).
    return { format: 'png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  }
  return head.subarray(0, 2).toString('hex') === 'ffd8' ? readJpeg(head) : undefined;
}

/** Segment after segment up to the frame header, which holds the size (ITU-T T.81, annex B). */
function readJpeg(head: Buffer): ImageFacts | undefined {
  let at = 2;
  while (at + 9 <= head.byteLength && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { format: 'jpeg', height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    at += 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}
