const latin1 = [
  'nbsp',
  'iexcl',
  'cent',
  'pound',
  'curren',
  'yen',
  'brvbar',
  'sect',
  'uml',
  'copy',
  'ordf',
  'laquo',
  'not',
  'shy',
  'reg',
  'macr',
  'deg',
  'plusmn',
  'sup2',
  'sup3',
  'acute',
  'micro',
  'para',
  'middot',
  'cedil',
  'sup1',
  'ordm',
  'raquo',
  'frac14',
  'frac12',
  'frac34',
  'iquest',
  'Agrave',
  'Aacute',
  'Acirc',
  'Atilde',
  'Auml',
  'Aring',
  'AElig',
  'Ccedil',
  'Egrave',
  'Eacute',
  'Ecirc',
  'Euml',
  'Igrave',
  'Iacute',
  'Icirc',
  'Iuml',
  'ETH',
  'Ntilde',
  'Ograve',
  'Oacute',
  'Ocirc',
  'Otilde',
  'Ouml',
  'times',
  'Oslash',
  'Ugrave',
  'Uacute',
  'Ucirc',
  'Uuml',
  'Yacute',
  'THORN',
  'szlig',
  'agrave',
  'aacute',
  'acirc',
  'atilde',
  'auml',
  'aring',
  'aelig',
  'ccedil',
  'egrave',
  'eacute',
  'ecirc',
  'euml',
  'igrave',
  'iacute',
  'icirc',
  'iuml',
  'eth',
  'ntilde',
  'ograve',
  'oacute',
  'ocirc',
  'otilde',
  'ouml',
  'divide',
  'oslash',
  'ugrave',
  'uacute',
  'ucirc',
  'uuml',
  'yacute',
  'thorn',
  'yuml',
];

const entities = new Map([
  ...latin1.map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
  }),
  ...Object.entries({
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    euro: '€',
  }),
  ...Object.entries({
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    zwj: '\u200d',
  }),
]);

/**
 * Converts a value that may hold markup to plain text: tags are removed, paragraphs become line breaks, entities are
 * decoded once (`&amp;lt;` becomes `&lt;`). Takes linear time on any input.
 * @param limit maximum number of characters in the result
 */
export function toPlainText(markup: string, limit: number): string {
  // The rest is never read: thousands of items of a page may refer to one item with a very long name
  const shown = markup.slice(0, limit * 4);
  if (!/[<&]/.test(shown)) return tidy(shown, limit);
  const isPlain = !/<(?:!--|s[ct])/i.test(shown);
  const bare = (isPlain ? shown : removeHidden(shown))
    // Programs write a line feed after `<br>`, which is no line of its own
    .replace(/<(?:br\b[^<>]*>(?:\r?\n)?|\/(?:p|div|li|h\d|tr|ul|ol)\b[^<>]*>)/gi, '\n')
    // A paragraph begins a line, unless the one before has ended it
    .replace(/<(?:p|div|li|h\d|tr|ul|ol)\b[^<>]*>/gi, '\v')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/(^|\n)[ \t\v]*\v/g, '$1')
    .replace(/\v+/g, '\n');
  return tidy(decodeEntities(bare), limit);
}

/** Decodes entities once. Unknown names stay as written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (written, decimal, hexadecimal, name) =>
      name
        ? (entities.get(name) ?? written)
        : toCharacter(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
  );
}

const formatting = /<\/?(?:p|br|div|span|b|strong|i|em|u|a|ul|ol|li|h[1-6])(?:[\s/][^<>]*)?>/i;

/**
 * The markup of a description with formatting tags; undefined for plain text, even if it mentions tags. Markup that was
 * escaped once too often is unescaped: some sites publish it so, sites with The Events Calendar among them.
 */
export function formattedMarkup(written: string): string | undefined {
  if (formatting.test(written)) return written;
  if (!written.includes('&lt;')) return undefined;
  const once = decodeEntities(written);
  return formatting.test(once) ? once : undefined;
}

/** Removes comments, scripts and style sheets; one that is not closed reaches to the end of the text. */
function removeHidden(markup: string): string {
  let shown = '';
  let from = 0;
  for (const { 0: opening, 1: element, index } of markup.matchAll(/<!--|<(script|style)\b/gi)) {
    if (index < from) continue;
    shown += markup.slice(from, index);
    const closing =
      opening === '<!--' ? /-->/g : element?.toLowerCase() === 'script' ? /<\/script>/gi : /<\/style>/gi;
    closing.lastIndex = index + opening.length;
    from = closing.test(markup) ? closing.lastIndex : markup.length;
  }
  return shown + markup.slice(from);
}

function toCharacter(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/**
 * Collapses white space, keeps at most one empty line, removes control and text direction characters,
 * cuts at `limit` characters.
 */
export function tidy(text: string, limit: number): string {
  if (text.length <= limit && isTidy(text)) return text;
  return text
    .slice(0, limit * 4)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ \n ?|\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '');
}

/** A fast check that holds for most short texts: one line of printable ASCII with single spaces. */
const isTidy = (text: string) => !/[^ -~]|^ | $| {2}/.test(text);

/** Like `tidy`, with line breaks turned into spaces. */
export function oneLine(text: string, limit: number): string {
  return tidy(text, limit).replace(/\n+/g, ' ');
}

/**
 * Resolves an address against `base`. Undefined if the result is not http or https, or longer than 4,096 characters.
 */
export function resolveWebAddress(written: string, base: string): string | undefined {
  if (!written || written.length > 4096) return undefined;
  try {
    const { href, protocol } = new URL(written, base);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
