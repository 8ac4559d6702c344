import { checkPage } from './archive';
import type { Answer, Call } from './rest';
import { termShape } from './shapes';
import { calendarAddress, type Site } from './site';
import type { Term } from './store';
import type { Kind } from './termKinds';
import { collated } from './text';
import { asBoolean, type Parameters, parseList } from './validation';

/** Past the end: 200 with an empty list. The links keep only the page. */
export function listTerms(kind: Kind, call: Call): Answer {
  const { site, parameters } = call;
  const terms = ordered(
    site,
    parameters,
    site.store.findTerms(kind.taxonomy).filter((term) => passes(site, parameters, term)),
  );
  const page = checkPage(parameters, site);
  const totalPages = Math.ceil(terms.length / page.perPage);
  const address = calendarAddress(site, `/${kind.collection}/`);
  const link = (number: number) => (number === 1 ? address : pageAddress(site, address, number));
  const start = (page.number - 1) * page.perPage;
  return {
    headers: { 'X-TEC-Total': terms.length, 'X-TEC-TotalPages': totalPages },
    body: {
      rest_url: address,
      total: terms.length,
      total_pages: totalPages,
      [kind.collection]: terms
        .slice(start, start + page.perPage)
        .map((term) => prunedShape(site, parameters, term)),
      ...(page.number < totalPages ? { next_rest_url: link(page.number + 1) } : {}),
      ...(page.number > 1 ? { previous_rest_url: link(page.number - 1) } : {}),
    },
  };
}

function pageAddress(site: Site, address: string, number: number): string {
  if (!site.switches.plainPermalinks) return `${address}?page=${number}`;
  const [before = '', route = ''] = address.split('rest_route=');
  return `${before}rest_route=${encodeURIComponent(route)}&page=${number}`;
}

/** `_fields` prunes each term of a list too; id and urls stay. */
function prunedShape(site: Site, parameters: Parameters, term: Term): Record<string, unknown> {
  const shape = termShape(site, term);
  if (parameters._fields === undefined) return shape;
  const wanted = new Set(['id', 'urls', ...parseList(parameters._fields)]);
  const { up: _parent, ...urls } = shape.urls;
  const pruned = Object.fromEntries(Object.entries(shape).filter(([key]) => wanted.has(key)));
  return wanted.has('parent') ? pruned : { ...pruned, urls };
}

function passes(site: Site, parameters: Parameters, term: Term): boolean {
  const ids = (name: string) => parseList(parameters[name]).map(Number);
  if (parameters.include !== undefined && !ids('include').includes(term.id)) return false;
  if (parameters.exclude !== undefined && ids('exclude').includes(term.id)) return false;
  if ((asBoolean(parameters.hide_empty) ?? true) && site.store.countPosts(term.id) === 0) return false;
  if (
    parameters.parent !== undefined &&
    term.taxonomy === 'tribe_events_cat' &&
    term.parent !== Number(parameters.parent)
  )
    return false;
  if (parameters.slug !== undefined && term.slug !== parameters.slug) return false;
  const search = parameters.search === undefined ? '' : collated(String(parameters.search));
  if (!collated(term.name).includes(search) && !term.slug.includes(search)) return false;
  const post = parameters.event ?? parameters.post;
  return (
    post === undefined || site.store.termsOn(Number(post), term.taxonomy).some((one) => one.id === term.id)
  );
}

/** Anything but `asc` means descending, an unknown attribute means the name. */
function ordered(site: Site, parameters: Parameters, terms: Term[]): Term[] {
  const by: Record<string, (one: Term, other: Term) => number> = {
    count: (one, other) => site.store.countPosts(one.id) - site.store.countPosts(other.id),
    id: (one, other) => one.id - other.id,
    slug: (one, other) => one.slug.localeCompare(other.slug),
  };
  const compare =
    by[String(parameters.orderby)] ??
    ((one, other) => collated(one.name).localeCompare(collated(other.name)));
  const direction = parameters.order === undefined || parameters.order === 'asc' ? 1 : -1;
  return terms.sort((one, other) => direction * compare(one, other));
}
