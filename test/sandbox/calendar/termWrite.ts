import type { Call } from './rest';
import { RestError } from './restError';
import type { Site } from './site';
import type { Taxonomy, Term } from './store';
import type { Kind } from './termKinds';
import { collated, escapeHtml, filterMarkup, stripTags, toSlug } from './text';
import { isEmpty, type Parameters, parseList } from './validation';

/** A name is free under each parent only once, unless a slug tells the two apart. */
export function createTerm({ taxonomy }: Kind, { site, parameters }: Call): Term {
  const name = checkedName(parameters.name);
  const parent = Number(parameters.parent ?? 0);
  const taken = site.store
    .findTerms(taxonomy)
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
  return makeTerm(site, taxonomy, name, parameters);
}

/** A real partial update. What would be below itself becomes top-level. */
export function updateTerm({ taxonomy }: Kind, { site, parameters }: Call, term: Term): Term {
  const slug = parameters.slug === undefined ? term.slug : toSlug(String(parameters.slug));
  if (site.store.findTerms(taxonomy).some((other) => other.slug === slug && other.id !== term.id)) {
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
    parent: isAbove(site, term, parent) ? 0 : parent,
  };
  site.store.saveTerm(updated);
  return updated;
}

/** Whether a term is this one, or has it among those above it. */
function isAbove(site: Site, term: Term, id: number): boolean {
  if (id === 0 || id === term.id) return id === term.id;
  return isAbove(site, term, site.store.findTerm(term.taxonomy, id)?.parent ?? 0);
}

function checkedName(sent: unknown): string {
  const name = escapedName(sent);
  if (name === '') throw new RestError(500, 'empty_term_name', 'A term needs a name.', null);
  if (name.length > 200)
    throw new RestError(500, 'db_insert_error', 'The database did not take this.', 'Field too long: name');
  return name;
}

const escapedName = (text: unknown): string =>
  stripTags(String(text).replace(/<(script|style)[^>]*>.*?<\/\1>/gis, ''))
    .trim()
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Stores a term without asking whether its name is free. */
export function makeTerm(site: Site, taxonomy: Taxonomy, name: string, parameters: Parameters = {}): Term {
  const parent = Number(parameters.parent ?? 0);
  const wanted = toSlug(String(parameters.slug ?? name));
  const term = {
    taxonomy,
    name,
    slug: site.store.freeTermSlug(taxonomy, wanted, parent),
    description: filterMarkup(String(parameters.description ?? ''), 'title').trim(),
    parent,
  };
  return { ...term, id: site.store.insertTerm(term) };
}

/**
 * Terms written with an event: ids and names, unknown names are created, unknown ids and names of digits dropped.
 * An existing tag given by name is not linked: a new tag named after its id is (section 6).
 */
export function linkEventTerms(site: Site, event: number, taxonomy: Taxonomy, sent: unknown): void {
  if (sent === undefined || sent === null) return;
  const asked = Array.isArray(sent) ? sent.filter((one) => !isEmpty(one)) : parseList(sent);
  const terms = asked.map((one) => termFor(site, taxonomy, one)).filter((term) => term !== undefined);
  site.store.linkTerms(event, taxonomy, [...new Set(terms.map((term) => term.id))]);
}

function termFor(site: Site, taxonomy: Taxonomy, asked: unknown): Term | undefined {
  const name = escapedName(asked);
  if (/^\d+$/.test(name)) return site.store.findTerm(taxonomy, Number(name));
  const named = (text: string) =>
    site.store
      .findTerms(taxonomy)
      .find((term) => collated(term.name) === collated(text) || term.slug === toSlug(text));
  const known = named(name);
  if (known === undefined) return makeTerm(site, taxonomy, name);
  if (taxonomy === 'tribe_events_cat') return known;
  return named(String(known.id)) ?? makeTerm(site, taxonomy, String(known.id));
}
