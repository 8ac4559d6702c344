import { canEdit, canRead } from './access';
import { pageAddress } from './addresses';
import { costDetails } from './cost';
import { noCalendarFields } from './mediaShape';
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

const edits = (call: Call): boolean => canEdit(call.user, event(call));

function reads(call: Call): boolean | RestError {
  if (call.parameters.context === 'edit') {
    return edits(call) || forbidden(call.user !== undefined, 'rest_forbidden_context');
  }
  return canRead(call.user, event(call));
}

function readRaw(call: Call): Answer {
  const read = event(call);
  const page = `<${pageAddress(call.site, read)}>; rel="alternate"; type=text/html`;
  return { headers: { Link: page }, body: shape(call, read) };
}

function calendarFields({ fields }: EventPost) {
  const { currency_symbol, currency_position } = costDetails(fields.cost);
  return {
    ...noCalendarFields,
    _EventAllDay: fields.allDay,
    _EventTimezone: fields.timezone,
    _EventStartDate: fields.start,
    _EventEndDate: fields.end,
    _EventStartDateUTC: fields.utcStart,
    _EventEndDateUTC: fields.utcEnd,
    _EventShowMap: fields.showMap,
    _EventShowMapLink: fields.showMapLink,
    _EventURL: fields.website ?? '',
    _EventCost: fields.cost,
    _EventCurrencySymbol: currency_symbol,
    _EventCurrencyPosition: currency_position,
    _EventOrganizerID: fields.organizers,
    _EventVenueID: fields.venue === null ? [] : [fields.venue],
    _tribe_events_status: '',
    _tribe_events_status_reason: '',
    footnotes: '',
  };
}

/** This API leaves the line break that the calendar's own cuts off. */
const rendered = (text: string): string => (text === '' ? '' : `${renderText(text)}\n`);

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
      ...text(post.content, rendered(post.content)),
      protected: post.password !== '',
      ...(edit ? { block_version: 0 } : {}),
    },
    author: post.author,
    excerpt: { ...text(post.excerpt, rendered(post.excerpt)), protected: post.password !== '' },
    featured_media: post.image ?? 0,
    meta: calendarFields(post),
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
  site.store.saveWithRevision({
    ...before,
    ...stamps,
    title,
    content: sent('content', 'content', before.content),
    excerpt: sent('excerpt', 'content', before.excerpt),
    slug: slugFor(site, before.type, stamps.status, title, parameters.slug, before),
  });
  return { body: shape(call, event(call)) };
}
