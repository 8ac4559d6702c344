import { i18n } from '#i18n';
import { eventsInOutline } from '../../components/event/plainEvents';
import { eventInText } from '../../components/event/textEvent';
import { useLoaded } from '../../components/hooks/useLoaded';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import type { FrameView } from '../../lib/messages';
import { outlineText } from '../../lib/pages/plain/outline';
import { EventChooser } from './EventChooser';
import { EventPage } from './EventPage';

/** The event form, prefilled as far as an event can be read from selected text, which is offered as description. */
export function TextPage({ view }: { view: FrameView & { view: 'selection' } }) {
  const { text, url, pageTitle, language } = view;
  const { value: read, failure } = useLoaded(
    async () => ({ event: await eventInText(text, url, language) }),
    [text, url, language],
  );
  if (failure) return <FailureNotice failure={failure} />;
  if (!read) return <Waiting text={i18n.t('frame.understanding')} />;
  return <EventPage event={read.event} page={{ title: pageTitle, address: url, text }} surface="selection" />;
}

/** The events that a page without event data tells of: the form of one, a choice of several. */
export function PageWithoutData({ view }: { view: FrameView & { view: 'page' } }) {
  const { outline, url, pageTitle, language } = view;
  const { value: events, failure } = useLoaded(async () => {
    const found = await eventsInOutline(outline, url, language);
    const event = found.length > 0 ? undefined : await eventInText(outlineText(outline), url, language);
    return event ? [event] : found;
  }, [outline, url, language]);
  if (failure) return <FailureNotice failure={failure} />;
  if (!events) return <Waiting text={i18n.t('frame.understanding')} />;
  return <EventChooser events={events} page={{ title: pageTitle, address: url }} surface="overlay" />;
}
