import * as z from 'zod/mini';
import { EventChanges, EventDraft } from './shared/drafts';
import { filledText, flag, ids, listing, number, oneId, statuses, terms, text } from './shared/parameters';
import { eventResets } from './shared/resets';
import { CalendarEvent } from './shared/resources';
import { byId, bySlug } from './shared/routes';

/**
 * Dates are any text that PHP can parse, preferably `YYYY-MM-DD HH:MM:SS`. With strict_dates, a date without a zone is
 * UTC; otherwise bounds are rounded to full days. Without one of the four bounds (starts/ends, before/after), only
 * events within about two years from now are listed, and only those entirely between start_date and end_date (calendar
 * API behaviour, section 5).
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

/** Users who may edit a password-protected event get all its fields only with context `edit` (section 5). */
const access = () => ({ password: text(), context: z.optional(z.enum(['view', 'edit'])) });

const resource = {
  name: 'events',
  access,
  item: CalendarEvent,
  changes: EventChanges,
  resets: eventResets,
} as const;

/** The methods of events: by id and by slug. */
export const events = { ...byId({ ...resource, filters, draft: EventDraft }), ...bySlug(resource) };
