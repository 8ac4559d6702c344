import { can } from './access';
import type { Answer, Call } from './rest';
import { forbidden, RestError } from './restError';
import { restAddress } from './site';
import { invalidParameters, parseList } from './validation';

/** Lists of the wider API: pages of at most 100, totals in headers only. */

/** @throws RestError 400 past the end and for a page size out of bounds */
export function listAnswer<Item>(
  call: Call,
  found: readonly Item[],
  shape: (item: Item) => unknown,
  shown: (item: Item) => boolean = () => true,
): Answer {
  const { parameters } = call;
  const [page, perPage] = [Number(parameters.page ?? 1), Number(parameters.per_page ?? 10)];
  if (!(perPage >= 1 && perPage <= 100)) {
    throw invalidParameters(['per_page'], () => detail('rest_out_of_bounds'));
  }
  const pages = Math.ceil(found.length / perPage);
  // Of an empty list, WordPress answers every page
  if (page > pages && found.length > 0)
    throw new RestError(400, 'rest_post_invalid_page_number', 'No such page.');
  const neighbours = [
    ...(page > 1 ? [linkTo(call, page - 1, 'prev')] : []),
    ...(page < pages ? [linkTo(call, page + 1, 'next')] : []),
  ];
  return {
    headers: {
      'X-WP-Total': found.length,
      'X-WP-TotalPages': pages,
      ...(neighbours.length > 0 ? { Link: neighbours.join(', ') } : {}),
    },
    body: found
      .slice((page - 1) * perPage, page * perPage)
      .filter(shown)
      .map(shape),
  };
}

/** The query as it was asked, a list of states written as one. */
function linkTo({ site, path, query }: Call, page: number, relation: string): string {
  const asked = new URLSearchParams(
    [...query].map(([name, value]) => [name === 'status' ? 'status[0]' : name, value]),
  );
  asked.set('page', String(page));
  return `<${restAddress(site, path)}?${asked}>; rel="${relation}"`;
}

export const detail = (code: string, data: object | null = null) => ({ code, message: 'Not allowed.', data });

/** The states asked for: published ones without a word; others for those who may edit. */
export function statusesFrom(call: Call): (status: string) => boolean {
  const asked = call.parameters.status === undefined ? ['publish'] : parseList(call.parameters.status);
  const open = asked.every((status) => status === 'publish');
  if (!open && !can(call.user, 'edit_tribe_events')) {
    const data = { status: call.user ? 403 : 401 };
    throw invalidParameters(['status'], () => detail('rest_forbidden_status', data));
  }
  return (status) => asked.includes(status) || (asked.includes('any') && status !== 'trash');
}

/** @throws RestError where the texts as stored are asked for by somebody who may edit nothing */
export function checkContext(call: Call, capability: string): void {
  if (call.parameters.context !== 'edit' || can(call.user, capability)) return;
  throw forbidden(call.user !== undefined, 'rest_forbidden_context');
}

/** Newest first, as the wider API orders without a word. */
export function ordered<Item extends { id: number; date: string; modified: string; title: string }>(
  call: Call,
  items: readonly Item[],
): Item[] {
  const by = String(call.parameters.orderby ?? 'date');
  const key = (item: Item): string =>
    by === 'id'
      ? String(item.id).padStart(9, '0')
      : by === 'title'
        ? item.title
        : by === 'modified'
          ? item.modified
          : item.date;
  const sign = call.parameters.order === 'asc' ? 1 : -1;
  return [...items].sort((one, other) => sign * (compare(key(one), key(other)) || one.id - other.id));
}

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { sensitivity: 'base' });
