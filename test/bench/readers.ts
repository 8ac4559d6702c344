import * as chrono from 'chrono-node';
import { Window } from 'happy-dom';
import ICAL from 'ical.js';
import { findEvents } from '../../lib/pages/events';
import { readCalendarFile } from '../../lib/pages/ics';
import { readEventText } from '../../lib/pages/text';
import { files } from '../lib/pages/cases/asPublished/files';
import { handFiles } from '../lib/pages/cases/asPublished/handFiles';
import { moreFiles } from '../lib/pages/cases/asPublished/moreFiles';
import { moreSites } from '../lib/pages/cases/asPublished/moreSites';
import { plugins } from '../lib/pages/cases/asPublished/plugins';
import { sites } from '../lib/pages/cases/asPublished/sites';
import { texts } from '../lib/pages/cases/asPublished/texts';
import { damageCases } from '../lib/pages/cases/damage';
import { elementCases } from '../lib/pages/cases/elements';
import { fieldCases } from '../lib/pages/cases/fields';
import { generatorCases } from '../lib/pages/cases/generators';
import { moreGeneratorCases } from '../lib/pages/cases/moreGenerators';
import { defaultNow, type TextCase } from '../lib/pages/text/case';
import { textCases } from '../lib/pages/text/cases';
import { type Read, readCase, toRead } from '../lib/pages/text/read';
import type { Row } from './row';

/** Fields of one case: those that it wants, and what two readers say. */
interface Judged {
  wanted: Read[];
  ours: Read[];
  theirs: Read[];
}

type Field = 'start' | 'end' | 'title' | 'venue' | 'cost';

/**
 * How many of the fields that the readers give are right (precision), and how many of those in the source they give
 * (recall), beside what a simple reader makes of the same cases.
 */
export async function measureReaders(): Promise<Row[]> {
  return [
    ...toRows(
      'text',
      'chrono alone',
      ['start', 'end', 'title', 'venue', 'cost'],
      [...textCases.map(judgeText), ...judgeReviewed()],
    ),
    ...toRows('pages', 'a naive JSON-LD walker', ['start', 'end', 'title'], judgePages()),
    ...toRows('files', 'ical.js alone', ['start', 'end', 'title'], judgeFiles()),
  ];
}

function toRows(kind: string, baseline: string, fields: Field[], judged: Judged[]): Row[] {
  return fields.flatMap((field) => {
    const ours = measure(judged, field, ({ ours }) => ours);
    const theirs = measure(judged, field, ({ theirs }) => theirs);
    return (['precision', 'recall'] as const).map((part) => ({
      id: `readers.${kind}.${field}.${part}`,
      what: `${field} in ${kind}, ${part}`,
      unit: 'percent' as const,
      ours: ours[part],
      baseline: { what: baseline, value: theirs[part] },
      samples: judged.length,
    }));
  });
}

/** A list of starts is a doubt: it asserts none, and if the case has one, every assertion is wrong. */
function measure(judged: readonly Judged[], field: Field, pick: (one: Judged) => Read[]) {
  let [wanted, given, right] = [0, 0, 0];
  for (const one of judged) {
    const read = pick(one);
    for (const [at, expected] of one.wanted.entries()) {
      const value = read[at]?.[field];
      const isAsserted = typeof value === 'string';
      const isWanted = typeof expected[field] === 'string';
      if (isWanted) wanted++;
      // A case that does not mention a field does not judge it
      if (isAsserted && field in expected) given++;
      if (isAsserted && isWanted && isSame(field, value, expected[field])) right++;
    }
  }
  const percent = (of: number) => (of === 0 ? 0 : (100 * right) / of);
  return { precision: percent(given), recall: percent(wanted) };
}

const isSame = (field: Field, value: string, wanted: unknown): boolean =>
  typeof wanted === 'string' && (field === 'title' ? value.includes(wanted) : value === wanted);

function judgeText(one: TextCase): Judged {
  const { start, end, title, venue, cost } = one;
  const wanted = {
    start,
    ...(end && { end }),
    ...(title && { title }),
    ...(venue && { venue }),
    ...(cost && { cost }),
  };
  return { wanted: [wanted], ours: [toRead(readCase(one))], theirs: [readWithChrono(one)] };
}

/** The plain ones of the published texts. Where several starts are right, each counts as the first of them. */
function judgeReviewed(): Judged[] {
  return texts.flatMap(({ text, locale, plain, now = '2026-03-10T09:00:00+01:00' }) => {
    if (!plain) return [];
    const event = readEventText(text, { now, timeZone: 'Europe/Berlin', locale });
    const ours = toOurs(event ? [event] : []);
    const language = locale.slice(0, 2);
    const theirs = readWithChrono({ text, language, now, label: 'plain', start: '' });
    const starts = [plain.start].flat().map(toMinute);
    const [start = ''] = starts;
    const settle = (read: Read): Read =>
      typeof read.start === 'string' && starts.includes(read.start) ? { ...read, start } : read;
    // Whole days as chrono gives them
    const wanted = toWanted({ ...plain, start });
    const whole = theirs.start?.length === 10 && plain.allDay ? { start: `${theirs.start}T00:00` } : {};
    return [{ wanted: [wanted], ours: ours.map(settle), theirs: [settle({ ...theirs, ...whole })] }];
  });
}

