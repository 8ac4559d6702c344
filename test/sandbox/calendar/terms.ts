import { can } from './access';
import { checkPage, pageArguments } from './archive';
import type { Answer, Call, Route } from './rest';
import { RestError } from './restError';
import { termShape } from './shapes';
import { calendarAddress, restAddress, type Site } from './site';
import type { Taxonomy, Term } from './store';
import { collated, escapeHtml, filterMarkup, slugOf, stripTags } from './text';
import {
  type Arguments,
  asBoolean,
  invalidParameters,
  isEmpty,
  isText,
  listOf,
  type Parameters,
  shownAsIds,
} from './validation';

/** Categories and tags: calendar API behaviour, sections 4 to 8. */
interface Kind {
  taxonomy: Taxonomy;
  collection: 'categories' | 'tags';
  /** Where the wider API keeps them. */
  wide: string;
  capability: string;
}

const kinds: Record<Taxonomy, Kind> = {
  tribe_events_cat: {
    taxonomy: 'tribe_events_cat',
    collection: 'categories',
    wide: 'tribe_events_cat',
    capability: 'publish_tribe_events',
  },
  post_tag: { taxonomy: 'post_tag', collection: 'tags', wide: 'tags', capability: 'manage_categories' },
};

const escapedName = (text: unknown): string =>
  stripTags(String(text).replace(/<(script|style)[^>]*>.*?<\/\1>/gis, ''))
    .trim()
    .replace(/&(?!\w+;)/g, '&amp;');

export function termRoutes(namespace: string, taxonomy: Taxonomy): Route[] {
  const kind = kinds[taxonomy];
  const known = (value: unknown, site: Site) => site.store.findTerm(taxonomy, Number(value)) !== undefined;
  const allKnown = (value: unknown, site: Site) =>
    listOf(value).length > 0 && listOf(value).every((id) => known(id, site));
  const event = (value: unknown, site: Site) =>
    site.store.findOf('tribe_events', Number(value)) !== undefined;
  const writes = (call: Call) => can(call.user, kind.capability);
  const parent: Arguments =
    taxonomy === 'tribe_events_cat' ? { parent: { type: 'integer', check: known } } : {};
  const id: Arguments = { id: { required: true, check: known, shown: { type: 'integer' } } };
  const name = { check: isText, shown: { type: 'string' } } as const;
  const texts: Arguments = {
    description: { type: 'string', check: isText },
    slug: { type: 'string', check: isText },
    ...parent,
  };
  const found = (call: Call) => {
    const term = call.site.store.findTerm(taxonomy, Number(call.parameters.id));
    if (!term) throw invalidParameters(['id']);
    return term;
  };
  return [
    {
      namespace,
      path: `/${kind.collection}`,
      handlers: [
        {
          methods: ['GET'],
          arguments: {
            ...pageArguments,
            search: { type: 'string', check: isText },
            exclude: { check: allKnown, shown: shownAsIds },
            include: { check: allKnown, shown: shownAsIds },
            order: { type: 'string' },
            orderby: { type: 'string' },
            hide_empty: { type: 'boolean', shown: { default: '1' } },
            ...parent,
            post: { type: 'integer', check: event },
            event: { type: 'integer', check: event },
            slug: { type: 'string' },
          },
          run: (call) => list(kind, call),
        },
        {
          methods: ['POST'],
          arguments: { name: { ...name, required: true }, ...texts },
          permitted: writes,
          run: (call) => create(kind, call),
        },
      ],
    },
    {
      namespace,
      path: `/${kind.collection}/{id}`,
      handlers: [
        { methods: ['GET'], arguments: id, run: (call) => ({ body: linkedShape(kind, call, found(call)) }) },
        {
          methods: ['POST', 'PUT', 'PATCH'],
          arguments: { ...id, name, ...texts },
          permitted: writes,
          run: (call) => update(kind, call, found(call)),
        },
        { methods: ['DELETE'], arguments: id, permitted: writes, run: (call) => remove(call, found(call)) },
      ],
    },
  ];
}

