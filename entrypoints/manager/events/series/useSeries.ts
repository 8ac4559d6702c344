import { useMemo } from 'preact/hooks';
import { useAnswer } from '../../../../components/hooks/useAnswer';
import type { SiteEvent } from '../../../../lib/collections/events';

/** The events that were made together. */
export interface Series {
  findId: (event: SiteEvent) => string | undefined;
  /** The events of the series of an event, by time; of an event without a series, none. Those in the trash are left out. */
  findAll: (event: SiteEvent) => readonly SiteEvent[];
}

/** @param rows all events of the site */
export function useSeries(rows: readonly SiteEvent[]): Series {
  const { answer } = useAnswer('eventSeries', {});
  return useMemo(() => {
    const ids = new Map((answer ?? []).flatMap(({ series, eventIds }) => eventIds.map((id) => [id, series])));
    const findId = ({ eventId }: SiteEvent) => ids.get(eventId);
    return {
      findId,
      findAll(event) {
        const series = findId(event);
        if (series === undefined) return [];
        return rows
          .filter((row) => findId(row) === series && row.status !== 'trash')
          .sort((one, other) => (one.start < other.start ? -1 : 1));
      },
    };
  }, [answer, rows]);
}
