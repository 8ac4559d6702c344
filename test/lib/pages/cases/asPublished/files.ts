import type { FileCase } from './verdict';

/** Lines of a calendar file, ended as the format demands. */
const crlf = (lines: string) => `${lines.trim().replaceAll('\n', '\r\n')}\r\n`;
const calendar = (lines: string, head = 'PRODID:-//Example//EN') =>
  crlf(`BEGIN:VCALENDAR\nVERSION:2.0\n${head}\n${lines.trim()}\nEND:VCALENDAR`);

/** As calendar programs and networks make them. */
export const files: FileCase[] = [
  {
    name: 'Google: zone by Olson name, times in UTC, zone of the calendar in a header',
    file: calendar(
      `BEGIN:VEVENT
DTSTART:20260418T160000Z
DTEND:20260418T190000Z
DTSTAMP:20260301T101010Z
UID:4h2k1@google.com
CREATED:20260201T090000Z
DESCRIPTION:<b>Bring</b> a chair
LAST-MODIFIED:20260301T090000Z
LOCATION:Dolores Park\\, San Francisco\\, CA 94114\\, USA
SEQUENCE:1
STATUS:CONFIRMED
SUMMARY:Picnic
TRANSP:OPAQUE
END:VEVENT`,
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN\nCALSCALE:GREGORIAN\nMETHOD:PUBLISH\nX-WR-CALNAME:Friends\nX-WR-TIMEZONE:America/Los_Angeles',
    ),
    plain: [
      {
        title: 'Picnic',
        start: '2026-04-18T16:00:00',
        end: '2026-04-18T19:00:00',
        offset: '+00:00',
        allDay: false,
        venue: 'Dolores Park',
      },
    ],
  },
  {
    name: 'Google: whole days, the end excluded',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART;VALUE=DATE:20260730\nDTEND;VALUE=DATE:20260803\nSUMMARY:Fringe\nUID:1\nEND:VEVENT',
    ),
    plain: [{ title: 'Fringe', start: '2026-07-30T00:00:00', end: '2026-08-02T23:59:59', allDay: true }],
  },
  {
    name: 'Exchange: Windows zone with a definition from 1601',
    file: calendar(
      `BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ORGANIZER;CN=Anke Vogt:MAILTO:anke@firma.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Müller, Jan":MAILTO:jan@firma.example
DESCRIPTION;LANGUAGE=de-DE:Agenda folgt.\\n\\n
UID:040000008200E00074C5B7101A82E00800000000
SUMMARY;LANGUAGE=de-DE:Quartalsgespräch
DTSTART;TZID=W. Europe Standard Time:20260414T140000
DTEND;TZID=W. Europe Standard Time:20260414T153000
DTSTAMP:20260309T101833Z
LOCATION;LANGUAGE=de-DE:Raum 2.14
X-MICROSOFT-CDO-ALLDAYEVENT:FALSE
BEGIN:VALARM
DESCRIPTION:REMINDER
TRIGGER;RELATED=START:-PT15M
ACTION:DISPLAY
END:VALARM
END:VEVENT`,
      'METHOD:REQUEST\nPRODID:Microsoft Exchange Server 2010',
    ),
    plain: [
      {
        title: 'Quartalsgespräch',
        start: '2026-04-14T14:00:00',
        end: '2026-04-14T15:30:00',
        zone: 'Europe/Berlin',
        allDay: false,
        venue: 'Raum 2.14',
      },
    ],
  },
  {
    name: 'Outlook: zone name in quotes with colon and offset, no definition',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20260514T090000\nDTEND;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20260514T100000\nSUMMARY:Stand-up\nUID:a\nEND:VEVENT',
    ),
    plain: [{ title: 'Stand-up', start: '2026-05-14T09:00:00', end: '2026-05-14T10:00:00', allDay: false }],
  },
  {
    name: 'Outlook: an all-day event as midnight to midnight with the Microsoft flag',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART;TZID=Eastern Standard Time:20260703T000000\nDTEND;TZID=Eastern Standard Time:20260704T000000\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\nSUMMARY:Office closed\nUID:b\nEND:VEVENT',
    ),
    plain: [
      { title: 'Office closed', start: '2026-07-03T00:00:00', end: '2026-07-03T23:59:59', allDay: true },
    ],
  },
  {
    name: 'Apple: structured location, travel time, folded within a character of several bytes is not, tabs as folds',
    file: calendar(
      `BEGIN:VEVENT
CREATED:20260301T080000Z
UID:7B0C
DTEND;TZID=Europe/London:20260516T223000
SUMMARY:Dad’s
	 60th
DTSTART;TZID=Europe/London:20260516T190000
X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M
X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="1 High St\\nOxford":geo:51.75,-1.25
LOCATION:The Trout Inn\\n195 Godstow Rd\\, Oxford
SEQUENCE:0
END:VEVENT`,
      'PRODID:-//Apple Inc.//macOS 14.4//EN\nCALSCALE:GREGORIAN',
    ),
    plain: [
      {
        title: 'Dad’s 60th',
        start: '2026-05-16T19:00:00',
        end: '2026-05-16T22:30:00',
        zone: 'Europe/London',
        venue: 'The Trout Inn',
      },
    ],
  },
  {
    name: 'Apple: a birthday before 1970, yearly',
    file: calendar(
      'BEGIN:VEVENT\nDTSTART;VALUE=DATE:19640229\nDTEND;VALUE=DATE:19640301\nRRULE:FREQ=YEARLY\nSUMMARY:Greta\nUID:c\nEND:VEVENT',
    ),
    plain: [{ title: 'Greta', start: '1964-02-29T00:00:00', allDay: true, recurrence: 'FREQ=YEARLY' }],
  },
  {
    name: 'Nextcloud: duration in place of an end, categories, parameters in lower case',
    file: calendar(
      'BEGIN:VEVENT\nuid:d\ndtstart;tzid=Europe/Berlin:20260321T200000\nDURATION:PT1H30M\nsummary:Probe\nCATEGORIES:Chor,Musik\nEND:VEVENT',
    ),
    plain: [
      { title: 'Probe', start: '2026-03-21T20:00:00', end: '2026-03-21T21:30:00', zone: 'Europe/Berlin' },
    ],
  },
  {
    name: 'Meetup: zone definition of the group first, its DTSTART is no event',
    file: calendar(
      `BEGIN:VTIMEZONE
TZID:America/Chicago
X-LIC-LOCATION:America/Chicago
BEGIN:DAYLIGHT
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:CDT
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
DTSTAMP:20260301T010101Z
DTSTART;TZID=America/Chicago:20260808T183000
DTEND;TZID=America/Chicago:20260808T203000
STATUS:CONFIRMED
SUMMARY:Vegan Potluck & Rally
DESCRIPTION:Group\\nSaturday\\, August 8 at 6:30 PM\\n\\nhttps://www.meetup.com/x/
CLASS:PUBLIC
GEO:30.27;-97.74
LOCATION:Zilker Clubhouse (200 Zilker Clubhouse Rd\\, Austin\\, TX)
URL:https://www.meetup.com/x/events/1/
UID:event_1@meetup.com
END:VEVENT`,
      'PRODID:-//Meetup//RemoteApi//EN\nX-ORIGINAL-URL:https://www.meetup.com/x/events/1/ic\n al/x.ics\nX-MS-OLK-FORCEINSPECTOROPEN:TRUE',
    ),
    plain: [
      {
        title: 'Vegan Potluck & Rally',
        start: '2026-08-08T18:30:00',
        end: '2026-08-08T20:30:00',
        zone: 'America/Chicago',
        venue: 'Zilker',
      },
    ],
  },
  {
    name: 'Facebook: UTC, PARTSTAT as a property, organizer with a mail that is none',
    file: calendar(
      'BEGIN:VEVENT\nDTSTAMP:20260301T000000Z\nLAST-MODIFIED:20260301T000000Z\nCREATED:20260301T000000Z\nSEQUENCE:0\nORGANIZER;CN=Kulturhaus:MAILTO:noreply@facebookmail.com\nDTSTART:20260605T180000Z\nDTEND:20260605T220000Z\nUID:e1@facebook.com\nSUMMARY:Sommerfest 🎉\nLOCATION:Kulturhaus\\, Bahnhofstr. 1\\, Jena\nURL:https://www.facebook.com/events/1/\nCLASS:PUBLIC\nSTATUS:CONFIRMED\nPARTSTAT:ACCEPTED\nEND:VEVENT',
      'PRODID:-//Facebook//NONSGML Facebook Events V1.0//EN',
    ),
    plain: [
      {
        title: 'Sommerfest',
        start: '2026-06-05T18:00:00',
        end: '2026-06-05T22:00:00',
        offset: '+00:00',
        venue: 'Kulturhaus',
      },
    ],
  },
];
