import { isImageOrEmpty } from './pictureStore';
import { type Kind, kinds, type PlaceType } from './placeKinds';
import type { Site } from './site';
import {
  type Arguments,
  isAddressOrEmpty,
  isDate,
  isStatus,
  isText,
  isTextOrEmpty,
  isUser,
  type Parameters,
} from './validation';

/** What a venue or an organizer accepts. */
export function placeArguments(kind: Kind, creating: boolean): Arguments {
  const text = { type: 'string', default: null } as const;
  const map = { type: 'string', shown: text } as const;
  // Of an organizer every field is said to have a default.
  const shown = kind.name === 'organizer' ? { default: null } : {};
  return {
    author: { type: 'integer', check: isUser, shown },
    date: { type: 'string', check: isDate, shown },
    date_utc: { type: 'string', check: isDate, shown },
    [kind.name]: { required: creating, check: isText, shown: { type: 'string', ...shown } },
    description: { check: isTextOrEmpty, shown: text },
    status: { type: 'string', check: isStatus, shown },
    ...(kind.name === 'venue' ? { show_map: map, show_map_link: map } : {}),
    ...Object.fromEntries(kind.texts.map((name) => [name, { check: isTextOrEmpty, shown: text }])),
    website: { type: 'string', check: isAddressOrEmpty, shown: text },
    image: { type: 'string', check: isImageOrEmpty, shown: text },
  } satisfies Arguments;
}

/** An object written inside an event passes the same checks as one sent on its own. */
export function isPlaceEntry(site: Site, type: PlaceType, entry: Parameters): boolean {
  const kind = kinds[type];
  return Object.entries(placeArguments(kind, true)).every(([name, rule]) => {
    const value = entry[name] ?? null;
    if (value === null) return !rule.required;
    return (
      rule.check?.(value, site, entry) !== false && (rule.type !== 'string' || typeof value === 'string')
    );
  });
}
