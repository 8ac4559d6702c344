import * as z from 'zod/mini';
import { type Method, method } from '../../http';
import { fields, itemId } from './parameters';
import { collection } from './resources';

type Shape = z.core.$ZodLooseShape;

/** What tells one resource from another. */
interface Resource<Name extends string, Access extends Shape, Item, Changes> {
  /** As in the paths; also the key of the list in an answer. */
  name: Name;
  /** Query parameters of calls on one item, besides its address. */
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

/** What every resource has: `list` and `create`, and `read`, `update` and `delete` by id. */
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
 * The same by slug, for events, venues and organizers. Drafts have none. Writing this way asks for the general right
 * only, not for the one to this item, so a contributor could change what is not theirs; and a `slug` in the body is
 * taken for the address (calendar API behaviour, section 7). Ids are the better way.
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

const reading = { http: 'GET', auth: 'optional', cost: 0, repeat: 'safe' } as const;

/** Nothing here may be sent twice unseen: posting twice makes two (calendar API behaviour, section 6). */
const writing = { auth: 'token', cost: 0, repeat: 'afterCheck' } as const;

type Key = 'id' | 'slug';
type Query<Params> = NonNullable<Method<unknown, Params>['query']>;

function addressOf(name: string, call: string, key: Key) {
  return { id: `${name}.${call}`, path: key === 'id' ? `/${name}/{id}` : `/${name}/by-slug/{slug}` };
}

function read<Item, Changes, Params>(
  { name, item }: Resource<string, Shape, Item, Changes>,
  call: string,
  key: Key,
  query: Query<Params>,
) {
  return method({ ...reading, ...addressOf(name, call, key), query, response: item });
}

/**
 * The three verbs behave alike, and none is a partial update: `mergeEvent` and `mergePlace` say what has to be sent
 * along (calendar API behaviour, section 7).
 */
function update<Item, Changes, Params>(
  { name, item, changes }: Resource<string, Shape, Item, Changes>,
  call: string,
  key: Key,
  query: Query<Params>,
) {
  const http = ['POST', 'PUT', 'PATCH'] as const;
  return method({ ...writing, ...addressOf(name, call, key), http, query, body: changes, response: item });
}

/** Events, venues and organizers go to the trash, terms for good (calendar API behaviour, section 8). */
function remove<Item, Changes, Params>(
  { name, item }: Resource<string, Shape, Item, Changes>,
  call: string,
  key: Key,
  query: Query<Params>,
) {
  return method({ ...writing, ...addressOf(name, call, key), http: 'DELETE', query, response: item });
}
