import type { PlaylistEntry } from './entry';

/** Sort criteria. Length and views have to be read from the videos first. */
export type SortKey = 'title' | 'channel' | 'published' | 'added' | 'length' | 'views';

export interface SortOrder {
  by: SortKey;
  descending: boolean;
}

/**
 * Sorts entries; equal ones keep their order. Texts are compared in the language's order, numbers in them by value;
 * entries without a value come last in both directions.
 * @param locale a BCP 47 tag
 */
export function sorted(
  entries: readonly PlaylistEntry[],
  { by, descending }: SortOrder,
  locale?: string,
): PlaylistEntry[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const direction = descending ? -1 : 1;
  const keyed = entries.map((entry) => ({ entry, key: sortValues[by](entry) }));
  return keyed
    .sort(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      return typeof one === 'number'
        ? direction * (one - Number(other))
        : direction * compare(one, String(other));
    })
    .map(({ entry }) => entry);
}

const sortValues: Record<SortKey, (entry: PlaylistEntry) => string | number | undefined> = {
  title: ({ title }) => title,
  channel: ({ channelTitle }) => channelTitle,
  published: ({ publishedAt }) => parseTime(publishedAt),
  added: ({ addedAt }) => parseTime(addedAt),
  length: ({ durationSeconds }) => durationSeconds,
  views: ({ views }) => views,
};

function parseTime(date: string | undefined): number | undefined {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : at;
}
