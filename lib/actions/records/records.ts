import * as z from 'zod/mini';
import type { RecordKind } from '../../calendar/shared/resources';

/** The fields of a record as a form shows them; texts all. */
export type RecordFields = { name: string } & Record<string, string | undefined>;

/** Whether a record like a wanted one is there: for sure, perhaps, or not. */
export type RecordMatch =
  | { kind: 'same'; id: number; name: string }
  | { kind: 'close'; matches: { id: number; name: string; detail: string }[] }
  | { kind: 'none' };

/** One kind of the records that events share, at one site. */
export interface Records<Fields extends RecordFields> {
  kind: RecordKind;
  /** Each in its order; compares by a score, terms by name alone. */
  match(wanted: readonly Fields[]): Promise<RecordMatch[]>;
  /** Those of exactly this name, but for case, accents and the like. */
  idsNamed(name: string): Promise<number[]>;
  read(id: number): Promise<Fields>;
  create(fields: Fields): Promise<number>;
  /** Changes these fields and resets no other. An empty text clears its field. */
  update(id: number, changes: Partial<Fields>): Promise<void>;
  /** @param except ids of events that do not count */
  isInUse(id: number, except?: ReadonlySet<number>): Promise<boolean>;
  remove(id: number): Promise<unknown>;
}

const text = () => z.optional(z.string());
const name = () => z.string().check(z.trim(), z.minLength(1));

export const VenueFields = () =>
  z.object({
    name: name(),
    address: text(),
    city: text(),
    state: text(),
    zip: text(),
    country: text(),
    phone: text(),
    website: text(),
  });
export type VenueFields = z.output<ReturnType<typeof VenueFields>>;

export const OrganizerFields = () =>
  z.object({ name: name(), email: text(), phone: text(), website: text() });
export type OrganizerFields = z.output<ReturnType<typeof OrganizerFields>>;

export const TermFields = () => z.object({ name: name(), description: text() });
export type TermFields = z.output<ReturnType<typeof TermFields>>;

export const CategoryFields = () =>
  z.object({
    ...{ name: name(), description: text() },
    /** The id of the category above it in digits; empty for none. */
    parent: z.optional(z.string().check(z.regex(/^([1-9]\d*)?$/))),
  });
export type CategoryFields = z.output<ReturnType<typeof CategoryFields>>;

/** Only what was filled in: an empty text may be refused. */
export function filled(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && field[1].trim() !== '',
    ),
  );
}
