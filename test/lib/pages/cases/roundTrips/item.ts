import type { FoundOrganizer, FoundVenue } from '../../../../../lib/pages/foundEvent';
import type { AnnouncedTimes, Announcement, Schedule } from './announcement';
import { furtherTimes } from './expected';
import type { Choose } from './texts';

/** A thing in the vocabulary of schema.org, which JSON-LD, microdata and RDFa write each in their own way. */
export interface Item {
  type: string;
  properties: [name: string, value: Value][];
}

export type Value = Item | Written;

/** A text for readers (a line, or lines), or one for programs. */
export interface Written {
  kind: 'line' | 'block' | 'time' | 'address' | 'email' | 'phone' | 'data';
  text: string;
}

export const isItem = (value: Value): value is Item => 'type' in value;

const written =
  (kind: Written['kind']) =>
  (text: string): Written => ({ kind, text });
const [line, block, data] = [written('line'), written('block'), written('data')];
const [time, address, email, phone] = [
  written('time'),
  written('address'),
  written('email'),
  written('phone'),
];

/** Properties with one value each; those without a value are left out. */
function item(type: string, values: Record<string, Value | Value[] | '' | undefined>): Item {
  const properties = Object.entries(values).flatMap(([name, value]) =>
    (value ? [value].flat() : []).map((each): Item['properties'][number] => [name, each]),
  );
  return { type, properties };
}

const optional = (text: string | number | undefined, kind: (text: string) => Written) =>
  text === undefined ? undefined : kind(String(text));

/** What schema.org can say of an announcement: all but an event that is not certain yet. */
export const sayable = (announced: Announcement): Announcement =>
  announced.status === 'tentative' ? { ...announced, status: undefined } : announced;

/** The announcement in the terms of schema.org, in one of the ways in which publishers use them. */
export function toItem(announced: Announcement, choose: Choose): Item {
  const { times, venues, stream, organizers, schedule, status, mode, previousStart } = announced;
  const all = [times, ...furtherTimes(announced)];
  const zoneInSchedule = schedule !== undefined && choose(false, true);
  const write = (local: string | undefined, of: AnnouncedTimes) =>
    local === undefined
      ? []
      : [time(toTime(local, zoneInSchedule ? { ...of, zone: undefined } : of, choose))];
  const places = [
    ...venues.map((venue) => toPlace(venue, choose)),
    ...(stream
      ? [item('VirtualLocation', { name: optional(stream.name, line), url: address(stream.website) })]
      : []),
  ];
  const prefix = choose('https://schema.org/', 'http://schema.org/', '');
  return item(choose('Event', 'MusicEvent', 'Festival'), {
    name: line(announced.title),
    description: optional(announced.description, block),
    startDate: all.flatMap((of) => write(of.start, of)),
    endDate: all.flatMap((of) => write(of.end, of)),
    previousStartDate: optional(previousStart, data),
    eventStatus: status && data(`${prefix}Event${status.charAt(0).toUpperCase()}${status.slice(1)}`),
    eventAttendanceMode: mode && data(`${prefix}${mode}EventAttendanceMode`),
    eventSchedule: schedule && toSchedule(schedule, times, zoneInSchedule, choose),
    location: places,
    organizer: organizers.map((one) => toOrganizer(one, choose)),
    ...toOffers(announced.price, choose),
    url: optional(announced.url, address),
    image: choose(announced.images, announced.images.slice(0, 1), announced.images.toReversed()).map(
      (image) =>
        item('ImageObject', {
          [choose('url', 'contentUrl')]: address(image.address),
          width: data(`${image.width}${choose('', 'px')}`),
          height: data(`${image.height}`),
        }),
    ),
    keywords: toKeywords(announced.keywords, choose),
    identifier: optional(announced.uid, data),
  });
}

function toTime(local: string, { allDay, offset = '', zone }: AnnouncedTimes, choose: Choose): string {
  if (allDay) return local.slice(0, 10);
  const clock = local.endsWith(':00') ? choose(local, local.slice(0, -3), `${local}.000`) : local;
  const utc = offset === '+00:00' ? choose('Z', offset) : choose(offset, offset.replace(':', ''));
  return `${choose(clock, clock.replace('T', ' '))}${utc}${zone ? `[${zone}]` : ''}`;
}

