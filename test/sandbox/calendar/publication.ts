import { can, canPublish } from './access';
import { noDate, toInstant, toUtc, type WallClock, wallClockAt } from './dates';
import { readDate } from './dateText';
import { RestError } from './restError';
import { type Caller, nowLocal, nowUtc, type Site } from './site';
import { type Post, type PostType, publicationUtc, type Status, unpublishedDate } from './store';
import { filterMarkup, toSlug, withoutBackslashes } from './text';
import type { Parameters } from './validation';

/** Status, dates, slug and texts: what events, venues and organizers share when they are written. */

export const trashSuffix = '__trashed';

/** People who may not publish have their status forced down (calendar API behaviour, section 2). */
export function statusFor(user: Caller, type: PostType, sent: unknown): Status {
  const asked = typeof sent === 'string' && sent !== '' ? (sent as Status) : undefined;
  if (canPublish(user, type)) return asked ?? 'publish';
  return asked === 'publish' || asked === 'future' ? 'pending' : (asked ?? 'draft');
}

/** The publication date as sent: `date` is site-local, `date_utc` is UTC; two that contradict each other are both kept. */
interface SentDate {
  date: WallClock;
  utc: WallClock;
}

function sentDate(site: Site, parameters: Parameters): SentDate | undefined {
  const read = (sent: unknown) => (typeof sent === 'string' ? readDate(sent, site.clock())?.wall : undefined);
  const zone = site.settings.timeZone;
  const [date, utc] = [read(parameters.date), read(parameters.date_utc)];
  if (date !== undefined) return { date, utc: utc ?? toUtc(date, zone) };
  return utc === undefined ? undefined : { date: wallClockAt(toInstant(utc, 'UTC'), zone), utc };
}

type Stamps = Pick<Post, 'status' | 'date' | 'dateUtc' | 'modified' | 'modifiedUtc'>;

/**
 * Dates and final status: publish with a date to come is future, future without one is publish. An update of an event
 * that sends no date sets it to now (calendar API behaviour, 'Publication date').
 */
export function stampsFor(site: Site, parameters: Parameters, wanted: Status, before?: Post): Stamps {
  const now = { date: nowLocal(site), utc: nowUtc(site) };
  const sent = isUndated(before, wanted) ? now : sentDate(site, parameters);
  const { date, utc } = sent ?? keptDate(site, before) ?? now;
  const status = scheduled(site, wanted, utc);
  const dateUtc = keepsDateUtc(before) && sent === undefined ? before.dateUtc : publicationUtc(status, utc);
  return before
    ? { status, date, dateUtc, modified: now.date, modifiedUtc: now.utc }
    : { status, date, dateUtc, modified: date, modifiedUtc: dateUtc };
}

function scheduled(site: Site, wanted: Status, utc: WallClock): Status {
  if (wanted !== 'publish' && wanted !== 'future') return wanted;
  return utc > nowUtc(site) ? 'future' : 'publish';
}

/** A draft or pending event without a publication instant gets the time of the update, whatever date is sent. */
const isUndated = (before: Post | undefined, wanted: Status): boolean =>
  before?.type === 'tribe_events' &&
  unpublishedDate(before.status) &&
  before.dateUtc === noDate &&
  wanted === before.status;

/** Venues and organizers that were published keep their date; events lose it. */
function keptDate(site: Site, before?: Post): SentDate | undefined {
  if (!before || before.type === 'tribe_events') return undefined;
  if (unpublishedDate(before.status) || before.status === 'future') return undefined;
  return { date: before.date, utc: toUtc(before.date, site.settings.timeZone) };
}

