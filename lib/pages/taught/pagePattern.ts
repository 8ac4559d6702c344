import { attempt } from '../../shared/attempt';

/** Pages whose path alone does not say which they are. */
const scripts = /(?:^|\/)(?:index\.\w+|[^/]*\.(?:php|aspx?|cgi|pl|jsp|cfm))?$/i;
const tracking = /^(?:utm_|fbclid|gclid|mc_|ref$|source$)/i;

/**
 * The pages that are made like this one, as one text which is the same for all of them: its origin and path, with `*`
 * for the parts that have numbers (days, months, ids) and without the number of a page of results. Where the path is
 * only a script's name, the words of the query belong to it.
 * @returns undefined for addresses that are none of a website
 */
export function toPagePattern(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const path = pathname.replace(/\/page\/\d+\/?$/, '/').replace(/(?<=.)\/$/, '');
  const parts = path
    .split('/')
    .map((part) => (/\d/.test(attempt(() => decodeURIComponent(part)) ?? part) ? '*' : part));
  const query = scripts.test(path)
    ? [...searchParams].flatMap(([name, value]) =>
        /^[\p{L}_-]{1,40}$/u.test(value) && !tracking.test(name) ? `${name}=${value}` : [],
      )
    : [];
  return `${origin}${parts.join('/')}${query.length > 0 ? `?${query.sort().join('&')}` : ''}`.slice(0, 500);
}
