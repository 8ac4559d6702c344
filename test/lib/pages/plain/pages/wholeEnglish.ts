import type { PlainCase } from '../plainCase';
import { townMinutes } from './townMinutes';

/** Whole pages in English in the shapes of fixtures of public scrapers; their events were written down before the reader was known. */
export const wholeEnglish: PlainCase[] = [
  {
    name: 'a district with its year in a paragraph',
    isWhole: true,
    lang: 'en-US',
    url: 'https://edgewater.example/ssa-26/',
    now: '2026-01-20T10:00:00Z',
    timeZone: 'America/Chicago',
    html: `<html lang="en-US"><head><title>SSA #26 | Edgewater Chamber of Commerce</title></head><body class="page-template-default">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead"><div class="site-branding"><p class="site-title"><a href="/">Edgewater Chamber of Commerce</a></p></div>
<nav><ul><li><a href="/">Home</a></li><li><a href="/shop">Shop</a></li><li><a href="/events">Events</a></li><li><a href="/ssa-26">SSA #26</a></li></ul></nav></header>
<div id="content"><h1 class="entry-title">SSA #26 Commission</h1><div class="entry-content">
<p>The Special Service Area levies a small property tax for services along the commercial streets.</p>
<p><strong>Commissioners</strong></p><ul><li>Kate Merrill, Edge of Sweetness</li><li>Ian Tobin, Resident</li></ul>
<p>SSA Commission meetings are open to the public.</p>
<p><strong>2026</strong></p>
<ul><li>February 4 at 3:00 pm at Edgewater Chamber of Commerce, 1210 W. Rosedale</li><li>April 15 at 3:00 pm at Edgewater Chamber of Commerce, 1210 W. Rosedale</li><li>May 20 at 3:00 pm at Edgewater Chamber of Commerce, 1210 W. Rosedale</li><li>June 24 at 3:00 pm at Edgewater Chamber of Commerce, 1210 W. Rosedale</li><li>September 23 at 3:00 pm at Edgewater Chamber of Commerce, 1210 W. Rosedale</li></ul>
<p>Questions about the agenda can be directed to Katrina at katrina@edgewater.example.</p>
<p><strong>Minutes</strong></p>
<ul><li><a href="/m/1.pdf">Wednesday, February 12, 2025 at 3:00 p.m.</a></li><li><a href="/m/2.pdf">Wednesday, April 16, 2025 at 2:30 p.m.</a></li><li><a href="/m/3.pdf">Wednesday, July 9, 2025 at 3:oo pm</a></li></ul>
<p><strong>Audit</strong></p><ul><li><a href="/a/2024.pdf">2024 Final Audit</a></li></ul>
</div></div><footer><p>© 2026 Edgewater Chamber of Commerce, 1210 W. Rosedale, Chicago, IL 60660 · (773) 561-6000</p></footer></body></html>`,
    events: [
      '2026-02-04T15:00 SSA #26 Commission @ Edgewater Chamber of Commerce, 1210 W. Rosedale',
      '2026-04-15T15:00 SSA #26 Commission @ Edgewater Chamber of Commerce, 1210 W. Rosedale',
      '2026-05-20T15:00 SSA #26 Commission @ Edgewater Chamber of Commerce, 1210 W. Rosedale',
      '2026-06-24T15:00 SSA #26 Commission @ Edgewater Chamber of Commerce, 1210 W. Rosedale',
      '2026-09-23T15:00 SSA #26 Commission @ Edgewater Chamber of Commerce, 1210 W. Rosedale',
    ],
  },
  {
    name: 'a site kit of boxes, one line in each',
    isWhole: true,
    lang: 'en-US',
    url: 'https://cbaworks.example/ssa51.html',
    now: '2026-02-01T10:00:00Z',
    timeZone: 'America/Chicago',
    html: `<html><head><title>SSA #51 Chatham</title></head><body>
<div style="position:relative"><div style="position:absolute;top:0"><div><a href="index.html">Home</a></div></div><div style="position:absolute"><div><a href="about.html">About Us</a></div></div><div style="position:absolute"><div><a href="ssa.html">SSA #51</a></div></div></div>
<div style="position:absolute;top:140px"><div><b><font size="5">About SSA #51 – Chatham Cottage Grove</font></b></div><div>The Chicago City Council passed the Establishment Ordinance for the SSA #51 – Chatham Cottage Grove on December 8, 2010.</div><div>The boundaries begin at 95th and Stony Island, then north along 95th Street to Dobson; then along 87th street.</div></div>
<div style="position:absolute;top:500px"><div><b><font size="4">SSA #51 Commissioner Meetings</font></b></div><div>All meetings will be held at the QBG Foundation: 806 East 78th Street, Chicago IL 60619. <a href="https://maps.example">Click Here for Map</a></div>
<div><b>Wednesday, March 11, 2026</b></div><div>12:00pm - 1:00pm</div><div>&nbsp;</div>
<div><b>Wednesday, June 10, 2026</b></div><div>6:00pm - 7:00pm</div><div>&nbsp;</div>
<div><b>Wednesday, October 14, 2026</b></div><div>12:00pm - 1:00pm</div><div>&nbsp;</div>
<div><b>Wednesday, December 9, 2026</b></div><div>6:00pm - 7:00pm</div>
<div>For more information please contact Karletta Kelly at 773-994-5006 Ext. 1006.</div></div>
<div style="position:absolute;top:900px"><div>SSA #51 Commissioner Meeting Minutes:</div><div><a href="m1.pdf">March 12, 2025 Meeting Minutes Click Here</a>, <a href="m2.pdf">June 11, 2025 Meeting Minutes Click Here</a></div></div>
</body></html>`,
    events: [
      '2026-03-11T12:00 – 2026-03-11T13:00 SSA #51 Commissioner Meetings @ QBG Foundation: 806 East 78th Street',
      '2026-06-10T18:00 – 2026-06-10T19:00 SSA #51 Commissioner Meetings @ QBG Foundation: 806 East 78th Street',
      '2026-10-14T12:00 – 2026-10-14T13:00 SSA #51 Commissioner Meetings @ QBG Foundation: 806 East 78th Street',
      '2026-12-09T18:00 – 2026-12-09T19:00 SSA #51 Commissioner Meetings @ QBG Foundation: 806 East 78th Street',
    ],
  },
  {
    name: 'labelled fields of a council page',
    isWhole: true,
    lang: 'en-US',
    url: 'https://pacebus.example/meeting/cab-91526',
    now: '2026-08-20T10:00:00Z',
    timeZone: 'America/Chicago',
    html: `<html lang="en"><head><title>Citizens Advisory Board Meeting 9/15/26 | Pace Suburban Bus</title></head><body>
<div class="alert"><h2>Service notice</h2><div>We are committed to providing our essential service safely. See what changes we've made.</div></div>
<div class="region-header"><div class="menu"><ul><li><a>Routes</a></li><li><a>Fares</a></li><li><a>About</a></li></ul></div></div>
<main><h1>Citizens Advisory Board Meeting 9/15/26</h1><article><h2>Citizens Advisory Board</h2>
<div class="field"><div class="field__label">Start</div><div class="field__item">Tue, 09/15/2026 - 10:00 AM</div></div>
<div class="field"><div class="field__label">End</div><div class="field__item">Tue, 09/15/2026 - 11:00 AM</div></div>
<div class="field"><div class="field__label">Location</div><div class="field__item">Pace Headquarters</div></div>
<div class="field"><div class="field__label">Location detail</div><div class="field__item">550 W. Algonquin Road, Arlington Heights</div></div>
<a href="#top">Back to top</a><h2>Documents</h2><div><a href="x.pdf">CAB Minutes 6/16/26</a></div><p>Last updated: Thu, 06/25/2026</p></article></main>
<footer><h2>Sign up for Email or Text Alerts</h2></footer></body></html>`,
    events: ['2026-09-15T10:00 – 2026-09-15T11:00 Citizens Advisory Board Meeting @ Pace Headquarters'],
  },
  {
    name: 'a city event with a badge above',
    isWhole: true,
    lang: 'en-US',
    url: 'https://detroit.example/events/community-input-meeting',
    now: '2026-09-01T10:00:00Z',
    timeZone: 'America/Detroit',
    html: `<html lang="en"><head><title>Community Input Meeting | City of Detroit</title></head><body>
<div class="topbar"><a>Español</a><a>Bengali</a><a>العربية</a></div><nav><ul><li>Departments</li><li>Government</li><li>Pay</li><li>Jobs</li></ul></nav>
<ol class="breadcrumb"><li>Home</li><li>Events</li></ol>
<h1><span>Community Input Meeting</span></h1>
<div class="event-info"><div class="month-day"><span class="month">Sep</span> <span class="day">17</span></div><div class="dept"><a>Detroit Department of Transportation</a></div><div class="type">MEETING</div><div class="time">5:00pm - 7:00pm</div></div>
<div class="body"><p>Please join us for the first community input meeting of the season! September 17, 2026 5:00pm - 7:00pm at the DDOT Admin Bldg.</p><p>Topics Include:<br>• Review of August 2026 concerns<br>• New Fare Overview (Implementing October 1, 2026)<br>• January Service Changes</p>
<p>Location: 1301 E. Warren Ave.</p></div>
<footer>City of Detroit · Coleman A. Young Municipal Center · 2 Woodward Avenue</footer></body></html>`,
    events: ['2026-09-17T17:00 – 2026-09-17T19:00 Community Input Meeting @ 1301 E. Warren Ave'],
  },
  {
    name: 'a table whose month spans its rows',
    isWhole: true,
    lang: 'en',
    url: 'https://library.example/whats-on',
    now: '2026-09-10T10:00:00Z',
    timeZone: 'Europe/London',
    html: `<html lang="en-GB"><head><title>What's on - Marsham Library</title></head><body><div id="hd"><h2>Marsham Town Library</h2><ul><li><a>Join</a></li><li><a>Catalogue</a></li><li><a>What's on</a></li></ul></div>
<div id="main"><h1>What's on this autumn</h1><p>All events are free. Opening hours: Mon-Fri 9.30-17.30, Sat 10.00-13.00.</p>
<table border="1"><caption>Autumn programme 2026</caption><tr><th>Month</th><th>Day</th><th>Event</th><th>Time</th><th>Where</th></tr>
<tr><td rowspan="3">October</td><td>Thu 1</td><td>Poetry evening</td><td>7.30pm</td><td rowspan="2">Reading room</td></tr>
<tr><td>Tue 13</td><td>Story time for under fives</td><td>10.30am</td></tr>
<tr><td>Sat 24</td><td>Big book sale</td><td>10am - 1pm</td><td>Courtyard</td></tr>
<tr><td rowspan="2">November</td><td>Wed 11</td><td>Local history talk: The lost railway</td><td>7pm</td><td>Reading room</td></tr>
<tr><td>Sat 28</td><td>Advent crafts</td><td>2pm - 4pm</td><td>Children's corner</td></tr></table></div>
<div id="ft">Marsham Library, 4 Church Street. Registered charity no. 1102026.</div></body></html>`,
    events: [
      '2026-10-01T19:30 Poetry evening @ Reading room',
      '2026-10-13T10:30 Story time for under fives @ Reading room',
      '2026-10-24T10:00 – 2026-10-24T13:00 Big book sale @ Courtyard',
      '2026-11-11T19:00 Local history talk: The lost railway @ Reading room',
      "2026-11-28T14:00 – 2026-11-28T16:00 Advent crafts @ Children's corner",
    ],
  },
  {
    name: 'a notice that counts up the dates',
    isWhole: true,
    lang: 'en-US',
    url: 'https://cccfdc.example/',
    now: '2026-01-10T10:00:00Z',
    timeZone: 'America/New_York',
    html: `<html><head><title>CCCFDC – Home</title></head><body><div class="wrap"><div class="logo">CCCFDC</div><ul class="menu"><li>About</li><li>Board</li><li>Documents</li></ul>
<div class="notice-box"><strong>Notice:</strong> 2026 Scheduled Board Meetings: January 23rd, May 8th, July 24th and October 23rd. All meetings begin at 8:00 am and are located in the GCHI Executive Board Room.</div>
<p>The Convention Facilities Development Corporation is a nonprofit formed by the County Council for the purpose of promoting the revitalization of the area.</p>
<div class="panel"><h4>Archived Board Meeting Minutes</h4><ul><li>October 2025</li><li>May 2025</li><li>January 2025</li></ul><a>Download</a></div></div></body></html>`,
    events: [
      '2026-01-23T08:00 2026 Scheduled Board Meetings @ GCHI Executive Board Room',
      '2026-05-08T08:00 2026 Scheduled Board Meetings @ GCHI Executive Board Room',
      '2026-07-24T08:00 2026 Scheduled Board Meetings @ GCHI Executive Board Room',
      '2026-10-23T08:00 2026 Scheduled Board Meetings @ GCHI Executive Board Room',
    ],
  },
  {
    name: 'paragraphs of four lines',
    isWhole: true,
    lang: 'en-US',
    url: 'https://arts.example/board/schedule',
    now: '2026-01-05T10:00:00Z',
    timeZone: 'America/New_York',
    html: `<html lang="en"><head><title>Meeting Schedule - Cuyahoga Arts</title></head><body><header><a href="/">Home</a> <a>Grants</a> <a>Board</a></header>
<main><h2>Board Meeting Schedule</h2><p>The Board of Trustees currently meets five times per year, generally on the second Wednesday of designated months. Board meetings are also streamed on YouTube.</p>
<p><strong>Board of Trustees Regular Meeting</strong><br>Thursday, February 12, 2026 at 4 p.m.<br>Children's Museum of Cleveland<br>3813 Euclid Avenue, Cleveland, OH 44115</p>
<p><strong>Board of Trustees Annual Meeting</strong><br>Wednesday, April 15, 2026 at 4 p.m.<br>Cleveland Public Library<br>325 Superior Avenue, Cleveland, OH 44114</p>
<p><strong>Board of Trustees Special Meeting</strong><br>Monday, April 27, 2026 at 4:30 p.m.<br>Idea Center at Playhouse Square<br>1422 Euclid Ave., 4th Floor<br>Cleveland, OH 44115</p>
<p>Materials are posted the Friday before each meeting. Public comment closes at noon.</p></main><footer>© 2007–2026</footer></body></html>`,
    events: [
      "2026-02-12T16:00 Board of Trustees Regular Meeting @ Children's Museum of Cleveland",
      '2026-04-15T16:00 Board of Trustees Annual Meeting @ Cleveland Public Library',
      '2026-04-27T16:30 Board of Trustees Special Meeting @ Idea Center at Playhouse Square',
    ],
  },
  {
    name: 'a school year in bold months',
    isWhole: true,
    lang: 'en-US',
    url: 'https://hcsd.example/calendar',
    now: '2026-08-01T10:00:00Z',
    timeZone: 'America/New_York',
    html: `<html><head><title>Calendar</title></head><body><div class="sidebar"><h6>2026—27 School Calendar</h6>
<b>August</b><br>10: First Day of School<br><br><b>September</b><br>7: Labor Day<br><br><b>October</b><br>16: Teacher Workday<br>19—23: Fall Break<br><br><b>November</b><br>3: Election Day—No School<br><br><b>December</b><br>21—31: Winter Break<br><br><b>January</b><br>4: School Resumes<br>18: Martin Luther King Day<br><br><b>May</b><br>21: Last Day of School<br></div></body></html>`,
    events: [
      '2026-08-10 First Day of School',
      '2026-09-07 Labor Day',
      '2026-10-16 Teacher Workday',
      '2026-10-19 – 2026-10-23 Fall Break',
      '2026-11-03 Election Day—No School',
      '2026-12-21 – 2026-12-31 Winter Break',
      '2027-01-04 School Resumes',
      '2027-01-18 Martin Luther King Day',
      '2027-05-21 Last Day of School',
    ],
  },
  {
    name: 'a tour with dashes',
    isWhole: true,
    lang: 'en',
    url: 'https://lowtide.example/tour',
    now: '2026-08-01T10:00:00Z',
    timeZone: 'Europe/Berlin',
    html: `<html lang="en"><head><title>LOW TIDE | tour</title></head><body><div id="menu"><a href="/">news</a> <a href="/music">music</a> <a href="/tour">tour</a> <a href="/shop">shop</a></div>
<h1>Low Tide</h1><h2>On tour</h2><p>Sep 20 – Berlin – Lido<br>Sep 21 – Hamburg – Knust (sold out)<br>Sep 23 – Köln – Gebäude 9<br>Oct 02 – Amsterdam – Paradiso<br>Oct 03 – Paris – Le Trabendo</p>
<h2>Past shows</h2><p>May 14 – Leeds – Brudenell Social Club<br>May 15 – Glasgow – Mono</p><p>booking: hello@lowtide.example</p></body></html>`,
    events: [
      '2026-09-20 Berlin – Lido @ Lido',
      '2026-09-21 Hamburg – Knust (sold out) @ Knust',
      '2026-09-23 Köln – Gebäude 9 @ Gebäude 9',
      '2026-10-02 Amsterdam – Paradiso @ Paradiso',
      '2026-10-03 Paris – Le Trabendo @ Le Trabendo',
    ],
    read: [
      '2026-09-20 Berlin – Lido',
      '2026-09-21 Hamburg – Knust (sold out)',
      '2026-09-23 Köln – Gebäude 9',
      '2026-10-02 Amsterdam – Paradiso',
      '2026-10-03 Paris – Le Trabendo',
    ],
  },
  {
    name: 'plain text with columns',
    isWhole: true,
    lang: 'en',
    url: 'https://bridgeclub.example/schedule.txt.html',
    now: '2026-09-10T10:00:00Z',
    timeZone: 'America/New_York',
    html: `<html><head><title>Riverside Bridge Club</title></head><body><pre>
RIVERSIDE BRIDGE CLUB
=====================
Fall schedule 2026

Date          Time      Event                     Room
------------  --------  ------------------------  ----------
Sat Sep 26    1:00 pm   Open Pairs                Lounge
Sun Oct 11    12:30 pm  Swiss Teams               Main hall
Sat Nov 14    1:00 pm   Charity Game              Lounge
Fri Dec 11    6:30 pm   Holiday Party             Main hall

Dues for 2026 are $25. Call 555-0142.
</pre></body></html>`,
    events: [
      '2026-09-26T13:00 Open Pairs @ Lounge',
      '2026-10-11T12:30 Swiss Teams @ Main hall',
      '2026-11-14T13:00 Charity Game @ Lounge',
      '2026-12-11T18:30 Holiday Party @ Main hall',
    ],
  },
  {
    name: 'a seminar whose time stands above',
    isWhole: true,
    lang: 'en-US',
    url: 'https://escience.example/seminar/',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'America/Los_Angeles',
    html: `<html lang="en-us"><head><title>Seminar</title></head><body><header class="site-header"><a class="site-title" href="/">eScience</a><nav><a>About</a><a>Seminar</a></nav></header><div class="page-content"><h1>Seminar</h1><h2>Python Seminar: Fall 2026</h2><p>Throughout the fall quarter we meet weekly to hear about computational tools.</p><ul><li>Time: 3:00-4:00pm, Tuesdays through fall quarter 2026</li><li>Location: <a>Data Science Studio</a> Meeting Room (610C), 6th floor</li></ul><h2>Schedule</h2><ul><li><strong>Oct 6, 2026</strong>: <em>no seminar this week due to all-hands meeting</em></li><li><strong>Oct 13, 2026</strong>: Jake Moor, Fast arrays</li><li><strong>Oct 20, 2026</strong>: Lia Chen, Notebooks in class</li><li><strong>Oct 27, 2026</strong>: TBA</li></ul></div></body></html>`,
    events: [
      '2026-10-13T15:00 – 2026-10-13T16:00 Jake Moor, Fast arrays @ Data Science Studio Meeting Room (610C), 6th floor',
      '2026-10-20T15:00 – 2026-10-20T16:00 Lia Chen, Notebooks in class @ Data Science Studio Meeting Room (610C), 6th floor',
      '2026-10-27T15:00 – 2026-10-27T16:00 TBA @ Data Science Studio Meeting Room (610C), 6th floor',
    ],
  },
  {
    name: 'coming and past in two tables',
    isWhole: true,
    lang: 'en-CA',
    url: 'https://trio.example/',
    now: '2026-10-20T10:00:00Z',
    timeZone: 'America/Toronto',
    html: `<html lang="en"><head><title>peter trio</title></head><body><p>music · shows · contact</p><h1>upcoming shows:</h1><table><thead><tr><th>date</th><th>venue</th><th>city</th></tr></thead><tbody><tr><td>nov 4, 2026 (wed)</td><td><a>brookstreet hotel</a> (solo)</td><td>ottawa, on</td></tr><tr><td>dec 10, 2026 (thu)</td><td><a>cafe resonance</a></td><td>montreal, qc</td></tr><tr><td>jan 23, 2027 (sat)</td><td><a>gigspace</a></td><td>ottawa, on</td></tr></tbody></table>
<h1>past shows:</h1><table><thead><tr><th>date</th><th>venue</th><th>city</th></tr></thead><tbody><tr><td>sep 9, 2026 (wed)</td><td>brookstreet hotel</td><td>ottawa, on</td></tr><tr><td>jun 30, 2026 (tue)</td><td>brookstreet hotel</td><td>ottawa, on</td></tr></tbody></table></body></html>`,
    events: [
      '2026-11-04 peter trio @ brookstreet hotel (solo)',
      '2026-12-10 peter trio @ cafe resonance',
      '2027-01-23 peter trio @ gigspace',
    ],
  },
  {
    name: 'month and day as two headings',
    isWhole: true,
    lang: 'en',
    url: 'https://connect.example/',
    now: '2026-05-02T10:00:00Z',
    timeZone: 'Europe/Berlin',
    html: `<html><head><title>Connect Church</title></head><body><div class="nav"><a>Sundays</a><a>Groups</a><a>Give</a></div><div><h1>This month</h1><p>As a local church we are a community of everyday people.</p>
<div class="event-container"><div class="event"><div class="date"><h4>MAY</h4><h2>24</h2></div><div><div><h5>Baptisms at the Spree</h5><p>Come and celebrate with us.</p></div><div><img alt=""><p>Schlachtensee</p></div></div></div></div>
<div class="event-container"><div class="event"><div class="date"><h4>MAY</h4><h2>31</h2></div><div><div><h5>Newcomers lunch</h5><p>After the second service.</p></div><div><img alt=""><p>Café Kraft</p></div></div></div></div>
<div class="event-container"><div class="event"><div class="date"><h4>JUN</h4><h2>7</h2></div><div><div><h5>Worship night</h5><p>Bring a friend.</p></div><div><img alt=""><p>Kino Babylon</p></div></div></div></div></div></body></html>`,
    events: ['2026-05-24 Baptisms at the Spree', '2026-05-31 Newcomers lunch', '2026-06-07 Worship night'],
    read: [
      '2026-05-24 Baptisms at the Spree @ Spree',
      '2026-05-31 Newcomers lunch',
      '2026-06-07 Worship night',
    ],
  },
  {
    name: 'one event with a box beside it',
    isWhole: true,
    lang: 'en-AU',
    url: 'https://church.example/event-single',
    now: '2026-10-01T10:00:00Z',
    timeZone: 'Australia/Melbourne',
    html: `<html lang="en"><head><title>Grace Church</title></head><body><div class="nav">Home About Events Sermons</div><div class="subpage-head"><h3>Harvest Supper</h3><p class="lead">on 24 October 2026 <a>at Melbourne</a></p></div><div class="row"><div class="col-md-9"><article><p class="lead">A long table, soup and bread, and songs.</p><p>Please bring a plate to share.</p></article></div><div class="col-md-3"><div class="event-details"><div class="ed-title">EVENT DETAILS</div><div class="ed-content"><span></span> 24 October 2026 <br><span></span> 10.00 AM to 02.00 PM <br><span></span> Melbourne</div><div><a>Join event →</a></div></div><h4>Event Categories</h4><ol><li><a>Children <span>23</span></a></li><li><a>Bible <span>19</span></a></li><li><a>Music <span>04</span></a></li></ol></div></div></body></html>`,
    events: ['2026-10-24T10:00 – 2026-10-24T14:00 Harvest Supper @ Melbourne'],
  },
  {
    name: 'badges of day, month and year',
    isWhole: true,
    lang: 'en',
    url: 'https://folkclub.example/gigs',
    now: '2019-08-01T10:00:00Z',
    timeZone: 'America/New_York',
    html: `<html lang="en"><head><title>Gigs - Folk Club</title></head><body><ul class="nav"><li>Home</li><li>Gigs</li></ul><div class="list"><div class="item"><div class="when"><b>Sep</b><b>20</b><b>19</b></div><div class="what"><h3>Martha Tilston</h3><p>Doors 7.30pm</p></div></div><div class="item"><div class="when"><b>Sep</b><b>27</b><b>19</b></div><div class="what"><h3>The Young Uns</h3><p>Doors 7pm</p></div></div><div class="item"><div class="when"><b>Oct</b><b>04</b><b>19</b></div><div class="what"><h3>Open mic</h3><p>Doors 8pm</p></div></div></div></body></html>`,
    events: [
      '2019-09-20T19:30 Martha Tilston',
      '2019-09-27T19:00 The Young Uns',
      '2019-10-04T20:00 Open mic',
    ],
  },
  {
    name: 'a rule and its dates in one sentence',
    isWhole: true,
    lang: 'en-US',
    url: 'https://health.example/board',
    now: '2026-10-01T10:00:00Z',
    timeZone: 'America/Chicago',
    html: `<html lang="en"><head><title>Board of Health</title></head><body><ul class="util"><li>Español</li><li>Contact</li></ul><h1>Board of Health</h1><h2>Regular meetings</h2><p>The Board of Health meets every third Wednesday at 10 a.m. in Room 103, on these dates: October 21, November 18 and December 16, 2026.</p><h2>Members</h2><p>Carolyn Lopez, MD, President (appointed March 3, 2019)</p></body></html>`,
    events: [
      '2026-10-21T10:00 Board of Health @ Room 103',
      '2026-11-18T10:00 Board of Health @ Room 103',
      '2026-12-16T10:00 Board of Health @ Room 103',
    ],
  },
  {
    name: 'a town with 4,000 minutes',
    isWhole: true,
    lang: 'en-US',
    url: 'https://town.example/minutes',
    now: '2026-09-10T10:00:00Z',
    timeZone: 'America/New_York',
    html: townMinutes(),
    events: [
      '2026-09-14T19:00 Select Board @ Town Hall',
      '2026-09-16T19:00 Planning Board @ Town Hall',
      '2026-09-21T19:00 School Committee @ Town Hall',
    ],
  },
  {
    name: 'classes that recur and one that does not',
    isWhole: true,
    lang: 'en-GB',
    url: 'https://villagehall.example/',
    now: '2026-09-10T10:00:00Z',
    timeZone: 'Europe/London',
    html: `<html lang="en-GB"><head><title>Ashby Village Hall</title></head><body><div class="hd"><h1>Ashby Village Hall</h1><p>Home | Hire | Events | Committee</p></div><h2>Regular classes</h2><ul><li>Mondays 6.30pm to 7.30pm – Pilates with Sue (07700 900123)</li><li>Tuesdays 10am – Toddler group</li></ul><h2>Coming up</h2><p><b>Harvest barn dance</b><br>Saturday 3rd October, 7.30pm till late. Tickets £12 from the shop, or ring 01530 412345.</p><p><b>Coffee morning for Macmillan</b><br>Friday 25th September from 10.30am to 12 noon</p><h2>Hire charges from 1 April 2026</h2><p>Main hall £14 per hour.</p></body></html>`,
    events: [
      '2026-09-14T18:30 – 2026-09-14T19:30 Pilates with Sue (07700 900123) ? 2026-09-21T18:30, 2026-09-28T18:30, 2026-10-05T18:30',
      '2026-09-15T10:00 Toddler group ? 2026-09-22T10:00, 2026-09-29T10:00, 2026-10-06T10:00',
      '2026-10-03T19:30 Harvest barn dance',
      '2026-09-25T10:30 – 2026-09-25T12:00 Coffee morning for Macmillan',
    ],
  },
];
