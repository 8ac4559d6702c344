import { isZone } from '../../shared/time';
import { twoDigits } from '../times/dates';
import { isJoined, isSign, numberAt, type Scanner } from './scanner';

const offsets: Record<string, number | undefined> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  WEZ: 0,
  WESZ: 60,
  CET: 60,
  MEZ: 60,
  HNEC: 60,
  CEST: 120,
  MESZ: 120,
  HAEC: 120,
  EET: 120,
  OEZ: 120,
  EEST: 180,
  OESZ: 180,
  MSK: 180,
  SAST: 120,
  BRT: -180,
  COT: -300,
  // Canadian French: heure normale, heure avancée
  HNE: -300,
  HAE: -240,
  HNC: -360,
  HAC: -300,
  HNR: -420,
  HAR: -360,
  HNP: -480,
  HAP: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  JST: 540,
  KST: 540,
  SGT: 480,
  HKT: 480,
  AWST: 480,
  ACST: 570,
  ACDT: 630,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
};
/** Abbreviations that leave open whether daylight saving time applies. */
const zones: Record<string, string | undefined> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
};

/** Phrases for the time of a place, by its zone. */
const phrases: [zone: string, form: RegExp][] = [
  ['America/New_York', /^(?:US )?eastern(?: standard| daylight)? time(?: \(US (?:and|&) Canada\))?/i],
  ['America/Chicago', /^(?:US )?central(?: standard| daylight)? time(?! zone)(?: \(US (?:and|&) Canada\))?/i],
  ['America/Denver', /^(?:US )?mountain(?: standard| daylight)? time(?: \(US (?:and|&) Canada\))?/i],
  ['America/Los_Angeles', /^(?:US )?pacific(?: standard| daylight)? time(?: \(US (?:and|&) Canada\))?/i],
  ['Europe/London', /^(?:UK|London|British) time/i],
  ['Europe/Berlin', /^(?:Berlin time|(?:deutscher|Berliner) Zeit|mitteleuropäischer (?:Sommer)?zeit)/i],
  ['Europe/Vienna', /^Wiener Zeit/i],
  ['Europe/Zurich', /^Schweizer Zeit/i],
  ['Europe/Paris', /^(?:Paris time|heure (?:de Paris|française))/i],
  ['America/Toronto', /^heure de (?:Montréal|Québec|l['’]est)/i],
  ['Europe/Madrid', /^hora (?:peninsular|de Madrid|española)/i],
  ['Atlantic/Canary', /^hora canaria/i],
  ['Europe/Rome', /^(?:ora (?:italiana|di Roma)|Rome time)/i],
  ['Europe/Lisbon', /^hora (?:de Lisboa|de Portugal continental)/i],
  ['America/Sao_Paulo', /^(?:horário|hora) de (?:Brasília|São Paulo)/i],
  ['Europe/Amsterdam', /^(?:Nederlandse tijd|Amsterdam time)/i],
  ['Europe/Brussels', /^Belgische tijd/i],
  ['Europe/Warsaw', /^(?:czasu (?:polskiego|warszawskiego)|Warsaw time)/i],
  ['Asia/Tokyo', /^(?:日本時間|Japan time|Tokyo time)/i],
];
/** 'LT': the time of the place itself, which is what a time without a zone means. */
const localForm =
  /^(?:LT|local time|Ortszeit|heure locale|hora local|ora locale|(?:lokale|plaatselijke) tijd|czasu (?:lokalnego|miejscowego)|現地時間)/i;
const before = /^[,\s]{0,2}[([（]?/;

/** A zone in words right after a time, and the characters of it; without a zone for 'local time'. */
function readPhrase(text: string): { zone?: string; length: number } | undefined {
  const begin = before.exec(text)?.[0].length ?? 0;
  const rest = text.slice(begin, begin + 60);
  const [zone, form] = phrases.find(([, one]) => one.test(rest)) ?? ['', localForm];
  const found = form.exec(rest)?.[0] ?? '';
  // 'LT' in small letters is no zone, and neither is the beginning of a word
  if (found === '' || found === 'lt' || /^\p{L}/u.test(rest.slice(found.length))) return undefined;
  const length = begin + found.length + (/^[)\]）]/.test(rest.slice(found.length)) ? 1 : 0);
  return zone && isZone(zone) ? { zone, length } : { length };
}

/** Japanese puts the zone before the time. */
const phraseBefore = /(?:日本(?:標準)?時間?|JST)[\s:：]{0,2}$/u;

/** The zone in words right before a time, and the characters of it: '日本時間20:00'. @param text what precedes the time */
export function readZoneBefore(text: string): { zone?: string; length: number } {
  const length = phraseBefore.exec(text.slice(-12))?.[0].length ?? 0;
  return length > 0 ? { zone: 'Asia/Tokyo', length } : { length };
}

const zoneForm = /^\s?[([]?([A-Z][a-z]+\/[A-Z][A-Za-z_]+)\)?/;
const offsetForm = /^\s?[([]?([A-Z]{2,4})\b(?:\s?([+−-])(\d{1,2})(?::?(\d{2}))?)?\)?/;

/** As in ISO 8601: `Z`, `+01:00`. */
const isoForm = /^(?:\s?(Z)\b|([+−-])(\d{2}):(\d{2})(?!\d))/;

/** Abbreviations that are French words: 'et', 'est', 'cet'. A text in capital letters may have them after a time. */
const frenchForm = /^\s?(?:ET|EST|CET)\s+[\p{L}\d]/u;

/** Characters of the zone that follows a time; 0 if none does. */
export function zoneLength(text: string, language: string): number {
  const phrase = readPhrase(text);
  if (phrase) return phrase.length;
  const { zone, offset } = readOffset(text, language);
  if (zone === undefined && offset === undefined) return 0;
  return (isoForm.exec(text) ?? zoneForm.exec(text) ?? offsetForm.exec(text))?.[0].length ?? 0;
}

/**
 * The zone or offset that a text gives right after a time: 'GMT+2', 'CEST', '(Europe/Berlin)', '+01:00'.
 * @param text what follows the time
 * @param language of the text
 */
export function readOffset(text: string, language: string): { zone?: string; offset?: string } {
  if (language === 'fr' && frenchForm.test(text)) return {};
  const phrase = readPhrase(text);
  if (phrase) return phrase.zone === undefined ? {} : { zone: phrase.zone };
  const named = zoneForm.exec(text)?.[1];
  if (named && isZone(named)) return { zone: named };
  const iso = isoForm.exec(text);
  const match = iso ? [...iso.with(1, 'UTC')] : offsetForm.exec(text);
  const [, name = '', sign, hours = '0', minutes = '0'] = match ?? [];
  const zone = zones[name];
  if (zone !== undefined && sign === undefined) return { zone };
  const base = Object.hasOwn(offsets, name) ? offsets[name] : undefined;
  if (base === undefined || Number(hours) > 14) return {};
  const ahead =
    (sign === undefined ? 0 : sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) + base;
  const total = Math.abs(ahead);
  return { offset: `${ahead < 0 ? '-' : '+'}${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}` };
}

/** Whether the token belongs to a time as in ISO 8601, which has a `T` before it and may have an offset behind it. */
export function isIsoTime(scanner: Scanner, at: number): boolean {
  let begin = at;
  const isPart = () =>
    isJoined(scanner, begin) &&
    (isSign(scanner, begin - 1, ':') || numberAt(scanner, begin - 1) !== undefined);
  // Hours, minutes and seconds are five tokens
  while (at - begin < 5 && isPart()) begin--;
  return isSign(scanner, begin - 1, 't') && isJoined(scanner, begin) && isJoined(scanner, begin - 1);
}
