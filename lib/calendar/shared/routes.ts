import * as z from 'zod/mini';
import { type Method, method } from '../../http';
import { fields, itemId } from './parameters';
import { collection } from './resources';

type Shape = z.core.$ZodLooseShape;

/** The properties of a resource that its methods are built from. */
interface Resource<Name extends string, Item, Changes> {
  /** The name in paths; also the key of the list in an answer. */
  name: Name;
  item: () => z.ZodMiniType<Item>;
  /** An update's body. */
  changes: () => z.ZodMiniType<Changes>;
  /** Fields that an update resets if they are left out. */
  resets?: readonly string[];
}

interface Collection<Name extends string, Access extends Shape, Item, Changes, Filters extends Shape, Draft>
  extends Resource<Name, Item, Changes> {
  /** Query parameters of calls on one item, besides its id. */
  access: () => Access;
  /** Query parameters of the listing. */
  filters: () => Filters;
  /** A new item's body. */
  draft: () => z.ZodMiniType<Draft>;
}

/** The methods of every resource: `list` and `create`, and `read`, `update` and `delete` by id. */
export function byId<Name extends string, Access extends Shape, Item, Changes, Filters extends Shape, Draft>(
  resource: Collection<Name, Access, Item, Changes, Filters, Draft>,
) {
  const { name, filters, access, item, draft } = resource;
  const query = () => z.strictObject({ id: itemId(), ...access(), _fields: fields() });
  const { read, update, remove } = toItemMethods(resource, '', `/${name}/{id}`, query);
  return {
    list: method({
      ...reading,
      id: `${name}.list`,
      path: `/${name}`,
      query: () => z.strictObject(filters()),
      response: () => collection(name, item()),
    }),
    create: method({
      ...writing,
      id: `${name}.create`,
      http: 'POST',
      path: `/${name}`,
      body: draft,
      response: item,
    }),
    read,
    update,
    delete: remove,
  };
}

/**
 * The methods of events, venues and organizers by slug. Prefer ids: drafts have no slug; the site checks only the
 * general right to edit, not the right to edit this item; and a `slug` in the body is taken as the item's address
 * (calendar API behaviour, section 7).
 */
export function bySlug<Name extends string, Item, Changes>(resource: Resource<Name, Item, Changes>) {
  const query = () => z.strictObject({ slug: z.string().check(z.minLength(1)), _fields: fields() });
  const path = `/${resource.name}/by-slug/{slug}`;
  const { read, update, remove } = toItemMethods(resource, 'BySlug', path, query);
  return { readBySlug: read, updateBySlug: update, deleteBySlug: remove };
}

/** Defaults of reading methods. */
export const reading = { http: 'GET', auth: 'optional', cost: 0, repeat: 'safe' } as const;

/** No write is idempotent: two equal POST requests create two items (calendar API behaviour, section 6). */
export const writing = { auth: 'token', cost: 0, repeat: 'afterCheck' } as const;

/** The methods of one item. @param suffix of their ids */
function toItemMethods<Item, Changes, Params>(
  { name, item, changes, resets }: Resource<string, Item, Changes>,
  suffix: string,
  path: string,
  query: NonNullable<Method<unknown, Params>['query']>,
) {
  const common = { path, query, response: item };
  return {
    read: method({ ...reading, ...common, id: `${name}.read${suffix}` }),
    /**
     * The three verbs behave alike. Only for categories and tags are they partial updates: `mergeEvent`, `mergeVenue`
     * and `mergeOrganizer` add the fields that must be repeated (calendar API behaviour, section 7).
     */
    update: method({
      ...writing,
      ...common,
      id: `${name}.update${suffix}`,
      http: ['POST', 'PUT', 'PATCH'],
      body: changes,
      ...(resets && { resets }),
    }),
    /**
     * Moves events, venues and organizers to the trash; deletes terms permanently (calendar API behaviour, section 8).
     */
    remove: method({ ...writing, ...common, id: `${name}.delete${suffix}`, http: 'DELETE' }),
  };
}
