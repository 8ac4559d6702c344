import { i18n } from '.';

/** The rest of a wait (milliseconds) as text; undefined if it is not known. */
export function timeLeftText(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined || !Number.isFinite(milliseconds)) return undefined;
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? i18n.t('batches.secondsLeft') : i18n.t('batches.minutesLeft', { count: minutes });
}
