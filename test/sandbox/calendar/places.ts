import { canCreate, canDelete, canEdit, canRead } from './access';
import { placeArguments } from './placeArguments';
import { type Kind, kinds, type Place, type PlaceType, placeShape } from './placeKinds';
import { listPlaces, placeListArguments } from './placeList';
import { createOrLink, updatePlace } from './placeWrite';
import { trash, trashSuffix } from './publication';
import type { Answer, Call, Route } from './rest';
import { RestError } from './restError';
import { type Arguments, invalidParameters } from './validation';

export function placeRoutes(namespace: string, type: PlaceType): Route[] {
  const kind = kinds[type];
  const byId = (call: Call) =>
    call.site.store.findPost(type, Number(call.parameters.id)) as Place | undefined;
  const bySlug = (call: Call) =>
    call.site.store.bySlug(type, String(call.parameters.slug)) as Place | undefined;
  const anyPost = (call: Call) => call.site.store.find(Number(call.parameters.id));
  const editable = (call: Call) => {
    const post = anyPost(call);
    return post !== undefined && canEdit(call.user, post);
  };
  const deletable = (call: Call) => {
    const post = anyPost(call);
    return post !== undefined && canDelete(call.user, post);
  };
  const creates = (call: Call) => canCreate(call.user, type);
  const slugRight = (right: typeof canEdit) => (call: Call) => {
    const { store } = call.site;
    const place = bySlug(call) ?? store.bySlug(type, `${call.parameters.slug}${trashSuffix}`);
    return place ? right(call.user, place) : creates(call);
  };
  const idRule: Arguments = {
    id: {
      required: true,
      check: (id, site) => site.store.findPost(type, Number(id)) !== undefined,
      shown: { type: 'integer' },
    },
  };
  const slugRule: Arguments = {
    slug: {
      required: true,
      check: (slug, site) => site.store.bySlug(type, String(slug)) !== undefined,
      shown: { type: 'string' },
    },
  };
  const writable = placeArguments(kind, false);
  const change = ['POST', 'PUT', 'PATCH'];

  return [
    {
      namespace,
      path: `/${kind.collection}`,
      handlers: [
        { methods: ['GET'], arguments: placeListArguments, run: (call) => listPlaces(kind, call) },
        {
          methods: ['POST'],
          arguments: placeArguments(kind, true),
          permitted: creates,
          run: (call) => ({
            status: 201,
            body: placeShape(call.site, createOrLink(call.site, call.user, type, call.parameters), false),
          }),
        },
      ],
    },
    {
      namespace,
      path: `/${kind.collection}/{id}`,
      handlers: [
        { methods: ['GET'], arguments: idRule, run: (call) => read(kind, call, byId(call)) },
        {
          methods: ['DELETE'],
          arguments: idRule,
          permitted: (call) => permittedOn(call, deletable, creates, anyPost),
          advertised: deletable,
          run: (call) => remove(kind, call, byId(call)),
        },
        {
          methods: change,
          arguments: { ...idRule, ...writable },
          permitted: (call) => permittedOn(call, editable, creates, anyPost),
          advertised: editable,
          run: (call) => update(kind, call, byId(call)),
        },
      ],
    },
    {
      namespace,
      path: `/${kind.collection}/by-slug/{slug}`,
      handlers: [
        { methods: ['GET'], arguments: slugRule, run: (call) => read(kind, call, bySlug(call)) },
        {
          methods: ['DELETE'],
          arguments: slugRule,
          permitted: creates,
          advertised: slugRight(canDelete),
          run: (call) => remove(kind, call, bySlug(call)),
        },
        {
          methods: change,
          arguments: { ...slugRule, ...writable },
          permitted: creates,
          advertised: slugRight(canEdit),
          run: (call) => update(kind, call, bySlug(call)),
        },
      ],
    },
  ];
}

function permittedOn(
  call: Call,
  right: (call: Call) => boolean,
  creates: (call: Call) => boolean,
  find: (call: Call) => unknown,
): boolean {
  return find(call) === undefined ? creates(call) : right(call);
}

function update(kind: Kind, call: Call, place: Place | undefined): Answer {
  if (!place) throw invalidParameters(['id']);
  return { body: placeShape(call.site, updatePlace(kind, call, place), false) };
}

function read(kind: Kind, call: Call, place: Place | undefined): Answer {
  if (!place) throw invalidParameters(['id']);
  if (!canRead(call.user, place)) {
    throw new RestError(403, `${kind.name}-not-accessible`, `This ${kind.name} is not public.`);
  }
  return { body: placeShape(call.site, place, true) };
}

function remove(kind: Kind, call: Call, place: Place | undefined): Answer {
  if (!place) throw invalidParameters(['id']);
  if (place.status === 'trash')
    throw new RestError(410, `${kind.name}-is-in-trash`, `This ${kind.name} is in the trash.`);
  return { body: placeShape(call.site, trash(call.site, place) as Place, false) };
}
