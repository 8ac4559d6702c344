import type { Method } from '../../http';
import { scopePrefix } from '../../shared/livePlatform';

/** Scopes from narrow to wide: requests name the narrowest that suffices (video API behaviour, section 9). */
const bySize = ['readonly', 'upload', '', 'force-ssl', 'channel-memberships.creator'].map((name) =>
  `${scopePrefix}youtube.${name}`.replace(/\.$/, ''),
);

/**
 * Scopes to request so that all these methods may be called: one scope that covers all refused methods, if there is
 * one. Empty if nothing is missing.
 */
export function missingScopes(methods: readonly Method[], granted: readonly string[]): string[] {
  const refused = methods.filter(({ scopes }) => scopes && !scopes.some((scope) => granted.includes(scope)));
  if (refused.length === 0) return [];
  const covers = (scope: string, method: Method) => method.scopes?.includes(scope) ?? true;
  const one = bySize.find((scope) => refused.every((method) => covers(scope, method)));
  if (one !== undefined) return [one];
  return [
    ...new Set(
      refused.map((method) => bySize.find((scope) => covers(scope, method)) ?? method.scopes?.[0] ?? ''),
    ),
  ];
}

/** Each scope includes those before it. */
const widening = ['youtube.readonly', 'youtube', 'youtube.force-ssl'].map((name) => scopePrefix + name);

/** Requested scopes that were not granted; a wider scope includes a narrower one. */
export function untickedScopes(asked: readonly string[], granted: readonly string[]): string[] {
  return asked.filter((scope) => {
    const at = widening.indexOf(scope);
    const enough = at < 0 ? [scope] : widening.slice(at);
    return !enough.some((one) => granted.includes(one));
  });
}
