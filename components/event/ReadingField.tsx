import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFormTimes } from '../../lib/eventReview/prefill';
import type { EventFormData } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { Radio } from '../ui/Checkbox';
import { FieldGroup } from '../ui/Field';
import { doubtText, isChosen } from './chosenReading';
import { getReadings, isDayOpen, readingText } from './readings';

/** Props of a field that chooses among the times of an event. */
export interface ReadingFieldProps {
  event: FoundEvent;
  form: EventFormData;
  /** Length of an event without an end. */
  minutes: number;
  /** Changes these members of the form. */
  change: (changes: Partial<EventFormData>) => void;
}

/** The choice between the readings of when an event is. Nothing is chosen at first. */
export function ReadingField({ event, form, minutes, change }: ReadingFieldProps) {
  const name = useId();
  const label = i18n.t(isDayOpen(event) ? 'form.whichDay' : 'form.whichTime');
  return (
    <FieldGroup label={label} hint={doubtText(event)}>
      {getReadings(event).map((reading) => (
        <Radio
          key={reading.start.local + reading.allDay}
          name={name}
          checked={isChosen(form, reading)}
          onChoose={() => change(toFormTimes(reading, minutes))}
        >
          {readingText(reading)}
        </Radio>
      ))}
    </FieldGroup>
  );
}
