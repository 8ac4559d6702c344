import { i18n } from '#i18n';
import type { Problem } from './check';

const messages: Record<Problem, () => string> = {
  titleMissing: () => i18n.t('form.titleMissing'),
  startMissing: () => i18n.t('form.startMissing'),
  endMissing: () => i18n.t('form.endMissing'),
  endBeforeStart: () => i18n.t('form.endBeforeStart'),
  zoneUnknown: () => i18n.t('form.zoneUnknown'),
  venueNameMissing: () => i18n.t('form.nameMissing'),
  organizerNameMissing: () => i18n.t('form.nameMissing'),
  noWebAddress: () => i18n.t('form.noWebAddress'),
  costUnclear: () => i18n.t('form.costUnclear'),
  impossibleDate: () => i18n.t('fault.reason.impossibleDate'),
  noSuchTime: () => i18n.t('fault.reason.noSuchTime'),
  twiceThatDay: () => i18n.t('fault.reason.twiceThatDay'),
};

/** Error message of a field. */
export function problemMessage(problem: Problem | undefined): string | undefined {
  return problem && messages[problem]();
}
