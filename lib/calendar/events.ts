import * as z from 'zod/mini';
import { EventChanges, EventDraft } from './shared/drafts';
import { filledText, flag, ids, listing, number, oneId, statuses, terms, text } from './shared/parameters';
import { CalendarEvent } from './shared/resources';
import { byId, bySlug } from './shared/routes';

/**
 * Dates are any text that PHP reads, best a wall clock; under strict_dates one without a zone is taken for UTC, else
 * whole days count. Without any of the four bounds only a window of about two years from now is listed, and in it
 * what lies inside the dates as a whole (calendar API behaviour, section 5).
 */
const filters = () => ({
  ...listing(),
  start_date: filledText(),
  end_date: filledText(),
  starts_before: filledText(),
  starts_after: filledText(),
  ends_before: filledText(),
  ends_after: filledText(),
  strict_dates: flag(),
  categories: terms(),
  tags: terms(),
  venue: ids(),
  organizer: ids(),
  featured: flag(),
  status: statuses(),
  geoloc: flag(),
  geoloc_lat: number(),
  geoloc_lng: number(),
  include: ids(),
  post_parent: oneId(),
  ticketed: flag(),
});

/** Who may edit a protected event sees it whole under `edit` only, whatever the password (section 5). */
const access = () => ({ password: text(), context: z.optional(z.enum(['view', 'edit'])) });

const resource = {
  name: 'events',
  access,
  item: CalendarEvent,
  changes: EventChanges,
} as const;

export const events = { ...byId({ ...resource, filters, draft: EventDraft }), ...bySlug(resource) };
