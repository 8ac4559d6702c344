/** When a demo event is, by the clock of its place: `2026-12-05T20:00`, or `2026-12-27` for whole days. */
export interface DemoTimes {
  readonly start: string;
  readonly end: string;
}

/** The days of all events on the demo's pages. */
export interface Programme {
  readonly jazzNight: DemoTimes & { readonly doors: string };
  readonly talk: DemoTimes;
  readonly market: DemoTimes;
  readonly lanterns: DemoTimes;
  readonly choirs: DemoTimes;
  readonly dance: DemoTimes;
  readonly hostileEvening: DemoTimes;
}

/** The zone offset at the demo's places in December. */
export const placeOffset = '-05:00';

/**
 * The dates of the demo's events. They are in the next December that has not begun, so that no event is over while the
 * demo runs, whenever it is started.
 * @param now milliseconds since 1970
 */
export function createProgramme(now: number): Programme {
  const today = new Date(now);
  const year = today.getUTCFullYear() + (today.getUTCMonth() === 11 ? 1 : 0);
  const december = `${year}-12`;
  return {
    jazzNight: {
      doors: `${december}-05T19:00`,
      start: `${december}-05T20:00`,
      end: `${december}-05T22:30`,
    },
    talk: { start: `${december}-10T19:30`, end: `${december}-10T21:00` },
    market: { start: `${december}-12T10:00`, end: `${december}-12T17:00` },
    hostileEvening: { start: `${december}-13T18:00`, end: `${december}-13T20:00` },
    lanterns: { start: `${december}-27`, end: `${december}-28` },
    choirs: { start: `${december}-29T19:00`, end: `${december}-29T20:30` },
    dance: { start: `${december}-31T21:00`, end: `${year + 1}-01-01T01:00` },
  };
}

const formatIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (local: string) => format.format(Date.parse(local.slice(0, 10)));
};

const toWeekday = formatIn({ weekday: 'long' });

/** `5 December` */
export const toDayText = formatIn({ day: 'numeric', month: 'long' });

/** `Saturday 5 December`; put together here, since versions of Intl differ in the comma. */
export const toWeekdayText = (local: string) => `${toWeekday(local)} ${toDayText(local)}`;

/** `Saturday 5 December 2026` */
export const toDateText = (local: string) => `${toWeekdayText(local)} ${local.slice(0, 4)}`;
