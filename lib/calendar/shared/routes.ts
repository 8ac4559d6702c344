import * as z from 'zod/mini';
import { type Method, method } from '../../http';
import { fields, itemId } from './parameters';
import { collection } from './resources';

type Shape = z.core.$ZodLooseShape;

/** The properties of a resource that its methods are built from. */
interface Resource<Name extends string, Access extends Shape, Item, Changes> {
  /** The name in paths; also the key of the list in an answer. */
  name: Name;
  /** Query parameters of calls on one item, besides its id or slug. */
  access: () => Access;
  item: () => z.ZodMiniType<Item>;
  /** An update's body. */
  changes: () => z.ZodMiniType<Changes>;
}

interface Collection<Name extends string, Access extends Shape, Item, Changes, Filters extends Shape, Draft>
  extends Resource<Name, Access, Item, Changes> {
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
    read: read(resource, 'read', 'id', query),
    update: update(resource, 'update', 'id', query),
    delete: remove(resource, 'delete', 'id', query),
  };
}

/**
 * The methods of events, venues and organizers by slug. Prefer ids: drafts have no slug; the site checks only the
 * general right to edit, not the right to edit this item; and a `slug` in the body is taken as the item's address
 * (calendar API behaviour, section 7).
 */
export function bySlug<Name extends string, Access extends Shape, Item, Changes>(
  resource: Resource<Name, Access, Item, Changes>,
) {
  const query = () => z.strictObject({ slug: z.string().check(z.minLength(1)), _fields: fields() });
  return {
    readBySlug: read(resource, 'readBySlug', 'slug', query),
    updateBySlug: update(resource, 'updateBySlug', 'slug', query),
    deleteBySlug: remove(resource, 'deleteBySlug', 'slug', query),
  };
}

/** Defaults of reading methods. */
export const reading = { http: 'GET', auth: 'optional', cost: 0, repeat: 'safe' } as const;

/** No write is idempotent: two equal POST requests create two items (calendar API behaviour, section 6). */
export const writing = { auth: 'token', cost: 0, repeat: 'afterCheck' } as const;

type Key = 'id' | 'slug';
type Query<Params> = NonNullable<Method<unknown, Params>['query']>;

function toAddress(name: string, call: string, key: Key) {
  return { id: `${name}.${call}`, path: key === 'id' ? `/${name}/{id}` : `/${name}/by-slug/{slug}` };
}

function read<Item, Changes, Params>(
  { name, item }: Resource<string, Shape, Item, Changes>,
  call: string,
  key: Key,
  query: Query<Params>,
) {
  return method({ ...reading, ...toAddress(name, call, key), query, response: item });
}

/**
 * The three verbs behave alike, and none is a partial update: `mergeEvent`, `mergeVenue` and `mergeOrganizer` add the
 * fields that must be repeated (calendar API behaviour, section 7).
 */
function update<Item, Changes, Params>(
  { name, item, changes }: Resource<string, Shape, Item, Changes>,
  call: string,
  key: Key,
  query: Query<Params>,
) {
  const http = ['POST', 'PUT', 'PATCH'] as const;
  return method({ ...writing, ...toAddress(name, call, key), http, query, body: changes, response: item });
}

/** Moves events, venues and organizers to the trash; deletes terms permanently (calendar API behaviour, section 8). */
function remove<Item, Changes, Params>(
  { name, item }: Resource<string, Shape, Item, Changes>,
  call: string,
  key: Key,
  query: Query<Params>,
) {
  return method({ ...writing, ...toAddress(name, call, key), http: 'DELETE', query, response: item });
}
