import { locale } from '#i18n';

/** A length in minutes as text in the current language: '45 minutes', '1.5 hours'. */
export function durationText(minutes: number): string {
  const isHours = minutes >= 60 && minutes % 15 === 0;
  const unit = isHours ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isHours ? minutes / 60 : minutes);
}
