import { findEvents } from '../../../../../lib/pages/events';
import type { FoundEvent } from '../../../../../lib/pages/foundEvent';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The events of a page with this body. */
export const readPage = (body: string): FoundEvent[] =>
  findEvents(parse(`<!doctype html><body><nav>Home</nav>${body}`), 'https://venue.example/');