/** Single answers carry `_links` into the wider API; its hint shows what the caller may do. */
function linkedShape(kind: Kind, call: Call, term: Term) {
  const { site } = call;
  const wide = restAddress(site, `/wp/v2/${kind.wide}`);
  const allow = can(call.user, kind.capability) ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : ['GET'];
  const posts = ['tribe_events', 'tec_calendar_embed'];
  const listed = kind.taxonomy === 'post_tag' ? ['posts', ...posts] : posts;
  return {
    ...termShape(site, term),
    _links: {
      self: [{ href: `${wide}/${term.id}`, targetHints: { allow } }],
      collection: [{ href: wide }],
      about: [{ href: restAddress(site, `/wp/v2/taxonomies/${kind.taxonomy}`) }],
      ...(term.parent ? { up: [{ embeddable: true, href: `${wide}/${term.parent}` }] } : {}),
      'wp:post_type': listed.map((type) => ({
        href: restAddress(site, `/wp/v2/${type}?${kind.wide}=${term.id}`),
      })),
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
}

/** Past the end: 200 with an empty list. The links keep only the page. */
function list(kind: Kind, call: Call): Answer {
  const { site, parameters } = call;
  const terms = ordered(
    site,
    parameters,
    site.store.termsOf(kind.taxonomy).filter((term) => passes(site, parameters, term)),
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
  const wanted = new Set(['id', 'urls', ...listOf(parameters._fields)]);
  const { up: _parent, ...urls } = shape.urls;
  const pruned = Object.fromEntries(Object.entries(shape).filter(([key]) => wanted.has(key)));
  return wanted.has('parent') ? pruned : { ...pruned, urls };
}

function passes(site: Site, parameters: Parameters, term: Term): boolean {
  const ids = (name: string) => listOf(parameters[name]).map(Number);
  if (parameters.include !== undefined && !ids('include').includes(term.id)) return false;
  if (parameters.exclude !== undefined && ids('exclude').includes(term.id)) return false;
  if ((asBoolean(parameters.hide_empty) ?? true) && site.store.countOf(term.id) === 0) return false;
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
    count: (one, other) => site.store.countOf(one.id) - site.store.countOf(other.id),
    id: (one, other) => one.id - other.id,
    slug: (one, other) => one.slug.localeCompare(other.slug),
  };
  const compare =
    by[String(parameters.orderby)] ??
    ((one, other) => collated(one.name).localeCompare(collated(other.name)));
  const direction = parameters.order === undefined || parameters.order === 'asc' ? 1 : -1;
  return terms.sort((one, other) => direction * compare(one, other));
}

function create(kind: Kind, call: Call): Answer {
  const { site, parameters } = call;
  const name = checkedName(parameters.name);
  const parent = Number(parameters.parent ?? 0);
  const taken = site.store
    .termsOf(kind.taxonomy)
    .find((term) => term.parent === parent && collated(term.name) === collated(name));
  if (taken && parameters.slug === undefined) {
    throw new RestError(
      400,
      'term_exists',
      'This name is taken.',
      { term_id: taken.id },
      { additional_data: [taken.id, taken.id] },
    );
  }
  const made = makeTerm(site, kind.taxonomy, name, parameters);
  return {
    status: 201,
    headers: { Location: restAddress(site, `/wp/v2/${kind.wide}/${made.id}`) },
    body: linkedShape(kind, call, made),
  };
}

function checkedName(sent: unknown): string {
  const name = escapedName(sent);
  if (name === '') throw new RestError(500, 'empty_term_name', 'A term needs a name.', null);
  if (name.length > 200)
    throw new RestError(500, 'db_insert_error', 'The database did not take this.', 'Field too long: name');
  return name;
}

export function makeTerm(site: Site, taxonomy: Taxonomy, name: string, parameters: Parameters = {}): Term {
  const parent = Number(parameters.parent ?? 0);
  const wanted = slugOf(String(parameters.slug ?? name));
  const term = {
    taxonomy,
    name,
    slug: site.store.freeTermSlug(taxonomy, wanted, parent),
    description: filterMarkup(String(parameters.description ?? ''), 'title').trim(),
    parent,
  };
  return { ...term, id: site.store.insertTerm(term) };
}

/** A real partial update. A parent of itself becomes top-level. */
function update(kind: Kind, call: Call, term: Term): Answer {
  const { site, parameters } = call;
  const slug = parameters.slug === undefined ? term.slug : slugOf(String(parameters.slug));
  if (site.store.termsOf(kind.taxonomy).some((other) => other.slug === slug && other.id !== term.id)) {
    throw new RestError(500, 'duplicate_term_slug', `The slug ${escapeHtml(slug)} is taken.`, null);
  }
  const parent = Number(parameters.parent ?? term.parent);
  const updated: Term = {
    ...term,
    slug,
    name: parameters.name === undefined ? term.name : checkedName(parameters.name),
    description:
      parameters.description === undefined
        ? term.description
        : filterMarkup(String(parameters.description), 'title').trim(),
    parent: parent === term.id ? 0 : parent,
  };
  site.store.saveTerm(updated);
  return { body: linkedShape(kind, call, updated) };
}

function remove(call: Call, term: Term): Answer {
  const body = termShape(call.site, term);
  call.site.store.removeTerm(term);
  return { body };
}

/**
 * Terms written with an event: ids and names, unknown names are created, unknown ids and names of digits dropped.
 * An existing tag given by name is not linked: a new tag named after its id is (section 6).
 */
export function linkEventTerms(site: Site, event: number, taxonomy: Taxonomy, sent: unknown): void {
  if (sent === undefined || sent === null) return;
  const asked = Array.isArray(sent) ? sent.filter((one) => !isEmpty(one)) : listOf(sent);
  const terms = asked.map((one) => termFor(site, taxonomy, one)).filter((term) => term !== undefined);
  site.store.linkTerms(event, taxonomy, [...new Set(terms.map((term) => term.id))]);
}

function termFor(site: Site, taxonomy: Taxonomy, asked: unknown): Term | undefined {
  const name = escapedName(asked);
  if (/^\d+$/.test(name)) return site.store.findTerm(taxonomy, Number(name));
  const named = (text: string) =>
    site.store
      .termsOf(taxonomy)
      .find((term) => collated(term.name) === collated(text) || term.slug === slugOf(text));
  const known = named(name);
  if (known === undefined) return makeTerm(site, taxonomy, name);
  if (taxonomy === 'tribe_events_cat') return known;
  return named(String(known.id)) ?? makeTerm(site, taxonomy, String(known.id));
}
