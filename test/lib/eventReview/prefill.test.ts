import { describe, expect, it } from 'vitest';
import { chooseZone } from '../../../lib/eventForm/zones';
import { blank, prefill } from '../../../lib/eventReview/prefill';
import { addMessages, speak } from '../../../lib/i18n';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { readCatalogue } from '../../../modules/locales/catalogue';
import { choices, event } from '../../components/samples';

addMessages(readCatalogue('en'));

const ownZone = 'America/New_York';
const found = (changes: Partial<FoundEvent>): FoundEvent => ({ ...event, ...changes });

describe('prefill', () => {
  it('does not convert wall clocks, whatever their zone', () => {
    for (const start of [
      { local: '2026-12-10T19:30:00' },
      { local: '2026-12-10T19:30:00', zone: 'Asia/Tokyo' },
      { local: '2026-12-10T19:30:00', offset: '-08:00' },
    ])
      expect(prefill(found({ start }), choices, ownZone).form.start).toBe('2026-12-10T19:30');
  });

  it('writes the currency in the notation of the current language', () => {
    const priced = found({ cost: '12', currency: 'EUR' });
    const price = (position: string) => ({ cost: '12', currency: { symbol: '€', position, code: 'EUR' } });
    expect(prefill(priced, choices, ownZone).form).toMatchObject(price('prefix'));
    speak({ language: 'de' });
    expect(prefill(priced, choices, ownZone).form).toMatchObject(price('postfix'));
    speak({ language: 'en' });
  });

  it('assumes two hours, or the day, if the source has no end', () => {
    const { end: _end, ...open } = event;
    const timed = prefill(open, choices, ownZone);
    expect(timed.form.end).toBe('2026-12-10T21:30');
    expect(timed.assumed.end).toBe(true);
    const whole = prefill(
      { ...open, allDay: true, start: { local: '2026-12-10T00:00:00' } },
      choices,
      ownZone,
    );
    expect(whole.form.end).toBe('2026-12-10T23:59');
    expect(prefill(event, choices, ownZone).assumed.end).toBe(false);
  });

  it('links a venue of the same name, and fills in the details of a new one', () => {
    expect(prefill(event, choices, ownZone).form.venue).toEqual({ id: 11 });
    expect(prefill(found({ venue: { name: 'HARBOUR  hall' } }), choices, ownZone).form.venue).not.toEqual({
      id: 11,
    });
    expect(prefill(found({ venue: { name: 'harbour hàll' } }), choices, ownZone).form.venue).toEqual({
      id: 11,
    });
    expect(
      prefill(found({ venue: { name: 'The Attic', city: 'Porthaven', province: 'West' } }), choices, ownZone)
        .form.venue,
    ).toEqual({ name: 'The Attic', city: 'Porthaven', state: 'West' });
    expect(prefill(found({ venue: { city: 'Porthaven' } }), choices, ownZone).form.venue).toBeNull();
  });

  it('names an organizer by the email address that stands alone, unless a program entered it', () => {
    const organizers = [
      { email: 'choir@quay.example' },
      { email: 'c_1f@group.calendar.google.com' },
      { website: 'https://quay.example/' },
    ];
    expect(prefill(found({ organizers }), choices, ownZone).form.organizers).toEqual([
      { name: 'choir@quay.example', email: 'choir@quay.example' },
    ]);
  });

  describe('of an event that is online', () => {
    const address = 'https://meet.example/room?id=5&k=a';
    const usual = { status: 'draft' as const, minutes: 60, timeZone: '', venueId: 12 };
    const draw = (changes: Partial<FoundEvent>) => {
      const { url: _own, venue: _hall, ...rest } = event;
      return prefill({ ...rest, online: { url: address }, ...changes }, { ...choices, usual }, ownZone);
    };

    it('has its address as website, and no usual venue', () => {
      const { form, assumed } = draw({});
      expect(form).toMatchObject({ website: address, venue: null, description: { text: event.description } });
      expect(assumed).toMatchObject({ online: 'website', venue: false });
    });

    it('has a page of its own: the address ends the description', () => {
      const { form, assumed } = draw({ url: event.url!, venue: event.venue! });
      expect(form).toMatchObject({ website: event.url, venue: { id: 11 } });
      expect(form.description).toEqual({ kind: 'text', text: `${event.description}\n\nOnline: ${address}` });
      expect(assumed.online).toBe('description');
      const blocks = [{ kind: 'paragraph' as const, runs: [{ text: 'Doors at seven.' }] }];
      const named = { name: 'Stream', url: address };
      expect(draw({ url: event.url!, descriptionTree: blocks, online: named }).form.description).toEqual({
        kind: 'tree',
        blocks: [
          ...blocks,
          { kind: 'paragraph', runs: [{ text: 'Online (Stream): ' }, { text: address, link: address }] },
        ],
      });
      const { description: _none, ...silent } = event;
      expect(prefill({ ...silent, online: { url: address } }, choices, ownZone).form.description).toEqual({
        kind: 'text',
        text: `Online: ${address}`,
      });
    });

    it('is not told twice', () => {
      const told = draw({ url: event.url!, description: `Join at ${address}` });
      expect(told.form.description).toEqual({ kind: 'text', text: `Join at ${address}` });
      expect(told.assumed.online).toBeUndefined();
      expect(draw({ online: { name: 'Online' } })).toMatchObject({
        form: { website: '', venue: null },
        assumed: { venue: false },
      });
    });
  });

  it('does not match a venue of another city, nor one of several', () => {
    const venue = { name: 'Harbour Hall', city: 'Elsewhere' };
    expect(prefill(found({ venue }), choices, ownZone).form.venue).toEqual(venue);
    const near = { name: 'Harbour Hall', city: 'Porthaven (West)' };
    expect(prefill(found({ venue: near }), choices, ownZone).form.venue).toEqual({ id: 11 });

    const both = [...choices.venues, { id: 14, name: 'Harbour Hall', city: 'Elsewhere' }];
    const chosen = (said: typeof venue | { name: string }) =>
      prefill(found({ venue: said }), { ...choices, venues: both }, ownZone).form.venue;
    expect(chosen(venue)).toEqual({ id: 14 });
    expect(chosen({ name: 'Harbour Hall' })).toEqual({ name: 'Harbour Hall' });
  });

  it('picks only categories and tags that the site has', () => {
    const { categories, tags } = prefill(event, choices, ownZone).form;
    expect({ categories, tags }).toEqual({ categories: [31], tags: [41] });
  });

  it('never preselects publishing', () => {
    expect(prefill(event, choices, ownZone).form.status).toBe('draft');
  });

  it("takes the venue's zone for a time without one, and keeps what the source says", () => {
    const venue = { name: 'The Attic', city: 'Osaka', country: 'Japan' };
    const start = { local: '2026-12-10T19:30:00' };
    const read = (time: FoundEvent['start']) => {
      const { form, assumed } = prefill(found({ venue, start: time }), choices, ownZone);
      return [form.timeZone, assumed.zone];
    };
    expect(read(start)).toEqual(['Asia/Tokyo', 'venue']);
    expect(read({ ...start, zone: 'Asia/Seoul' })).toEqual(['Asia/Seoul', 'named']);
    expect(read({ ...start, offset: '+09:00' })).toEqual(['Asia/Tokyo', 'offsetFits']);
    expect(read({ ...start, offset: '+01:00' })).toEqual(['Europe/Oslo', 'offsetFits']);
  });

  it('leaves the time empty if nothing was found', () => {
    const { form } = blank('Programme', 'https://venue.example', choices, 'a text');
    expect(form).toMatchObject({
      title: 'Programme',
      start: '',
      end: '',
      description: { kind: 'text', text: 'a text' },
      timeZone: 'Europe/Oslo',
    });
  });
});

