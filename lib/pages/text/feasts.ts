import { addDays, getNthWeekday, toDate } from './days';
import { isEventYear } from './numericDates';
import { isSign, keyAt, numberAt, type Scanner, skip } from './scanner';
import { matchKeys, type TokenRange, tokenize } from './tokens';

/** A day that every year has by a rule: 'Easter Monday', 'first Saturday in March'. */
export interface WrittenFeast extends TokenRange {
  kind: 'feast';
  /** Its dates in a year, `YYYY-MM-DD`. */
  datesIn: (year: number) => string[];
  year?: number;
}

/** Feasts that Easter determines, as days from Easter Sunday, with the names that they have in the nine languages. */
const feasts: [days: number, names: readonly string[]][] = [
  [-52, ['tłusty czwartek', 'giovedi grasso']],
  [-48, ['rosenmontag']],
  [
    -47,
    [
      'shrove tuesday',
      'pancake tuesday',
      'pancake day',
      'mardi gras',
      'martedi grasso',
      'martes de carnaval',
      'faschingsdienstag',
      'terça de carnaval',
    ],
  ],
  [
    -46,
    [
      'ash wednesday',
      'aschermittwoch',
      'mercredi des cendres',
      'miercoles de ceniza',
      'mercoledi delle ceneri',
      'quarta feira de cinzas',
      'sroda popielcowa',
      'aswoensdag',
    ],
  ],
  [
    -7,
    [
      'palm sunday',
      'palmsonntag',
      'dimanche des rameaux',
      'domingo de ramos',
      'domenica delle palme',
      'niedziela palmowa',
      'palmzondag',
    ],
  ],
  [
    -3,
    [
      'maundy thursday',
      'holy thursday',
      'gründonnerstag',
      'jeudi saint',
      'jueves santo',
      'quinta feira santa',
      'giovedi santo',
      'witte donderdag',
      'wielki czwartek',
    ],
  ],
  [
    -2,
    [
      'good friday',
      'karfreitag',
      'vendredi saint',
      'viernes santo',
      'sexta feira santa',
      'venerdi santo',
      'goede vrijdag',
      'wielki piatek',
    ],
  ],
  [
    -1,
    [
      'holy saturday',
      'karsamstag',
      'samedi saint',
      'sabado santo',
      'sabato santo',
      'stille zaterdag',
      'wielka sobota',
      'wielką sobote',
    ],
  ],
  [
    0,
    [
      'easter sunday',
      'ostersonntag',
      'dimanche de paques',
      'domingo de pascua',
      'domingo de resurreccion',
      'domingo de pascoa',
      'domenica di pasqua',
      'eerste paasdag',
      'paaszondag',
      'niedziela wielkanocna',
      'niedziele wielkanocną',
    ],
  ],
  [
    1,
    [
      'easter monday',
      'ostermontag',
      'lundi de paques',
      'lunes de pascua',
      'segunda feira de pascoa',
      "lunedi dell'angelo",
      'lunedi di pasqua',
      'pasquetta',
      'tweede paasdag',
      'paasmaandag',
      'poniedziałek wielkanocny',
      'lany poniedziałek',
    ],
  ],
  [
    39,
    ['christi himmelfahrt', 'ascension day', 'ascension thursday', "jeudi de l'ascension", 'hemelvaartsdag'],
  ],
  [
    49,
    [
      'whit sunday',
      'pentecost sunday',
      'pfingstsonntag',
      'dimanche de pentecote',
      'domingo de pentecostes',
      'domenica di pentecoste',
      'eerste pinksterdag',
      'pinksterzondag',
    ],
  ],
  [
    50,
    [
      'whit monday',
      'pentecost monday',
      'pfingstmontag',
      'lundi de pentecote',
      'lunes de pentecostes',
      'lunedi di pentecoste',
      'tweede pinksterdag',
      'pinkstermaandag',
    ],
  ],
  [60, ['fronleichnam', 'boze ciało', 'corpo de deus', 'corpus christi']],
];

/**
 * The fourth Thursday of November (United States Code, title 5, section 6103), with days from it; Canada's in October.
 */
const thanksgivings: [dateIn: (year: number) => string, names: readonly string[]][] = [
  [(year) => addDays(getNthWeekday(year, 11, 4, 4), -1), ['thanksgiving eve']],
  [(year) => getNthWeekday(year, 11, 4, 4), ['thanksgiving day', 'thanksgiving']],
  [(year) => getNthWeekday(year, 10, 1, 2), ['canadian thanksgiving']],
];

