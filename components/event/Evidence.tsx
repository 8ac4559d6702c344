import { useContext, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type Failure } from '../../lib/messages';
import { type FieldPlace, toFieldPlace } from '../../lib/pages/fieldPlace';
import type { EventSource, FoundEvent, Note } from '../../lib/pages/foundEvent';
import { commaText } from '../format/listText';
import { sentencesText } from '../format/sentencesText';
import { toFailure } from '../hooks/useAnswer';
import { EventPageContext } from './eventPageContext';

/** Names of the formats of structured data, for the tool tip: most people read only that a value is from the page. */
const formats: Partial<Record<EventSource, string>> = {
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  'h-event': 'h-event',
};

/**
 * The source of the prefilled value of a form's field. The tool tip has the source's own text and how it was
 * interpreted. With the page at hand, it is a button that shows the place there.
 * @param label name of the field
 * @returns undefined if the source has no value for the field
 */
export function findEvidence(event: FoundEvent | undefined, field: string, label: string) {
  const evidence = event?.evidence[field];
  const place = event && toFieldPlace(event, field);
  if (evidence === undefined || place === undefined) return undefined;
  const { source, written, notes: remarks = [] } = evidence;
  const format = formats[source];
  const tip = sentencesText(
    written !== undefined && i18n.t('form.note.written', { text: written }),
    ...remarks.map(noteText),
    format !== undefined && i18n.t('form.note.format', { format }),
  );
  return (
    <Source key={JSON.stringify(place)} text={sourceText(source)} tip={tip} place={place} label={label} />
  );
}

/** What a note about a value says. */
export const noteText = ({ code, about = '' }: Note): string => i18n.t(`form.note.${code}`, { text: about });

function sourceText(source: EventSource): string {
  const isMarkup = source !== 'ics' && source !== 'text' && source !== 'meta';
  return i18n.t(isMarkup ? 'form.from.markup' : `form.from.${source}`);
}

interface SourceProps {
  text: string;
  tip: string;
  place: FieldPlace;
  label: string;
}

function Source({ text, tip, place, label }: SourceProps) {
  const page = useContext(EventPageContext);
  const [outcome, setOutcome] = useState<{ isFound: boolean } | Failure>();
  if (page === undefined || place.source === 'ics') return <span title={tip || undefined}>{text}</span>;
  const show = () =>
    ask('showPlace', { place, label, ...page }).then(setOutcome, (error) => setOutcome(toFailure(error)));
  const explained = sentencesText(tip, i18n.t('form.showPlace'));
  return (
    <>
      <button
        type="button"
        class="evidence"
        aria-description={commaText([label, explained])}
        title={explained}
        onClick={() => void show()}
      >
        {text}
      </button>
      <span role="status">{outcome && ` · ${outcomeText(outcome)}`}</span>
    </>
  );
}

function outcomeText(outcome: { isFound: boolean } | Failure): string {
  if (!('isFound' in outcome)) return outcome.text;
  return i18n.t(outcome.isFound ? 'form.placeShown' : 'form.placeNotShown');
}
