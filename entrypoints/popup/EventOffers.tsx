import { i18n } from '#i18n';
import { findPublishing } from '../../components/event/publishing';
import type { Running } from '../../components/hooks/useRunning';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Link } from '../../components/ui/Link';
import { type ActiveAccountsView, ask, type Offer, type SubjectView } from '../../lib/messages';

interface EventOffersProps {
  view: SubjectView;
  active: ActiveAccountsView | undefined;
  running: Running;
  onForm: (offer: Offer) => void;
  onUpdate: () => void;
}

/** The button that publishes the draft that is on the calendar, or submits it for review. */
export function PublishEvent({
  view,
  active,
  running,
}: Pick<EventOffersProps, 'view' | 'active' | 'running'>) {
  const { onCalendar, title } = view;
  if (!onCalendar?.mayEdit) return null;
  const publishing = findPublishing(onCalendar.status, active?.calendar?.canPublish ?? false);
  if (!publishing) return null;
  return (
    <Button
      small
      busy={running.busy === 'publish'}
      onClick={() => void running.run('publish', publishing.action, { eventId: onCalendar.eventId, title })}
    >
      {publishing.label}
    </Button>
  );
}

/** Label with the active site's name ('Add to …'); the offer's label if there is none. */
export function addLabel(active: ActiveAccountsView | undefined, offer: Offer): string {
  const site = active?.calendar?.name;
  return site ? i18n.t('popup.addTo', { site }) : offer.label;
}

/** Whether the event is on the calendar, and the buttons that publish, add or update it. */
export function EventOffers({ view, active, running, onForm, onUpdate }: EventOffersProps) {
  const { onCalendar } = view;
  const mayEdit = onCalendar?.mayEdit ?? false;
  return (
    <div class="stack">
      {onCalendar && (
        <div class="row state-line">
          <Icon name="check" />
          <span class="grow">
            {i18n.t(onCalendar.status === 'publish' ? 'popup.onCalendar' : 'popup.onCalendarDraft')}
          </span>
          <div class="row result-actions">
            <Link to={onCalendar.url}>{i18n.t('common.open')}</Link>
            {mayEdit && (
              <Button
                small
                kind="quiet"
                onClick={() => void ask('openManager', { section: `events/${onCalendar.eventId}` })}
              >
                {i18n.t('popup.editEvent')}
              </Button>
            )}
            <PublishEvent view={view} active={active} running={running} />
          </div>
        </div>
      )}
      {mayEdit && (
        <Button kind="primary" icon="calendar" onClick={onUpdate}>
          {i18n.t('common.updateEvent')}
        </Button>
      )}
      {view.offers
        .filter((offer) => offer.needs === 'eventForm')
        .map((offer) => (
          <Button
            key={offer.action}
            kind={onCalendar ? 'quiet' : 'primary'}
            icon={onCalendar ? undefined : 'calendar'}
            onClick={() => onForm(offer)}
          >
            {onCalendar ? i18n.t('popup.addAgain') : addLabel(active, offer)}
          </Button>
        ))}
    </div>
  );
}
