import { i18n } from '#i18n';
import { eventInText } from '../../components/event/textEvent';
import { Button } from '../../components/ui/Button';
import type { Subject } from '../../lib/pages/subject';
import { useSubjectSearch } from './useSubjectSearch';

interface TextOfferProps {
  text: string;
  url: string;
  /** Language tag of the page. */
  language?: string | undefined;
  onFound: (subject: Subject) => void;
}

/** A button that searches the page's plain text for an event, for pages without structured data. */
export function TextOffer({ text, url, language, onFound }: TextOfferProps) {
  const { busy, search, outcome } = useSubjectSearch(i18n.t('popup.noDate'));
  const read = () =>
    search('text', async () => {
      const event = await eventInText(text, url, language);
      if (event) onFound({ kind: 'event', event });
      return event !== undefined;
    });
  return (
    <div class="stack">
      <div class="row">
        <Button icon="calendar" busy={busy !== undefined} onClick={read}>
          {i18n.t('popup.readText')}
        </Button>
      </div>
      {outcome}
    </div>
  );
}