const parsers: Record<string, chrono.Chrono | undefined> = Object.fromEntries(
  Object.entries({
    en: chrono.en,
    de: chrono.de,
    fr: chrono.fr,
    es: chrono.es,
    pt: chrono.pt,
    it: chrono.it,
  }).map(([language, { casual }]) => [language, casual]),
);
Object.assign(parsers, { nl: chrono.nl.casual, ja: chrono.ja.casual });

/** The first date that chrono finds, in the language of the case. */
function readWithChrono({ text, language, now = defaultNow }: TextCase): Read {
  const parser = parsers[language] ?? chrono.en.casual;
  const [first] = parser.parse(text, { instant: new Date(now), timezone: 60 }, { forwardDate: true });
  if (!first) return {};
  const digits = (value: number | null, length = 2) => String(value ?? 0).padStart(length, '0');
  const write = (part: chrono.ParsedComponents, isDay: boolean) => {
    const date = `${digits(part.get('year'), 4)}-${digits(part.get('month'))}-${digits(part.get('day'))}`;
    return isDay ? date : `${date}T${digits(part.get('hour'))}:${digits(part.get('minute'))}`;
  };
  const isDay = !first.start.isCertain('hour');
  return { start: write(first.start, isDay), ...(first.end && { end: write(first.end, isDay) }) };
}

const toMinute = (local: string | undefined) => local?.slice(0, 16);

/** The start, end and title of an event as strings, as far as there are any. */
function toFields(start?: string, end?: string, title?: string): Read {
  return {
    ...(start !== undefined && { start: toMinute(start) ?? '' }),
    ...(end !== undefined && end !== 'none' && { end: toMinute(end) ?? '' }),
    ...(title !== undefined && { title }),
  };
}

const toOurs = (events: ReturnType<typeof findEvents>): Read[] =>
  events.map(({ start, end, title, alternatives }) =>
    toFields(alternatives ? undefined : start.local, end?.local, title),
  );

interface Wanted {
  start: string | string[];
  end?: string;
  title?: string;
}

/** Of several starts that are right, the first. */
const toWanted = ({ start, end, title }: Wanted): Read => toFields([start].flat()[0], end, title);

function judgePages(): Judged[] {
  const parse = (html: string) =>
    new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const own = [generatorCases, moreGeneratorCases, fieldCases, damageCases, elementCases].flat();
  const pages = [
    ...own.map(({ html, events }) => ({
      html,
      wanted: events.map(({ start, end, title }) => toFields(start?.local, end?.local, title)),
    })),
    ...[plugins, sites, moreSites]
      .flat()
      .flatMap(({ html, plain }) => (plain ? { html, wanted: plain.map(toWanted) } : [])),
  ];
  return pages.map(({ html, wanted }) => {
    const page = parse(html);
    return { wanted, ours: toOurs(findEvents(page, 'https://site.example/page')), theirs: walkJsonLd(page) };
  });
}

/** Every object whose type ends in 'Event', in blocks that are JSON. */
function walkJsonLd(page: Document): Read[] {
  const found: Read[] = [];
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const thing = value as Record<string, unknown>;
    if (/Event$/.test([thing['@type']].flat().join(' ')))
      found.push(toFields(text(thing.startDate), text(thing.endDate), text(thing.name)));
    for (const inner of Object.values(thing)) walk(inner);
  };
  for (const block of page.querySelectorAll('script[type="application/ld+json"]'))
    try {
      walk(JSON.parse(block.textContent ?? ''));
    } catch {
      // A naive reader leaves out what is no JSON
    }
  return found;
}

function judgeFiles(): Judged[] {
  return [files, handFiles, moreFiles]
    .flat()
    .flatMap(({ file, plain }) =>
      plain
        ? { wanted: plain.map(toWanted), ours: toOurs(readCalendarFile(file)), theirs: readWithIcal(file) }
        : [],
    );
}

function readWithIcal(file: string): Read[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[] as [string, unknown[], unknown[]]);
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const { startDate, endDate, summary } = new ICAL.Event(component);
      const write = (time: ICAL.Time | null | undefined) =>
        time ? (time.isDate ? `${time.toString()}T00:00` : time.toString()) : undefined;
      return toFields(write(startDate), write(endDate), summary ?? undefined);
    });
  } catch {
    return [];
  }
}
