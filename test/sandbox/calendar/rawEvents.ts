import { can, canCreate, canEdit, canRead } from './access';
import { pageAddress } from './addresses';
import { createEvent } from './eventWrite';
import { keptText, rawStampsFor, slugFor, storedAuthor, trash } from './publication';
import { checkMeta, rawEventShape, withMeta } from './rawEventShape';
import { checkContext, listAnswer, ordered, statusesFrom } from './rawList';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import { nowUtc } from './site';
import type { EventPost } from './store';
import { asBoolean, isUser, parseList } from './validation';

/**
 * Events in the wider API: the only place where raw text can be read, and a change of the title resets nothing
 * (calendar API behaviour, section 4).
 */
export function rawEventRoutes(): Route[] {
  return [
    {
      namespace: 'wp/v2',
      path: '/tribe_events',
      handlers: [
        { methods: ['GET'], permitted: lists, advertised: mayAsk, run: listRaw },
        { methods: ['POST'], permitted: creates, run: create },
      ],
    },
    { namespace: 'wp/v2', path: '/search', handlers: [{ methods: ['GET'], run: search }] },
    {
      namespace: 'wp/v2',
      path: '/tribe_events/{id}',
      handlers: [
        { methods: ['GET'], permitted: reads, run: readRaw },
        { methods: ['POST', 'PUT', 'PATCH'], permitted: edits, run: update },
        { methods: ['DELETE'], permitted: edits, run: remove },
      ],
    },
  ];
}

function refuse(status: number, code: string): never {
  throw new RestError(status, code, 'This cannot be done here.');
}

const event = (call: Call): EventPost =>
  call.site.store.findPost('tribe_events', Number(call.parameters.id)) ?? refuse(404, 'rest_post_invalid_id');

const edits = (call: Call): boolean | RestError =>
  canEdit(call.user, event(call)) || forbidden(call.user !== undefined, 'rest_cannot_edit');

function reads(call: Call): boolean | RestError {
  if (call.parameters.context === 'edit') {
    return canEdit(call.user, event(call)) || forbidden(call.user !== undefined, 'rest_forbidden_context');
  }
  return canRead(call.user, event(call));
}

function readRaw(call: Call): Answer {
  const read = event(call);
  const page = `<${pageAddress(call.site, read)}>; rel="alternate"; type=text/html`;
  return { headers: { Link: page }, body: rawEventShape(call, read) };
}

function update(call: Call): Answer {
  const { site, user, parameters } = call;
  const before = event(call);
  const meta = (parameters.meta ?? {}) as Record<string, unknown>;
  checkMeta(meta);
  if (parameters.author !== undefined && !isUser(parameters.author, site)) refuse(400, 'rest_invalid_author');
  const sent = (name: string, kind: 'title' | 'content', kept: string) =>
    typeof parameters[name] === 'string' ? keptText(user, kind, parameters[name]) : kept;
  const title = sent('title', 'title', before.title);
  const stamps = rawStampsFor(site, parameters, before);
  site.store.saveWithRevision({
    ...before,
    ...stamps,
    author: storedAuthor(user, parameters.author, before),
    title,
    content: sent('content', 'content', before.content),
    excerpt: sent('excerpt', 'content', before.excerpt),
    slug: slugFor(site, before.type, stamps.status, title, parameters.slug, before),
    password: typeof parameters.password === 'string' ? parameters.password : before.password,
    fields: withMeta(before.fields, meta),
  });
  return { body: rawEventShape(call, event(call)) };
}

const mayAsk = ({ parameters, user }: Call): boolean =>
  parameters.context !== 'edit' || can(user, 'edit_tribe_events');

function lists(call: Call): boolean {
  statusesFrom(call);
  checkContext(call, 'edit_tribe_events');
  return true;
}

/** What has not ended, in whatever state; hidden events too. */
function listRaw(call: Call): Answer {
  const { parameters, user } = call;
  const hasStatus = statusesFrom(call);
  const include = parseList(parameters.include).map(Number);
  const found = ongoing(call).filter(
    ({ id, status, slug, author }) =>
      hasStatus(status) &&
      (include.length === 0 || include.includes(id)) &&
      (parameters.slug === undefined || slug === parameters.slug) &&
      (parameters.author === undefined || author === Number(parameters.author)),
  );
  const shown = (one: EventPost) => (parameters.context === 'edit' ? canEdit : canRead)(user, one);
  return listAnswer(call, ordered(call, found), (one) => rawEventShape(call, one), shown);
}

function ongoing({ site, parameters }: Call): EventPost[] {
  const words = String(parameters.search ?? '')
    .toLowerCase()
    .split(/\s+/);
  return site.store
    .ofType('tribe_events')
    .filter(({ fields }) => fields.utcEnd >= nowUtc(site))
    .filter(({ title, content, excerpt }) => {
      const text = `${title} ${content} ${excerpt}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
}

const search = (call: Call): Answer =>
  listAnswer(
    call,
    ongoing(call).filter(({ status }) => status === 'publish'),
    ({ id, title }) => ({ id, title }),
  );

function creates(call: Call): boolean | RestError {
  const { author } = call.parameters;
  const own = call.method === 'POST' && Number(author) === call.user?.id;
  if (author !== undefined && !own && !can(call.user, 'edit_others_tribe_events')) {
    return forbidden(call.user !== undefined, 'rest_cannot_edit_others');
  }
  return canCreate(call.user, 'tribe_events') || forbidden(call.user !== undefined, 'rest_cannot_create');
}

/** An event without times: the wider API knows none. */
function create(call: Call): Answer {
  const parameters = { status: 'draft', ...call.parameters };
  return { status: 201, body: rawEventShape(call, createEvent({ ...call, parameters })) };
}

function remove(call: Call): Answer {
  const before = event(call);
  if (asBoolean(call.parameters.force) !== true) {
    return { body: rawEventShape(call, trash(call.site, before) as EventPost) };
  }
  const previous = rawEventShape(call, before);
  call.site.store.remove(before.id);
  return { body: { deleted: true, previous } };
}