/** Days that are the same in each year. */
const fixedDays: [monthDay: string, names: readonly string[]][] = [
  [
    '12-24',
    [
      'christmas eve',
      'heiligabend',
      'heiliger abend',
      'veille de noël',
      'réveillon de noël',
      'nochebuena',
      'véspera de natal',
      'vigilia di natale',
      'kerstavond',
      'wigilia bożego narodzenia',
      'クリスマスイブ',
    ],
  ],
  [
    '12-25',
    [
      'christmas day',
      '1. weihnachtstag',
      '1. weihnachtsfeiertag',
      'erster weihnachtstag',
      'erster weihnachtsfeiertag',
      'jour de noël',
      'día de navidad',
      'dia de natal',
      'giorno di natale',
      'eerste kerstdag',
    ],
  ],
  [
    '12-26',
    [
      'boxing day',
      '2. weihnachtstag',
      '2. weihnachtsfeiertag',
      'zweiter weihnachtstag',
      'zweiter weihnachtsfeiertag',
      'tweede kerstdag',
    ],
  ],
  [
    '12-31',
    ["new year's eve", 'silvester', 'nochevieja', 'oudejaarsavond', 'sylwester', 'véspera de ano novo'],
  ],
  [
    '01-01',
    ["new year's day", 'neujahrstag', "jour de l'an", 'capodanno', 'nieuwjaarsdag', 'nowy rok', 'año nuevo'],
  ],
];

type Rule = [dateIn: (year: number) => string, names: readonly string[]];
const rules: Rule[] = [
  ...feasts.map(([days, names]): Rule => [(year) => addDays(findEaster(year), days), names]),
  ...thanksgivings,
  ...fixedDays.map(([monthDay, names]): Rule => [(year) => `${year}-${monthDay}`, names]),
];

/** The names as tokens, by the first one. */
const byFirst = new Map<string, { dateIn: (year: number) => string; keys: string[] }[]>();
for (const [dateIn, names] of rules)
  for (const name of names) {
    const keys = tokenize(name).map(({ key }) => key);
    const [first = ''] = keys;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { dateIn, keys }]);
  }

/** A feast, with the year after it: 'Easter Monday 2027'. Undefined if none begins at the token. */
export function readFeast(scanner: Scanner, at: number): WrittenFeast | undefined {
  for (const { dateIn, keys } of byFirst.get(keyAt(scanner, at)) ?? []) {
    const to = matchKeys(scanner.tokens, at, keys);
    if (to === 0 || isNoDay(scanner, at, to)) continue;
    const year = numberAt(scanner, to, 4);
    const datesIn = (one: number) => [dateIn(one)];
    return year !== undefined && isEventYear(year)
      ? { kind: 'feast', from: at, to: to + 1, datesIn, year }
      : { kind: 'feast', from: at, to, datesIn };
  }
  return undefined;
}

const thursday = 4;
const notOfDay = [
  'for',
  'service',
  'mass',
  'prayer',
  'prayers',
  'eucharist',
  'week',
  'weekend',
  'season',
  'break',
];

/** 'A service of thanksgiving for the life of …' is on any day of the year, 'Thanksgiving weekend' on several. */
const isNoDay = (scanner: Scanner, at: number, to: number): boolean =>
  keyAt(scanner, to - 1) === 'thanksgiving' &&
  (isSign(scanner, at - 1, 'of', 'in', 'and', '&') ||
    isSign(scanner, to, ...notOfDay) ||
    scanner.tokens[to - 1]?.text === 'thanksgiving' ||
    isNamedAfter(scanner, to));

/** 'Thanksgiving dinner this Friday' is near the day. On a Thursday it may be the day itself. */
function isNamedAfter(scanner: Scanner, to: number): boolean {
  const isLink = skip(scanner, to, ['and', 'or', 'to', 'at', 'of']) > to;
  if (scanner.tokens[to]?.kind !== 'word' || isLink) return false;
  const lead = isSign(scanner, to + 1, 'on') ? to + 2 : to + 1;
  const weekday = scanner.vocabulary.find(skip(scanner, lead, ['this', 'next']), 'weekday');
  return weekday !== undefined && weekday.value !== thursday;
}

/** Easter Sunday by the Gregorian computation of Meeus, Jones and Butcher. */
function findEaster(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return toDate({ year, month: Math.floor(days / 31), day: (days % 31) + 1 }) ?? '';
}

/** The dates of a feast: in its year, else the next ones from `today` on. */
export function toFeastDates({ datesIn, year }: WrittenFeast, today: string): string[] {
  if (year !== undefined) return datesIn(year);
  const thisYear = Number(today.slice(0, 4));
  const coming = datesIn(thisYear).filter((date) => date >= today);
  return coming.length > 0 ? coming : datesIn(thisYear + 1);
}
