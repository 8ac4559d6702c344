import { i18n } from '#i18n';
import { findPublishing } from '../../components/event/publishing';
import type { Running } from '../../components/hooks/useRunning';
import { Button } from '../../components/ui/Button';
import { Link } from '../../components/ui/Link';
import { Notice } from '../../components/ui/Notice';
import { type ActiveAccountsView, ask, type Offer, type SubjectView } from '../../lib/messages';

interface EventOffersProps {
  view: SubjectView;
  active: ActiveAccountsView | undefined;
  running: Running;
  onForm: (offer: Offer) => void;
  onUpdate: () => void;
}

/** Label with the active site's name ('Add to …'); the offer's label if there is none. */
export function addLabel(active: ActiveAccountsView | undefined, offer: Offer): string {
  const site = active?.calendar?.name;
  return site ? i18n.t('popup.addTo', { site }) : offer.label;
}

/** Whether the event is on the calendar, and the buttons that publish, add or update it. */
export function EventOffers({ view, active, running, onForm, onUpdate }: EventOffersProps) {
  const { onCalendar, title } = view;
  const mayEdit = onCalendar?.mayEdit ?? false;
  const publishing =
    onCalendar && mayEdit
      ? findPublishing(onCalendar.status, active?.calendar?.canPublish ?? false)
      : undefined;
  return (
    <div class="stack">
      {onCalendar && (
        <Notice tone="good">
          <div class="row result-line">
            <span class="result-text">
              {i18n.t(onCalendar.status === 'publish' ? 'popup.onCalendar' : 'popup.onCalendarDraft')}
            </span>
            <Link to={onCalendar.url}>{i18n.t('common.open')}</Link>
            {mayEdit && (
              <Button
                small
                onClick={() => void ask('openManager', { section: `events/${onCalendar.eventId}` })}
              >
                {i18n.t('popup.editEvent')}
              </Button>
            )}
            {publishing && (
              <Button
                small
                busy={running.busy === 'publish'}
                onClick={() =>
                  void running.run('publish', publishing.action, { eventId: onCalendar.eventId, title })
                }
              >
                {publishing.label}
              </Button>
            )}
          </div>
        </Notice>
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
