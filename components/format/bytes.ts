import { locale } from '#i18n';
import { noValue } from '../../lib/i18n/times';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A limit that the platform states in powers of 1,024, as it states it: `6 MB`, `256 GB`. */
export function limitText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return bytesText((bytes / 1024 ** power) * 1000 ** power);
}

/** A number of bytes as text: `12.3 MB`; `noValue` if it is negative or not finite. */
export function bytesText(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return noValue;
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of bytes has no plural: '0 byte'.
    unitDisplay: power > 0 ? 'short' : 'long',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
