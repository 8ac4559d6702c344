import { parseJson } from '../../shared/parseJson';
import { decodeEntities } from '../plainText';

/**
 * Parses JSON with the errors that templates make: a byte order mark, comments, comment or CDATA marks around it, raw
 * line breaks and wrong escapes in strings, commas too many, several values one after the other, quotation marks within
 * a string, and entities in place of all quotation marks. Undefined if it remains unreadable. Takes linear time.
 */
export function parseLooseJson(text: string): unknown {
  const written = /^\s*[[{]\s*&(?:quot|#34|#0*34|#x22);/i.test(text) ? decodeEntities(text) : text;
  return parseJson(written) ?? tryRepaired(written) ?? tryRepaired(escapeInnerQuotes(written));
}

function tryRepaired(text: string): unknown {
  const repaired = repair(text);
  return parseJson(repaired) ?? parseJson(`[${repaired}]`);
}

const comments =
  /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|(?:\/\/[ \t]*)?<!(?:--|\[CDATA\[)|-->|\]\]>|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n\r]*|\ufeff|;(?=\s*$)/g;
const separators = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|,(?=\s*(?:[,}\]]|$))|[}\]](?=\s*[[{])/g;

function repair(text: string): string {
  const bare = text.replace(comments, (token) => (token.startsWith('"') ? repairString(token) : ' '));
  return bare.replace(separators, (token) => {
    if (token.startsWith('"')) return token;
    return token === ',' ? '' : `${token},`;
  });
}

const controls: Record<string, string> = { '\n': '\\n', '\t': '\\t' };

/** Escapes raw control characters, and removes the backslash of escapes that JSON does not have, such as `\'`. */
function repairString(token: string): string {
  return (
    token
      .replace(/\\(?:u[\da-f]{4}|([\s\S]))/gi, (written, sign) =>
        sign === undefined || '"\\/bfnrt'.includes(sign) ? written : sign,
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON forbids in strings
      .replace(/\r\n?|[\u0000-\u001f]/g, (control) => controls[control.replace(/\r\n?/, '\n')] ?? ' ')
  );
}

/** Escapes each quotation mark in a string that nothing behind it shows to close it: `"He said "yes" and left"`. */
function escapeInnerQuotes(text: string): string {
  let result = '';
  let from = 0;
  let isInString = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    if (!isInString) isInString = true;
    else if (text[at - 1] === '\\') continue;
    else if (closes(text, at)) isInString = false;
    else {
      result += `${text.slice(from, at)}\\`;
      from = at;
    }
  }
  return result + text.slice(from);
}

function closes(text: string, at: number): boolean {
  const behind = skipSpace(text, at + 1);
  const sign = text[behind] ?? '}';
  return sign === ',' ? /["[\]{}\d-]/.test(text[skipSpace(text, behind + 1)] ?? '}') : ':}]'.includes(sign);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}
