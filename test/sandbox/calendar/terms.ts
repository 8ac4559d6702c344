import { can } from './access';
import { pageArguments } from './archive';
import type { Answer, Call, Route } from './rest';
import { termShape } from './shapes';
import { restAddress, type Site } from './site';
import type { Taxonomy, Term } from './store';
import { type Kind, kinds } from './termKinds';
import { listTerms } from './termList';
import { createTerm, updateTerm } from './termWrite';
import { type Arguments, invalidParameters, isText, parseList, shownAsIds } from './validation';

export function termRoutes(namespace: string, taxonomy: Taxonomy): Route[] {
  const kind = kinds[taxonomy];
  const known = (value: unknown, site: Site) => site.store.findTerm(taxonomy, Number(value)) !== undefined;
  const allKnown = (value: unknown, site: Site) =>
    parseList(value).length > 0 && parseList(value).every((id) => known(id, site));
  const event = (value: unknown, site: Site) =>
    site.store.findPost('tribe_events', Number(value)) !== undefined;
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
          run: (call) => listTerms(kind, call),
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
          run: (call) => ({ body: linkedShape(kind, call, updateTerm(kind, call, found(call))) }),
        },
        { methods: ['DELETE'], arguments: id, permitted: writes, run: (call) => remove(call, found(call)) },
      ],
    },
  ];
}

function create(kind: Kind, call: Call): Answer {
  const made = createTerm(kind, call);
  return {
    status: 201,
    headers: { Location: restAddress(call.site, `/wp/v2/${kind.wide}/${made.id}`) },
    body: linkedShape(kind, call, made),
  };
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

function remove(call: Call, term: Term): Answer {
  const body = termShape(call.site, term);
  call.site.store.removeTerm(term);
  return { body };
}
