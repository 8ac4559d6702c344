import { pictureFrom } from './pictureStore';
import { type Kind, kinds, type Place, type PlaceType, stateOrProvince } from './placeKinds';
import { slugFor, stampsFor, statusFor, storedAuthor, storedText } from './publication';
import type { Call } from './rest';
import { RestError } from './restError';
import type { Caller, Site } from './site';
import type { OrganizerFields, VenueFields } from './store';
import { collated, stripTags } from './text';
import { asBoolean, isEmpty, type Parameters } from './validation';

/**
 * Creates or links: the same name (case and accents aside) and, if sent, the same description make it the same
 * record, whose other fields are then overwritten (calendar API behaviour, section 6).
 */
export function createOrLink(site: Site, user: Caller, type: PlaceType, sent: Parameters): Place {
  const kind = kinds[type];
  const name = storedText(user, 'title', sent[kind.name]);
  if (name === '') throw couldNotCreate(kind);
  const content = isEmpty(sent.description) ? undefined : storedText(user, 'content', sent.description);
  const same = (site.store.ofType(type) as Place[]).find(
    (place) =>
      place.status !== 'trash' &&
      collated(place.title) === collated(name) &&
      (content === undefined || place.content === content),
  );
  if (same) {
    const fields = { ...withoutStateprovince(same), ...fieldsFrom(kind, sent) };
    const linked = { ...same, fields } as Place;
    site.store.save(linked);
    return linked;
  }
  const stamps = stampsFor(site, sent, statusFor(user, type, sent.status));
  const place = {
    type,
    author: storedAuthor(user, sent.author),
    ...stamps,
    title: name,
    content: content ?? '',
    excerpt: '',
    slug: slugFor(site, type, stamps.status, name),
    password: '',
    image: pictureFrom(site, user, sent.image),
    fields: { ...fieldsFrom(kind, sent), ...(kind.name === 'venue' ? mapFlags(sent) : {}) },
  } as Omit<Place, 'id'>;
  return { ...place, id: site.store.insert<PlaceType>(place) } as Place;
}

export const couldNotCreate = (kind: Kind): RestError =>
  new RestError(400, `could-not-create-${kind.name}`, `No ${kind.name} can be made of this.`);

/** Texts left out are kept; image, status and the map flags are reset (calendar API behaviour, section 7). */
export function updatePlace(kind: Kind, call: Call, place: Place): Place {
  const { site, user, parameters } = call;
  const stamps = stampsFor(site, parameters, statusFor(user, kind.type, parameters.status), place);
  const updated = {
    ...place,
    ...stamps,
    author: storedAuthor(user, parameters.author, place),
    title: isEmpty(parameters[kind.name]) ? place.title : storedText(user, 'title', parameters[kind.name]),
    content: isEmpty(parameters.description)
      ? place.content
      : storedText(user, 'content', parameters.description).trim(),
    slug: slugFor(site, kind.type, stamps.status, place.title, undefined, place),
    image: pictureFrom(site, user, parameters.image),
    fields: {
      ...withoutStateprovince(place),
      ...fieldsFrom(kind, parameters),
      ...(kind.name === 'venue' ? mapFlags(parameters) : {}),
    },
  } as Place;
  site.store.saveWithRevision(updated);
  return updated;
}

/** Markup is stripped from the short texts; what is empty is removed. */
function fieldsFrom(kind: Kind, sent: Parameters): Partial<VenueFields & OrganizerFields> {
  const fields: Record<string, string | undefined> = {};
  for (const name of [...kind.texts, 'website']) {
    if (sent[name] !== undefined && sent[name] !== null)
      fields[name] = stripTags(String(sent[name])).trim() || undefined;
  }
  if (kind.name === 'venue') fields.stateprovince = stateOrProvince(fields) ?? fields.stateprovince;
  if (fields.stateprovince === undefined) delete fields.stateprovince;
  return fields as Partial<VenueFields & OrganizerFields>;
}

/** It disappears on an update that sends neither state nor province (calendar API behaviour, section 4). */
function withoutStateprovince(place: Place): Place['fields'] {
  const { stateprovince: _dropped, ...kept } = place.fields as VenueFields;
  return kept;
}

const mapFlags = (sent: Parameters) => ({
  showMap: isEmpty(sent.show_map) || asBoolean(sent.show_map) === true,
  showMapLink: isEmpty(sent.show_map_link) || asBoolean(sent.show_map_link) === true,
});
