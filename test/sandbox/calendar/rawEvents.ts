import { canEdit, canRead } from './access';
import { pageAddress } from './addresses';
import { slugFor, stampsFor, storedText } from './publication';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import type { EventPost, Taxonomy } from './store';
import { renderText, renderTitle } from './text';

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
        { methods: ['GET'], permitted: reads, run: (call) => ({ body: shape(call, event(call)) }) },
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

const edits = (call: Call): boolean => canEdit(call.user, event(call));

function reads(call: Call): boolean | RestError {
  if (call.parameters.context === 'edit') {
    return edits(call) || forbidden(call.user !== undefined, 'rest_forbidden_context');
  }
  return canRead(call.user, event(call));
}

const termIds = (call: Call, post: EventPost, taxonomy: Taxonomy): number[] =>
  call.site.store.termsOn(post.id, taxonomy).map((term) => term.id);

function shape(call: Call, post: EventPost) {
  const edit = call.parameters.context === 'edit' || call.method !== 'GET';
  const text = (raw: string, rendered: string) => ({ ...(edit ? { raw } : {}), rendered });
  return {
    id: post.id,
    ...(edit ? { password: post.password } : {}),
    date: post.date.replace(' ', 'T'),
    slug: post.slug,
    status: post.status,
    type: post.type,
    link: pageAddress(call.site, post),
    title: text(post.title, renderTitle(post.title)),
    content: {
      ...text(post.content, renderText(post.content)),
      protected: post.password !== '',
      ...(edit ? { block_version: 0 } : {}),
    },
    author: post.author,
    excerpt: { ...text(post.excerpt, renderText(post.excerpt)), protected: post.password !== '' },
    featured_media: post.image ?? 0,
    tags: termIds(call, post, 'post_tag'),
    tribe_events_cat: termIds(call, post, 'tribe_events_cat'),
  };
}

function update(call: Call): Answer {
  const { site, user, parameters } = call;
  const before = event(call);
  const sent = (name: string, kind: 'title' | 'content', kept: string) =>
    typeof parameters[name] === 'string' ? storedText(user, kind, parameters[name]) : kept;
  const title = sent('title', 'title', before.title);
  const stamps = stampsFor(site, {}, before.status, before);
  site.store.save({
    ...before,
    ...stamps,
    title,
    content: sent('content', 'content', before.content),
    excerpt: sent('excerpt', 'content', before.excerpt),
    slug: slugFor(site, before.type, stamps.status, title, parameters.slug, before),
  });
  return { body: shape(call, event(call)) };
}
