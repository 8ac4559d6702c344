import { expect, test } from 'vitest';
import { toFieldPlace } from '../../../lib/pages/fieldPlace';
import type { FoundEvent } from '../../../lib/pages/foundEvent';

const event: FoundEvent = {
  title: 'Choir\n  evening',
  description: 'A first line that is rather long, as first lines of descriptions tend to be.\nA second one.',
  start: { local: '2027-05-08T14:00:00' },
  end: { local: '2027-05-09T01:00:00' },
  allDay: false,
  venue: { name: 'The Loft', city: 'Port Ellis' },
  organizers: [{ name: 'Choir', email: 'choir@venue.example' }],
  cost: '7.00',
  url: 'https://venue.example/choir',
  image: 'https://venue.example/choir.jpg',
  keywords: ['song'],
  source: 'microdata',
  evidence: {
    title: { source: 'microdata', at: 3 },
    description: { source: 'microdata' },
    start: { source: 'microdata', written: `${'2'.repeat(100)}…` },
    venue: { source: 'microdata' },
    organizers: { source: 'microdata' },
    cost: { source: 'microdata' },
    end: { source: 'microdata', written: '1 am' },
    url: { source: 'microdata' },
    keywords: { source: 'microdata' },
    image: { source: 'microdata', written: ' the choir ' },
  },
};

test('a field is found again by its element, and by what a page shows of its value', () => {
  const place = (field: string) => toFieldPlace(event, field);
  expect(place('title')).toEqual({ source: 'microdata', at: 3, texts: ['Choir evening'] });
  expect(place('description')?.texts).toEqual([
    'A first line that is rather long, as first lines of descriptions tend to be.',
    'A first line that is rather long, as first lines of descript',
    'A first line that is rather lo',
  ]);
  expect(toFieldPlace({ ...event, description: '\n First\nSecond' }, 'description')?.texts).toEqual([
    'First',
  ]);
  expect(place('start')).toEqual({ source: 'microdata', texts: ['2'.repeat(100)], day: '2027-05-08' });
  expect(place('end')).toEqual({ source: 'microdata', texts: ['1 am'], day: '2027-05-09' });
  expect(place('venue')?.texts).toEqual(['The Loft', 'Port Ellis']);
  expect(place('organizers')?.texts).toEqual(['Choir', 'choir@venue.example']);
  expect(place('cost')?.texts).toEqual(['7.00', '7']);
  expect(place('url')).toEqual({ source: 'microdata', texts: [], address: 'https://venue.example/choir' });
  expect(place('image')).toEqual({
    source: 'microdata',
    texts: ['the choir'],
    address: 'https://venue.example/choir.jpg',
  });
  expect(place('keywords')?.texts).toEqual(['song']);
});

test('a field without evidence has no place', () => {
  expect(toFieldPlace(event, 'recurrence')).toBeUndefined();
});

test('a description cut in the middle of a word is found by its beginning alone', () => {
  const long = {
    ...event,
    title: 'x'.repeat(1000),
    keywords: Array.from({ length: 50 }, (_, at) => `k${at}`),
  };
  expect(toFieldPlace(long, 'title')?.texts).toEqual(['x'.repeat(200)]);
  expect(toFieldPlace(long, 'keywords')?.texts).toHaveLength(12);
});
