import { i18n } from '#i18n';
import { eventInText } from '../../components/event/textEvent';
import { useLoaded } from '../../components/hooks/useLoaded';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import type { FrameView } from '../../lib/messages';
import { EventPage } from './EventPage';

/** The event form, prefilled as far as an event can be read from the text. A selection is offered as description. */
export function TextPage({ view }: { view: FrameView & { view: 'selection' | 'page' } }) {
  const { text, url, pageTitle, language } = view;
  const { value: read, failure } = useLoaded(
    async () => ({ event: await eventInText(text, url, language) }),
    [text, url, language],
  );
  if (failure) return <FailureNotice failure={failure} />;
  if (!read) return <Waiting text={i18n.t('frame.understanding')} />;
  const page = { title: pageTitle, address: url, ...(view.view === 'selection' ? { text } : {}) };
  return (
    <EventPage event={read.event} page={page} surface={view.view === 'selection' ? 'selection' : 'overlay'} />
  );
}
