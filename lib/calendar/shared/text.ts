/** The named character references that WordPress writes; it sends all others by number. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
};

/** Decodes entities once, since answers contain text rendered for HTML (calendar API behaviour, section 4). */
export function decodeWordPressEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name as string] ?? whole) : whole;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** References by number that WordPress writes for other characters when it shows a text (`wptexturize`). */
const typographic: Record<string, string> = {
  215: 'x',
  8211: '--',
  8212: '---',
  8216: "'",
  8217: "'",
  8220: '"',
  8221: '"',
  8230: '...',
  8242: "'",
  8243: '"',
};

/**
 * The text of a shown title or name as it was typed: WordPress shows straight quotes, hyphens and dots as typographic
 * ones, by number; those that were typed so are characters in the answer (calendar API behaviour, section 4).
 */
export function toTypedText(shown: string): string {
  const typed = shown
    .replace(/ &#8211; /g, ' - ')
    .replace(/ &#8212; /g, ' -- ')
    .replace(/&#(\d{3,4});/g, (whole, code) => typographic[code as string] ?? whole);
  return decodeWordPressEntities(typed);
}

/** Markup as the site shows it, without the paragraphs that it adds to a text. */
export const withoutParagraphs = (markup: string): string => markup.replace(/<\/?p>/g, '').trim();

const references: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/**
 * Converts text to markup that displays exactly this text. Must be applied to every title and name before sending: the
 * site publishes them as markup, for administrators without filtering (calendar API behaviour, section 6). Escapes what
 * begins a tag or an entity; `[`, which begins a shortcode that the site would run; `://`, since the site turns a line
 * with an address into an embedded page; and backslashes, which the site loses (section 4). A lone surrogate, which no
 * site can store, becomes U+FFFD. An `&` that begins no entity is kept, so that the site's search finds the text.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(
      /[<>[\\]|&(?=[#\w])|:(?=\/\/)/g,
      (sign) => references[sign] ?? `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
    );
}

/**
 * Markup in the form that the site stores as it is: of each pair of backslashes it keeps one, and drops a single one, as
 * that of an attribute of a block (calendar API behaviour, section 4).
 */
export const withBackslashes = (markup: string): string => markup.replaceAll('\\', '\\\\');

/** The text that a title displays; undefined if it contains tags, or entities that are not in the table. */
export function toTitleText(markup: string): string | undefined {
  if (/<[a-z/!?]/i.test(markup)) return undefined;
  const isKnown = [...markup.matchAll(/&([a-zA-Z]\w*);/g)].every(([, name = '']) =>
    Object.hasOwn(named, name),
  );
  return isKnown ? toTypedText(markup) : undefined;
}

/** The address unchanged if it is absolute and http or https, so that it may become a link; else undefined. */
export function toWebAddress(written: string): string | undefined {
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) ? written : undefined;
}

/**
 * Like `toWebAddress`, for a value from an answer, in which `&` is written as an entity; undefined,
 * too, for a value that is no text.
 */
export function safeUrl(answered: unknown): string | undefined {
  return typeof answered === 'string' ? toWebAddress(decodeWordPressEntities(answered)) : undefined;
}

const percentEncoded = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** Percent-encodes the signs of an address that could end an attribute or begin a tag or a shortcode. */
export const safeAddress = (address: string): string => address.replace(/["'<>[\]\\`\s]/g, percentEncoded);

/**
 * An address from an answer in the form to send back. Its entities were decoded, so the signs of markup are
 * percent-encoded; everything else stays as stored.
 */
export const storedAddress = (address: string): string => address.replace(/["<>]/g, percentEncoded);
