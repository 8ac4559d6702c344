/** Bytes in which a page must say its charset (HTML, section 4.2.5.4). */
const searchedBytes = 1_024;

const marks: [charset: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/**
 * The text of a page or file by its charset: that of its byte order mark, else of the Content-Type header, else of a
 * `<meta>` element within the first 1,024 bytes, else UTF-8 (the order of the HTML standard, section 13.2.3). Labels
 * that no browser knows count as none; bytes that mean nothing become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const said = [marked, charsetOfHeader(contentType), charsetOfMeta(bytes)];
  const decoder = said.map((label) => label && decoderFor(label)).find(Boolean) || new TextDecoder();
  return decoder.decode(bytes);
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function charsetOfHeader(contentType: string | null): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
}

/** `<meta charset>`, or `<meta http-equiv="Content-Type" content="text/html; charset=…">`. */
function charsetOfMeta(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, searchedBytes));
  const shown = head.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const [element] of shown.matchAll(/<meta[\s/][^<>]*>/gi)) {
    const label = /[\s"'/;]charset\s*=\s*["']?([^\s"'/;>]+)/i.exec(element)?.[1];
    // An element that could be read as ASCII is not written in UTF-16
    if (label) return /^utf-16/i.test(label) ? 'utf-8' : label;
  }
  return undefined;
}
