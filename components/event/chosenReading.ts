import { i18n } from '#i18n';
import type { Times } from '../../lib/eventReview/prefill';
import type { EventFormData } from '../../lib/messages';
import { doubts, type FoundEvent } from '../../lib/pages/foundEvent';
import { sentencesText } from '../format/sentencesText';
import { findSeriesDates, toSingleDate } from './seriesDates';

/** Whether the form has the times of a reading. */
export function isChosen(form: EventFormData, reading: Times): boolean {
  return form.start === reading.start.local.slice(0, 16) && form.allDay === reading.allDay;
}

/** The event with the times that the person chose or entered, if its source was not clear or gives several dates. */
export function withChosenTimes({ alternatives, ...event }: FoundEvent, form: EventFormData): FoundEvent {
  if (alternatives === undefined) {
    const date = findSeriesDates(event).find((each) => isChosen(form, each));
    return date === undefined || date.start.local === event.start.local ? event : toSingleDate(date);
  }
  const { end: _undecided, ...rest } = event;
  const chosen = [event, ...alternatives].find((reading) => isChosen(form, reading));
  const { start, end, allDay } = chosen ?? { ...form, start: { local: `${form.start}:00` }, end: undefined };
  return { ...rest, start, ...(end && { end }), allDay };
}

/** Why the source can be read in several ways, in the current language. */
export function doubtText({ alternatives = [] }: FoundEvent): string {
  const given = doubts.filter((doubt) => alternatives.some(({ reason }) => reason === doubt));
  return sentencesText(...given.map((doubt) => i18n.t(`form.doubt.${doubt}`)));
}
