import { parseJson } from '../shared/parseJson';

export interface ReadJson {
  /** Undefined if the text has no JSON. */
  value: unknown;
  /** There is other text around it, such as PHP warnings. */
  isNoisy: boolean;
}

/** Lines that begin with a bracket are tried as the beginning of the JSON, so many at most. */
const mostStarts = 20;
/** How messages of PHP begin, with or without HTML. */
const phpMessage = /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)\b/;

/**
 * Parses JSON, also if PHP printed warnings before it or a cache a comment behind it: the request was carried out all
 * the same (calendar API behaviour, Faults). An HTML page is not searched for JSON.
 * @param type the Content-Type of the response
 */
export function readJson(text: string, type: string | null): ReadJson {
  const bare = text.replace(/^\uFEFF+/, '');
  const whole = parseJson(bare);
  if (whole !== undefined) return { value: whole, isNoisy: false };
  const isJson = /\bjson\b/i.test(type ?? '');
  if (!isJson && !phpMessage.test(bare)) return { value: undefined, isNoisy: false };
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1;
  let tried = 0;
  for (const { index } of bare.matchAll(/^\uFEFF?[[{]/gm)) {
    if (++tried > mostStarts || index >= end) break;
    const value = parseJson(bare.slice(index, end).replace(/^\uFEFF/, ''));
    if (value !== undefined) return { value, isNoisy: true };
  }
  return { value: undefined, isNoisy: false };
}
