import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftKey } from '../../../components/event/draft';
import { sendableTimes } from '../../../lib/calendar/editing/eventTimes';
import { parseFormDraft } from '../../../lib/eventForm';
import { findProblems, sent } from '../../../lib/eventForm/check';
import { prefill } from '../../../lib/eventReview/prefill';
import type { EventFormData } from '../../../lib/messages';
import { isWallClock, shiftClock } from '../../../lib/shared/time';
import { choices, event } from '../../components/samples';

const good = prefill(event, choices, 'UTC').form;
const form = (changes: Partial<EventFormData>): EventFormData => ({ ...good, ...changes });

const isSendable = (form: EventFormData) => {
  try {
    return sendableTimes(form) !== undefined;
  } catch {
    return false;
  }
};

describe('findProblems', () => {
  it('finds no problem in a prefilled form', () => {
    expect(findProblems(good)).toEqual({});
  });

  it.each([
    [{ title: '  ' }, { title: 'titleMissing' }],
    [{ title: '0' }, { title: 'titleMissing' }],
    [{ start: '' }, { start: 'startMissing' }],
    [{ start: '2026-02-30T10:00' }, { start: 'startMissing' }],
    [{ end: '' }, { end: 'endMissing' }],
    [{ end: '2026-12-10T19:29' }, { end: 'endBeforeStart' }],
    [{ allDay: true, end: '2026-12-09T23:59' }, { end: 'endBeforeStart' }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: 'zoneUnknown' }],
    [{ timeZone: '' }, { timeZone: 'zoneMissing' }],
    [{ venue: { name: ' ' } }, { venue: 'nameMissing' }],
    [{ website: 'javascript:alert(1)' }, { website: 'noWebAddress' }],
    [{ image: 'picture.jpg' }, { image: 'noWebAddress' }],
    ...['+99:99', 'UTC+15', '+05:60', '+14:30', 'GMT-99'].map(
      (timeZone): [Partial<EventFormData>, object] => [{ timeZone }, { timeZone: 'zoneUnknown' }],
    ),
    [{ cost: '1.234' }, { cost: 'costUnclear' }],
    [{ cost: 'from 10 €' }, { cost: 'costUnclear' }],
  ] satisfies [Partial<EventFormData>, object][])('of %j', (changes, problems) => {
    expect(findProblems(form(changes))).toEqual(problems);
  });

  it('accepts the current price of an event', () => {
    const unclear = form({ cost: 'from 10 €' });
    expect(findProblems(unclear, unclear)).toEqual({});
    expect(findProblems(unclear, form({ cost: 'from 12 €' }))).toEqual({ cost: 'costUnclear' });
  });

  it.each([
    ['2026-03-29T02:30', '2026-03-29T04:00', { start: 'noSuchTime' }],
    ['2026-03-29T01:30', '2026-03-29T02:00', { end: 'noSuchTime' }],
    ['2026-10-25T02:30', '2026-10-25T04:00', { start: 'twiceThatDay' }],
    ['2026-10-25T01:30', '2026-10-25T02:59', { end: 'twiceThatDay' }],
    ['2026-10-25T03:00', '2026-10-25T02:59', { end: 'endBeforeStart' }],
    ['2026-03-29T01:59', '2026-03-29T03:00', {}],
  ])('of %s – %s in Oslo', (start, end, problems) => {
    const timed = form({ timeZone: 'Europe/Oslo', start, end });
    expect(findProblems(timed)).toEqual(problems);
    expect(findProblems({ ...timed, timeZone: 'Asia/Tokyo' })).toEqual(end < start ? problems : {});
    expect(findProblems({ ...timed, title: 'Other' }, timed)).toEqual(end < start ? problems : {});
  });

  it('finds no skipped or repeated time of an event that lasts all day', () => {
    const day = { allDay: true, start: '2026-03-29T02:30', end: '2026-03-29T02:30' };
    expect(findProblems(form({ ...day, timeZone: 'Europe/Oslo' }))).toEqual({});
  });

  it('finds the times that could not be sent, in every zone', () => {
    const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];
    const zones = ['Europe/Oslo', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC+5.75', '-04:00'];
    const times = fc.tuple(
      fc.constantFrom(...days),
      fc.integer({ min: 0, max: 240 }),
      fc.integer({ min: 0, max: 120 }),
      fc.constantFrom(...zones),
    );
    fc.assert(
      fc.property(times, ([day, minute, length, timeZone]) => {
        const start = shiftClock(`${day}T00:00`, { minutes: minute });
        const timed = form({ start, end: shiftClock(start, { minutes: length }), timeZone });
        expect(Object.keys(findProblems(timed)).length > 0).toBe(!isSendable(timed));
      }),
    );
  });

  it.each([
    { end: '2026-12-10T19:30' },
    { allDay: true, end: '2026-12-10T08:00' },
    { timeZone: 'UTC+5.5' },
    { timeZone: 'UTC+5.75' },
    { timeZone: '+14:00' },
    { timeZone: '+05:30' },
    { venue: null, organizers: [{ name: '' }], website: '', image: '' },
  ] satisfies Partial<EventFormData>[])('has nothing against %j', (changes) => {
    expect(findProblems(form(changes))).toEqual({});
  });
});

