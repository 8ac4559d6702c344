import type { Answer } from './rest';
import { RestError } from './restError';
import type { Site } from './site';
import { type Arguments, isPositiveInteger, type Parameters } from './validation';

/** Pages of collections: calendar API behaviour, sections 4 and 5. */

export const pageArguments: Arguments = {
  page: { type: 'integer', check: isPositiveInteger, shown: { default: 1 } },
  per_page: {
    type: 'integer',
    check: isPositiveInteger,
    shown: (site) => ({ default: String(site.settings.postsPerPage) }),
  },
};

export interface Page {
  number: number;
  perPage: number;
}

/** More than 50 silently become 50. */
export function checkPage(parameters: Parameters, site: Site): Page {
  return {
    number: Number(parameters.page ?? 1),
    perPage: Math.min(50, Number(parameters.per_page ?? site.settings.postsPerPage)),
  };
}

interface Archive<Item> {
  site: Site;
  page: Page;
  items: readonly Item[];
  total?: number;
  key: string;
  address: string;
  /** Parameters after `page`; what the live system leaves out of its links is left out by the caller. */
  query: [string, string][];
  encodedQuery?: boolean;
  pastTheEnd: string;
  shape: (item: Item) => unknown;
}

export function archive<Item>(parts: Archive<Item>): Answer {
  const { page, items } = parts;
  const total = parts.total ?? items.length;
  const totalPages = Math.ceil(total / page.perPage);
  const start = (page.number - 1) * page.perPage;
  if (page.number > 1 && start >= items.length)
    throw new RestError(404, parts.pastTheEnd, 'There is no such page.');
  return {
    headers: { 'X-TEC-Total': total, 'X-TEC-TotalPages': totalPages },
    body: {
      [parts.key]: items.slice(start, start + page.perPage).map(parts.shape),
      ...pageLinks(parts, totalPages),
      total,
      total_pages: totalPages,
    },
  };
}

/** `rest_url` holds raw spaces unless a linked item was filtered for; the neighbours' links are encoded. */
function pageLinks<Item>(parts: Archive<Item>, totalPages: number): Record<string, string> {
  const { page, query } = parts;
  const address = addressWith(parts);
  const links: Record<string, string> = {
    rest_url: address([['page', String(page.number)], ...query], parts.encodedQuery ?? false),
  };
  if (page.number < totalPages)
    links.next_rest_url = address([...query, ['page', String(page.number + 1)]], true);
  if (page.number > 1) {
    links.previous_rest_url = address(
      page.number > 2 ? [...query, ['page', String(page.number - 1)]] : query,
      true,
    );
  }
  return links;
}

/** Of several values only states are told apart by an encoded comma. */
function encodedValue(name: string, value: string): string {
  const written = encodeURIComponent(value).replaceAll('%20', '+');
  return name === 'status' ? written : written.replaceAll('%2C', ',');
}

const addressWith =
  <Item>({ site, address }: Archive<Item>) =>
  (query: [string, string][], encoded: boolean): string => {
    const written = query
      .map(([name, value]) =>
        value === '' ? name : `${name}=${encoded ? encodedValue(name, value) : value}`,
      )
      .join('&');
    if (!site.switches.plainPermalinks) return `${address}?${written}`;
    const [before = '', route = ''] = address.split('rest_route=');
    return `${before}rest_route=${encodeURIComponent(route)}&${written}`;
  };
