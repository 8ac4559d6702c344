import { canEdit, canRead } from './access';
import { pageAddress } from './addresses';
import { rawStampsFor, slugFor, storedAuthor, storedText } from './publication';
import { checkMeta, rawEventShape, withMeta } from './rawEventShape';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import type { EventPost } from './store';

/**
 * Events in the wider API: the only place where raw text can be read, and a change of the title resets nothing
 * (calendar API behaviour, section 4).
 */
export function rawEventRoutes(): Route[] {
  return [
    {
      namespace: 'wp/v2',
      path: '/tribe_events/{id}',
      handlers: [
        { methods: ['GET'], permitted: reads, run: readRaw },
        { methods: ['POST', 'PUT', 'PATCH'], permitted: edits, run: update },
        { methods: ['DELETE'], permitted: edits, run: () => refuse(501, 'rest_trash_not_supported') },
      ],
    },
  ];
}

function refuse(status: number, code: string): never {
  throw new RestError(status, code, 'This cannot be done here.');
}

const event = (call: Call): EventPost =>
  call.site.store.findOf('tribe_events', Number(call.parameters.id)) ?? refuse(404, 'rest_post_invalid_id');

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
  const sent = (name: string, kind: 'title' | 'content', kept: string) =>
    typeof parameters[name] === 'string' ? storedText(user, kind, parameters[name]) : kept;
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
