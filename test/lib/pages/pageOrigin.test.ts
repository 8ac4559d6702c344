import { describe, expect, it } from 'vitest';
import { findDataBlocks, findEventsInText } from '../../../lib/pages/eventsInText';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { findAgain, findChangedFacts, toPageFacts, toPageOrigin } from '../../../lib/pages/pageOrigin';

const gig: FoundEvent = {
  title: 'Jazz Night',
  start: { local: '2027-03-01T19:30:00', offset: '+01:00' },
  end: { local: '2027-03-01T22:00:00', zone: 'Europe/Berlin' },
  allDay: false,
  venue: { name: 'Old Pier' },
  organizers: [],
  keywords: [],
  url: 'https://venue.example/jazz',
  source: 'json-ld',
  evidence: {},
};
const said = toPageFacts(gig);

describe('what a page says of an event', () => {
  it('is its title, times with their zone, venue, and whether it takes place', () => {
    expect(said).toEqual({
      title: 'Jazz Night',
      start: '2027-03-01 19:30 +01:00',
      end: '2027-03-01 22:00 Europe/Berlin',
      venue: 'Old Pier',
    });
    expect(toPageFacts({ ...gig, status: 'cancelled' }).status).toBe('cancelled');
    expect(toPageFacts({ ...gig, status: 'scheduled' }).status).toBeUndefined();
  });

  it.each<[string, Partial<FoundEvent>, string[]]>([
    ['nothing', {}, []],
    ['another start', { start: { local: '2027-03-01T21:00:00', offset: '+01:00' } }, ['start']],
    ['accents and letter case', { title: 'JÁZZ night' }, []],
    ['a venue that it no longer names', { venue: undefined as never }, []],
    ['that it is cancelled', { status: 'cancelled' }, ['status']],
  ])('changed by %s', (_what, change, facts) => {
    expect(findChangedFacts(said, toPageFacts({ ...gig, ...change }))).toEqual(facts);
  });

  it('takes place after all', () => {
    expect(findChangedFacts({ ...said, status: 'cancelled' }, said)).toEqual(['status']);
  });

  it.each(['ics', 'text'] as const)('has no page if it is from a file or a text: %s', (source) => {
    expect(toPageOrigin({ ...gig, source })).toBeUndefined();
  });
});

describe('the event among those that the page has now', () => {
  const origin = { address: 'https://venue.example/jazz', said };
  const other: FoundEvent = { ...gig, title: 'Blues', start: { local: '2027-04-01T20:00:00' } };
  const moved: FoundEvent = { ...gig, start: { local: '2027-03-02T19:30:00', offset: '+01:00' } };

  it('is the only one', () => expect(findAgain(origin, [moved])).toBe(moved));
  it('has its title, if none begins at its time', () =>
    expect(findAgain(origin, [other, moved])).toBe(moved));
  it('has its title and its start, of several dates', () =>
    expect(findAgain(origin, [moved, gig])).toBe(gig));
  it('has its uid', () => {
    const [one, two] = [
      { ...other, uid: 'a' },
      { ...moved, title: 'Renamed', uid: 'b' },
    ];
    expect(findAgain({ ...origin, uid: 'b' }, [one, two])).toBe(two);
  });
  it('cannot be told from others of its title', () =>
    expect(findAgain(origin, [moved, { ...moved, start: other.start }])).toBeUndefined());
  it('is not there', () => expect(findAgain(origin, [])).toBeUndefined());
});

describe('a page that is there as text', () => {
  const data = JSON.stringify({ '@type': 'Event', name: 'Jazz Night', startDate: '2027-03-01T21:00' });
  const html = `<!doctype html><script>let a = 1 < 2;</script><SCRIPT type="application/ld+json">${data}</SCRIPT>`;

  it('gives the events of its data', () => {
    expect(findDataBlocks(html)).toEqual([data]);
    const [event] = findEventsInText(html, 'https://venue.example/jazz') ?? [];
    expect(event).toMatchObject({ title: 'Jazz Night', start: { local: '2027-03-01T21:00:00' } });
  });

  it.each(['', '<p>Jazz Night, 9 pm', '<script type="application/ld+json">{"@type":'])(
    'has no data that can be read: %s',
    (text) => {
      expect(findEventsInText(text, 'https://venue.example/')).toBeUndefined();
    },
  );
});
