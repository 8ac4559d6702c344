import fc from 'fast-check';
import type { EventStatus, FoundOrganizer, FoundVenue } from '../../../../../lib/pages/foundEvent';
import { block, keyword, line } from './texts';

/** All that a page or a calendar file can say of an event. Times are `YYYY-MM-DDTHH:mm:ss`. */
export interface Announcement {
  title: string;
  description?: string | undefined;
  times: AnnouncedTimes;
  /** Of several dates, those behind the first, each with the clock time of the first. Days, in order. */
  furtherDays: string[];
  previousStart?: string | undefined;
  schedule?: Schedule | undefined;
  venues: FoundVenue[];
  stream?: { name?: string | undefined; website: string } | undefined;
  mode?: 'Offline' | 'Online' | 'Mixed' | undefined;
  organizers: FoundOrganizer[];
  price?: { amounts: string[]; currency: string } | 'free' | undefined;
  url?: string | undefined;
  /** The first one has the most pixels. */
  images: { address: string; width: number; height: number }[];
  keywords: string[];
  status?: EventStatus | undefined;
  uid?: string | undefined;
}

export interface AnnouncedTimes {
  start: string;
  /** The last day of an event of whole days, at midnight. */
  end?: string | undefined;
  allDay: boolean;
  offset?: string | undefined;
  zone?: string | undefined;
}

/** A weekly series. */
export interface Schedule {
  interval: number;
  weekdays: string[];
  count?: number | undefined;
  /** `YYYY-MM-DD` */
  until?: string | undefined;
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const address = fc
  .stringMatching(/^[a-z0-9-]{1,20}$/)
  .chain((path) =>
    fc.constantFrom(
      `https://venue.example/${path}`,
      `https://venue.example/?p=${path}&lang=de#top`,
      `http://${path.replaceAll('-', 'x')}.example/a,b;c/%C3%BC`,
    ),
  );

/** The minute of a date in the years 1938 to 2095. */
const minute = fc.integer({ min: -32 * 525_600, max: 125 * 525_600 }).filter((at) => Math.abs(at) > 3_000);
const toLocal = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 19);
const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');
const offset = fc.constantFrom('+00:00', '+02:00', '-05:00', '+05:30', '-09:30', '+14:00');
const times: fc.Arbitrary<AnnouncedTimes> = fc
  .record({
    minute,
    length: maybe(fc.integer({ min: 1, max: 10_000 })),
    allDay: fc.boolean(),
    offset: maybe(offset),
    zone: maybe(zone),
  })
  .map(({ minute, length, allDay, offset, zone }) => {
    const end = length === undefined ? undefined : toLocal(minute + length);
    if (!allDay) return { start: toLocal(minute), end, allDay, offset, zone };
    return { start: day(toLocal(minute)), end: end && day(end), allDay };
  })
  // From the first to the last minute of a day is a whole day
  .filter(({ start, end, allDay }) => allDay || !(start.endsWith('T00:00:00') && end?.includes('T23:59')));
const day = (local: string) => `${local.slice(0, 10)}T00:00:00`;

const phone = fc.constantFrom(
  '+49 30 1234-567',
  '(555) 010-9999',
  '０３-１２３４-５６７８',
  '030/12 34 56 ext. 7',
);
const email = fc.constantFrom(
  'info@club.example',
  'o.müller+tickets@xn--bcher-kva.example',
  'a_b%c@d.example',
);
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000 + 1, max: most * 10_000 - 1 }).map((number) => number / 10_000);
const position = fc
  .record({ latitude: degrees(90), longitude: degrees(180) })
  .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);
const region = fc.oneof(
  fc.record({ country: fc.constantFrom('Deutschland', 'CH', '日本', "Côte d'Ivoire"), province: line(1) }),
  fc.record({ country: fc.constantFrom('US', 'USA', 'United States'), state: line(1) }),
  fc.record({ state: line(1) }),
  fc.constant({}),
);
const venue: fc.Arbitrary<FoundVenue> = fc
  .tuple(
    fc.record(
      {
        name: line(3),
        address: line(3),
        city: line(1),
        website: address,
        phone,
        zip: fc.constantFrom('01067', 'SW1A 1AA', '１００-０００１'),
      },
      { requiredKeys: ['name'] },
    ),
    region,
    maybe(position),
  )
  .map(([own, where, at]) => ({ ...own, ...where, ...at }));
const organizer: fc.Arbitrary<FoundOrganizer> = fc
  .record({ name: line(2), email, phone, website: address }, { requiredKeys: [] })
  .filter((one) => Object.keys(one).length > 0);

const cents = fc.uniqueArray(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 4 });
const price = fc
  .record({
    cents,
    form: fc.constantFrom('whole', '.', ','),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'CHF'),
  })
  .map(({ cents, form, currency }) => ({
    amounts: cents.map((each) =>
      form === 'whole' ? String(each) : (each / 100).toFixed(2).replace('.', form),
    ),
    currency,
  }));

const image = fc.record({
  address,
  width: fc.integer({ min: 1, max: 5_000 }),
  height: fc.integer({ min: 1, max: 5_000 }),
});
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    interval: fc.integer({ min: 1, max: 9 }),
    weekdays: fc.subarray(weekdays),
    last: fc.oneof(
      fc.record({ count: fc.integer({ min: 2, max: 500 }) }),
      fc.record({ until: minute.map((at) => toLocal(at).slice(0, 10)) }),
      fc.constant({}),
    ),
  })
  .map(({ last, ...rest }) => ({ ...rest, ...last }));

/** Any announcement. Each format says of it what it can: see `sayable`. */
export const announcements: fc.Arbitrary<Announcement> = fc
  .record({
    title: line(6),
    description: maybe(block),
    times,
    url: maybe(address),
    uid: maybe(fc.uuid()),
    furtherDays: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 2 }),
    previousStart: maybe(minute.map(toLocal)),
    schedule: maybe(schedule),
    venues: fc.uniqueArray(venue, { maxLength: 3, selector: ({ name }) => name }),
    stream: maybe(fc.record({ name: maybe(line(2)), website: address })),
    mode: maybe(fc.constantFrom('Offline', 'Online', 'Mixed')),
    organizers: fc.array(organizer, { maxLength: 3 }),
    price: maybe(fc.oneof(price, fc.constant('free' as const))),
    images: fc.array(image, { maxLength: 3 }),
    keywords: fc.uniqueArray(keyword, { maxLength: 4 }),
    status: maybe(
      fc.constantFrom<EventStatus>(
        ...(['scheduled', 'tentative', 'cancelled', 'postponed', 'rescheduled', 'movedOnline'] as const),
      ),
    ),
  })
  .map((one) => ({
    ...one,
    furtherDays: addDays(one.times.start, one.furtherDays),
    images: one.images.toSorted((a, b) => b.width * b.height - a.width * a.height),
  }));

/** The days so many days after each other. */
function addDays(start: string, distances: readonly number[]): string[] {
  let passed = 0;
  return distances.map((distance) => {
    passed += distance;
    return toLocal(Date.parse(`${start}Z`) / 60_000 + passed * 1_440).slice(0, 10);
  });
}
