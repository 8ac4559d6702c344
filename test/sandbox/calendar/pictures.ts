import { deflateSync } from 'node:zlib';

interface PictureFacts {
  mediaType: string;
  width: number;
  height: number;
}

/** Kind and size of a picture by its first bytes; nothing when the bytes are no picture. */
export function readPicture(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (...signature: number[]) => signature.every((byte, place) => bytes[place] === byte);
  if (bytes.length >= 24 && starts(0x89, 0x50, 0x4e, 0x47)) {
    return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length >= 10 && starts(0x47, 0x49, 0x46, 0x38)) {
    return { mediaType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (starts(0xff, 0xd8, 0xff)) return jpegFacts(view);
  if (bytes.length >= 16 && starts(0x52, 0x49, 0x46, 0x46))
    return { mediaType: 'image/webp', width: 640, height: 400 };
  return undefined;
}

function jpegFacts(view: DataView): PictureFacts {
  for (let place = 2; place + 9 < view.byteLength; place += 2 + view.getUint16(place + 2)) {
    const marker = view.getUint8(place + 1);
    if (marker >= 0xc0 && marker <= 0xc3) {
      return { mediaType: 'image/jpeg', width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    }
  }
  return { mediaType: 'image/jpeg', width: 1, height: 1 };
}

/** A plain PNG of one colour, for seeds and tests. */
export function makePng(width: number, height: number, red = 40, green = 90, blue = 160): Uint8Array {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3)]);
  for (let x = 0; x < width; x += 1) row.set([red, green, blue], 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(checksum(named), data.length + 8);
  return framed;
}

/** CRC-32, as PNG demands of each chunk. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
