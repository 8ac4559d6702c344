import type { EventTime } from '../../../../../lib/pages/foundEvent';
import { dayAfter } from '../../../../../lib/pages/times/dates';
import type { AnnouncedTimes, Announcement, Schedule } from './announcement';
import { furtherTimes } from './expected';
import { type Choose, escaped, shuffled } from './texts';

/** What an entry of a calendar file can say of an announcement, besides its further days: see `extraStarts`. */
export const sayable = (announced: Announcement): Announcement => {
  const { times, venues, stream, organizers, images, status } = announced;
  const { latitude, longitude, name } = venues[0] ?? {};
  const position = latitude === undefined ? {} : { latitude, longitude };
  const isInUtc = times.offset !== undefined;
  return {
    ...announced,
    previousStart: undefined,
    mode: undefined,
    price: undefined,
    furtherDays: [],
    times: { ...times, ...(isInUtc ? { offset: '+00:00', zone: undefined } : {}) },
    venues: name === undefined ? [] : [{ name, ...position }],
    stream: stream && { ...stream, name: stream.name && inParameter(stream.name) },
    // The value of ORGANIZER is one address
    organizers: organizers.flatMap(({ phone: _phone, email, website, name: own }) => {
      const address = email ? { email } : website ? { website } : undefined;
      return address ? [{ ...address, ...(own && { name: inParameter(own) }) }] : [];
    }),
    images: images.slice(0, 1),
    status: status && (['scheduled', 'tentative', 'cancelled'].includes(status) ? status : undefined),
  };
};

// Programs disagree on whether `\n` in a parameter is a line break
const inParameter = (text: string) => text.replaceAll('\\n', 'n');

/** The starts of the further days. */
export const extraStarts = (announced: Announcement): EventTime[] =>
  furtherTimes(announced).map(({ start, zone, offset, allDay }) => ({
    local: start,
    ...(zone && !allDay && { zone }),
    ...(offset && !allDay && { offset }),
  }));

/** A calendar file; `isFormatted` if the description of its entry holds markup. */
export interface WrittenFile {
  text: string;
  isFormatted: boolean;
}

/**
 * Writes an announcement as a calendar file, in one of the ways of programs: its properties in any order, its lines
 * folded anywhere.
 * @param announced a `sayable` announcement
 * @param further the starts of its further days, as RDATE
 */
export function writeCalendarFile(
  announced: Announcement,
  further: readonly EventTime[],
  choose: Choose,
): WrittenFile {
  const { times, uid, url, status, venues, keywords, images } = announced;
  const zone = times.zone ?? 'UTC';
  const writeTimes = timesWriter(times, choose(zone, `"${zone}"`, ownZone));
  const description = writeDescription(announced.description, choose);
  const categories = keywords.map((each) => escapeText(each));
  const properties = [
    ['DTSTAMP:20200101T000000Z', 'CLASS:PUBLIC'],
    [`SUMMARY${choose('', ';LANGUAGE=de')}:${escapeText(announced.title)}`],
    [writeTimes('DTSTART', [times.start])],
    times.end === undefined
      ? []
      : [writeTimes('DTEND', [times.allDay ? String(dayAfter(times.end.slice(0, 10))) : times.end])],
    choose(
      further.map(({ local }) => writeTimes('RDATE', [local])),
      further.length > 0
        ? [
            writeTimes(
              'RDATE',
              further.map(({ local }) => local),
            ),
          ]
        : [],
    ),
    announced.schedule ? [writeRule(announced.schedule)] : [],
    description.lines,
    writePlace(announced, choose),
    venues.flatMap(({ latitude, longitude }) =>
      latitude === undefined ? [] : [`GEO:${latitude};${longitude}`],
    ),
    announced.organizers.map(({ name, email, website }) => {
      const label = name === undefined ? '' : `;CN="${toParameter(name)}"`;
      const mail = choose(
        `${label}:mailto:${email}`,
        `${label}:MAILTO:${email}`,
        `${label};EMAIL=${email}:urn:x`,
      );
      return `ORGANIZER${email ? mail : `${label}:${website}`}`;
    }),
    url ? [`URL${choose('', ';VALUE=URI')}:${url}`] : [],
    images.map(({ address }) =>
      choose(`IMAGE;VALUE=URI;DISPLAY=BADGE:${address}`, `ATTACH;FMTTYPE=image/jpeg:${address}`),
    ),
    choose(
      categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : [],
      categories.map((each) => `CATEGORIES:${each}`),
    ),
    status ? [`STATUS:${status === 'scheduled' ? 'CONFIRMED' : status.toUpperCase()}`] : [],
    uid ? [`UID:${uid}`] : [],
  ];
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'SUMMARY:Soon', 'DESCRIPTION:Soon', 'END:VALARM'];
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Club//EN', ...zoneLines(zone)],
    ...['BEGIN:VEVENT', ...shuffled([...properties, alarm], choose).flat(), 'END:VEVENT'],
    ...['BEGIN:VTODO', 'SUMMARY:Clean the hall', 'END:VTODO', 'END:VCALENDAR', ''],
  ];
  const [length, ending] = [choose(70, 20, 7), choose('\r\n', '\n')];
  const text = lines.map((each) => fold(each, length, ending)).join(ending);
  return { text, isFormatted: description.isFormatted };
}

