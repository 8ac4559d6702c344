import type { PlaylistEntry } from './entry';

/** What a playlist can be sorted by. Length and views are read from the videos first. */
export type SortKey = 'title' | 'channel' | 'published' | 'added' | 'length' | 'views';

export interface SortOrder {
  by: SortKey;
  descending: boolean;
}

/**
 * The entries in an order, those that are equal in it as they stood. Titles and channels go as a dictionary of the
 * language has them, numbers in them by their value; what is not known of a video puts it at the end, either way.
 * @param locale a BCP 47 tag
 */
export function sorted(
  entries: readonly PlaylistEntry[],
  { by, descending }: SortOrder,
  locale?: string,
): PlaylistEntry[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const direction = descending ? -1 : 1;
  const keyed = entries.map((entry) => ({ entry, key: keyOf[by](entry) }));
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

const keyOf: Record<SortKey, (entry: PlaylistEntry) => string | number | undefined> = {
  title: ({ title }) => title,
  channel: ({ channelTitle }) => channelTitle,
  published: ({ publishedAt }) => moment(publishedAt),
  added: ({ addedAt }) => moment(addedAt),
  length: ({ durationSeconds }) => durationSeconds,
  views: ({ views }) => views,
};

function moment(date: string | undefined): number | undefined {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : at;
}
