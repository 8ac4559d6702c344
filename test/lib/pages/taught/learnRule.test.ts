import { describe, expect, test } from 'vitest';
import { applyRule } from '../../../../lib/pages/taught/applyRule';
import { toLine } from '../plain/plainCase';
import { context, learnFrom, parsePage, readTaught } from './taughtCase';

const pages: { name: string; html: string; events: string[] }[] = [
  {
    name: 'cards with a place, one without',
    html: `<h1>Our evenings</h1><div class="events">
      <div class="card odd"><p class="when">12 May 2027, 19:30</p><h3><a href="/a">Choir</a></h3><p class="hall">Old Mill</p></div>
      <div class="card even"><p class="when">19 May 2027, 20:00</p><h3><a href="/b" data-pick="title">Quartet</a></h3><p class="hall">Barn</p></div>
      <div class="card odd"><p class="when" >26 May 2027, 18:00</p><h3><a href="/c">Duo</a></h3></div></div>`.replace(
      'when">19',
      'when" data-pick="date">19',
    ),
    events: ['2027-05-12T19:30 Choir', '2027-05-19T20:00 Quartet', '2027-05-26T18:00 Duo'],
  },
  {
    name: 'rows of a table without classes',
    html: `<table><tr><th>What</th><th>When</th><th>Where</th></tr>
      <tr><td data-pick="title">Committee</td><td data-pick="date">3 May 2027 7 pm</td><td data-pick="place">Room 2</td></tr>
      <tr><td>Working party</td><td>4 May 2027 9 am</td><td>Allotment</td></tr>
      <tr><td>Annual meeting</td><td>5 May 2027 8 pm</td><td></td></tr></table>`,
    events: [
      '2027-05-03T19:00 Committee @ Room 2',
      '2027-05-04T09:00 Working party @ Allotment',
      '2027-05-05T20:00 Annual meeting',
    ],
  },
  {
    name: 'headings with paragraphs below, without an element around each event',
    html: `<div><h2>Season 2027</h2><h3 data-pick="title">Hamlet</h3><p data-pick="date">1 March 2027, 19:30</p><p>By the amateurs.</p>
      <h3>Othello</h3><p>8 March 2027, 19:30</p><h3>Macbeth</h3><p>15 March 2027, 19:30</p><p>Last night.</p></div>`,
    events: ['2027-03-01T19:30 Hamlet', '2027-03-08T19:30 Othello', '2027-03-15T19:30 Macbeth'],
  },
  {
    name: 'terms and definitions',
    html: `<dl><dt data-pick="date">2 June 2027</dt><dd data-pick="title">Fair</dd><dt>3 June 2027</dt><dd>Parade</dd></dl>
      <dl><dt>4 July 2027</dt><dd>Picnic</dd></dl>`,
    events: ['2027-06-02 Fair', '2027-06-03 Parade', '2027-07-04 Picnic'],
  },
  {
    name: 'a date above several events',
    html: `<section class="day"><h3 data-pick="date">Friday 7 May 2027</h3><ul><li><b>18:00</b> <a href="/1">Opening</a></li>
      <li><b>20:00</b> <a href="/2" data-pick="title">Gala</a></li></ul></section>
      <section class="day"><h3>Saturday 8 May 2027</h3><ul><li><b>11:00</b> <a href="/3">Workshop</a></li></ul></section>`,
    events: ['2027-05-07T18:00 Opening', '2027-05-07T20:00 Gala', '2027-05-08T11:00 Workshop'],
  },
  {
    name: 'computed classes, months with their own',
    html: `<section class="month month-may"><div class="css-1x2y3z"><span class="sc-aBcDe" data-pick="date">9 May 2027</span><strong class="jss12" data-pick="title">Walk</strong></div>
      <div class="css-9z8y7x"><span class="sc-fGhIj">10 May 2027</span><strong class="jss13">Swim</strong></div></section>
      <section class="month month-june"><div class="css-5t6u7v"><span class="sc-kLmNo">1 June 2027</span><strong class="jss14">Ride</strong></div></section>`,
    events: ['2027-05-09 Walk', '2027-05-10 Swim', '2027-06-01 Ride'],
  },
  {
    name: 'title and date in one line',
    html: `<ul><li data-pick="title date">Saturday, 12 June 2027: Boat race</li><li>Sunday, 13 June 2027: Regatta</li></ul>`,
    events: ['2027-06-12 Boat race', '2027-06-13 Regatta'],
  },
  {
    name: 'a date written beside the title, not in an element of its own',
    html: `<ul class="list"><li data-pick="date"><a href="/x" data-pick="title">Market</a> – 5 May 2027</li><li><a href="/y">Auction</a> – 6 May 2027</li></ul>`,
    events: ['2027-05-05 Market', '2027-05-06 Auction'],
  },
  {
    name: 'a title with a date in it, other dates beside',
    html: `<ul><li><h4 data-pick="title">Tour of 1 April</h4><time data-pick="date">30 April 2027, 18:00</time><p>Tickets from 2 January 2027</p></li>
      <li><h4>Lecture</h4><time>7 May 2027, 18:00</time><p>Tickets from 3 January 2027</p></li></ul>`,
    events: ['2027-04-30T18:00 Tour of 1 April', '2027-05-07T18:00 Lecture'],
  },
  {
    name: 'a single event',
    html: `<header><h1>Town</h1></header><main><h1 data-pick="title">Fireworks</h1><div class="facts"><span>Doors</span><p data-pick="date">31 December 2026, 23:00</p><p data-pick="place">Harbour</p></div></main>`,
    events: ['2026-12-31T23:00 Fireworks @ Harbour'],
  },
  {
    name: 'the year from the heading above',
    html: `<h2>March 2028</h2><ul><li><i data-pick="date">Wed 1</i> <b data-pick="title">Quiz</b></li><li><i>Thu 2</i> <b>Bingo</b></li></ul>`,
    events: ['2028-03-01 Quiz', '2028-03-02 Bingo'],
  },
];

describe('one example finds the others', () => {
  test.each(pages)('$name', ({ html, events }) => {
    expect(readTaught(html).map(toLine)).toEqual(events);
  });
});

test('the rule holds for the page as it is next time', () => {
  const rule = learnFrom(
    parsePage(`<ul class="gigs"><li class="gig featured"><b data-pick="date">1 May 2027</b> <i data-pick="title">One</i></li>
    <li class="gig"><b>2 May 2027</b> <i>Two</i></li></ul>`),
  );
  const later =
    parsePage(`<p>New here</p><div><ul class="gigs"><li class="gig"><b>3 May 2027</b> <i>Three</i></li></ul></div>
    <ul class="news"><li class="gig"><b>4 May 2027</b> <i>Not one of them</i></li></ul>`);
  expect(applyRule(later, 'https://club.example/', rule, context).map(toLine)).toEqual(['2027-05-03 Three']);
});

test('what is doubtful stays so, and what has no date is none', () => {
  const [first, ...others] = readTaught(
    `<ul><li><b data-pick="date">3/4/2027</b> <i data-pick="title">One</i></li><li><b>soon</b> <i>Two</i></li></ul>`,
  );
  expect(first?.alternatives?.map(({ reason }) => reason)).toEqual(['dayOrMonth']);
  expect(others).toEqual([]);
});
