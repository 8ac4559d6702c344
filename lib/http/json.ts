/** What was read of an answer's text. */
export interface ReadJson {
  /** Undefined where there is none. */
  value: unknown;
  /** Text of the server's own stands around it, as PHP's warnings do. */
  isNoisy: boolean;
}

/** Lines that begin as JSON does are tried as its beginning, so many at most. */
const mostStarts = 20;
/** How PHP begins what it prints, with or without HTML. */
const phpMessage = /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)\b/;

/**
 * JSON, also where PHP printed warnings before it, or a cache its comment behind it: the request was carried out all
 * the same (calendar API behaviour, Faults). A page is never searched for JSON.
 * @param type the answer's content type
 */
export function readJson(text: string, type: string | null): ReadJson {
  const bare = text.replace(/^\uFEFF+/, '');
  const whole = parse(bare);
  if (whole !== undefined) return { value: whole, isNoisy: false };
  const isJson = /\bjson\b/i.test(type ?? '');
  if (!isJson && !phpMessage.test(bare)) return { value: undefined, isNoisy: false };
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1;
  let tried = 0;
  for (const { index } of bare.matchAll(/^\uFEFF?[[{]/gm)) {
    if (++tried > mostStarts || index >= end) break;
    const value = parse(bare.slice(index, end).replace(/^\uFEFF/, ''));
    if (value !== undefined) return { value, isNoisy: true };
  }
  return { value: undefined, isNoisy: false };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
