import { isImage } from './pictureStore';
import { isPlaceEntry } from './placeArguments';
import type { PlaceType } from './placeKinds';
import type { Site } from './site';
import {
  type Arguments,
  isAddressOrEmpty,
  isDate,
  isEmpty,
  isPositiveInteger,
  isStatus,
  isText,
  isUser,
  isZoneOrEmpty,
  type Parameters,
  shownAsIds,
} from './validation';

const ids = { ...shownAsIds, default: null };

/** What an event accepts: calendar API behaviour, section 6. */
export function eventArguments(creating: boolean): Arguments {
  return {
    author: { type: 'integer', check: isUser },
    date: { type: 'string', check: isDate },
    date_utc: { type: 'string', check: isDate },
    title: { type: 'string', required: creating, check: isText },
    description: { type: 'string', check: isText },
    slug: { type: 'string', check: isText },
    excerpt: { type: 'string', check: isText },
    status: { type: 'string', check: isStatus },
    timezone: { type: 'string', check: isZoneOrEmpty },
    all_day: { type: 'boolean', shown: { default: false } },
    start_date: { type: 'string', required: creating, check: isDate },
    end_date: { type: 'string', required: creating, check: isDate },
    image: { type: 'string', check: isImage },
    cost: {},
    website: { check: isAddressOrEmpty, shown: { default: null } },
    show_map: { type: 'boolean' },
    show_map_link: { type: 'boolean' },
    hide_from_listings: { type: 'boolean' },
    sticky: { type: 'boolean' },
    featured: { type: 'boolean' },
    categories: { shown: ids },
    tags: { shown: ids },
    venue: { check: isVenue, shown: ids },
    organizer: { check: isOrganizer, shown: ids },
  };
}

const isObject = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && isPositiveInteger(value);

/** A known id or an object with enough to make one; an object that names an id needs only that. */
function isLinkable(site: Site, type: PlaceType, value: unknown): boolean {
  if (isId(value)) return site.store.findPost(type, Number(value)) !== undefined;
  if (!isObject(value)) return false;
  if ('id' in value) return isEmpty(value.id) || isLinkable(site, type, value.id);
  return isPlaceEntry(site, type, value);
}

/** Lists pass here and fail later, when the venue cannot be created from them. */
const isVenue = (value: unknown, site: Site): boolean =>
  isEmpty(value) || Array.isArray(value) || isLinkable(site, 'tribe_venue', value);

/** A single object and ids between commas pass here and fail later. */
function isOrganizer(value: unknown, site: Site): boolean {
  if (isEmpty(value)) return true;
  const items = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',').map((id) => id.trim())
      : [value];
  return items.every((item) => isLinkable(site, 'tribe_organizer', item));
}
