import type { Description } from '../pages/richText';
import type { Actor } from './offers';

export interface VenueChoice {
  id: number;
  name: string;
  detail?: string;
  /** A venue's. */
  city?: string;
}

/** What of a site an event's form offers to choose from. */
export type ChoiceKind = 'venues' | 'organizers' | 'categories' | 'tags';

/** What of the site a named venue or organizer is: one for sure, one of several perhaps; new where there are none. */
export interface PlaceMatch {
  isSame: boolean;
  matches: VenueChoice[];
}

/** What the event form offers to pick from, read from the site. */
export interface SiteChoices {
  /** The account of the site that all of this is of. */
  accountId: string;
  /** Where its site is: pictures there may have any address. */
  origin: string;
  /** All sites that the event could go to, this one included. */
  sites: Actor[];
  venues: VenueChoice[];
  organizers: VenueChoice[];
  categories: { id: number; name: string }[];
  tags: { id: number; name: string }[];
  timeZone: string;
  canPublish: boolean;
  /** What the site takes of a picture's file; absent where one's user may not upload. */
  pictures?: { accepts: readonly string[]; maximum: number };
}

/** A venue or organizer that is new; asked about those nearly the same, the person may have said that it is another one. */
type NewPlace<Details> = { name: string; isAnother?: boolean } & Details;

/** A picture from the disk: the name under which its bytes are stored, and its own. */
export interface PictureFile {
  file: string;
  name: string;
}

/** The review form's fields as the person left them. Wall clock of `timeZone`. */
export interface EventForm {
  /** Text, published as exactly that. */
  title: string;
  /** The title holds markup of the person's own site, which stays markup. */
  isTitleMarkup?: boolean;
  description: Description;
  /** `YYYY-MM-DDTHH:mm` */
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
  venue:
    | { id: number }
    | NewPlace<{ address?: string; city?: string; state?: string; zip?: string; country?: string }>
    | null;
  organizer: { id: number } | NewPlace<{ email?: string; phone?: string; website?: string }> | null;
  /** `pending`: handed in for somebody else to publish. */
  status: 'draft' | 'publish' | 'pending';
  cost: string;
  website: string;
  /** None, an address, or a file. */
  image: string | PictureFile;
  categories: number[];
  /** Names of further categories, which the site creates with a new event where it has none of the name. */
  newCategories?: string[];
  tags: number[];
}

/** An event of the acting site, as a list shows it. */
export interface EventLine {
  eventId: number;
  title: string;
  /** Wall clocks of `timeZone`, `YYYY-MM-DDTHH:mm:ss`. */
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
  /** `publish`, `future`, `draft`, `pending`, `private`, `trash`, or one of the site's own. */
  status: string;
  venue?: string;
  url?: string;
}

/** An event of the acting site, found by what somebody else says of it. */
export interface EventThere {
  eventId: number;
  url?: string;
  status: string;
  /** Left out for what a password hides. */
  form?: EventForm;
  /** The day on which it was published, which an update would move to now for good: `2026-05-01`. */
  dateAtRisk?: string;
}

/** An event as it is edited. */
export interface EditableEvent {
  /** The account of its site. */
  accountId: string;
  form: EventForm;
  /** What the form was filled in from; handed back unread, so that a change meanwhile is noticed. */
  seen: Record<string, unknown>;
  /** The description is what was typed; else it is what the site made of it, and saving it may change its formatting. */
  isRaw: boolean;
  /** The symbol of its own currency, which saving would remove for good. */
  currencyAtRisk?: string;
  /** The day on which it was published, which saving would move to now for good: `2026-05-01`. */
  dateAtRisk?: string;
  /** Further organizers, which the form leaves alone. */
  organizersBeside: string[];
}

export type RecordKind = 'venue' | 'organizer' | 'category' | 'tag';

/** A venue, organizer, category or tag of the acting site. */
export interface RecordLine {
  id: number;
  fields: { name: string } & Record<string, string>;
  detail?: string;
  url?: string;
}

export interface EventsPage {
  accountId: string;
  events: EventLine[];
  page: number;
  pages: number;
  total: number;
}

export interface RecordsPage {
  accountId: string;
  records: RecordLine[];
  page: number;
  pages: number;
}

/** Matches of the venues and organizers that were named, in their order. */
export interface SimilarPlaces {
  venues: PlaceMatch[];
  organizers: PlaceMatch[];
}

export interface EventsThere {
  accountId: string;
  /** In the order of the question; null where the site has none. */
  there: (EventThere | null)[];
}
