import { i18n } from '#i18n';
import { readTextEvents } from '../../components/event/plainEvents';
import { eventInText } from '../../components/event/textEvent';
import { useLoaded } from '../../components/hooks/useLoaded';
import { FailureNotice, Notice, Waiting } from '../../components/ui/Notice';
import type { FrameView } from '../../lib/messages';
import { outlineText } from '../../lib/pages/plain/outline';
import { EventChooser } from './EventChooser';
import { EventPage } from './EventPage';
import { TaughtNotice } from './TaughtNotice';

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

/** The events that a page tells of without event data, or as the person has taught: the form of one, a choice of several. */
export function PageWithoutData({ view }: { view: FrameView & { view: 'page' } }) {
  const { outline, rule, url, pageTitle, language } = view;
  const { value: events, failure } = useLoaded(async () => {
    const found = await readTextEvents(view);
    // A rule that has just been taught shall say that it finds nothing
    const event =
      found.length > 0 || rule ? undefined : await eventInText(outlineText(outline), url, language);
    return event ? [event] : found;
  }, [view]);
  if (failure) return <FailureNotice failure={failure} />;
  if (!events) return <Waiting text={i18n.t('frame.understanding')} />;
  if (rule && events.length === 0) return <Notice tone="warn">{i18n.t('frame.taughtNothing')}</Notice>;
  return (
    <>
      {rule && <TaughtNotice url={url} rule={rule} />}
      <EventChooser events={events} page={{ title: pageTitle, address: url }} surface="overlay" />
    </>
  );
}
