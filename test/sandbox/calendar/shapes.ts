import { pageAddress, pictureAddress, plainAddress } from './addresses';
import { costDetails, formattedCost, noCurrency } from './cost';
import { abbreviation, details } from './dates';
import { eventJsonLd, organizerJsonLd, venueJsonLd } from './jsonLd';
import { calendarAddress, host, type Site } from './site';
import type { EventPost, OrganizerPost, PicturePost, Post, Taxonomy, Term, VenuePost } from './store';
import { renderText, renderTitle } from './text';

/** The shapes of answers: calendar API behaviour, section 4. */

const globalId = (site: Site, post: Post): string => `${host(site)}?id=${post.id}`;

const stamps = (post: Post) => ({
  author: String(post.author),
  status: post.status,
  date: post.date,
  date_utc: post.dateUtc,
  modified: post.modified,
  modified_utc: post.modifiedUtc,
});

export function eventShape(
  site: Site,
  event: EventPost,
  options: { single?: boolean; locked?: boolean; secret?: boolean } = {},
) {
  const { fields } = event;
  const open = !options.locked;
  const flag = (value: boolean) => (open ? value : null);
  const cost = open ? formattedCost(fields.cost, fields.currency, site.settings.currency) : '';
  const venue = open && fields.venue !== null ? site.store.findPost('tribe_venue', fields.venue) : undefined;
  const organizers = open ? fields.organizers.map((id) => site.store.findPost('tribe_organizer', id)) : [];
  const single = options.single ?? false;
  return {
    id: event.id,
    global_id: globalId(site, event),
    global_id_lineage: [globalId(site, event)],
    ...stamps(event),
    url: options.secret ? plainAddress(site, event) : pageAddress(site, event),
    rest_url: calendarAddress(site, `/events/${event.id}`),
    title: renderTitle(event.title),
    description: open ? renderText(event.content) : '',
    excerpt: open ? renderText(event.excerpt) : '',
    slug: event.slug,
    image: open ? imageShape(site, event.image) : false,
    all_day: flag(fields.allDay),
    start_date: fields.start,
    start_date_details: details(fields.start),
    end_date: fields.end,
    end_date_details: details(fields.end),
    utc_start_date: fields.utcStart,
    utc_start_date_details: details(fields.utcStart),
    utc_end_date: fields.utcEnd,
    utc_end_date_details: details(fields.utcEnd),
    timezone: fields.timezone,
    timezone_abbr: abbreviation(fields.start, fields.timezone),
    cost,
    cost_details: costDetails(open ? fields.cost : '', open ? fields.currency : noCurrency),
    website: open ? (options.secret ? plainAddress(site, event) : toWebsite(site, event)) : '',
    show_map: flag(fields.showMap),
    show_map_link: flag(fields.showMapLink),
    hide_from_listings: flag(fields.hidden),
    sticky: flag(fields.sticky),
    featured: flag(fields.featured),
    categories: open ? termsInEvent(site, event, 'tribe_events_cat') : [],
    tags: open ? termsInEvent(site, event, 'post_tag') : [],
    venue: venue ? venueShape(site, venue, single) : [],
    organizer: organizers.filter((one) => one !== undefined).map((one) => organizerShape(site, one, single)),
    custom_fields: [],
    // A password leaves the block out, the right one too.
    ...(single && event.password === '' ? { json_ld: eventJsonLd(site, event) } : {}),
  };
}

/** Never set: the event's own page; a set one is escaped for HTML. */
function toWebsite(site: Site, event: EventPost): string {
  return event.fields.website === null
    ? pageAddress(site, event)
    : event.fields.website.replace(/&(?!amp;)/g, '&amp;');
}

export function venueShape(site: Site, venue: VenuePost, single: boolean) {
  const { fields } = venue;
  return {
    id: venue.id,
    ...stamps(venue),
    url: pageAddress(site, venue),
    venue: renderTitle(venue.title),
    ...filled({
      description: renderText(venue.content),
      excerpt: renderText(venue.excerpt),
      slug: venue.slug,
      image: imageShape(site, venue.image),
      address: fields.address,
      city: fields.city,
      country: fields.country,
      province: fields.province,
      state: fields.state,
      zip: fields.zip,
      phone: fields.phone,
      website: fields.website,
      stateprovince: fields.stateprovince,
    }),
    ...(single ? { json_ld: venueJsonLd(site, venue) } : {}),
    show_map: fields.showMap,
    show_map_link: fields.showMapLink,
    global_id: globalId(site, venue),
    global_id_lineage: [globalId(site, venue)],
  };
}

