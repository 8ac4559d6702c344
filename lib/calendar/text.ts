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
      if (name !== undefined) return named[name as string] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** A web address fit to become a link, as it was written: absolute, http or https. Everything else is nothing. */
export function webAddress(written: string): string | undefined {
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) ? written : undefined;
}

/** The same of what an answer holds, where `&` is written as an entity. */
export function safeUrl(answered: unknown): string | undefined {
  return typeof answered === 'string' ? webAddress(decodeEntities(answered)) : undefined;
}
