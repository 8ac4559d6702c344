const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

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
 * Plain text of a value that may hold markup: tags out, paragraphs as line breaks, entities decoded once
 * (`&amp;lt;` becomes `&lt;`, which stays). Linear in time whatever the input.
 * @param limit characters kept
 */
export function toPlainText(markup: string, limit: number): string {
  // No more is looked at: many things of a page may refer to one that has a very long name
  const shown = markup.slice(0, limit * 4);
  if (!/[<&]/.test(shown)) return tidy(shown, limit);
  const isPlain = !/<(?:!--|s[ct])/i.test(shown);
  const bare = (isPlain ? shown : withoutHidden(shown))
    .replace(/<(?:br|\/(?:p|div|li|h\d|tr|ul|ol))\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!?][^<>]*>/gi, '');
  return tidy(decoded(bare), limit);
}

/** Entities decoded once. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (written, decimal, hexadecimal, name) =>
      name
        ? (entities.get(name) ?? written)
        : characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
  );
}

const formatting = /<\/?(?:p|br|div|span|b|strong|i|em|u|a|ul|ol|li|h[1-6])(?:[\s/][^<>]*)?>/i;

/**
 * The markup of a description that is formatted by tags; undefined for text, even where it speaks of tags. Some sites
 * escape theirs once more than they should, calendars of the kind we write to among them.
 */
export function formattedMarkup(written: string): string | undefined {
  if (formatting.test(written)) return written;
  if (!written.includes('&lt;')) return undefined;
  const once = decoded(written);
  return formatting.test(once) ? once : undefined;
}

/** Comments, scripts and style sheets, to their end or that of the text. */
function withoutHidden(markup: string): string {
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

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** White space collapsed, at most one empty line, no control or text direction characters, `limit` characters. */
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

/** Most short texts are one line of ASCII already. */
const isTidy = (text: string) => !/[^ -~]|^ | $| {2}/.test(text);

/** The same on one line. */
export function oneLine(text: string, limit: number): string {
  return tidy(text, limit).replace(/\s+/g, ' ');
}

/** An absolute http or https address, or undefined: `javascript:` and its like never come out. */
export function webAddress(written: string, base: string): string | undefined {
  if (!written || written.length > 4096) return undefined;
  try {
    const { href, protocol } = new URL(written, base);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