function toPlace(venue: FoundVenue, choose: Choose): Item {
  const { latitude, longitude, country } = venue;
  const geo = { latitude: optional(latitude, data), longitude: optional(longitude, data) };
  const isAt = latitude !== undefined;
  const inGeo = choose(true, false);
  const postal = item('PostalAddress', {
    streetAddress: optional(venue.address, line),
    addressLocality: optional(venue.city, line),
    addressRegion: optional(venue.state ?? venue.province, line),
    postalCode: optional(venue.zip, line),
    addressCountry: country && choose<Value>(line(country), item('Country', { name: line(country) })),
  });
  return item(choose('Place', 'MusicVenue'), {
    name: line(venue.name ?? ''),
    address: postal.properties.length > 0 ? postal : undefined,
    geo: isAt && inGeo ? item('GeoCoordinates', geo) : undefined,
    ...(isAt && !inGeo ? geo : {}),
    telephone: optional(venue.phone, phone),
    [choose('url', 'sameAs')]: optional(venue.website, address),
  });
}

const toOrganizer = (one: FoundOrganizer, choose: Choose): Item =>
  item(choose('Organization', 'Person'), {
    name: optional(one.name, line),
    email: optional(one.email, email),
    telephone: optional(one.phone, phone),
    url: optional(one.website, address),
  });

function toOffers(price: Announcement['price'], choose: Choose): Record<string, Value | Value[] | undefined> {
  if (price === undefined) return {};
  if (price === 'free') return { isAccessibleForFree: data('true') };
  const { amounts, currency } = price;
  const toOffer = (amount: string) =>
    item('Offer', {
      price: data(amount),
      priceCurrency: data(currency),
      availability: data(choose('https://schema.org/InStock', 'SoldOut')),
      url: address('https://tickets.example/'),
    });
  const sorted = amounts.toSorted((one, other) => toNumber(one) - toNumber(other));
  const range = item('AggregateOffer', {
    lowPrice: data(sorted[0] ?? ''),
    highPrice: data(sorted.at(-1) ?? ''),
    priceCurrency: data(currency),
    offers: choose(undefined, amounts.map(toOffer)),
  });
  const specified = amounts.map((amount) => item('PriceSpecification', { price: data(amount) }));
  const specification = item('Offer', { priceCurrency: data(currency), priceSpecification: specified });
  return { offers: choose(amounts.map(toOffer), [range], [specification]) };
}

const toNumber = (amount: string) => Number(amount.replace(',', '.'));

function toKeywords(keywords: readonly string[], choose: Choose): Value[] {
  if (keywords.length === 0) return [];
  return choose<Value[]>(
    keywords.map(line),
    [line(keywords.join(', '))],
    keywords.map((name) => item('DefinedTerm', { name: line(name) })),
  );
}

const dayNames = new Map(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => [
    name.slice(0, 2).toUpperCase(),
    name,
  ]),
);

function toSchedule(schedule: Schedule, times: AnnouncedTimes, hasZone: boolean, choose: Choose): Item {
  const { interval, weekdays, count, until } = schedule;
  const isWeekly = interval === 1;
  const toDay = choose(
    (day: string) => `https://schema.org/${dayNames.get(day)}`,
    (day: string) => dayNames.get(day) ?? '',
    (day: string) => day,
  );
  return item('Schedule', {
    repeatFrequency: data(choose(`P${interval}W`, isWeekly ? 'Weekly' : `P${interval}W`)),
    byDay: weekdays.map((day) => data(toDay(day))),
    repeatCount: optional(count, data),
    startDate: data(times.start.slice(0, 10)),
    endDate: optional(until, data),
    startTime: times.allDay ? undefined : data(times.start.slice(11)),
    endTime: times.allDay || times.end === undefined ? undefined : data(times.end.slice(11)),
    scheduleTimezone: hasZone ? optional(times.zone, data) : undefined,
  });
}