/** Of a change in the wider API, which keeps the date, but for drafts that never had a publication instant. */
export function rawStampsFor(site: Site, parameters: Parameters, before: Post): Stamps {
  const now = { modified: nowLocal(site), modifiedUtc: nowUtc(site) };
  const wanted = typeof parameters.status === 'string' ? (parameters.status as Status) : before.status;
  const sent = sentDate(site, { date: parameters.date, date_utc: parameters.date_gmt });
  if (sent) {
    const status = scheduled(site, wanted, sent.utc);
    return { ...now, status, date: sent.date, dateUtc: sent.utc };
  }
  if (before.dateUtc !== noDate) {
    return {
      ...now,
      status: scheduled(site, wanted, before.dateUtc),
      date: before.date,
      dateUtc: before.dateUtc,
    };
  }
  return { ...now, status: wanted, date: now.modified, dateUtc: publicationUtc(wanted, now.modifiedUtc) };
}

/** A venue or organizer that was published once keeps its UTC date as a draft; an event does not. */
const keepsDateUtc = (before?: Post): before is Post =>
  before !== undefined && before.type !== 'tribe_events' && before.dateUtc !== noDate;

/** Drafts of events have no slug until they are published; venues and organizers always have one. */
export function slugFor(
  site: Site,
  type: PostType,
  status: Status,
  title: string,
  sent?: unknown,
  before?: Post,
): string {
  // What had no slug keeps the suffix as one (calendar API behaviour, third live run)
  const was = before?.slug.replace(new RegExp(`(?<=.)${trashSuffix}$`), '') ?? '';
  const wanted = typeof sent === 'string' && sent !== '' ? toSlug(sent) : was;
  if (status === 'trash' && before) return wanted.endsWith(trashSuffix) ? wanted : `${wanted}${trashSuffix}`;
  if (wanted === '' && type === 'tribe_events' && unpublishedDate(status)) return '';
  return site.store.freeSlug(type, wanted || toSlug(title), before?.id);
}

/** Markup that only people with the right to it may store; the database takes 65,535 bytes of a title. */
export function storedText(user: Caller, kind: 'title' | 'content', sent: unknown): string {
  return keptText(user, kind, withoutBackslashes(String(sent ?? '')));
}

/** A title or content as the wider API stores it: with its backslashes. */
export function keptText(user: Caller, kind: 'title' | 'content', text: string): string {
  if (kind === 'title' && new TextEncoder().encode(text).length > 65_535) throw tooLong('title');
  const clean = can(user, 'unfiltered_html') ? text : filterMarkup(text, kind);
  return kind === 'title' ? clean.trim() : clean;
}

const tooLong = (field: string): RestError =>
  new RestError(500, 'db_insert_error', 'The database did not take this.', `Field too long: ${field}`);

export const storedAuthor = (user: Caller, sent: unknown, before?: Post): number =>
  Number(sent) || before?.author || user?.id || 0;

/** Puts an item into the trash. A trashed venue leaves its listed events; so do all organizers of one that had it. */
export function trash(site: Site, post: Post): Post {
  const trashed: Post = {
    ...post,
    status: 'trash',
    dateUtc: post.dateUtc === noDate ? toUtc(post.date, site.settings.timeZone) : post.dateUtc,
    slug: `${post.slug}${trashSuffix}`,
    modified: nowLocal(site),
    modifiedUtc: nowUtc(site),
  };
  site.store.saveWithRevision(trashed);
  unlink(site, post);
  return trashed;
}

/**
 * Calendar API behaviour, section 8: for good, restoring does not link again. Drafts, pending and scheduled events, those
 * in the trash, and those that have ended keep their links: a live site (WordPress 7.2-alpha, plugin 6.17.1) has
 * searched for public and private ones to come alone.
 */
function unlink(site: Site, post: Post): void {
  if (post.type !== 'tribe_venue' && post.type !== 'tribe_organizer') return;
  for (const event of site.store.ofType('tribe_events')) {
    const { venue, organizers, utcEnd } = event.fields;
    if ((event.status !== 'publish' && event.status !== 'private') || utcEnd < nowUtc(site)) continue;
    if (venue === post.id) site.store.save({ ...event, fields: { ...event.fields, venue: null } });
    if (organizers.includes(post.id))
      site.store.save({ ...event, fields: { ...event.fields, organizers: [] } });
  }
}
