import { describe, expect, it } from 'vitest';
import { findDoubts } from '../../../lib/eventReview/doubts';
import { prefill } from '../../../lib/eventReview/prefill';
import type { SiteChoices } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { choices, event } from '../../components/samples';

const doubtsIn = (found: FoundEvent, known: SiteChoices = choices) =>
  findDoubts(found, prefill(found, known, 'Europe/Oslo'), known.origin);
const doubtsOf = (changes: Partial<FoundEvent>) => doubtsIn({ ...event, ...changes });
const noted = (code: 'nextSuchDay' | 'fromModel' | 'plusLost') => ({
  source: 'text' as const,
  notes: [{ code }],
});

describe('the fields in doubt', () => {
  it('are none where the source is clear', () => expect([...doubtsOf({})]).toEqual([]));

  it('are those with a guess in what was read, and say which', () => {
    const evidence = { ...event.evidence, end: noted('nextSuchDay'), description: noted('fromModel') };
    expect([...doubtsOf({ evidence })]).toEqual([
      ['start', [{ code: 'nextSuchDay' }]],
      ['description', [{ code: 'fromModel' }]],
    ]);
  });

  it('are not those whose text was only written in another way', () =>
    expect([...doubtsOf({ evidence: { start: noted('plusLost') } })]).toEqual([]));

  it('are the time with several readings or an offset of no place, the usual venue, an unclear price, a private picture', () => {
    const alternatives = [
      { start: { local: '2026-10-12T19:30:00' }, allDay: false, reason: 'dayOrMonth' as const },
    ];
    const { venue: _place, ...placeless } = event;
    const fields = (changes: Partial<FoundEvent>) => [...doubtsOf(changes).keys()];
    expect(fields({ alternatives })).toEqual(['start']);
    expect(fields({ start: { local: '2026-12-10T19:30:00', offset: '+11:00' } })).toEqual(['start']);
    expect(fields({ cost: `${'12, '.repeat(200)}13` })).toEqual(['cost']);
    expect(fields({ image: 'http://192.168.1.1/a.png' })).toEqual(['image']);
    const usual = { timeZone: 'Europe/Oslo', minutes: 120, status: 'draft' as const, venueId: 11 };
    expect([...doubtsIn(placeless, { ...choices, usual }).keys()]).toEqual(['venue']);
  });
});
