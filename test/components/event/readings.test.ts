import { describe, expect, it } from 'vitest';
import { doubtText, withChosenTimes } from '../../../components/event/chosenReading';
import { isDayOpen, whenText } from '../../../components/event/readings';
import { prefill } from '../../../lib/eventReview/prefill';
import { updated } from '../../../lib/eventReview/update';
import type { FoundEvent, OtherReading } from '../../../lib/pages/foundEvent';
import { useEnglish } from '../mounted';
import { choices, event } from '../samples';

useEnglish();

const on = (local: string, reason: OtherReading['reason']): OtherReading => ({
  start: { local },
  allDay: false,
  reason,
});
const open: FoundEvent = {
  ...event,
  start: { local: '2027-04-03T20:00:00' },
  end: { local: '2027-04-03T22:00:00' },
  alternatives: [on('2027-03-04T20:00:00', 'dayOrMonth')],
};
// Intl writes narrow and thin spaces
const plain = (found: FoundEvent) => whenText(found).replace(/\s/g, ' ');
const prefilled = prefill(open, choices, 'UTC').form;

describe('readings of when an event is', () => {
  it('are all named, three at most', () => {
    expect(plain(event)).toBe('Thu, Dec 10, 2026, 7:30 – 10:00 PM');
    expect(plain(open)).toBe('Sat, Apr 3, 2027, 8:00 – 10:00 PM or Thu, Mar 4, 2027, 8:00 PM');
    const alternatives = ['02', '03', '04'].map((day) => on(`2027-06-${day}T20:00:00`, 'occurrence'));
    expect(plain({ ...open, alternatives })).toMatch(/^Sat, Apr 3.*Jun 2.*Jun 3.*, or …$/);
    expect(doubtText({ ...open, alternatives })).toBe('The event has several dates.');
  });

  it('leave the day open, or the time alone', () => {
    expect(isDayOpen(event)).toBe(false);
    expect(isDayOpen(open)).toBe(true);
    expect(isDayOpen({ ...open, alternatives: [on('2027-04-03T08:00:00', 'halfOfDay')] })).toBe(false);
  });

  it('prefill no time, and replace none of an event on the calendar', () => {
    expect([prefilled.start, prefilled.end]).toEqual(['', '']);
    const now = prefill(event, choices, 'UTC').form;
    const { start, end, allDay } = updated(now, { ...open, title: 'New' }, choices, 'UTC');
    expect({ start, end, allDay }).toEqual({ start: now.start, end: now.end, allDay: now.allDay });
  });

  it('are settled by what the form says: the event has no others then', () => {
    expect(withChosenTimes(event, prefilled)).toEqual(event);
    const { alternatives: _settled, end: _end, ...rest } = open;
    const chosen = { ...prefilled, start: '2027-03-04T20:00', end: '2027-03-04T22:00' };
    expect(withChosenTimes(open, chosen)).toEqual({ ...rest, start: { local: '2027-03-04T20:00:00' } });
    expect(withChosenTimes(open, { ...chosen, start: '2027-04-03T20:00' })).toEqual({
      ...rest,
      end: open.end,
    });
    expect(withChosenTimes(open, { ...chosen, start: '2027-06-01T20:00' })).toEqual({
      ...rest,
      start: { local: '2027-06-01T20:00:00' },
    });
  });
});
