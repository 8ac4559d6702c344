import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundEvent, findEvents, readPageEvents } from '../../../lib/pages/events';

const address = 'https://venue.example/whats-on/';

function find(html: string): FoundEvent[] {
  return findEvents(new DOMParser().parseFromString(html, 'text/html'), address);
}

const script = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value).replaceAll('</', '<\\/')}</script>`;
const findInJson = (...values: unknown[]) => find(values.map(script).join(''));

const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Rock &amp; Roll',
  startDate: '2026-05-01T19:30:00+02:00',
};

describe('JSON-LD', () => {
  it('is read with all fields', () => {
    const [event, ...others] = findInJson({
      ...concert,
      endDate: '2026-05-01T23:00:00+02:00',
      description: '<p>First &ndash; line</p><script>alert(1)</script><p>Second</p>',
      eventStatus: 'https://schema.org/EventPostponed',
      url: '/rock',
      image: [{ '@type': 'ImageObject', url: 'https://img.example/a.jpg' }],
      keywords: 'rock, roll, rock',
      identifier: 'event-17',
      location: {
        '@type': 'Place',
        name: 'Town Hall',
        telephone: '+49 30 1',
        url: 'https://hall.example/',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Main St 1',
          addressLocality: 'Berlin',
          addressRegion: 'BE',
          postalCode: '10115',
          addressCountry: { '@type': 'Country', name: 'Germany' },
        },
        geo: { '@type': 'GeoCoordinates', latitude: '52.5', longitude: 13.4 },
      },
      organizer: [
        {
          '@type': 'Organization',
          name: 'The Club',
          email: 'mailto:club@example.org?subject=x',
          url: 'https://club.example/',
        },
        'Jo Doe',
      ],
      offers: [
        { '@type': 'Offer', price: 12, priceCurrency: 'EUR' },
        { '@type': 'Offer', price: '18.50', priceCurrency: 'EUR' },
      ],
    });
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      title: 'Rock & Roll',
      description: 'First – line\nSecond',
      start: { local: '2026-05-01T19:30:00', offset: '+02:00' },
      end: { local: '2026-05-01T23:00:00', offset: '+02:00' },
      allDay: false,
      status: 'postponed',
      url: 'https://venue.example/rock',
      image: 'https://img.example/a.jpg',
      keywords: ['rock', 'roll'],
      uid: 'event-17',
      venue: {
        name: 'Town Hall',
        address: 'Main St 1',
        city: 'Berlin',
        province: 'BE',
        zip: '10115',
        country: 'Germany',
        phone: '+49 30 1',
        website: 'https://hall.example/',
        latitude: 52.5,
        longitude: 13.4,
      },
      organizers: [
        { name: 'The Club', email: 'club@example.org', website: 'https://club.example/' },
        { name: 'Jo Doe' },
      ],
      cost: '12 – 18.50',
      currency: 'EUR',
      source: 'json-ld',
    });
    expect(event?.evidence.start).toEqual({ source: 'json-ld', written: '2026-05-01T19:30:00+02:00' });
    for (const field of ['title', 'description', 'end', 'venue', 'organizers', 'cost', 'url', 'image'])
      expect(event?.evidence[field]?.source, field).toBe('json-ld');
  });

  it.each([
    ['in @graph', { '@graph': [{ '@type': 'WebPage' }, concert] }],
    ['in an array', [[{ '@type': 'WebSite' }], concert]],
    [
      'deep inside',
      { '@type': 'WebPage', mainEntity: { '@type': 'ItemList', itemListElement: [{ item: concert }] } },
    ],
    ['with several types', { ...concert, '@type': ['Thing', 'Event'] }],
    ['with a type under its alias only', { ...concert, '@type': null, type: 'MusicEvent' }],
    ['with a full type name', { ...concert, '@type': 'http://schema.org/TheaterEvent' }],
    ['as a festival', { ...concert, '@type': 'Festival' }],
    [
      'with prefixed names',
      { '@type': 'schema:Event', 'schema:name': 'Rock & Roll', 'schema:startDate': concert.startDate },
    ],
    ['with value objects', { ...concert, name: { '@value': 'Rock & Roll', '@language': 'en' } }],
  ])('is found %s', (_where, value) => {
    expect(findInJson(value).map(({ title }) => title)).toEqual(['Rock & Roll']);
  });

  it.each([
    ['line breaks in strings', '{"@type":"Event","name":"A","description":"x\ny","startDate":"2026-05-01"}'],
    ['a comma too many', '{"@type":"Event","name":"A","startDate":"2026-05-01",}'],
    ['an escaped letter', '{"@type":"Event","name":"\\u0041","startDate":"2026-05-01",}'],
    ['comment marks around', '<!-- {"@type":"Event","name":"A","startDate":"2026-05-01"} -->'],
    ['a semicolon behind', '{"@type":"Event","name":"A","startDate":"2026-05-01"};'],
  ])('is parsed despite %s', (_damage, text) => {
    expect(findInJson(text).map(({ title }) => title)).toEqual(['A']);
  });

  it('reads no position of which a half is missing', () => {
    const positions = [{ latitude: 52.5, longitude: 13.4 }, { latitude: 52.5 }, { longitude: 13.4 }].map(
      (geo) => {
        const [event] = findInJson({ ...concert, location: { '@type': 'Place', name: 'Hall', geo } });
        return Object.keys(event?.venue ?? {});
      },
    );
    expect(positions).toEqual([['name', 'latitude', 'longitude'], ['name'], ['name']]);
  });

  it('keeps events that name each other as their parts', () => {
    const named = (id: string, ...parts: string[]) => ({
      ...concert,
      '@id': id,
      name: 'Fair',
      startDate: `2026-05-0${id.slice(1)}`,
      subEvent: parts.map((part) => ({ '@id': part })),
    });
    const starts = (...graph: object[]) =>
      findInJson({ '@graph': graph }).map(({ start }) => start.local.slice(8, 10));
    expect(starts(named('#1', '#2'), named('#2', '#1'))).toEqual(['01', '02']);
    expect(starts(named('#1', '#2'), named('#2', '#3'), named('#3', '#1'))).toEqual(['01', '02', '03']);
    expect(starts(named('#1', '#2'), named('#2', '#1', '#3'), named('#3'))).toEqual(['03']);
    expect(starts(named('#1', '#2', '#3'), named('#2'), named('#3'))).toEqual(['02', '03']);
  });

  it('has titles behind any number of blanks, and cuts them', () => {
    const title = (name: string) =>
      findInJson(JSON.stringify({ ...concert, name }).replaceAll('<', '\\u003c'))[0]?.title;
    const blanks = ' '.repeat(250_000);
    expect(title(`${blanks}Gig<`)).toBe('Gig<');
    expect(title(`Gig${blanks}<`)).toBe('Gig');
    expect(title(`${blanks}<`)).toBe('<');
    expect(title(blanks)).toBeUndefined();
  });

  it('follows references, also in circles', () => {
    const [event] = findInJson({
      '@graph': [
        {
          '@id': '#e',
          ...concert,
          location: { '@id': '#p' },
          organizer: { '@id': '#o' },
          superEvent: { '@id': '#e' },
        },
        {
          '@id': '#p',
          '@type': 'Place',
          name: 'Hall',
          event: { '@id': '#e' },
          address: { '@id': '#p' },
          geo: { '@id': '#p' },
        },
        { '@id': '#o', '@type': 'Person', name: 'Jo', url: { '@id': '#o' } },
      ],
    });
    expect(event?.venue?.name).toBe('Hall');
    expect(event?.organizers).toEqual([{ name: 'Jo' }]);
  });

  it('says what a date of a series has from its series, as far as that has values', () => {
    const date = { '@type': 'Event', startDate: '2026-05-08T19:30', location: 'Park' };
    const series = { ...concert, '@type': 'EventSeries', organizer: 'Choir', offers: { name: 'x' } };
    const [event, ...others] = findInJson({ ...series, subEvent: date });
    expect(others).toEqual([]);
    const plain = { source: 'json-ld' };
    const inherited = { ...plain, notes: [{ code: 'fromSeries' }] };
    expect(event?.evidence).toEqual({
      title: inherited,
      organizers: inherited,
      venue: plain,
      start: { ...plain, written: '2026-05-08T19:30' },
    });
  });

  it('skips deliveries, other types, and events without a title or a valid date', () => {
    expect(
      findInJson(
        { ...concert, '@type': 'DeliveryEvent' },
        { ...concert, '@type': 'Article' },
        { ...concert, name: '  ' },
        { ...concert, startDate: undefined },
        { ...concert, startDate: '2026-02-30T10:00' },
        { ...concert, startDate: 'soon' },
      ),
    ).toEqual([]);
  });
});

describe('dates', () => {
  const times = (startDate: unknown, more = {}) => findInJson({ ...concert, startDate, ...more })[0];

  it('without a time are all-day events, last day included', () => {
    expect(times('2026-05-01', { endDate: '2026-05-03' })).toMatchObject({
      start: { local: '2026-05-01T00:00:00' },
      end: { local: '2026-05-03T23:59:59' },
      allDay: true,
    });
  });

  it('from midnight to the last second of a day are all-day events', () => {
    expect(times('2026-05-01T00:00:00', { endDate: '2026-05-02T23:59:59' })?.allDay).toBe(true);
    expect(times('2026-05-01T00:00:00')?.allDay).toBe(false);
  });

  it('have a zone or offset only if the page gives one', () => {
    expect(times('2026-05-01T19:00')?.start).toEqual({ local: '2026-05-01T19:00:00' });
    expect(times('2026-05-01T19:00Z')?.start).toEqual({ local: '2026-05-01T19:00:00', offset: '+00:00' });
    expect(times('2026-05-01T19:00+02:00[Europe/Berlin]')?.start).toEqual({
      local: '2026-05-01T19:00:00',
      offset: '+02:00',
      zone: 'Europe/Berlin',
    });
    const schedule = {
      '@type': 'Schedule',
      scheduleTimezone: 'Europe/Oslo',
      startDate: '2026-05-01',
      startTime: '19:00',
      endTime: '21:00',
      repeatFrequency: 'P1W',
      byDay: ['https://schema.org/Friday'],
      endDate: '2026-06-30',
    };
    expect(times(undefined, { eventSchedule: schedule })).toMatchObject({
      start: { local: '2026-05-01T19:00:00', zone: 'Europe/Oslo' },
      end: { local: '2026-05-01T21:00:00', zone: 'Europe/Oslo' },
      recurrence: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20260630',
    });
    const unknown = { ...schedule, scheduleTimezone: 'Central European Time' };
    expect(times(undefined, { eventSchedule: unknown })?.start).toEqual({ local: '2026-05-01T19:00:00' });
  });

  it('have the first time of day that is not empty', () => {
    expect(times('2026-05-01', { startTime: ['', '19:00'], endTime: ['', '21:00'] })).toMatchObject({
      start: { local: '2026-05-01T19:00:00' },
      end: { local: '2026-05-01T21:00:00' },
      allDay: false,
    });
  });

  it.each([
    ['2026-05-03T00:00:00', '2026-05-02'],
    ['2026-05-02T00:00:00', '2026-05-01'],
    ['2026-05-01T00:00:00', '2026-05-01'],
    ['2026-05-03T18:00:00', '2026-05-03'],
    ['2026-05-03', '2026-05-03'],
  ])('of whole days that end at %s include %s', (endDate, last) => {
    expect(times('2026-05-01', { endDate })).toMatchObject({
      allDay: true,
      end: { local: `${last}T23:59:59` },
    });
  });

  it('are read from a schedule that the event refers to', () => {
    const schedule = {
      '@type': 'Schedule',
      '@id': '#weekly',
      startDate: '2026-05-01',
      startTime: '19:00',
      repeatFrequency: 'P1W',
      scheduleTimezone: 'Europe/Oslo',
    };
    const { startDate: _start, ...undated } = concert;
    const [event] = findInJson([{ ...undated, eventSchedule: { '@id': '#weekly' } }, schedule]);
    expect(event).toMatchObject({
      start: { local: '2026-05-01T19:00:00', zone: 'Europe/Oslo' },
      recurrence: 'FREQ=WEEKLY',
    });
  });

  it('restore a plus lost to form decoding, with a note', () => {
    const event = times('2026-05-01T19:00:00 02:00');
    expect(event?.start).toEqual({ local: '2026-05-01T19:00:00', offset: '+02:00' });
    expect(event?.evidence.start?.notes).toEqual([{ code: 'plusLost', about: '02:00' }]);
  });

  it('have no end past the year 9999', () => {
    expect(times('9999-12-30T22:00', { endTime: '02:00' })?.end).toEqual({ local: '9999-12-31T02:00:00' });
    expect(times('9999-12-31T22:00', { endTime: '02:00' })).not.toHaveProperty('end');
  });

  it('drop an end before the start, with evidence', () => {
    const event = times('2026-05-01T19:00', { endDate: '2026-04-30T21:00' });
    expect(event?.end).toBeUndefined();
    expect(event?.evidence.end).toEqual({ source: 'json-ld', written: '2026-04-30T21:00' });
    // three hours later by the clock, yet an instant before
    expect(times('2026-05-01T19:00-05:00', { endDate: '2026-05-01T22:00+02:00' })?.end).toBeUndefined();
  });

  it("have no end if the end is the start's day without a time", () => {
    expect(times('2026-05-01T19:00', { endDate: '2026-05-01' })?.end).toBeUndefined();
    expect(times('2026-05-01T19:00', { endDate: '2026-05-03' })?.end).toEqual({
      local: '2026-05-03T23:59:59',
    });
  });

  it('compute the end from a duration', () => {
    expect(times('2026-05-01T23:00+02:00', { duration: 'PT2H30M' })?.end).toEqual({
      local: '2026-05-02T01:30:00',
      offset: '+02:00',
    });
    expect(times('2026-05-01', { duration: 'P2D' })?.end).toEqual({ local: '2026-05-02T23:59:59' });
    expect(times('2026-05-01', { duration: 'PT2H' })?.end).toEqual({ local: '2026-05-01T23:59:59' });
    expect(times('2026-05-01', { duration: 'PT26H' })?.end).toEqual({ local: '2026-05-02T23:59:59' });
    expect(times('2026-05-01', { duration: 'PT24H' })?.end).toEqual({ local: '2026-05-01T23:59:59' });
  });
});

describe('prices', () => {
  const cost = (more: object) => {
    const event = findInJson({ ...concert, ...more })[0];
    return [event?.cost, event?.currency];
  };

  it('are returned as written', () => {
    expect(cost({ offers: { price: '0', priceCurrency: 'USD' } })).toEqual(['0', 'USD']);
    expect(cost({ offers: { '@type': 'AggregateOffer', lowPrice: 5, highPrice: 9 } })).toEqual([
      '5 – 9',
      undefined,
    ]);
    expect(cost({ offers: [{ price: 'from 5' }, { price: 7 }] })).toEqual(['from 5', undefined]);
    expect(
      cost({
        offers: [
          { price: 5, priceCurrency: 'EUR' },
          { price: 7, priceCurrency: 'USD' },
        ],
      }),
    ).toEqual(['5', 'EUR']);
    expect(cost({ isAccessibleForFree: true })).toEqual(['0', undefined]);
    expect(cost({})).toEqual([undefined, undefined]);
  });
});

describe('other sources', () => {
  it('microdata, with a part elsewhere on the page', () => {
    const [event] = find(`
      <div itemscope itemtype="https://schema.org/TheaterEvent" itemref="when">
        <a itemprop="name" href="/hamlet">Hamlet &amp;amp; Co</a>
        <a itemprop="url" href="/hamlet">more</a>
        <div itemprop="location" itemscope itemtype="https://schema.org/Place">
          <span itemprop="name">Stage</span>
          <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
            <span itemprop="addressLocality">London</span><meta itemprop="addressCountry" content="GB">
          </div>
        </div>
        <div itemprop="offers" itemscope><data itemprop="price" value="20">£20</data></div>
        <div itemprop="performer" itemscope><b itemprop="name">Not the title</b></div>
      </div>
      <div id="when"><time itemprop="startDate" datetime="2026-05-01T19:30">Friday</time></div>`);
    expect(event).toMatchObject({
      title: 'Hamlet &amp; Co',
      start: { local: '2026-05-01T19:30:00' },
      url: 'https://venue.example/hamlet',
      venue: { name: 'Stage', city: 'London', country: 'GB' },
      cost: '20',
      source: 'microdata',
    });
  });

  it('RDFa of which two parts have one identifier, by the first', () => {
    const [event] = find(`
      <div vocab="https://schema.org/" typeof="Event">
        <b property="name">Fair</b><meta property="startDate" content="2026-05-01">
        <link property="location" resource="#park">
      </div>
      <div vocab="https://schema.org/" typeof="Place" resource="#park"><b property="name">Park</b></div>
      <div vocab="https://schema.org/" typeof="Place" resource="#park"><b property="name">Map</b></div>`);
    expect(event?.venue).toEqual({ name: 'Park' });
  });

  it('microdata that refers to an item without a type by its id', () => {
    const [event] = find(`
      <div itemscope itemid="#stage"><span itemprop="name">Stage</span></div>
      <div itemscope itemtype="https://schema.org/Event">
        <b itemprop="name">Hamlet</b><time itemprop="startDate" datetime="2026-05-01"></time>
        <link itemprop="location" href="#stage">
      </div>`);
    expect(event?.venue).toEqual({ name: 'Stage' });
  });

  it('RDFa', () => {
    const [event] = find(`
      <div vocab="https://schema.org/" typeof="Event">
        <h1 property="name">Fair</h1><meta property="startDate" content="2026-05-01">
        <div property="location" typeof="Place"><span property="name">Park</span></div>
        <link property="eventStatus" href="https://schema.org/EventCancelled">
      </div>`);
    expect(event).toMatchObject({
      title: 'Fair',
      allDay: true,
      venue: { name: 'Park' },
      status: 'cancelled',
      source: 'rdfa',
    });
  });

  it('Open Graph is read only if no other format has events', () => {
    const meta =
      '<meta property="og:title" content="Gala"><meta property="event:start_time" content="2026-05-01T20:00">';
    expect(find(meta)).toMatchObject([{ title: 'Gala', source: 'meta' }]);
    expect(find(meta + script(concert))).toMatchObject([{ title: 'Rock & Roll', source: 'json-ld' }]);
    expect(find('<meta property="og:title" content="Gala">')).toEqual([]);
  });

  it('class names of style sheets are not microformats', () => {
    expect(find('<div class="h-4 p-4 h-full">x</div>')).toEqual([]);
  });
});

describe('duplicates of an event', () => {
  const hCalendar =
    '<div class="vevent"><b class="summary">rock &amp; ROLL</b><i class="dtstart" title="x">2026-05-01</i><i class="location">Hall</i></div>';

  it('are merged: the one with more details, completed by the other', () => {
    const events = find(script(concert) + hCalendar);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      start: { local: '2026-05-01T19:30:00', offset: '+02:00' },
      allDay: false,
      venue: { name: 'Hall' },
    });
    expect(events[0]?.evidence.venue).toEqual({ source: 'h-event', at: 2 });
  });

  it('are merged with a valid end and its evidence', () => {
    const other =
      '<div class="vevent"><b class="summary">Rock &amp; Roll</b><i class="dtstart">2026-05-01T19:30+02:00</i><i class="dtend">2026-05-01T23:00+02:00</i></div>';
    const [event] = find(
      script({ ...concert, endDate: '2026-04-30', description: 'Loud', location: 'Hall' }) + other,
    );
    expect(event?.source).toBe('json-ld');
    expect(event?.end?.local).toBe('2026-05-01T23:00:00');
    expect(event?.evidence.end).toEqual({ source: 'h-event', written: '2026-05-01T23:00+02:00', at: 2 });
  });

  it('are not merged if their times or places differ', () => {
    expect(findInJson(concert, { ...concert, startDate: '2026-05-01T21:30:00+02:00' })).toHaveLength(2);
    expect(findInJson({ ...concert, location: 'Hall' }, { ...concert, location: 'Park' })).toHaveLength(2);
    expect(findInJson(concert, concert)).toHaveLength(1);
  });
});

describe('hostile pages', () => {
  it('a block of 10 MB is skipped, and the others are read', () => {
    const [event] = find(script(`{"x":"${'x'.repeat(10_000_000)}"}`) + script(concert));
    expect(event?.title).toBe('Rock & Roll');
  });

  it('a skipped block of 10 MB is reported', () => {
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
    const isCutShort = (html: string) => readPageEvents(parse(html), address).isCutShort;
    const block = (count: number) => script(`{"x":"${'x'.repeat(count)}"}`);
    expect(isCutShort(block(10_000_000))).toBe(true);
    expect(isCutShort(block(1_900_000).repeat(5))).toBe(true);
    expect(isCutShort(script(`[${'[],'.repeat(500_001)}[]]`))).toBe(true);
    expect(isCutShort(script(concert))).toBe(false);
  });

  it('a block of more than 2 million characters, and more than 2,000 events, are reported', () => {
    const read = (...values: unknown[]) =>
      readPageEvents(new DOMParser().parseFromString(values.map(script).join(''), 'text/html'), address);
    expect(read(concert, { x: 'x'.repeat(2_000_000) })).toMatchObject({ events: [{}], isCutShort: true });
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...concert, name: `A${at}` }));
    expect(read(many(2_000)).isCutShort).toBe(false);
    const cut = read(many(2_001));
    expect([cut.events.length, cut.isCutShort]).toEqual([2_000, true]);
  });

  it('data nested 10,000 levels deep are read', () => {
    const nested = `${'{"a":['.repeat(10_000)}${JSON.stringify(concert)}${']}'.repeat(10_000)}`;
    expect(findInJson(nested)).toHaveLength(1);
  });

  it('a thousand events are read', () => {
    const events = Array.from({ length: 1_000 }, (_, index) => ({ ...concert, name: `Event ${index}` }));
    expect(findInJson(events)).toHaveLength(1_000);
  });

  it('property names such as __proto__ have no effect', () => {
    const parts = [
      '{"@type":"Event","@id":"#a","name":"A","startDate":"2026-05-01"}',
      '{"@id":"#a","@type":"Event","__proto__":{"url":"https://evil.example/"}}',
    ];
    expect(findInJson(...parts)[0]).not.toHaveProperty('url');
    const text = `{"__proto__":{"name":"polluted","startDate":"2026-05-01"},"constructor":{"prototype":{"x":1}},"schema:__proto__":{"x":1},"@type":"Event"}`;
    expect(findInJson(text)).toEqual([]);
    find(
      '<div itemscope itemtype="https://schema.org/Event"><b itemprop="__proto__ constructor">x</b></div>',
    );
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  it('markup becomes text, and entities are decoded once', () => {
    const title = (name: string) => findInJson({ ...concert, name })[0]?.title;
    expect(title('<b>Bold</b> night<img src=x onerror=alert(1)>')).toBe('Bold night');
    expect(title('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
    expect(title('Tom &amp;amp; Jerry &#128512; 1 < 2')).toBe('Tom &amp; Jerry 😀 1 < 2');
    expect(title('\u202egnp.exe\u0000 x')).toBe('gnp.exe x');
  });

  it('addresses other than http and https are dropped', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'http://',
      ' java\nscript:alert(1)',
    ])
      expect(findInJson({ ...concert, url, image: url, location: { name: 'Hall', url } })).toMatchObject([
        { venue: { name: 'Hall' } },
      ]);
    const [event] = findInJson({ ...concert, url: 'javascript:alert(1)', image: 'data:x' });
    expect(event).not.toHaveProperty('url');
    expect(event).not.toHaveProperty('image');
  });

  it('a page that hides the methods of the document has no events', () => {
    const document = new DOMParser().parseFromString(script(concert), 'text/html');
    Object.defineProperty(document, 'querySelectorAll', { value: document.createElement('form') });
    expect(readPageEvents(document, address)).toEqual({ events: [], isCutShort: false });
  });

  const names = fc.constantFrom(
    ...[
      '@type',
      '@id',
      '@graph',
      '@value',
      'name',
      'startDate',
      'endDate',
      'location',
      'address',
      'geo',
      'latitude',
    ],
    ...[
      'organizer',
      'offers',
      'price',
      'url',
      'image',
      'keywords',
      'eventSchedule',
      'byDay',
      '__proto__',
      'duration',
    ],
  );
  const leaf = fc.oneof(
    fc.constantFrom(
      'Event',
      'Place',
      '2026-05-01',
      '2026-05-01T19:00:00+02:00',
      '19:00',
      'P1W',
      'javascript:x',
      '#a',
      '\ud800',
    ),
    fc.string(),
    fc.double(),
    fc.constant(null),
    fc.boolean(),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(names, tie('tree'), { maxKeys: 8 }),
    ),
  }));

  it('never throw, and give plain JSON with valid dates', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const [whole, broken] = [
          JSON.stringify({ '@type': 'Event', name: 'A', startDate: '2026-05-01', x: value }),
          JSON.stringify(value),
        ];
        const json =
          value && typeof value === 'object' && !Array.isArray(value)
            ? { '@type': 'Event', name: 'A', startDate: '2026-05-01', ...value }
            : value;
        for (const event of [...findInJson(whole), ...findInJson(broken.slice(1)), ...findInJson(json)]) {
          expect(JSON.parse(JSON.stringify(event))).toEqual(event);
          expect(event.title).not.toBe('');
          for (const time of [event.start, event.end ?? event.start])
            expect(new Date(`${time.local}Z`).toISOString().slice(0, 19)).toBe(time.local);
          for (const url of [event.url, event.image, event.venue?.website])
            expect(url ?? 'http:').toMatch(/^https?:/);
        }
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  });
});
