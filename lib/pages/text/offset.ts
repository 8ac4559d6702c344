import { isZone, twoDigits } from '../times/dates';
import { isJoined, isSign, numberAt, type Scanner } from './scanner';

const offsets: Record<string, number | undefined> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
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

const zoneForm = /^\s?[([]?([A-Z][a-z]+\/[A-Z][A-Za-z_]+)\)?/;
const offsetForm = /^\s?[([]?([A-Z]{2,4})\b(?:\s?([+−-])(\d{1,2})(?::?(\d{2}))?)?\)?/;

/** As in ISO 8601: `Z`, `+01:00`. */
const isoForm = /^(?:\s?(Z)\b|([+−-])(\d{2}):(\d{2})(?!\d))/;

/** Abbreviations that are French words: 'et', 'est', 'cet'. A text in capital letters may have them after a time. */
const frenchForm = /^\s?(?:ET|EST|CET)\s+[\p{L}\d]/u;

/** Characters of the zone that follows a time; 0 if none does. */
export function zoneLength(text: string, language: string): number {
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
