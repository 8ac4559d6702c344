import type { RichText } from './richText';

/**
 * An event as somebody described it: in the data of a page, a calendar file or plain text.
 * Plain JSON, all text without markup: text that looks like markup is text. Nothing in it is a guess: what the source did not say is absent,
 * and `evidence` tells where what a form takes from it was read, and what was dropped or mended on the way.
 */
export interface FoundEvent {
  title: string;
  description?: string;
  /** The same with its paragraphs, lists, links and emphasis, where the source has any of them as markup. */
  descriptionTree?: RichText;
  start: EventTime;
  /**
   * The last moment, never before `start`. For all-day events the last day at 23:59:59
   * (as the calendar API stores them), whatever convention the source uses.
   */
  end?: EventTime;
  allDay: boolean;
  venue?: FoundVenue;
  organizers: FoundOrganizer[];
  /** As written, e.g. `12`, `12 – 15` or `Free`. */
  cost?: string;
  /** ISO 4217 code or whatever the source wrote in its place. */
  currency?: string;
  /** http or https only, like every address in here. */
  url?: string;
  image?: string;
  keywords: string[];
  status?: EventStatus;
  /** The value of an RRULE property, e.g. `FREQ=WEEKLY;BYDAY=MO`. */
  recurrence?: string;
  uid?: string;
  source: EventSource;
  /** By field. An end that lies before the start has evidence and no value. */
  evidence: Record<string, Evidence>;
}

/** Where the value of a field was read. */
export interface Evidence {
  source: EventSource;
  /** As it stands there, cut short: of times. */
  written?: string;
  notes?: Note[];
}

/** What was done to a value on the way. */
export interface Note {
  /** `plusLost`: form decoding had turned the `+` of an offset into a space. */
  code: 'leftOut' | 'plusLost' | 'endOfDay' | 'nextSuchDay';
  /** The words it is about, where it is about some of them. */
  about?: string;
}

/** A wall clock, with what the source really said about its zone. */
export interface EventTime {
  /** `YYYY-MM-DDTHH:mm:ss`, a date that exists. */
  local: string;
  /** IANA name. */
  zone?: string;
  /** `+02:00`; `+00:00` where the source wrote `Z`. */
  offset?: string;
}

export type EventStatus =
  | 'scheduled'
  | 'tentative'
  | 'cancelled'
  | 'postponed'
  | 'rescheduled'
  | 'movedOnline';

export type EventSource = 'json-ld' | 'microdata' | 'rdfa' | 'h-event' | 'ics' | 'text' | 'meta';

export interface FoundVenue {
  name?: string;
  address?: string;
  city?: string;
  province?: string;
  state?: string;
  zip?: string;
  country?: string;
  phone?: string;
  website?: string;
  latitude?: number;
  longitude?: number;
}

export interface FoundOrganizer {
  name?: string;
  email?: string;
  phone?: string;
  website?: string;
}
