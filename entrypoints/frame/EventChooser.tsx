import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { AddAllEvents } from '../../components/event/AddAllEvents';
import { whenText } from '../../components/event/readings';
import { SubjectPicture } from '../../components/subject/SubjectHead';
import { Icon } from '../../components/ui/Icon';
import type { Surface } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { EventPage } from './EventPage';

interface EventChooserProps {
  events: FoundEvent[];
  page: { title: string; address: string };
  surface: Surface;
}

/** The form for a page's event; a choice if there are several; an empty form if there is none. */
export function EventChooser({ events, page, surface }: EventChooserProps) {
  const [chosen, setChosen] = useState<FoundEvent>();
  if (events.length <= 1) return <EventPage event={events[0]} page={page} surface={surface} />;
  if (chosen)
    return <EventPage event={chosen} page={page} surface={surface} onBack={() => setChosen(undefined)} />;
  return (
    <>
      <h2 class="large">{i18n.t('frame.chooseEvent', { count: events.length })}</h2>
      <div class="row">
        <AddAllEvents events={events} pageTitle={page.title} />
      </div>
      <ul>
        {events.map((event, index) => (
          <li key={index}>
            <button type="button" class="other" onClick={() => setChosen(event)}>
              <SubjectPicture subject={{ kind: 'event', event }} title={event.title} />
              <span class="grow">
                <span class="other-name" dir="auto">
                  {event.title}
                </span>
                <span class="soft small subject-place" dir="auto">
                  {whenText(event)}
                </span>
              </span>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
