import { i18n } from '#i18n';
import { Button } from '../../../../components/ui/Button';
import type { SiteEvent } from '../../../../lib/collections/events';
import type { Series } from './useSeries';

interface SeriesBarProps {
  event: SiteEvent | undefined;
  series: Series;
  onEdit: (events: readonly SiteEvent[]) => void;
}

/** Which events were made together with an event, and the ways to change them together: the form changes this one. */
export function SeriesBar({ event, series, onEdit }: SeriesBarProps) {
  const all = event ? series.findAll(event) : [];
  if (event === undefined || all.length < 2) return null;
  const following = all.filter(({ start }) => start >= event.start);
  const at = all.indexOf(event) + 1;
  return (
    <div class="notice stack">
      <p class="small">{i18n.t('events.ofSeries', { at, count: all.length })}</p>
      <div class="row">
        {following.length > 1 && following.length < all.length && (
          <Button small onClick={() => onEdit(following)}>
            {i18n.t('events.editFollowing', { count: following.length })}
          </Button>
        )}
        <Button small onClick={() => onEdit(all)}>
          {i18n.t('events.editSeries', { count: all.length })}
        </Button>
      </div>
    </div>
  );
}
