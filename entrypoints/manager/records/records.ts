import { i18n } from '#i18n';
import type { CollectionDeclaration, Column } from '../../../components/collection/declared';
import type { OrganizerRow, TermRow, VenueRow } from '../../../lib/collections/siteRecords';
import type { RecordKind } from '../../../lib/messages';
import { findRegion } from '../../../lib/pages/country';

/** A record of any kind: its fields as the form has them. */
export interface SiteRecord {
  id: number;
  fields: { name: string } & Record<string, string>;
  url?: string | undefined;
  /** Posts that have the term. */
  count?: number;
  /** Id of the user who added the venue or organizer, if the site tells. */
  author?: number | undefined;
}

/** A kind of record: its collection, its words, and what its list shows. */
export interface RecordKindEntry {
  kind: RecordKind;
  collection: 'venues' | 'organizers' | 'categories' | 'tags';
  title: () => string;
  make: () => string;
  toRecord: (row: never) => SiteRecord;
  /** Fields with a column of their own. */
  columns: () => [field: string, label: string][];
}

/** Without the fields that the row lacks. */
const known = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );

const toPostFields = ({ description, image, status }: Pick<VenueRow, 'description' | 'image' | 'status'>) =>
  known({ description, image, status });

const toTerm = ({ id, url, name, description, slug, parent, count }: TermRow): SiteRecord => ({
  ...{ id, url, count },
  fields: {
    name,
    description,
    ...(slug !== undefined && { slug }),
    ...(parent > 0 && { parent: String(parent) }),
  },
});
const termColumns = (): [string, string][] => [['description', i18n.t('form.description')]];

/** The kinds, in the order of the section. */
export const recordEntries: RecordKindEntry[] = [
  {
    kind: 'venue',
    collection: 'venues',
    title: () => i18n.t('manager.venues'),
    make: () => i18n.t('action.venue.create.label'),
    toRecord: (row: VenueRow) => {
      const { id, url, name, address, city, zip, country, phone, website } = row;
      return {
        ...{ id, url, author: row.author },
        fields: {
          ...{ name, address, city, state: findRegion(row), zip, country, phone, website },
          ...toPostFields(row),
          ...known({ show_map: row.show_map?.toString(), show_map_link: row.show_map_link?.toString() }),
        },
      };
    },
    columns: () => [
      ['address', i18n.t('form.address')],
      ['city', i18n.t('form.city')],
      ['phone', i18n.t('form.phone')],
      ['website', i18n.t('form.website')],
    ],
  },
  {
    kind: 'organizer',
    collection: 'organizers',
    title: () => i18n.t('manager.organizers'),
    make: () => i18n.t('action.organizer.create.label'),
    toRecord: ({ id, url, name, email, phone, website, ...row }: OrganizerRow) => ({
      ...{ id, url, author: row.author },
      fields: { name, email, phone, website, ...toPostFields(row) },
    }),
    columns: () => [
      ['email', i18n.t('form.email')],
      ['phone', i18n.t('form.phone')],
      ['website', i18n.t('form.website')],
    ],
  },
  {
    kind: 'category',
    collection: 'categories',
    title: () => i18n.t('form.categories'),
    make: () => i18n.t('action.category.create.label'),
    toRecord: toTerm,
    columns: termColumns,
  },
  {
    kind: 'tag',
    collection: 'tags',
    title: () => i18n.t('form.tags'),
    make: () => i18n.t('action.tag.create.label'),
    toRecord: toTerm,
    columns: termColumns,
  },
];

/**
 * The table of a kind of record.
 * @param uses number of events by the id of the record that they use
 */
export function declareRecords(
  { kind, title, columns }: RecordKindEntry,
  uses: ReadonlyMap<number, number>,
): CollectionDeclaration<SiteRecord> {
  const field = ([id, label]: [string, string]): Column<SiteRecord> => ({
    ...{ id, label, width: 160 },
    isFlexible: id === 'description' || id === 'address',
    sortBy: ({ fields }) => fields[id] || undefined,
    draw: ({ fields }) => fields[id],
  });
  const isTerm = kind === 'category' || kind === 'tag';
  const count: Column<SiteRecord> = {
    id: 'count',
    label: i18n.t('records.count'),
    width: 96,
    isNumber: true,
    isHighestFirst: true,
    sortBy: (record) => record.count,
    draw: (record) => record.count,
  };
  const used: Column<SiteRecord> = {
    id: 'events',
    label: i18n.t('records.events'),
    width: 96,
    isNumber: true,
    isHighestFirst: true,
    sortBy: ({ id }) => uses.get(id) ?? 0,
    draw: ({ id }) => uses.get(id) ?? 0,
  };
  return {
    label: title(),
    toId: ({ id }) => String(id),
    toName: ({ fields }) => fields.name,
    toText: ({ fields }) => Object.values(fields).join('\n'),
    rowHeight: 48,
    sort: 'name',
    columns: [
      {
        id: 'name',
        label: i18n.t('manager.name'),
        width: 220,
        isFlexible: true,
        sortBy: ({ fields }) => fields.name,
        draw: ({ fields }) => fields.name,
      },
      ...columns().map(field),
      used,
      ...(isTerm ? [count] : []),
    ],
    filters: [
      {
        id: 'unused',
        label: i18n.t('records.unused'),
        group: 'use',
        matches: ({ id, count }) => (count ?? 0) === 0 && !uses.has(id),
      },
    ],
  };
}
