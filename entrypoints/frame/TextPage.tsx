import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { eventInText } from '../../components/event/textEvent';
import { toFailure } from '../../components/hooks/useAnswer';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import type { Failure, FrameView } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { EventPage } from './EventPage';

type Understood = { event: FoundEvent | undefined } | { failure: Failure };

/** The event form, prefilled as far as an event can be read from the text. A selection is offered as description. */
export function TextPage({ view }: { view: FrameView & { view: 'selection' | 'page' } }) {
  const { text, url, pageTitle, language } = view;
  const [understood, setUnderstood] = useState<Understood>();
  useEffect(() => {
    let current = true;
    eventInText(text, url, language).then(
      (event) => current && setUnderstood({ event }),
      (error: unknown) => current && setUnderstood({ failure: toFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [text, url, language]);
  if (!understood) return <Waiting text={i18n.t('frame.understanding')} />;
  if ('failure' in understood) return <FailureNotice failure={understood.failure} />;
  const page = { title: pageTitle, address: url, ...(view.view === 'selection' ? { text } : {}) };
  return (
    <EventPage
      event={understood.event}
      page={page}
      surface={view.view === 'selection' ? 'selection' : 'overlay'}
    />
  );
}
