import type { Method } from '../../http';

const prefix = 'https://www.googleapis.com/auth/';

/** From the smallest to the widest: whoever asks, asks for as little as will do (video API behaviour, section 9). */
const bySize = ['readonly', 'upload', '', 'force-ssl', 'channel-memberships.creator'].map((name) =>
  `${prefix}youtube.${name}`.replace(/\.$/, ''),
);

/**
 * What is still to be granted so that all these methods may be called: the one scope that covers those that are not,
 * where there is one. Empty when nothing is missing.
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

/** Each allows all that the ones before it allow. */
const widening = ['youtube.readonly', 'youtube', 'youtube.force-ssl'].map((name) => prefix + name);

/** What was asked for and not ticked; a wider scope counts for a smaller one. */
export function untickedScopes(asked: readonly string[], granted: readonly string[]): string[] {
  return asked.filter((scope) => {
    const at = widening.indexOf(scope);
    const enough = at < 0 ? [scope] : widening.slice(at);
    return !enough.some((one) => granted.includes(one));
  });
}
