import { findEvents } from '../../../../../lib/pages/events';
import type { FoundEvent } from '../../../../../lib/pages/foundEvent';

/** The body of a page with a generated event; `isFormatted` if its description holds markup. */
export interface WrittenPage {
  html: string;
  isFormatted: boolean;
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The events of a page with this body. */
export const readPage = (body: string): FoundEvent[] =>
  findEvents(parse(`<!doctype html><body><nav>Home</nav>${body}`), 'https://venue.example/');
