import { decodeWordPressEntities } from '../../calendar/shared/text';
import type { SiteAnswer } from './readSite';

/**
 * Absolute address of the REST root that a page advertises in its Link header or `<link>` element (calendar API
 * behaviour, section 1); undefined if none.
 */
export function advertisedRoot({ headers, text, url }: SiteAnswer): string | undefined {
  const address = inLinkHeader(headers.get('link') ?? '') ?? inLinkElement(text);
  if (address === undefined || !URL.canParse(address, url.href)) return undefined;
  const root = new URL(address, url.href);
  return /^https?:$/.test(root.protocol) ? root.href : undefined;
}

const relation = 'https://api.w.org/';

/** Address in a Link header, as written; undefined if none. */
export function inLinkHeader(header: string): string | undefined {
  const links = header.matchAll(/<([^<>]{1,2000})>([^<]{0,500})/g);
  return [...links].find(([, , parameters]) => parameters?.includes(relation))?.[1];
}

/**
 * Address in a page's `<link>` element, as written; undefined if none. Parsed by pattern, since a service worker has no
 * DOM.
 */
export function inLinkElement(html: string): string | undefined {
  for (const [element] of html.matchAll(/<link\s[^<>]{1,2000}>/gi)) {
    const attributes = new Map(
      [...element.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g)].map(
        ([, name = '', double, single, bare]) =>
          [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
      ),
    );
    const href = attributes.get('href');
    if (attributes.get('rel')?.split(/\s+/).includes(relation) && href) return decodeWordPressEntities(href);
  }
  return undefined;
}
