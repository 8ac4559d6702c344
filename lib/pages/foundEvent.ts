import type { RichText } from './richText';

/**
 * An event as its source describes it: a page's data, a calendar file or plain text. Plain JSON. All texts are plain
 * text, even where they look like markup. Nothing is guessed: a field that the source does not give is absent.
 * `evidence` says for the fields of the form where each was read, and what was dropped or repaired on the way.
 */
export interface FoundEvent {
  title: string;
  description?: string;
  /** The description with its paragraphs, lists, links and emphasis, if the source gives it as markup. */
  descriptionTree?: RichText;
  start: EventTime;
  /**
   * The end, never before `start`. An all-day event ends at 23:59:59 of its last day, as the calendar API stores it,
   * even if the source counts the day after as its end.
   */
  end?: EventTime;
  allDay: boolean;
  /**
   * Other readings of when, if the source leaves open which is meant; `start` is then no more likely than these. Absent
   * if the source is clear, never empty.
   */
  alternatives?: OtherReading[];
  venue?: FoundVenue;
  /** Where it takes place online, beside the venue or without one. */
  online?: FoundOnline;
  organizers: FoundOrganizer[];
  /** As written, e.g. `12`, `12 – 15` or `Free`. */
  cost?: string;
  /** ISO 4217 code, or the source's own text in its place. */
  currency?: string;
  /** http or https only, like every address in this record. */
  url?: string;
  image?: string;
  keywords: string[];
  status?: EventStatus;
  /** The value of an RRULE property, e.g. `FREQ=WEEKLY;BYDAY=MO`. */
  recurrence?: string;
  uid?: string;
  source: EventSource;
  /** Field → evidence. An end before the start is dropped and keeps its evidence. */
  evidence: Record<string, Evidence>;
}

/** Where the value of a field was read. */
export interface Evidence {
  source: EventSource;
  /** The source's own text, cut at 100 characters. Times only. */
  written?: string;
  /** The number of the page's element that holds the value, among those of the source's format. */
  at?: number;
  notes?: Note[];
}

/** A change that the reader made to a value. */
export interface Note {
  /**
   * - `leftOut`: text that could not be read, such as an unknown time zone, was dropped.
   * - `plusLost`: form decoding had turned the `+` of an offset into a space, which was undone.
   * - `endOfDay`: the end has no time of day and was set to 23:59:59.
   * - `nextSuchDay`: the text names no year; the next such day was taken.
   * - `sameAsStart`: the end is the start, so there is no end.
   * - `movedFrom`: the event was rescheduled from this start.
   * - `severalPlaces`: the source names these places besides.
   * - `fromSeries`: the source gives the value for the series, not for this date of it.
   * - `fromModel`: the browser's own model pointed at the value in the text.
   */
  code: NoteCode;
  /** The affected part of the source's text, if it is only a part. */
  about?: string;
}

export const noteCodes = [
  'leftOut',
  'plusLost',
  'endOfDay',
  'nextSuchDay',
  'sameAsStart',
  'movedFrom',
  'severalPlaces',
  'fromSeries',
  'fromModel',
] as const;

export type NoteCode = (typeof noteCodes)[number];

/** A local time. `zone` and `offset` are present only if the source gives them. */
export interface EventTime {
  /** `YYYY-MM-DDTHH:mm:ss`, on a day that exists. */
  local: string;
  /** IANA name. */
  zone?: string;
  /** `+02:00`; `+00:00` where the source wrote `Z`. */
  offset?: string;
}

/** Another reading of when an event takes place. It is offered to the person and never taken by itself. */
export interface OtherReading extends Pick<FoundEvent, 'start' | 'end' | 'allDay'> {
  reason: Doubt;
}

/** Why a source can be read in several ways, in the order in which the form lists the reasons. */
export const doubts = [
  /** `3/4`: the day or the month comes first. */
  'dayOrMonth',
  /** The weekday that is written is not that of the date. */
  'weekday',
  /** The year that is written has passed, or does not fit. */
  'year',
  /** Several days are named, and the source does not say that they are a span: 'Tomorrow or Sunday'. */
  'severalDays',
  /** Several times are named that are no span: '3 pm and 7 pm'. */
  'severalTimes',
  /** A time such as 'at 8' may be in the morning or in the evening. */
  'halfOfDay',
  /** The source names a part of the day without a time: 'tomorrow night'. */
  'partOfDay',
  /** The event is a series, and each date can be meant. */
  'occurrence',
] as const;

export type Doubt = (typeof doubts)[number];

export type EventStatus =
  | 'scheduled'
  | 'tentative'
  | 'cancelled'
  | 'postponed'
  | 'rescheduled'
  | 'movedOnline';

/** The format that an event was read from: `meta` is Open Graph, `text` a selection or dropped text. */
export const eventSources = ['json-ld', 'microdata', 'rdfa', 'h-event', 'ics', 'text', 'meta'] as const;
export type EventSource = (typeof eventSources)[number];

/** The venue of a found event. `latitude` and `longitude` are degrees. */
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

/** The online place of a found event: a stream or a meeting. */
export interface FoundOnline {
  name?: string;
  url?: string;
}

/** An organizer of a found event. */
export interface FoundOrganizer {
  name?: string;
  email?: string;
  phone?: string;
  website?: string;
}
