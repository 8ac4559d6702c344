import { canCreate, canDelete, canEdit, canRead } from './access';
import { eventArguments } from './eventArguments';
import { eventListArguments, isLocked, listEvents } from './eventList';
import { createEvent, updateEvent } from './eventWrite';
import { trash, trashSuffix } from './publication';
import type { Answer, Call, Route } from './rest';
import { RestError } from './restError';
import { eventShape } from './shapes';
import type { EventPost } from './store';
import { type Arguments, isText } from './validation';

/** That there is such an event is checked only after everything else. */
const idAndPassword: Arguments = {
  id: { required: true, shown: { type: 'integer' } },
  password: { type: 'string', check: isText },
};
const change = ['POST', 'PUT', 'PATCH'];

export function eventRoutes(namespace: string): Route[] {
  const creates = (call: Call) => canCreate(call.user, 'tribe_events');
  const post = (call: Call) => call.site.store.find(Number(call.parameters.id));
  const right = (check: typeof canEdit) => (call: Call) => {
    const found = post(call);
    return found ? check(call.user, found) : creates(call);
  };
  const bySlug = (call: Call) => call.site.store.bySlug('tribe_events', String(call.parameters.slug));
  const slugRight = (check: typeof canEdit) => (call: Call) => {
    const found = bySlug(call) ?? trashedBySlug(call);
    return found ? check(call.user, found) : creates(call);
  };
  const trashedBySlug = (call: Call) =>
    call.site.store.bySlug('tribe_events', `${call.parameters.slug}${trashSuffix}`);
  const knownSlug: Arguments = {
    slug: {
      required: true,
      check: (slug, site) => site.store.bySlug('tribe_events', String(slug)) !== undefined,
      shown: { type: 'string' },
    },
  };

  return [
    {
      namespace,
      path: '/events',
      handlers: [
        { methods: ['GET'], arguments: eventListArguments, run: listEvents },
        { methods: ['POST'], arguments: eventArguments(true), permitted: creates, run: create },
      ],
    },
    {
      namespace,
      path: '/events/{id}',
      handlers: [
        { methods: ['GET'], arguments: idAndPassword, run: (call) => read(call, byId(call)) },
        {
          methods: ['DELETE'],
          arguments: idAndPassword,
          permitted: right(canDelete),
          run: (call) => remove(call, byId(call)),
        },
        {
          methods: change,
          arguments: { ...idAndPassword, ...eventArguments(false) },
          permitted: right(canEdit),
          run: (call) => update(call, byId(call)),
        },
      ],
    },
    {
      // Writes by slug check only the general right (calendar API behaviour, section 7).
      namespace,
      path: '/events/by-slug/{slug}',
      handlers: [
        {
          methods: ['GET'],
          arguments: knownSlug,
          run: (call) => read(call, existing(bySlug(call), 0)),
        },
        {
          methods: ['DELETE'],
          arguments: knownSlug,
          permitted: creates,
          advertised: slugRight(canDelete),
          run: (call) => remove(call, existing(bySlug(call), 0)),
        },
        {
          methods: change,
          arguments: eventArguments(false),
          permitted: creates,
          advertised: slugRight(canEdit),
          run: (call) => updateBySlug(call, existing(bySlug(call), 0)),
        },
      ],
    },
  ];
}

function existing(event: EventPost | undefined, id: number): EventPost {
  if (!event) throw new RestError(404, 'rest-event-not-found', `There is no event ${id}.`);
  return event;
}

function byId(call: Call): EventPost {
  const id = Number(call.parameters.id);
  const post = call.site.store.find(id);
  if (post && post.type !== 'tribe_events') {
    throw new RestError(400, 'rest-invalid-event-id', 'This id belongs to something else.');
  }
  return existing(post as EventPost | undefined, id);
}

function read(call: Call, event: EventPost): Answer {
  // Version 6.17.1 shows it to those who may edit it (calendar API behaviour, section 8).
  if (event.status === 'trash' && call.site.settings.version === '6.17.2')
    throw new RestError(403, 'event-no-longer-available', 'This event is in the trash.');
  if (isLocked(call, event))
    throw new RestError(403, 'event-password-protected', 'This event needs its password.');
  if (!canRead(call.user, event))
    throw new RestError(403, 'event-not-accessible', 'This event is not public.');
  return { body: eventShape(call.site, event, { single: true }) };
}

const create = (call: Call): Answer => ({ status: 201, body: eventShape(call.site, createEvent(call)) });
const update = (call: Call, event: EventPost): Answer => ({
  body: eventShape(call.site, updateEvent(call, event)),
});

/** The slug is the address here, so it is not taken as a new slug. */
function updateBySlug(call: Call, event: EventPost): Answer {
  const { slug: _address, ...parameters } = call.parameters;
  return update({ ...call, parameters }, event);
}

function remove(call: Call, event: EventPost): Answer {
  if (event.status === 'trash')
    throw new RestError(410, 'event-is-in-trash', 'This event is in the trash already.');
  return { body: eventShape(call.site, trash(call.site, event) as EventPost) };
}