/** A zone that the file defines under a name of its own. */
const ownZone = 'Club time';
const zoneLines = (zone: string) => [
  ...[
    'BEGIN:VTIMEZONE',
    `TZID:${ownZone}`,
    `X-LIC-LOCATION:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
  ],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

const compact = (local: string) => local.replace(/[-:]/g, '');

/** Writes all times of an entry in one way. */
function timesWriter({ allDay, zone, offset }: AnnouncedTimes, identifier: string) {
  return (name: string, locals: readonly string[]): string => {
    if (allDay) return `${name};VALUE=DATE:${locals.map((local) => compact(local.slice(0, 10))).join(',')}`;
    const values = locals.map((local) => compact(local) + (offset ? 'Z' : '')).join(',');
    return `${name}${zone ? `;TZID=${identifier}` : ''}:${values}`;
  };
}

function writeRule({ interval, weekdays, count, until }: Schedule): string {
  const parts = [
    'FREQ=WEEKLY',
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.join(',')}`] : []),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...(until === undefined ? [] : [`UNTIL=${compact(until)}`]),
  ];
  return `RRULE:${parts.join(';')}`;
}

function writePlace({ venues, stream }: Announcement, choose: Choose): string[] {
  const [venue] = venues;
  const hall = venue?.name
    ? [`LOCATION${choose('', ';ALTREP="https://venue.example/"')}:${escapeText(venue.name)}`]
    : [];
  if (!stream) return hall;
  const { name, website } = stream;
  if (name) return [...hall, `CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL="${toParameter(name)}":${website}`];
  const meeting = choose(
    [`CONFERENCE;VALUE=URI:${website}`],
    [`X-GOOGLE-CONFERENCE:${website}`],
    [`X-MICROSOFT-SKYPETEAMSMEETINGURL:${escapeText(website)}`],
  );
  if (hall.length > 0) return [...hall, ...meeting];
  return choose([`LOCATION:${escapeText(website)}`], ['LOCATION:', ...meeting]);
}

function writeDescription(text: string | undefined, choose: Choose) {
  if (text === undefined) return { lines: [], isFormatted: false };
  const html = escaped(text, choose).replaceAll('\n', choose('<br>', '<br />\n'));
  const markup = escapeText(`<html><body><p>${html}</p></body></html>`);
  const plain = `DESCRIPTION:${escapeText(text)}`;
  const formatted = `X-ALT-DESC;FMTTYPE=text/html:${markup}`;
  const lines = choose([plain], [plain, formatted], [formatted], [`DESCRIPTION:${markup}`]);
  return { lines, isFormatted: lines.length > 1 || !lines.includes(plain) };
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A parameter value in quotes (RFC 6868). */
const toParameter = (text: string) => text.replaceAll('^', '^^').replaceAll('"', "^'");

function fold(line: string, length: number, ending: string): string {
  const signs = [...line];
  const parts = Array.from({ length: Math.ceil(signs.length / length) }, (_, at) =>
    signs.slice(at * length, (at + 1) * length).join(''),
  );
  return parts.join(`${ending} `);
}
