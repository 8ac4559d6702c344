import type { RecordKind } from '../shared/resources';
import { closeThreshold, scoreOrganizer, scoreVenue } from './matchPlaces';
import { sameText } from './sameText';

/** A record with its fields as text. */
export interface ComparedRecord {
  id: number;
  fields: { name: string } & Record<string, string>;
}

/** Most records that are compared with each other. */
const mostCompared = 1_000;

/**
 * Records that may be the same: each with all those that are similar to one of its group, venues and organizers by the
 * score by which forms find them, terms by their name. A category has the same name as another one below another
 * parent on purpose.
 */
export function findSimilarRecords<Record extends ComparedRecord>(
  kind: RecordKind,
  records: readonly Record[],
): Record[][] {
  const compared = records.slice(0, mostCompared);
  const groups = new Map<number, Record[]>(compared.map((one) => [one.id, [one]]));
  for (const [at, one] of compared.entries())
    for (const other of compared.slice(at + 1)) {
      const [own, theirs] = [groups.get(one.id), groups.get(other.id)];
      if (!own || !theirs || own === theirs || !isSimilar(kind, one, other)) continue;
      own.push(...theirs);
      for (const { id } of theirs) groups.set(id, own);
    }
  return [...new Set(groups.values())].filter(({ length }) => length > 1);
}

function isSimilar(
  kind: RecordKind,
  { fields: one }: ComparedRecord,
  { fields: other }: ComparedRecord,
): boolean {
  const { address = '', city = '', zip = '', email = '', phone = '', website = '', name } = other;
  if (kind === 'venue') return scoreVenue(one, { venue: name, address, city, zip }) >= closeThreshold;
  if (kind === 'organizer')
    return scoreOrganizer(one, { organizer: name, email, phone, website }) >= closeThreshold;
  return sameText(one.name, name) && one.parent === other.parent;
}
