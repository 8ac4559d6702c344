import { Fragment } from 'preact';
import { i18n } from '#i18n';
import { findPublishing } from '../../components/event/publishing';
import type { Running } from '../../components/hooks/useRunning';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Link } from '../../components/ui/Link';
import { type ActiveAccountsView, ask, type Offer, type SubjectView } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';

interface EventOffersProps {
  view: SubjectView;
  active: ActiveAccountsView | undefined;
  running: Running;
  event: FoundEvent;
  /** Address of the event's page. */
  address: string;
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

/** Whether a page states an event as data, and says neither that it is off nor several dates of it. */
const isStated = ({ source, alternatives, status }: FoundEvent) =>
  source !== 'text' &&
  source !== 'meta' &&
  alternatives === undefined &&
  status !== 'cancelled' &&
  status !== 'postponed';

/** Whether the event is on the calendar, and the buttons that publish, add or update it. */
export function EventOffers({ view, active, running, event, address, onForm, onUpdate }: EventOffersProps) {
  const { onCalendar } = view;
  const isDirect = isStated(event) && !onCalendar;
  const adding = useTask();
  /** Adds the event as a draft, or opens its form if the person has to look at something first. */
  const add = (offer: Offer) =>
    adding.start('add', async () => {
      const { readUndoubtedForm } = await import('../../components/event/undoubtedForm');
      const found = await readUndoubtedForm(event, address).catch(() => undefined);
      if (!found) return onForm(offer);
      const { form, accountId: as } = found;
      await running.run('add', offer.action, { ...offer.input, form }, { as });
    });
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
          <Fragment key={offer.action}>
            <Button
              kind={onCalendar ? 'quiet' : 'primary'}
              icon={onCalendar ? undefined : 'calendar'}
              busy={adding.busy !== undefined}
              onClick={() => (isDirect ? void add(offer) : onForm(offer))}
            >
              {onCalendar ? i18n.t('popup.addAgain') : addLabel(active, offer)}
            </Button>
            {isDirect && (
              <Button kind="quiet" onClick={() => onForm(offer)}>
                {i18n.t('popup.reviewFirst')}
              </Button>
            )}
          </Fragment>
        ))}
    </div>
  );
}
