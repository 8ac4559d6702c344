import { expect, it, vi } from 'vitest';
import { dayLabel } from '../../../components/event/wallClock';
import { ReviewEvents } from '../../../entrypoints/manager/events/import/ReviewEvents';
import type { EventFormData, Question } from '../../../lib/messages';
import { readCalendarEntries } from '../../../lib/pages/ics';
import { findOccurrences } from '../../../lib/pages/times/occurrences';
import { mount, typeInto, useEnglish } from '../../components/mounted';
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
  organizers: [],
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

it('an import to a calendar that is set to an offset first asks for its time zone', async () => {
  const choices = { ...sample.choices, timeZone: 'UTC+2' };
  const root = mount(<ReviewEvents occurrences={occurrences} choices={choices} about="season.ics" />, {
    eventsThere,
    planBatch: () => sample.plan,
    setSiteZone: () => undefined,
  } as never);
  const zone = await vi.waitFor(() => root.querySelector<HTMLInputElement>('input[role="combobox"]')!);
  expect(root.textContent).toContain('Your calendar is set to the offset UTC+2.');
  await typeInto(zone, 'Athens');
  const option = await vi.waitFor(() => root.querySelector<HTMLElement>('[role="option"]')!);
  option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  option.click();
  await vi.waitFor(() => expect(root.querySelector('input[aria-label="New"]')).not.toBeNull());
  expect(root.textContent).toContain('Europe/Athens');
});
