import { i18n } from '#i18n';
import { briefSpan } from '../event/wallClock';
import type { Moving } from './useMoving';

/** Says where a row would be that is moved by keys, and how to end that; empty at other times. */
export function MovedRow<Row>({
  moving: { moved },
  toName,
}: {
  moving: Moving<Row>;
  toName: (row: Row) => string;
}) {
  return (
    <p class="soft small month-hint" role="status">
      {moved &&
        i18n.t(moved.by === 'keys' ? 'collection.movedByKeys' : 'collection.moved', {
          name: toName(moved.row),
          at: briefSpan(moved.times.start, moved.times.end, moved.times.isAllDay),
        })}
    </p>
  );
}
