import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { eventInText } from '../../components/event/textEvent';
import { toFailure } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice, Notice } from '../../components/ui/Notice';
import type { Failure } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';

interface TextOfferProps {
  text: string;
  url: string;
  /** Language tag of the page. */
  language?: string | undefined;
  onFound: (subject: Subject) => void;
}

/** A button that searches the page's plain text for an event, for pages without structured data. */
export function TextOffer({ text, url, language, onFound }: TextOfferProps) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'nothing' | Failure>();
  const read = async () => {
    setBusy(true);
    try {
      const event = await eventInText(text, url, language);
      if (event) return onFound({ kind: 'event', event });
      setOutcome('nothing');
    } catch (error) {
      setOutcome(toFailure(error));
    }
    setBusy(false);
  };
  return (
    <div class="stack">
      <div class="row">
        <Button icon="calendar" busy={isBusy} onClick={read}>
          {i18n.t('popup.readText')}
        </Button>
      </div>
      <div role="status" aria-live="polite">
        {outcome === 'nothing' && <Notice>{i18n.t('popup.noDate')}</Notice>}
        {outcome !== undefined && outcome !== 'nothing' && <FailureNotice failure={outcome} />}
      </div>
    </div>
  );
}
