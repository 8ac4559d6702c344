import type { EventFormData } from '../actions';
import type { Actor } from './offers';

/** A venue or organizer to choose from. */
export interface VenueChoice {
  id: number;
  name: string;
  detail?: string;
  /** For venues only. */
  city?: string;
}

/** Kinds of records that the event form offers. */
export type ChoiceKind = 'venues' | 'organizers' | 'categories' | 'tags';

/** Matches of a venue or organizer that was entered by name: the same one, similar ones, or none. */
export interface PlaceMatch {
  isSame: boolean;
  matches: VenueChoice[];
}

/** Values that new events begin with where their source has none. */
export interface UsualValues {
  /** A draft where the person may not publish. */
  status: 'draft' | 'publish';
  /** Length of an event without an end. */
  minutes: number;
  /** Empty for the zone of the site. */
  timeZone: string;
  /** Id of the venue of an event without a place. */
  venueId?: number;
}

/** A connected site, and what its user may do there. */
export interface SiteActor extends Actor {
  canCreate: boolean;
  canPublish: boolean;
}

/** Choices of the event form, read from the site. */
export interface SiteChoices {
  /** Account of the site. */
  accountId: string;
  /** Origin of the site; pictures of this origin may have any address. */
  origin: string;
  /** All connected sites, this one included. */
  sites: SiteActor[];
  venues: VenueChoice[];
  organizers: VenueChoice[];
  categories: { id: number; name: string }[];
  tags: { id: number; name: string }[];
  timeZone: string;
  canPublish: boolean;
  /** Whether an event may be another user's. */
  mayChooseAuthor?: boolean;
  /** Values of new events, as chosen in the settings. */
  usual?: UsualValues;
  /** Accepted types and maximum size (bytes) of a picture file; undefined if the user may not upload. */
  pictures?: { accepts: readonly string[]; maximum: number };
}

/** A picture of a site's media library. */
export interface LibraryPicture {
  id: number;
  url: string;
  /** A small form of it, on the same site as a rule. */
  small: string;
  title: string;
  /** What it shows, for those who do not see it; may be empty. */
  alt: string;
}

/** A picture file: its name in `blobTransfer`, and its own. */
export interface PictureFile {
  file: string;
  name: string;
}

/** An event of the active site that matches an event of a page or file. */
export interface EventThere {
  eventId: number;
  /** Undefined for a password-protected event. */
  form?: EventFormData;
  /** Publication date that an update would move to the current time, `YYYY-MM-DD`. */
  dateAtRisk?: string;
}

/** A form of an event that others are made from. Fields may be missing. */
export interface EventTemplate {
  name: string;
  form: Partial<EventFormData>;
}

/** Which column of a table of events says what, for tables with the same header. */
export interface KeptColumns {
  header: string[];
  /** Field → index of its column. */
  choice: Record<string, number>;
  /** What days with digits alone begin with. */
  order?: 'day' | 'month' | undefined;
}

/** An event to edit. */
export interface EditableEventView {
  form: EventFormData;
  /** The event that the form was filled in from; returned unchanged, so that changes made meanwhile are noticed. */
  seen: Record<string, unknown>;
  /** The description is the source text; otherwise it is the rendered one, and saving it may change its formatting. */
  isRaw: boolean;
  /** Currency symbol that saving would erase. */
  currencyAtRisk?: string;
  /** Publication date that saving would move to the current time, `YYYY-MM-DD`. */
  dateAtRisk?: string;
}

/** Matches of the given venues and organizers, in their order. */
export interface SimilarPlaces {
  venues: PlaceMatch[];
  organizers: PlaceMatch[];
}
