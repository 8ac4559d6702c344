/** A number, a word, a sign or a line break of a text. Chinese and Japanese characters are tokens of their own. */
export interface Token {
  kind: 'number' | 'word' | 'sign' | 'break';
  text: string;
  /** The text in lower case without accents, by which words are looked up. */
  key: string;
  /** Offsets in the text. */
  from: number;
  to: number;
}

/** A part of a text: the index of its first token, and of the one after its last. */
export interface TokenRange {
  from: number;
  to: number;
}

const tokenForm =
  /\d+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}])+|\n|\S/gu;

/** Splits a text. Full-width digits and signs become plain ones, with the same offsets. */
export function tokenize(text: string): Token[] {
  const plain = text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return [...plain.matchAll(tokenForm)].map(({ 0: found, index }) => ({
    kind: toKind(found),
    text: found,
    key: toKey(found),
    from: index,
    to: index + found.length,
  }));
}

function toKind(text: string): Token['kind'] {
  if (text === '\n') return 'break';
  if (/^\d/.test(text)) return 'number';
  return /^\p{L}/u.test(text) ? 'word' : 'sign';
}

/** Lower case without accents; Japanese kana keep their marks. */
function toKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'")
    .normalize('NFC');
}

/** Index after these words, 0 if they are not there. Full stops and hyphens between them are skipped. */
export function matchKeys(tokens: readonly Token[], at: number, keys: readonly string[]): number {
  let next = at;
  for (const [place, key] of keys.entries()) {
    while (place > 0 && ['.', '-'].includes(tokens[next]?.key ?? '')) next++;
    if (tokens[next]?.key !== key) return 0;
    next++;
  }
  return next;
}
