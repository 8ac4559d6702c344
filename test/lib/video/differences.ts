import type { Sent } from './sent';

/** A difference between two requests. */
export interface Difference {
  about: string;
  ours: string | undefined;
  vendors: string | undefined;
}

/** An intended difference. */
export interface KnownDifference {
  reason: string;
  isThis(difference: Difference): boolean;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    reason:
      'A list goes out comma separated, not name by name: the platform reads both (behaviour, section 3).',
    isThis: ({ about, ours, vendors = '[]' }) => {
      const values: unknown = JSON.parse(about.startsWith('query ') ? vendors : '[]');
      return Array.isArray(values) && values.length > 1 && ours === JSON.stringify([values.join(',')]);
    },
  },
  {
    reason: 'We say that we want JSON, so that what stands in between answers in it too, if it can.',
    isThis: ({ about, ours, vendors }) =>
      about === 'accept' && ours === 'application/json' && vendors === '*/*',
  },
  {
    reason:
      'We say of JSON that it is UTF-8, as the platform itself does; JSON is nothing else (RFC 8259, section 8.1).',
    isThis: ({ about, ours, vendors }) =>
      /^type \d$/.test(about) && ours === 'application/json; charset=UTF-8' && vendors === 'application/json',
  },
  {
    reason: "The vendor's client also writes !'()* in codes; in a path both name the same id.",
    isThis: ({ about, ours = '', vendors = '' }) =>
      about === 'path' &&
      ours.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`) === vendors,
  },
];

export function findDifferences(ours: Sent, vendors: Sent): Difference[] {
  const [one, other] = [toFacts(ours), toFacts(vendors)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((about) => ({ about, ours: one.get(about), vendors: other.get(about) }))
    .filter((difference) => difference.ours !== difference.vendors);
}

function toFacts({ query, parts, ...plain }: Sent): Map<string, string | undefined> {
  return new Map([
    ...Object.entries(plain),
    ...Object.entries(query).map(([name, values]) => [`query ${name}`, JSON.stringify(values)] as const),
    ...parts.map(({ type }, index) => [`type ${index}`, type] as const),
    ...parts.map(({ content }, index) => [`content ${index}`, content] as const),
  ]);
}
