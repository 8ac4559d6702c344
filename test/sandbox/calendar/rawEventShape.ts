import { pageAddress } from './addresses';
import { digits, noDate, offsetAt, toUtc, type WallClock, written } from './dates';
import { noCalendarFields } from './mediaShape';
import type { Call } from './rest';
import { RestError } from './restError';
import type { Site } from './site';
import type { EventFields, EventPost, Post, Taxonomy } from './store';
import { hasBlocks, renderText, renderTitle, renderWords, toSlug } from './text';

/** The calendar's own fields of an event, as the wider API has them. */
function calendarFields({ fields }: EventPost) {
  const { currency } = fields;
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
    _EventCost: fields.firstCost ?? fields.cost,
    _EventCurrencySymbol: currency.symbol,
    _EventCurrencyCode: currency.code,
    _EventCurrencyPosition: currency.position,
    _EventOrganizerID: fields.organizers,
    _EventVenueID: fields.venue === null ? [] : [fields.venue],
    _tribe_events_status: '',
    _tribe_events_status_reason: '',
    footnotes: '',
  };
}

/** A text as the wider API shows it: with the line break that the calendar's own cuts off. */
export const rendered = (text: string): string =>
  text === '' ? '' : hasBlocks(text) ? renderText(text) : `${renderText(text)}\n`;

/** An excerpt as the wider API shows it; where there is none, the words of the content. */
export const renderedExcerpt = ({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>): string =>
  excerpt.trim() === '' ? renderWords(content) : rendered(excerpt.trim());

export const blockVersion = (content: string): number => (hasBlocks(content) ? 1 : 0);

const termIds = (call: Call, post: EventPost, taxonomy: Taxonomy): number[] =>
  call.site.store.termsOn(post.id, taxonomy).map((term) => term.id);

/** UTC is reckoned where it is not stored; that of the change by the offset of today, not of its day. */
export function toDates(site: Site, post: Post) {
  const zone = site.settings.timeZone;
  const date = post.dateUtc === noDate ? toUtc(post.date, zone) : post.dateUtc;
  const modified =
    post.modifiedUtc === noDate
      ? written(digits(post.modified) - offsetAt(site.clock(), zone))
      : post.modifiedUtc;
  const [date_gmt, modified_gmt] = [date, modified].map(withT);
  return { date: withT(post.date), date_gmt, modified: withT(post.modified), modified_gmt };
}

const withT = (wall: WallClock): string => wall.replace(' ', 'T');

function toClasses(call: Call, post: EventPost): string[] {
  const terms = (taxonomy: Taxonomy, prefix: string) =>
    call.site.store.termsOn(post.id, taxonomy).map(({ slug }) => `${prefix}-${slug}`);
  return [
    `post-${post.id}`,
    'tribe_events',
    'type-tribe_events',
    `status-${post.status}`,
    ...(post.image === null ? [] : ['has-post-thumbnail']),
    'hentry',
    ...terms('post_tag', 'tag'),
    ...terms('tribe_events_cat', 'tribe_events_cat'),
  ];
}

/** An event as the wider API shows it. */
export function rawEventShape(call: Call, post: EventPost) {
  const edit = call.parameters.context === 'edit' || call.method !== 'GET';
  const text = (raw: string, rendered: string) => ({ ...(edit ? { raw } : {}), rendered });
  return {
    id: post.id,
    guid: { rendered: pageAddress(call.site, post), ...(edit ? { raw: pageAddress(call.site, post) } : {}) },
    ...(edit ? { password: post.password } : {}),
    ...toDates(call.site, post),
    slug: post.slug,
    status: post.status,
    type: post.type,
    link: pageAddress(call.site, post),
    title: text(post.title, renderTitle(post.title)),
    content: {
      ...text(post.content, rendered(post.content)),
      protected: post.password !== '',
      ...(edit ? { block_version: blockVersion(post.content) } : {}),
    },
    author: post.author,
    excerpt: {
      ...text(post.excerpt, renderedExcerpt(post)),
      protected: post.password !== '',
    },
    featured_media: post.image ?? 0,
    template: '',
    meta: calendarFields(post),
    tags: termIds(call, post, 'post_tag'),
    tribe_events_cat: termIds(call, post, 'tribe_events_cat'),
    ...(edit
      ? {
          permalink_template: `${call.site.origin}/event/%pagename%/`,
          generated_slug: post.slug || toSlug(post.title),
        }
      : {}),
    class_list: toClasses(call, post),
  };
}

type Meta = Record<string, unknown>;

/** Fields that the wider API writes; null clears one, unknown names are passed over. */
const writableTexts = [
  '_EventCost',
  '_EventCurrencySymbol',
  '_EventCurrencyPosition',
  '_EventCurrencyCode',
  '_EventURL',
];

/** @throws RestError 400 when a text is none */
export function checkMeta(meta: Meta): void {
  for (const name of writableTexts) {
    const sent = meta[name] ?? '';
    if (typeof sent === 'string') continue;
    const further = { additional_data: [{ param: `meta.${name}` }] };
    throw new RestError(400, 'rest_invalid_type', `meta.${name} should be a text.`, undefined, further);
  }
}

/**
 * A write without the price stores it as it is shown, with another dash in a range (calendar API behaviour, 'Currency').
 */
export function withMeta(fields: EventFields, meta: Meta): EventFields {
  const text = (name: string, kept: string) =>
    meta[name] === null ? '' : typeof meta[name] === 'string' ? meta[name] : kept;
  const flag = (name: string, kept: boolean) => (typeof meta[name] === 'boolean' ? meta[name] : kept);
  const ids = (name: string) => (Array.isArray(meta[name]) ? meta[name].map(Number) : undefined);
  const { firstCost: _first, ...others } = fields;
  return {
    ...others,
    cost: '_EventCost' in meta ? text('_EventCost', '') : fields.cost.replace(/(?<=\d) - (?=\d)/g, ' – '),
    currency: {
      symbol: text('_EventCurrencySymbol', fields.currency.symbol),
      position: text('_EventCurrencyPosition', fields.currency.position),
      code: text('_EventCurrencyCode', fields.currency.code),
    },
    website: '_EventURL' in meta ? text('_EventURL', '') : fields.website,
    showMap: flag('_EventShowMap', fields.showMap),
    showMapLink: flag('_EventShowMapLink', fields.showMapLink),
    venue: ids('_EventVenueID')?.[0] ?? fields.venue,
    organizers: ids('_EventOrganizerID') ?? fields.organizers,
  };
}
