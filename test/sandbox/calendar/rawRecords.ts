import { can, canDelete, canEdit, canRead } from './access';
import { pageAddress } from './addresses';
import { noCalendarFields } from './mediaShape';
import type { Place, PlaceType } from './placeKinds';
import { keptText, rawStampsFor, trash, trashSuffix } from './publication';
import { blockVersion, rendered, renderedExcerpt, toDates } from './rawEventShape';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import { termShape } from './shapes';
import type { Taxonomy, VenuePost } from './store';
import { kinds } from './termKinds';
import { renderTitle } from './text';
import { asBoolean } from './validation';

/** Venues, organizers and terms in the wider API, which alone deletes records for good and makes a term top-level. */
export function rawRecordRoutes(): Route[] {
  return [
    rawPlaces('tribe_venue'),
    rawPlaces('tribe_organizer'),
    rawTerms('tribe_events_cat'),
    rawTerms('post_tag'),
  ];
}

function refuse(status: number, code: string): never {
  throw new RestError(status, code, 'This cannot be done here.');
}

const forced = (call: Call): boolean => asBoolean(call.parameters.force) === true;

function rawPlaces(type: PlaceType): Route {
  const found = (call: Call): Place =>
    (call.site.store.findPost(type, Number(call.parameters.id)) as Place | undefined) ??
    refuse(404, 'rest_post_invalid_id');
  const right = (check: typeof canEdit, code: string) => (call: Call) =>
    check(call.user, found(call)) || forbidden(call.user !== undefined, code);
  return {
    namespace: 'wp/v2',
    path: `/${type}/{id}`,
    handlers: [
      {
        methods: ['GET'],
        permitted: (call) =>
          call.parameters.context === 'edit'
            ? right(canEdit, 'rest_forbidden_context')(call)
            : canRead(call.user, found(call)),
        run: (call) => ({ body: rawPlace(call, found(call)) }),
      },
      {
        methods: ['POST', 'PUT', 'PATCH'],
        permitted: right(canEdit, 'rest_cannot_edit'),
        run: (call) => update(call, found(call)),
      },
      {
        methods: ['DELETE'],
        permitted: right(canDelete, 'rest_cannot_delete'),
        run: (call) => remove(call, found(call)),
      },
    ],
  };
}

function update(call: Call, place: Place): Answer {
  const { site, user, parameters } = call;
  const content =
    typeof parameters.content === 'string' ? keptText(user, 'content', parameters.content) : place.content;
  const changed = { ...place, ...rawStampsFor(site, parameters, place), content } as Place;
  site.store.saveWithRevision(changed);
  return { body: rawPlace(call, changed) };
}

/** Deleted for good without the trash, events keep the dead id. */
function remove(call: Call, place: Place): Answer {
  if (!forced(call)) return { body: rawPlace(call, trash(call.site, place) as Place) };
  call.site.store.remove(place.id);
  return { body: { deleted: true, previous: rawPlace(call, place) } };
}

/** The texts as typed are for those who may edit them. */
function rawPlace(call: Call, place: Place) {
  const { site } = call;
  const edit = call.parameters.context === 'edit' || call.method !== 'GET';
  const text = (raw: string, rendered: string) => ({ ...(edit ? { raw } : {}), rendered });
  const page = pageAddress(site, place);
  const guid = pageAddress(site, { ...place, status: 'publish', slug: place.slug.replace(trashSuffix, '') });
  return {
    id: place.id,
    ...toDates(site, place),
    guid: text(guid, guid),
    link: page,
    ...(edit ? { password: place.password } : {}),
    template: '',
    slug: place.slug,
    status: place.status,
    type: place.type,
    title: text(place.title, renderTitle(place.title)),
    content: {
      ...text(place.content, rendered(place.content)),
      protected: false,
      ...(edit ? { block_version: blockVersion(place.content) } : {}),
    },
    excerpt: { ...text(place.excerpt, renderedExcerpt(place)), protected: false },
    author: place.author,
    featured_media: place.image ?? 0,
    meta: {
      ...noCalendarFields,
      footnotes: '',
      ...(place.type === 'tribe_venue' ? venueFields(place as VenuePost) : {}),
    },
  };
}

const venueFields = ({ fields }: VenuePost) => ({
  _VenueAddress: fields.address ?? '',
  _VenueCity: fields.city ?? '',
  _VenueCountry: fields.country ?? '',
  _VenueProvince: fields.province ?? '',
  _VenueState: fields.state ?? '',
  _VenueZip: fields.zip ?? '',
  _VenuePhone: fields.phone ?? '',
  _VenueURL: fields.website ?? '',
  _VenueStateProvince: fields.stateprovince ?? '',
  _EventShowMap: fields.showMap,
  _EventShowMapLink: fields.showMapLink,
  _VenueShowMap: fields.showMap,
  _VenueShowMapLink: fields.showMapLink,
});

function rawTerms(taxonomy: Taxonomy): Route {
  const kind = kinds[taxonomy];
  const found = (call: Call) =>
    call.site.store.findTerm(taxonomy, Number(call.parameters.id)) ?? refuse(404, 'rest_term_invalid');
  const permitted = (call: Call) => can(call.user, kind.capability) && found(call) !== undefined;
  return {
    namespace: 'wp/v2',
    path: `/${kind.wide}/{id}`,
    handlers: [
      {
        methods: ['GET'],
        permitted: (call) => found(call) !== undefined,
        run: (call) => ({ body: rawTerm(call, taxonomy, Number(call.parameters.id)) }),
      },
      {
        methods: ['POST', 'PUT', 'PATCH'],
        permitted,
        run: (call) => {
          const term = found(call);
          const parent = Number(call.parameters.parent ?? term.parent);
          call.site.store.saveTerm({ ...term, parent });
          return { body: rawTerm(call, taxonomy, term.id) };
        },
      },
      {
        methods: ['DELETE'],
        permitted,
        run: (call) => {
          const term = found(call);
          if (!forced(call)) refuse(501, 'rest_trash_not_supported');
          const previous = rawTerm(call, taxonomy, term.id);
          call.site.store.removeTerm(term);
          return { body: { deleted: true, previous } };
        },
      },
    ],
  };
}

function rawTerm(call: Call, taxonomy: Taxonomy, id: number) {
  const term = call.site.store.findTerm(taxonomy, id) ?? refuse(404, 'rest_term_invalid');
  const { url: link, urls: _urls, ...shown } = termShape(call.site, term);
  return { ...shown, link };
}
