/** An announcement as people write it, and what a reader must make of it. */
export interface TextCase {
  text: string;
  /** Language of the text. */
  language: string;
  /** The attribute `lang` of its page, if the page gives one. */
  lang?: string;
  /** The present moment; `defaultNow` if absent. */
  now?: string;
  /** `plain`: every reader agrees on the start. `doubt`: it can be read in several ways. */
  label: 'plain' | 'doubt';
  /** `YYYY-MM-DDTHH:mm`, or `YYYY-MM-DD` for whole days. Of a doubt: all starts that it can have. */
  start: string | string[];
  end?: string;
  title?: string;
  venue?: string;
  /** As the event's fields give it: amounts, and the currency's code after them. */
  cost?: string;
  recurrence?: string;
}

/** A Monday. */
export const defaultNow = '2026-11-23T12:00:00Z';
export const zone = 'Europe/Berlin';
