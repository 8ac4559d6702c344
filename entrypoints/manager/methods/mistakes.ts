import { i18n } from '#i18n';
import type { Method } from '../../../lib/video';

/** Error messages by field name, from the method's schemas; `body` for errors anywhere in the body. */
export type Mistakes = Readonly<Record<string, string>>;

/**
 * Validates a call against the method's schemas; empty if it is valid.
 * @param body parsed JSON; undefined if nothing was typed
 */
export function findMistakes(method: Method, params: Record<string, unknown>, body: unknown): Mistakes {
  return { ...inBody(method, body), ...inParameters(method, params) };
}

/** An error about several fields is shown at each of them. */
function inParameters(method: Method, params: Record<string, unknown>): Mistakes {
  const parsed = method.query?.().safeParse(params);
  if (parsed === undefined || parsed.success) return {};
  const issues = parsed.error.issues.map(({ path, code }) => {
    const names = String(path[0] ?? '').split(', ');
    const isMissing = names.every((name) => params[name] === undefined);
    if (code === 'custom' && path.length === 1 && (names.length > 1 || !isMissing))
      return { names, text: i18n.t(isMissing ? 'manager.oneNeeded' : 'manager.notTogether') };
    return { names, text: i18n.t(isMissing ? 'manager.neededHere' : 'manager.notTaken') };
  });
  return Object.fromEntries(issues.reverse().flatMap(({ names, text }) => names.map((name) => [name, text])));
}

function inBody(method: Method, body: unknown): Mistakes {
  const parsed = method.body?.().safeParse(body);
  if (parsed === undefined || parsed.success) return {};
  const [issue] = parsed.error.issues;
  const field = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].join('.');
  return {
    body: field === '' ? i18n.t('manager.neededHere') : i18n.t('manager.bodyWrong', { fields: field }),
  };
}

/**
 * Parses the typed body; undefined if it is empty.
 * @throws SyntaxError if it is no JSON
 */
export function readBody(typed: string): unknown {
  return typed.trim() === '' ? undefined : (JSON.parse(typed) as unknown);
}
