/** How the live site renders and cleans text: calendar API behaviour, section 4. */

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}

/** Backslashes are lost on write, of two one. */
export const withoutBackslashes = (text: string): string => text.replace(/\\(\\?)/g, '$1');

/** Curly quotes, dashes and dots as numeric entities, outside of tags. */
function texturize(text: string): string {
  return text
    .split(/(<\/?[a-zA-Z][^>]*>)/)
    .map((part, place) => (place % 2 === 1 ? part : texturizePlain(part)))
    .join('');
}

function texturizePlain(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&#038;')
    .replaceAll('...', '&#8230;')
    .replaceAll('---', '&#8212;')
    .replaceAll(' -- ', ' &#8212; ')
    .replaceAll('--', '&#8211;')
    .replaceAll(' - ', ' &#8211; ')
    .replace(/(^|[\s([{-])"/g, '$1&#8220;')
    .replaceAll('"', '&#8221;')
    .replace(/(^|[\s([{-])'(?=\w)/g, '$1&#8216;')
    .replaceAll("'", '&#8217;');
}

const blocks = '(?:p|div|ul|ol|li|h[1-6]|blockquote|table|pre|figure|section|hr|form)';

/** Paragraphs and line breaks made of blank lines and new lines; shortcodes that exist leave nothing. */
function paragraphs(text: string): string {
  const run = text.replace(/\[gallery[^\]]*\]/g, '').replace(/\r\n?/g, '\n');
  if (run.trim() === '') return '';
  const separated = run
    .replace(new RegExp(`(<${blocks}[\\s>])`, 'g'), '\n\n$1')
    .replace(new RegExp(`(</${blocks}>)`, 'g'), '$1\n\n');
  return separated
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .map((part) =>
      new RegExp(`^\\s*<${blocks}[\\s>]`).test(part)
        ? part.trim()
        : `<p>${part.trimEnd().replace(/\s*\n/g, '<br />\n')}</p>`,
    )
    .join('\n');
}

export const renderTitle = (text: string): string => texturize(text.trim());
export const renderText = (text: string): string =>
  hasBlocks(text) ? texturize(renderBlocks(text)) : texturize(paragraphs(text));

export const hasBlocks = (text: string): boolean => text.includes('<!-- wp:');

/** Blocks lose their comments; paragraphs and lists get a class. What is around them stays without paragraphs. */
const renderBlocks = (text: string): string =>
  text
    .replace(
      /(<!-- wp:(paragraph|list)\b.*?-->\s*)<(p|ul|ol)(?: class="([^"]*)")?/g,
      (_whole, comment, block, tag, named) => {
        const classes = [named ?? [], `wp-block-${block}`].flat().join(' ');
        return `${comment}<${tag} class="${classes}"`;
      },
    )
    .replace(/<!-- \/?wp:.*?-->/g, '');

/** The words of a text in one paragraph, as where an excerpt is missing. */
export function renderWords(text: string): string {
  const words = stripTags(renderText(text)).match(/\S+/g) ?? [];
  const shown = words.length > mostWords ? [...words.slice(0, mostWords), '[&hellip;]'] : words;
  return shown.length === 0 ? '' : `<p>${shown.join(' ')}</p>\n`;
}

const mostWords = 30;

/** Tags go, their text stays. */
export const stripTags = (text: string): string => text.replace(/<[^\s>][^>]*>?/g, '');

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'q',
  's',
  'strike',
  'strong',
]);
const contentTags = new Set([
  ...inlineTags,
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'div',
  'span',
  'img',
  'pre',
  'hr',
]);

/** What people without the right to store any markup may store: harmless tags without event handlers. */
export function filterMarkup(text: string, kind: 'title' | 'content'): string {
  const allowed = kind === 'title' ? inlineTags : contentTags;
  return text.replace(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>/g,
    (_all, slash: string, name: string, attributes: string) => {
      if (!allowed.has(name.toLowerCase())) return '';
      const kept = attributes
        .replace(/\s+on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
        .replace(/\s+(?:href|src)\s*=\s*["']?\s*javascript:[^\s"'>]*["']?/gi, '');
      return `<${slash}${name}${kept}>`;
    },
  );
}

/** Letters that no accent can be taken from. */
const folded: Record<string, string> = { ß: 's', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** The address form of a title: accents off, lower case, others percent-encoded, 200 characters at most. */
export function toSlug(text: string): string {
  const plain = stripTags(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœ]/g, (letter) => folded[letter] ?? letter)
    .replace(/[\u2018-\u201f\u2026\u00ab\u00bb]/g, '')
    .replace(/&[a-z0-9#]+;/g, '')
    .replace(/[\u2013\u2014./]/g, '-');
  let encoded = '';
  for (const character of plain) {
    if (/[a-z0-9_\s-]/.test(character)) encoded += /\s/.test(character) ? '-' : character;
    else if (character.charCodeAt(0) > 127) encoded += encodeURIComponent(character).toLowerCase();
  }
  return cutSlug(encoded.replace(/-+/g, '-').replace(/^-|-$/g, ''));
}

/** Not within the bytes of one character, which would be no address any more. */
function cutSlug(slug: string): string {
  let cut = slug.slice(0, 200);
  while (!isWhole(cut)) cut = cut.slice(0, -1);
  return cut.replace(/-$/, '');
}

function isWhole(slug: string): boolean {
  try {
    decodeURIComponent(slug);
    return true;
  } catch {
    return false;
  }
}

/** For comparing names as the live database collates them: case and accents do not count, spacing does. */
export const collated = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Numeric entities and the few named ones that this site writes, as characters. */
export const decodeEntities = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