export function organizerShape(site: Site, organizer: OrganizerPost, single: boolean) {
  const { fields } = organizer;
  return {
    id: organizer.id,
    ...stamps(organizer),
    url: pageAddress(site, organizer),
    organizer: renderTitle(organizer.title),
    ...filled({
      description: renderText(organizer.content),
      excerpt: renderText(organizer.excerpt),
      slug: organizer.slug,
      image: imageShape(site, organizer.image),
      phone: fields.phone,
      website: fields.website,
      email: fields.email,
    }),
    ...(single ? { json_ld: organizerJsonLd(site, organizer) } : {}),
    global_id: globalId(site, organizer),
    global_id_lineage: [globalId(site, organizer)],
  };
}

/** Empty fields of venues and organizers are left out entirely. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

interface ImageSize {
  width: number;
  height: number;
  'mime-type': string;
  filesize: number;
  url: string;
}

function imageShape(site: Site, id: number | null) {
  const picture = id === null ? undefined : site.store.findPost('attachment', id);
  if (!picture) return false;
  const { fields } = picture;
  const sizes = imageSizes(site, picture);
  return {
    url: pictureAddress(site, picture),
    id: picture.id,
    extension: fields.path.split('.').at(-1) ?? '',
    width: fields.width,
    height: fields.height,
    filesize: fields.filesize,
    ...(Object.keys(sizes).length > 0 ? { sizes } : {}),
  };
}

/** Smaller versions exist only of pictures larger than they are. */
export function imageSizes(site: Site, picture: PicturePost): Record<string, ImageSize> {
  const { width, height, mediaType, filesize } = picture.fields;
  const sizes: Record<string, ImageSize> = {};
  const add = (name: string, wide: number, high: number) => {
    const share = (wide * high) / (width * height);
    const url = pictureAddress(site, picture).replace(/(\.\w+)$/, `-${wide}x${high}$1`);
    sizes[name] = {
      width: wide,
      height: high,
      'mime-type': mediaType,
      filesize: Math.ceil(filesize * share),
      url,
    };
  };
  const shrink = Math.min(300 / width, 300 / height);
  if (shrink < 1) add('medium', Math.round(width * shrink), Math.round(height * shrink));
  if (width > 150 || height > 150) add('thumbnail', Math.min(150, width), Math.min(150, height));
  for (const [name, wide] of [
    ['medium_large', 768],
    ['large', 1024],
    ['1536x1536', 1536],
  ] as const) {
    if (width > wide) add(name, wide, Math.round((height * wide) / width));
  }
  return sizes;
}

const collection: Record<Taxonomy, string> = { tribe_events_cat: 'categories', post_tag: 'tags' };

function termAddresses(site: Site, term: Term) {
  const all = calendarAddress(site, `/${collection[term.taxonomy]}`);
  return {
    self: `${all}/${term.id}`,
    collection: all,
    ...(term.parent ? { up: `${all}/${term.parent}` } : {}),
  };
}

function termsInEvent(site: Site, event: EventPost, taxonomy: Taxonomy) {
  return site.store.termsOn(event.id, taxonomy).map((term) => ({
    name: term.name,
    slug: term.slug,
    term_group: 0,
    term_taxonomy_id: term.id,
    taxonomy,
    description: term.description,
    parent: term.parent,
    count: site.store.countPosts(term.id),
    filter: 'raw',
    id: term.id,
    urls: termAddresses(site, term),
  }));
}

export function termShape(site: Site, term: Term) {
  return {
    id: term.id,
    count: site.store.countPosts(term.id),
    description: term.description,
    name: term.name,
    slug: term.slug,
    taxonomy: term.taxonomy,
    ...(term.taxonomy === 'tribe_events_cat' ? { parent: term.parent } : {}),
    meta: [],
    url: termPage(site, term),
    urls: termAddresses(site, term),
  };
}

function termPage(site: Site, term: Term): string {
  if (site.switches.plainPermalinks) {
    return `${site.origin}/?${term.taxonomy === 'post_tag' ? 'tag' : 'tribe_events_cat'}=${term.slug}`;
  }
  if (term.taxonomy === 'post_tag') return `${site.origin}/tag/${term.slug}/`;
  const path = [term.slug];
  for (
    let up = site.store.findTerm(term.taxonomy, term.parent);
    up;
    up = site.store.findTerm(term.taxonomy, up.parent)
  ) {
    path.unshift(up.slug);
  }
  return `${site.origin}/events/category/${path.join('/')}/`;
}
