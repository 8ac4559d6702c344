import { expect, it, vi } from 'vitest';
import { dayLabel } from '../../../components/event/wallClock';
import { ReviewEvents } from '../../../entrypoints/manager/events/import/ReviewEvents';
import type { EventFormData, Question } from '../../../lib/messages';
import { readCalendarEntries } from '../../../lib/pages/ics';
import { findOccurrences } from '../../../lib/pages/times/occurrences';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const entry = (title: string) => [
  'BEGIN:VEVENT',
  `SUMMARY:${title}`,
  'DTSTART:20261205T190000',
  'END:VEVENT',
];
const text = ['BEGIN:VCALENDAR', ...['Moved', 'New'].flatMap(entry), 'END:VCALENDAR'].join('\r\n');
const { occurrences } = findOccurrences(readCalendarEntries(text).entries, {
  from: '2026-01-01',
  to: '2026-12-31',
});

/** A draft that was published before; its user may not set the publication date. */
const form: EventFormData = {
  title: 'Moved',
  start: '2026-12-04T19:00',
  end: '2026-12-04T21:00',
  allDay: false,
  status: 'draft',
  description: { kind: 'markup', markup: '' },
  timeZone: 'Europe/Oslo',
  venue: null,
  organizer: null,
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
};
const eventsThere = ({ events }: Question<'eventsThere'>) =>
  events.map(({ title }) => (title === 'Moved' ? { eventId: 12, form, dateAtRisk: '2026-05-01' } : null));

it('an import warns before it starts that a selected update changes a publication date', async () => {
  const root = mount(<ReviewEvents occurrences={occurrences} choices={sample.choices} about="season.ics" />, {
    eventsThere,
    planBatch: () => sample.plan,
  } as never);
  const box = await vi.waitFor(() => {
    const found = root.querySelector<HTMLInputElement>('input[aria-label="Moved"]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(root.textContent).toContain(`Publication date (${dayLabel('2026-05-01')}) will change`);
  // Only new events are selected at first.
  expect(root.textContent).not.toContain('changes its publication date');
  box?.click();
  await vi.waitFor(() =>
    expect(root.textContent).toContain('Updating 1 selected event changes its publication date'),
  );
});
