import { locale } from '#i18n';
import { noValue } from './clock';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes as people read it: `12.3 MB`; one that cannot be is `noValue`. */
export function bytesText(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return noValue;
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // Short, a byte is one whatever their number: '0 byte'.
    unitDisplay: power > 0 ? 'short' : 'long',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
