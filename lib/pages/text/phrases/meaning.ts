/**
 * Meanings of words around dates and times.
 * - `at`: a bare number after it is a time of day; `from` and `to`: a span; `until`: only its end
 * - `oclock`: the number before it is a time of day; `hours`, `minutes`: a length, if no `at` is before the number;
 *   `lasting`: a length in words is after it
 * - `am`, `pm`: which half of the day, after the time or elsewhere in its line
 * - `everyOther`: every second week, `daily`: every day; `movedFrom`: the date right after it is not the event's, or only if it rains
 * - `doors`, `begin`, `end`: the part of the event that a time stands for; `aside`: a date that is not the event's
 */
export type Meaning =
  | 'at'
  | 'from'
  | 'to'
  | 'between'
  | 'until'
  | 'and'
  | 'or'
  | 'of'
  | 'oclock'
  | 'hours'
  | 'minutes'
  | 'am'
  | 'pm'
  | 'noon'
  | 'midnight'
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'dayAfterTomorrow'
  | 'this'
  | 'next'
  | 'nextWeek'
  | 'every'
  | 'everyOther'
  | 'daily'
  | 'movedFrom'
  | 'doors'
  | 'begin'
  | 'end'
  | 'aside'
  | 'length'
  | 'lasting'
  | 'venue'
  | 'price'
  | 'free'
  | 'common';

/** Phrases by meaning, separated by `|`. `common` has frequent words, by which a language is recognised. */
export type Phrases = Partial<Record<Meaning, string>>;
