import { crc32, deflateSync } from 'node:zlib';

/** A PNG of an evening sky over water, for pages whose picture should be one that any site takes as an upload. */
export function eveningPicture(width: number, height: number): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    // Every row begins with its filter type, 0 for none.
    let offset = y * (1 + width * 3) + 1;
    for (let x = 0; x < width; x += 1) {
      rows.set(colourAt(x / width, y / height), offset);
      offset += 3;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per channel, red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** `x` and `y` from 0 to 1; red, green, blue from 0 to 255. */
function colourAt(x: number, y: number): [number, number, number] {
  const shore = 0.68 + 0.03 * Math.sin(x * 9) + 0.012 * Math.sin(x * 31);
  if (y > shore) {
    const glint = Math.sin(x * 70 + y * 160) > 0.93 ? 50 : 0;
    return [20 + glint, 46 + glint, 66 + glint];
  }
  // The picture is two and a half times as wide as it is high.
  const fromMoon = Math.hypot((x - 0.76) * 2.5, y - 0.32);
  if (fromMoon < 0.11) return [250, 236, 205];
  const glow = Math.max(0, 0.6 - fromMoon) * 110;
  return [38 + y * 170 + glow, 52 + y * 90 + glow * 0.8, 96 + y * 40 + glow * 0.4];
}
