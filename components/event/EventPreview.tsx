import { i18n } from '#i18n';
import { isWallClock } from '../../lib/shared/time';
import { Details } from '../ui/Details';
import { CalendarLeaf } from './CalendarLeaf';
import { canShowPicture, FormPicture } from './FormPicture';
import type { FieldControlProps } from './fieldControl';
import { fieldLabel } from './fieldLabel';
import { shownCost } from './PriceField';
import { useMore } from './useMore';
import { readableSpan } from './wallClock';

const statusLabels = {
  draft: () => i18n.t('form.draft'),
  publish: () => i18n.t('form.publish'),
  pending: () => i18n.t('form.review'),
};

/** What the site will show of an event: day and hours in words, venue, price, state. Its height stays as it is. */
export function EventPreview({ form, choices }: Pick<FieldControlProps, 'form' | 'choices'>) {
  const { venue, start, end, allDay } = form;
  const venueId = venue && 'id' in venue ? venue.id : undefined;
  const venues = useMore('venues', choices.venues, '', venueId === undefined ? [] : [venueId]);
  const place = venue && 'name' in venue ? venue.name : venues.find(({ id }) => id === venueId)?.name;
  const { origin } = choices;
  const isTimed = isWallClock(start);
  const details = [place, shownCost(form)];
  const badges = [
    ...(form.image === '' || canShowPicture(form.image, origin) ? [] : [fieldLabel('image')]),
    ...(form.featured ? [fieldLabel('featured')] : []),
    ...(form.hidden ? [fieldLabel('hidden')] : []),
  ];
  return (
    <section class="event-preview panel" aria-label={i18n.t('form.preview')}>
      <CalendarLeaf start={isTimed ? start : undefined} />
      <div class="grow">
        <p class="event-preview-line event-preview-title" dir="auto">
          {form.title.trim() || i18n.t('form.previewUntitled')}
        </p>
        <p class="event-preview-line small">
          {isTimed
            ? readableSpan(start, isWallClock(end) ? end : undefined, allDay)
            : i18n.t('form.previewNoDay')}
        </p>
        <p class="event-preview-line soft small">
          <Details parts={details} />
        </p>
        <p class="event-preview-line">
          <span class={`badge small event-${form.status}`}>{statusLabels[form.status]()}</span>
          {badges.map((badge) => (
            <span key={badge} class="badge small">
              {badge}
            </span>
          ))}
        </p>
      </div>
      {canShowPicture(form.image, origin) && <FormPicture value={form.image} origin={origin} />}
    </section>
  );
}
