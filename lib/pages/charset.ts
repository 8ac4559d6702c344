/** A page must declare its charset within this many bytes (HTML standard, section 4.2.5.4). */
const searchedBytes = 1_024;

const byteOrderMarks: [charset: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/**
 * Decodes a page or file. The charset comes from the byte order mark, else the Content-Type header, else a `<meta>`
 * element within the first 1,024 bytes (the order of the HTML standard, section 13.2.3), else it is UTF-8, or
 * windows-1252 if the bytes are not UTF-8. Charset labels that the browser does not know are skipped; invalid bytes of
 * a declared charset become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const ofMark = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const labels = [ofMark, readHeaderCharset(contentType), findMetaCharset(bytes)];
  const declared = labels.map((label) => label && createDecoder(label)).find(Boolean);
  if (declared) return declared.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function createDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function readHeaderCharset(contentType: string | null): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
}

/** Reads `<meta charset>` or `<meta http-equiv="Content-Type" content="text/html; charset=…">`. */
function findMetaCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, searchedBytes));
  const shown = head.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const [element] of shown.matchAll(/<meta[\s/][^<>]*>/gi)) {
    const label = /[\s"'/;]charset\s*=\s*["']?([^\s"'/;>]+)/i.exec(element)?.[1];
    // The element was readable as ASCII, so the page is not UTF-16 whatever the label says
    if (label) return /^utf-16/i.test(label) ? 'utf-8' : label;
  }
  return undefined;
}
