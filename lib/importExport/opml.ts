import { Fault } from '../errors';

/** An outline element of an OPML file: its attributes by lower-case name, and the line it starts on. */
interface Outline {
  line: number;
  attributes: Map<string, string>;
}

/**
 * Reads the outline elements of an OPML file, nested ones included, in order. Only these tags are parsed; no entity is
 * expanded beyond the standard ones, and nothing is loaded.
 * @throws Fault `badInput/opmlBroken` about the line of a malformed tag
 */
export function readOutlines(text: string): Outline[] {
  const outlines: Outline[] = [];
  let [line, counted] = [1, 0];
  for (let at = text.search(tag); at >= 0; ) {
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    const { attributes, end } = readAttributes(text, at + '<outline'.length, line);
    outlines.push({ line, attributes });
    tag.lastIndex = end;
    at = tag.exec(text)?.index ?? -1;
  }
  return outlines;
}

const tag = /<outline(?=[\s/>])/gi;

function readAttributes(text: string, start: number, line: number) {
  const attributes = new Map<string, string>();
  const attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  attribute.lastIndex = start;
  let end = start;
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    const [, name = '', inDouble, inSingle] = found;
    attributes.set(name.toLowerCase(), decode(inDouble ?? inSingle ?? ''));
    end = attribute.lastIndex;
  }
  const closing = /\s*\/?>/y;
  closing.lastIndex = end;
  if (!closing.test(text)) throw new Fault({ kind: 'badInput', reason: 'opmlBroken', about: String(line) });
  return { attributes, end: closing.lastIndex };
}

/** Writes feeds as OPML 1.1, the format in which the platform itself used to export subscriptions. */
export function writeOutlines(title: string, feeds: readonly { title: string; feedUrl: string }[]): string {
  const lines = feeds.map(({ title, feedUrl }) => {
    const name = encode(title);
    return `      <outline text="${name}" title="${name}" type="rss" xmlUrl="${encode(feedUrl)}"/>\n`;
  });
  const name = encode(title);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<opml version="1.1">\n  <head><title>${name}</title></head>\n` +
    `  <body>\n    <outline text="${name}" title="${name}">\n${lines.join('')}    </outline>\n  </body>\n</opml>\n`
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0x10ffff ? whole : String.fromCodePoint(code);
    },
  );
}

/**
 * Escapes a text for an attribute. Characters that XML 1.0 forbids are left out; white space that an attribute would
 * normalise is written as a character reference.
 */
function encode(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
