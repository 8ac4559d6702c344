import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { blank, prefill, withCopied } from '../../lib/eventReview/prefill';
import type { EventFormData as Form, SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { minutesBetween, nextFullHour } from '../../lib/shared/time';
import { moveTo, toSpan } from './template';

interface Source {
  event: FoundEvent | undefined;
  page: { title: string; address: string; text?: string };
  copied?: Form | undefined;
  /** Day, or day and time, that was chosen in the calendar. */
  on?: string | undefined;
  choices: SiteChoices;
}

/**
 * The form as its source fills it in, and what puts a form on the day that was chosen in the calendar. A template that
 * is chosen gives its length to a start that is typed later, and its hours to a day.
 */
export function useFirstForm({ event, page, copied, on, choices }: Source) {
  const [template, setTemplate] = useState<ReturnType<typeof toSpan>>();
  const filled = useMemo(() => {
    const ownZone = Temporal.Now.timeZoneId();
    const first = event
      ? prefill(event, choices, ownZone)
      : blank(page.title, page.address, choices, page.text);
    return copied ? withCopied(first, copied) : first;
  }, [event, copied, choices, page.title, page.address, page.text]);
  const minutes = template ? minutesBetween(template.start, template.end) : filled.assumed.minutes;
  /** From nothing and without a day, an event begins with the next full hour of its own zone, as in other calendars. */
  const begins = (form: Form) => {
    if (on !== undefined || event !== undefined || page.address !== '' || form.start !== '') return on;
    return nextFullHour(form.timeZone) || nextFullHour(Temporal.Now.timeZoneId());
  };
  const place = (form: Form): Form => {
    const start = begins(form);
    return start === undefined ? form : { ...form, ...moveTo(start, form, minutes, template) };
  };
  return {
    prefilled: { ...filled, assumed: { ...filled.assumed, minutes } },
    place,
    keepSpan: (chosen: Partial<Form>) => setTemplate(toSpan(chosen)),
  };
}

/** Calls `move` when another day is chosen in the calendar. */
export function useChosenDay(on: string | undefined, move: () => void): void {
  const before = useRef(on);
  useEffect(() => {
    if (before.current === on) return;
    before.current = on;
    move();
  });
}
