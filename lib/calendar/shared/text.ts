/** The named references that WordPress itself writes; everything else it sends by number. */
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

/** Text as the person knows it: answers carry titles rendered for HTML (calendar API behaviour, section 4). */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name as string] ?? whole) : whole;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const references: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/**
 * Markup that shows exactly this text. Titles and names are published as markup, unfiltered for administrators
 * (calendar API behaviour, section 6), so every text goes through here before it is sent. Besides what begins a tag or
 * an entity: `[` begins a shortcode, which the site would run, `://` makes a line that is an address an embedded page,
 * and a backslash would be lost on write (section 4). Half of a surrogate pair, which no site can store, becomes U+FFFD.
 * An `&` that begins no entity stays as people search for it.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(
      /[<>[\\]|&(?=[#\w])|:(?=\/\/)/g,
      (sign) => references[sign] ?? `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
    );
}

/** The text that a title shows; undefined where it holds markup, or entities that are not known here. */
export function toTitleText(markup: string): string | undefined {
  if (/<[a-z/!?]/i.test(markup)) return undefined;
  const isKnown = [...markup.matchAll(/&([a-zA-Z]\w*);/g)].every(([, name = '']) =>
    Object.hasOwn(named, name),
  );
  return isKnown ? decodeEntities(markup) : undefined;
}

/** A web address fit to become a link, as it was written: absolute, http or https. Everything else is nothing. */
export function webAddress(written: string): string | undefined {
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) ? written : undefined;
}

/** The same of what an answer holds, where `&` is written as an entity. */
export function safeUrl(answered: unknown): string | undefined {
  return typeof answered === 'string' ? webAddress(decodeEntities(answered)) : undefined;
}

const percentEncoded = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** A web address without signs that could end an attribute or begin a tag or a shortcode: they are percent-encoded. */
export const safeAddress = (address: string): string => address.replace(/["'<>[\]\\`\s]/g, percentEncoded);

/**
 * An address that the site holds already, as it goes back. It was read with its entities decoded, so the signs of
 * markup, which no address needs, are percent-encoded; all else stays as it is stored.
 */
export const storedAddress = (address: string): string => address.replace(/["<>]/g, percentEncoded);