describe('findZone', () => {
  const local = '2026-12-10T19:30:00';
  it.each([
    ['the named zone', { local, zone: 'Asia/Tokyo', offset: '+09:00' }, 'Asia/Tokyo', 'named'],
    ["the site's where its offset fits", { local, offset: '+01:00' }, 'Europe/Oslo', 'offsetFits'],
    ["the person's where that fits", { local, offset: '-05:00' }, 'America/New_York', 'offsetFits'],
    ['a place that has the offset where neither fits', { local, offset: '+05:30' }, 'Asia/Kolkata', 'offset'],
    ['a place for a named offset', { local, zone: 'Etc/GMT+4' }, 'America/Halifax', 'offset'],
    ['the newer name of a place', { local, zone: 'Asia/Calcutta' }, 'Asia/Kolkata', 'named'],
    ['UTC for Z', { local, offset: '+00:00' }, 'UTC', 'offset'],
    ["the site's where nothing was said", { local }, 'Europe/Oslo', 'assumed'],
  ])('takes %s', (_what, time, timeZone, reason) => {
    expect(chooseZone(time, { site: 'Europe/Oslo', own: ownZone })).toEqual({ timeZone, zoneReason: reason });
  });

  it.each(['UTC+2', 'UTC+5.5', '+02:00', 'Etc/GMT-2'])(
    'takes no zone from a site that is set to %s, so that the person chooses one',
    (site) => {
      const zones = { site, own: ownZone };
      expect(chooseZone({ local }, zones)).toEqual({ timeZone: '', zoneReason: 'siteOffset' });
      expect(chooseZone({ local }, zones, 'Asia/Tokyo').timeZone).toBe('Asia/Tokyo');
      expect(chooseZone({ local }, { ...zones, usual: 'Asia/Seoul' }).timeZone).toBe('Asia/Seoul');
      expect(chooseZone({ local, offset: '+02:00' }, zones).timeZone).toBe('Europe/Athens');
    },
  );

  it('compares the offset on that day, with daylight saving time', () => {
    expect(
      chooseZone({ local: '2026-07-10T19:30:00', offset: '+01:00' }, { site: 'Europe/Oslo', own: ownZone })
        .timeZone,
    ).toBe('Europe/London');
  });

  it.each([
    ['2026-07-10T19:30', '+02:00', 'Europe/Oslo'],
    ['2026-12-10T19:30', '+01:00', 'Europe/Oslo'],
    // Twice that day
    ['2026-10-25T02:30', '+02:00', 'Europe/Oslo'],
    ['2026-10-25T02:30', '+01:00', 'Europe/Oslo'],
    // Not on the clocks of Oslo
    ['2026-03-29T02:30', '+01:00', 'Europe/London'],
  ])('%s with the offset %s is in %s', (local, offset, zone) => {
    const { timeZone } = chooseZone({ local, offset }, { site: 'Europe/Oslo', own: 'Europe/Oslo' });
    expect(timeZone).toBe(zone);
  });
});