describe('sent', () => {
  it('sends all-day events from 00:00 to 23:59', () => {
    const days = sent(form({ allDay: true, end: '2026-12-11T08:00' }), true);
    expect([days.start, days.end]).toEqual(['2026-12-10T00:00', '2026-12-11T23:59']);
  });

  it('leaves out organizers without a name', () => {
    const organizers = [{ id: 3 }, { name: ' ' }, { name: 'Harbour Choir' }];
    expect(sent(form({ organizers }), true).organizers).toEqual([{ id: 3 }, { name: 'Harbour Choir' }]);
  });

  it('publishes only if the user may publish', () => {
    expect(sent(form({ status: 'publish' }), true).status).toBe('publish');
    expect(sent(form({ status: 'publish' }), false).status).toBe('pending');
    expect(sent(form({ status: 'pending' }), true).status).toBe('publish');
    expect(sent(form({ status: 'draft' }), false).status).toBe('draft');
  });
});

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    const kept = { ...good, isTitleMarkup: false };
    expect(parseFormDraft(JSON.parse(JSON.stringify(good)))).toEqual(kept);
    const typed = { ...kept, venue: { name: 'The Attic', city: 'Porthaven' }, organizers: [] };
    expect(parseFormDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  it('of a version that knew one organizer is restored with it', () => {
    const { organizers: _none, ...before } = form({});
    const choir = { name: 'Harbour Choir', email: 'choir@venue.example' };
    expect(parseFormDraft({ ...before, organizer: choir })?.organizers).toEqual([choir]);
    expect(parseFormDraft({ ...before, organizer: null })?.organizers).toEqual([]);
    expect(parseFormDraft({ ...before, organizer: 'choir' })).not.toHaveProperty('organizers');
  });

  it.each([
    ['that an older version lacked', { title: 'Typed', cost: '12€' }, ['title', 'isTitleMarkup', 'cost']],
    ['that are invalid', { title: 'Typed', tags: ['x'], venue: { name: 1 } }, ['title', 'isTitleMarkup']],
    ['that a newer version had', { start: '2026-', seats: 12 }, ['start']],
  ])('keeps the others without fields %s', (_name, stored, kept) => {
    expect(Object.keys(parseFormDraft(stored) ?? {}).sort()).toEqual([...kept].sort());
  });

  it.each([null, 'text', [], {}, { title: 7 }])('is ignored if it is no form: %j', (value) =>
    expect(parseFormDraft(value)).toBeUndefined(),
  );

  it('of a copy sets no markup of the site', () => {
    const stored = {
      title: '<b>',
      isTitleMarkup: true,
      excerpt: '<b>',
      description: { kind: 'markup', markup: '<b>' },
    };
    expect(parseFormDraft(stored, 'copy')).toEqual({
      title: '<b>',
      description: { kind: 'text', text: '<b>' },
    });
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const draft = parseFormDraft(value);
        if (draft) findProblems({ ...good, ...draft });
      }),
    );
  });

  it('belongs to one event', () => {
    const other = { ...event, start: { local: '2026-12-11T19:30:00' } };
    expect(draftKey(event, '', 'site')).not.toBe(draftKey(other, '', 'site'));
    expect(draftKey(undefined, 'https://a.example', 'site')).not.toBe(
      draftKey(undefined, 'https://b.example', 'site'),
    );
    expect(draftKey(event, '', 'site')).not.toBe(draftKey(event, '', 'another site'));
  });
});

describe('wall clocks', () => {
  it('continue after midnight and ignore daylight saving time', () => {
    expect(shiftClock('2026-12-31T23:30', { minutes: 60 })).toBe('2027-01-01T00:30');
    expect(shiftClock('2026-03-29T01:30', { minutes: 60 })).toBe('2026-03-29T02:30');
  });

  it.each(['', '2026-12-10', '2026-13-01T10:00', '2026-12-10T24:00', '+12026-01-01T10:00'])(
    '%j is no wall clock',
    (text) => {
      expect(isWallClock(text)).toBe(false);
    },
  );
});
