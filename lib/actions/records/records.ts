import * as z from 'zod/mini';
import type { RecordKind } from '../../calendar/shared/resources';
import type { WordPressClient } from '../../calendar/wordpress';

/** Fields of a record as a form shows them, all of them text. */
export type RecordFields = { name: string } & Record<string, string | undefined>;

/** Match of a wanted record on the site: the same, similar ones, or none. */
export type RecordMatch =
  | { kind: 'same'; id: number; name: string }
  | { kind: 'close'; matches: { id: number; name: string; detail: string }[] }
  | { kind: 'none' };

/** Reads and writes one kind of record (venue, organizer, category, tag) of one site. */
export interface Records<Fields extends RecordFields> {
  kind: RecordKind;
  /**
   * One match for each wanted record, in order. Venues and organizers are compared by a score, terms by name and
   * parent.
   */
  match(wanted: readonly Fields[]): Promise<RecordMatch[]>;
  /** Ids of the records of this name, ignoring case, accents and punctuation. */
  idsNamed(name: string): Promise<number[]>;
  /** Reads the fields of a record. @throws Fault `notFound` if the site does not have it */
  read(id: number): Promise<Fields>;
  /** Creates a record and returns its id. Fields that are empty are not sent. */
  create(fields: Fields): Promise<number>;
  /** Changes these fields only. An empty text clears its field. */
  update(id: number, changes: Partial<Fields>): Promise<void>;
  /**
   * Whether the site uses the record, as far as its listings tell.
   * @param except ids of events to ignore, for venues and organizers
   */
  isInUse(id: number, wordpress: WordPressClient, except?: ReadonlySet<number>): Promise<boolean>;
  /** Deletes the record; one that is gone already is no error. */
  remove(id: number): Promise<unknown>;
  /** Takes the record out of the trash; left out for records that have none. */
  restore?(id: number): Promise<unknown>;
}

const text = () => z.optional(z.string());
const name = () => z.string().check(z.trim(), z.minLength(1));

/** Fields of records that are posts of WordPress, each optional in jobs of older versions. */
const post = () => ({
  /** Markup as typed; where that may not be read, as the site shows it, without the paragraphs that it adds. */
  description: text(),
  /** Address of a picture; empty for none. */
  image: text(),
  status: text(),
});
const flag = () => z.optional(z.enum(['true', 'false']));

/** Schema of a venue's form. */
export const VenueFields = () =>
  z.object({
    ...post(),
    name: name(),
    address: text(),
    city: text(),
    state: text(),
    zip: text(),
    country: text(),
    phone: text(),
    website: text(),
    show_map: flag(),
    show_map_link: flag(),
  });
export type VenueFields = z.output<ReturnType<typeof VenueFields>>;

/** Schema of an organizer's form. */
export const OrganizerFields = () =>
  z.object({ ...post(), name: name(), email: text(), phone: text(), website: text() });
export type OrganizerFields = z.output<ReturnType<typeof OrganizerFields>>;

/** Schema of a tag's form. */
export const TermFields = () => z.object({ name: name(), description: text(), slug: text() });

/** Schema of a category's form. */
export const CategoryFields = () =>
  z.object({
    ...TermFields().shape,
    /** Id of the parent category in digits; empty for none. */
    parent: z.optional(z.string().check(z.regex(/^([1-9]\d*)?$/))),
  });
export type CategoryFields = z.output<ReturnType<typeof CategoryFields>>;

/** Fields that are not empty: the site may refuse an empty text. */
export function filled(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && field[1].trim() !== '',
    ),
  );
}
