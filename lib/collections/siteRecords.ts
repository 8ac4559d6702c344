import * as z from 'zod/mini';
import type { CalendarClient } from '../calendar';
import type { Organizer, RecordKind, Term, Venue } from '../calendar/shared/resources';
import { withoutParagraphs } from '../calendar/shared/text';
import { type Collection, declareCollection } from './collection';
import { parsePosition, readEach, readSitePage } from './sitePages';

// The records that the events of a site share: venues, organizers, categories and tags.

const record = () => ({ id: z.int(), name: z.string(), url: z.optional(z.string()) });
const contact = () => ({
  ...{ phone: z.string(), website: z.string(), modified: z.string() },
  // Rows on disk may lack these
  description: z.optional(z.string()),
  image: z.optional(z.string()),
  status: z.optional(z.string()),
  /** Id of the user who added it. */
  author: z.optional(z.number()),
});

const VenueRow = () =>
  z.object({
    ...record(),
    ...contact(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    province: z.string(),
    state: z.string(),
    stateprovince: z.string(),
    zip: z.string(),
    show_map: z.optional(z.boolean()),
    show_map_link: z.optional(z.boolean()),
  });
export type VenueRow = z.output<ReturnType<typeof VenueRow>>;

const OrganizerRow = () => z.object({ ...record(), ...contact(), email: z.string() });
export type OrganizerRow = z.output<ReturnType<typeof OrganizerRow>>;

const TermRow = () =>
  z.object({
    ...record(),
    description: z.string(),
    slug: z.optional(z.string()),
    /** Id of the category above it; 0 for none, and of tags. */
    parent: z.int(),
    /** Posts that have it, those of the blog included. */
    count: z.int(),
  });
export type TermRow = z.output<ReturnType<typeof TermRow>>;

/** What is to be read of a page, or of some records. */
interface Resource<Row, Item> {
  kind: RecordKind;
  row: () => z.ZodMiniType<Row>;
  list(
    client: CalendarClient,
    page: { page: number; per_page: number },
  ): Promise<{ items: Item[]; pages: number }>;
  read(client: CalendarClient, id: number): Promise<Item>;
  toRow(item: Item): Row;
  isGone?(item: Item): boolean;
}

function declareRecords<Row extends { id: number; name: string }, Item extends { id: number }>({
  kind,
  row,
  list,
  read,
  toRow,
  isGone = () => false,
}: Resource<Row, Item>): Collection<Row, 'calendar'> {
  const toRows = (items: readonly Item[]) => items.filter((item) => !isGone(item)).map(toRow);
  return declareCollection<Row, 'calendar'>({
    service: 'calendar',
    row,
    toId: ({ id }) => String(id),
    toName: ({ name }) => name,
    pagePrice: 0,
    somePrice: 0,
    async readPage({ calendar }, position) {
      const at = parsePosition(position, kind);
      const { items, next } = await readSitePage(at, (page) => list(calendar, page));
      return { rows: toRows(items), next };
    },
    readSome: async ({ calendar }, ids) => toRows(await readEach(ids, (id) => read(calendar, id))),
    learn: (effect) =>
      effect.kind === 'siteWritten' && effect.resource === kind
        ? { ...(effect.ids && { ids: effect.ids.map(String) }) }
        : undefined,
  });
}

const toContact = ({ id, url, phone, website = '', modified, ...post }: Venue | Organizer) => ({
  ...{ id, phone, website, modified, status: post.status, author: post.author },
  description: withoutParagraphs(post.description),
  image: post.image?.url ?? '',
  ...(url && { url }),
});

/** Trashed venues and organizers can still be read by id (calendar API behaviour, section 8). */
const isTrashed = ({ status }: { status: string }) => status === 'trash';

/** The venues of a site. */
export const siteVenues = declareRecords<VenueRow, Venue>({
  kind: 'venue',
  row: VenueRow,
  async list({ venues }, page) {
    const answer = await venues.list(page);
    return { items: answer.venues, pages: answer.total_pages };
  },
  read: ({ venues }, id) => venues.read({ id }),
  toRow(venue) {
    const { venue: name, address, city, country, province, state, stateprovince, zip } = venue;
    const { show_map, show_map_link } = venue;
    return {
      ...{ ...toContact(venue), name, address, city, country, province, state, stateprovince, zip },
      ...{ show_map, show_map_link },
    };
  },
  isGone: isTrashed,
});

/** The organizers of a site. */
export const siteOrganizers = declareRecords<OrganizerRow, Organizer>({
  kind: 'organizer',
  row: OrganizerRow,
  async list({ organizers }, page) {
    const answer = await organizers.list(page);
    return { items: answer.organizers, pages: answer.total_pages };
  },
  read: ({ organizers }, id) => organizers.read({ id }),
  toRow: (organizer) => ({ ...toContact(organizer), name: organizer.organizer, email: organizer.email }),
  isGone: isTrashed,
});

const toTermRow = ({ id, url, name, description, slug, parent, count }: Term): TermRow => ({
  ...{ id, name, description, slug, parent, count },
  ...(url && { url }),
});

/** The categories of a site's events. */
export const siteCategories = declareRecords<TermRow, Term>({
  kind: 'category',
  row: TermRow,
  async list({ categories }, page) {
    const answer = await categories.list({ ...page, hide_empty: false });
    return { items: answer.categories, pages: answer.total_pages };
  },
  read: ({ categories }, id) => categories.read({ id }),
  toRow: toTermRow,
});

/** The tags of a site, which events share with its blog. */
export const siteTags = declareRecords<TermRow, Term>({
  kind: 'tag',
  row: TermRow,
  async list({ tags }, page) {
    const answer = await tags.list({ ...page, hide_empty: false });
    return { items: answer.tags, pages: answer.total_pages };
  },
  read: ({ tags }, id) => tags.read({ id }),
  toRow: toTermRow,
});
