import { expect, it } from 'vitest';
import { findCalendarLinks } from '../../../../lib/pages/markup/calendarLinks';

const find = (html: string) =>
  findCalendarLinks(new DOMParser().parseFromString(html, 'text/html'), 'https://choir.example/dates/');

it.each([
  ['<a href="concerts.ics">Dates</a>', 'https://choir.example/dates/concerts.ics'],
  ['<a href="/Concerts.ICS?v=2#top">Dates</a>', 'https://choir.example/Concerts.ICS?v=2'],
  ['<a href="webcal://choir.example/feed">Subscribe</a>', 'https://choir.example/feed'],
  ['<a href="WEBCALS://choir.example/feed">Subscribe</a>', 'https://choir.example/feed'],
  ['<a href="/?ical=1">Export</a>', 'https://choir.example/?ical=1'],
  ['<a href="/x?a=b&outlook-ical=1">Export</a>', 'https://choir.example/x?a=b&outlook-ical=1'],
  ['<a href="/x?format=ical">iCal</a>', 'https://choir.example/x?format=ical'],
  ['<a href="/feed" type="text/calendar">Feed</a>', 'https://choir.example/feed'],
  ['<link rel="alternate" type="text/calendar" href="/feed">', 'https://choir.example/feed'],
  ['<a href="data:text/calendar,BEGIN:VCALENDAR">Add</a>', 'data:text/calendar,BEGIN:VCALENDAR'],
  [
    '<link rel="feed alternate" type="text/calendar; charset=UTF-8" href="feed">',
    'https://choir.example/dates/feed',
  ],
])('%s', (html, address) => {
  expect(find(html)).toEqual([address]);
});

it.each([
  '<a href="/practical">Practical</a>',
  '<a href="/musical?topics=1">Musical</a>',
  '<a href="/what-is-ics">Files that end with .ics</a>',
  '<a href="/physics.html">Physics</a>',
  '<a href="data:text/html,BEGIN:VCALENDAR">Add</a>',
  `<a href="data:text/calendar,${'a'.repeat(100_000)}">Long</a>`,
  '<a href="javascript:alert(1)//.ics">Add</a>',
  '<a href="https://[/a.ics">Broken</a>',
  '<link rel="alternate" type="application/rss+xml" href="/feed.ics">',
  `<a href="/${'a'.repeat(2_000)}.ics">Long</a>`,
])('takes no calendar file from %s', (html) => {
  expect(find(html)).toEqual([]);
});

it('gives the same file once, and at most five', () => {
  const links = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].map((name) => `<a href="${name}.ics">x</a>`).join('');
  expect(find(links)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `https://choir.example/dates/${name}.ics`),
  );
});

it('survives a page that hides the methods of the document', () => {
  const document = { querySelectorAll: undefined } as unknown as Document;
  expect(findCalendarLinks(document, 'https://choir.example/')).toEqual([]);
});
