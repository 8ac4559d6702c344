import { describe, expect, it } from 'vitest';
import { matchOrganizer, matchVenue, scoreVenue } from '../../../../lib/calendar/matching/matchPlaces';
import { Organizer, Venue } from '../../../../lib/calendar/shared/resources';

const venue = (name: string, rest: object = {}) => Venue().parse({ id: 1, venue: name, ...rest });
const score = (wanted: object, known: object) =>
  Number(scoreVenue({ name: 'Blue Note', ...wanted }, venue('Blue Note', known)).toFixed(3));

describe('the score of two names', () => {
  it.each([
    ['Blue Note', 'The Blue Note', 1],
    ['The At', 'At the', 1],
    ['The Who', 'And Who', 1],
    ['Of and at', 'The', 0],
    ['BlueNote', 'Blue-Note', 1],
    ['Blue Blue Note', 'Blue Note', 1],
    ['', '', 0],
    ['Marquee', 'Marquee Club', 0.675],
    ['Blue Note Milano', 'Blue Note', 0.733],
    ['Blue Note Milano', 'Blue Note Roma', 0.733],
    ['Blue Note Milano Centro', 'Blue Note Roma Sud', 0.675],
    ['Blue Note Milano Centro Due', 'Blue Note Roma', 0],
    ['Blue Milano', 'Blue Roma', 0],
    ['Jazz Club', 'Club', 0],
    ['Blue Note 1', 'Blue Note 2', 0],
    ['Blue Note 1 2', 'Blue Note 2 1', 1],
    ['Blue Note 1', 'Note', 0],
    ['Harbor', 'Harbour', 0.857],
    ['Habror', 'Harbor', 0.833],
    ['Ab', 'Ac', 0.5],
    ['A', 'B', 0],
    ['Philharmonie', 'Filharmonie', 0.833],
    ['Philharmonie', 'Fylharmonie', 0],
    ['Blue Nots', 'Nota Blue', 0.875],
    ['Blue Nost', 'Blue Note', 0],
  ])('%s and %s is %d', (one, other, wanted) => {
    expect(Number(scoreVenue({ name: one }, venue(other)).toFixed(3))).toBe(wanted);
    expect(Number(scoreVenue({ name: other }, venue(one)).toFixed(3))).toBe(wanted);
  });

  it('compares the first 100 characters', () => {
    const [name, end] = ['ab'.repeat(50), 'x'.repeat(15)];
    expect(score({ name: `${name}y` }, { venue: `${name}z` })).toBe(0.89);
    expect(score({ name: name + end }, { venue: name })).toBe(0.89);
  });
});

describe('the score of two venues of one name', () => {
  it.each([
    [{}, {}, 1],
    [{ city: ' ' }, { city: 'Rome' }, 1],
    [{ city: 'Rome' }, { city: ' ' }, 1],
    [{ city: 'Rome' }, { city: 'rome' }, 1],
    [{ city: 'Rome' }, { city: 'Paris' }, 0.7],
    [{ zip: '1 0a' }, { zip: '10 A' }, 1],
    [{ zip: '10' }, { zip: '11' }, 0.7],
    [{ city: 'Rome', zip: '10' }, { city: 'Rome', zip: '11' }, 1],
    [{ address: 'Via A', city: 'Rome', zip: '10' }, { address: 'Piazza Z', city: 'Rome', zip: '11' }, 0.833],
    [{ address: '1 High St.' }, { address: '1 High Street' }, 1],
    [{ address: 'Hauptstr. 5' }, { address: 'Hauptstraße 5' }, 1],
    [{ address: 'Haupt Str 5' }, { address: 'Hauptstraße 5' }, 1],
    [{ address: '5 Oak Rd' }, { address: '5 Oak Road' }, 1],
    [{ address: '5 Oak Ave' }, { address: '5 Oak Avenue' }, 1],
    [{ address: '5 Oak Ln' }, { address: '5 Oak Lane' }, 1],
    [{ address: '5 Oak Sq' }, { address: '5 Oak Square' }, 1],
    [{ address: '5 Oak' }, { address: '6 Oak' }, 0.7],
  ])('%o and %o is %d', (wanted, known, result) => {
    expect(score(wanted, known)).toBe(result);
  });

  it('is raised by the same address and lowered by another, for a similar name', () => {
    const marquee = (wanted: object, known: object) =>
      Number(scoreVenue({ name: 'Marquee', ...wanted }, venue('Marquee Club', known)).toFixed(3));
    expect(marquee({}, {})).toBe(0.675);
    expect(marquee({ city: 'Rome' }, { city: 'Rome' })).toBe(0.838);
    expect(marquee({ city: 'Rome' }, { city: 'Paris' })).toBe(0.472);
    expect(marquee({ city: 'Rome', zip: '1' }, { city: 'Rome', zip: '2' })).toBe(0.675);
    expect(marquee({ city: 'Rome', zip: '1', address: 'A' }, { city: 'Rome', zip: '2', address: 'Z' })).toBe(
      0.563,
    );
  });
});

describe('the choice among several', () => {
  const named = (...names: string[]) => names.map((name, at) => Venue().parse({ id: 9 - at, venue: name }));

  it('sorts close venues by score, then by id, and leaves others out', () => {
    const verdict = matchVenue({ name: 'Marquee' }, named('Marquee Bar', 'Boat', 'Marquee Club', 'Marquees'));
    expect(verdict).toMatchObject({
      kind: 'close',
      matches: [
        { place: { venue: 'Marquees' } },
        { place: { venue: 'Marquee Club' } },
        { place: { venue: 'Marquee Bar' } },
      ],
    });
    expect(verdict).toHaveProperty('matches.length', 3);
  });

  it('takes the equal one among close ones', () => {
    expect(matchVenue({ name: 'Marquee' }, named('Marquee Bar', 'Marquee'))).toMatchObject({
      kind: 'same',
      place: { venue: 'Marquee' },
    });
  });
});

describe('an organizer of a similar name', () => {
  const known = Organizer().parse({
    id: 1,
    organizer: 'Harbour Choir',
    email: ' Choir@A.example ',
    phone: '+49 (30) 12-34',
    website: 'https://www.choir.example/about',
  });
  it.each([
    [{}, 'close'],
    [{ email: 'choir@a.example' }, 'same'],
    [{ email: 'x@a.example' }, 'close'],
    [{ phone: '+493012 34' }, 'same'],
    [{ phone: '+493012 35' }, 'close'],
    [{ website: 'http://CHOIR.example' }, 'same'],
    [{ website: 'www.choir.example' }, 'same'],
    [{ website: 'https://band.example' }, 'close'],
    [{ email: 'x@a.example', phone: '+49301234' }, 'same'],
  ])('with %o is %s', (more, kind) => {
    expect(matchOrganizer({ name: 'Harbor Choir', ...more }, [known]).kind).toBe(kind);
  });
});
