import { i18n } from '#i18n';
import { sentencesText } from '../../../components/format/sentencesText';
import type { BodyMember, Kind, Limits, Parameter } from '../../../lib/methodForms';

/** Hint about a parameter's valid values; undefined for an optional parameter that takes any text. */
export function getHint({ kind, limits, isRequired }: Omit<Parameter, 'name'>): string | undefined {
  const needed = isRequired && i18n.t('manager.needed');
  return sentencesText(needed, kind.is !== 'text' && kindLabel(kind, limits)) || undefined;
}

/** Hint about a body field's valid values, including its choices, which no control shows. */
export function memberHint(member: BodyMember): string {
  const { kind, limits, isRequired } = member;
  const hasOptions = kind.is === 'choice' || kind.is === 'choices';
  return sentencesText(
    isRequired && i18n.t('manager.needed'),
    kindLabel(kind, limits),
    hasOptions && kind.options.join(', '),
  );
}

function kindLabel({ is }: Kind, { least, most }: Limits): string {
  if (is === 'number') {
    if (least !== undefined && most !== undefined)
      return i18n.t('manager.kindNumberBetween', { least, most });
    return least === undefined ? i18n.t('manager.kindNumber') : i18n.t('manager.kindNumberFrom', { least });
  }
  if (is === 'list')
    return most === undefined ? i18n.t('manager.kindList') : i18n.t('manager.kindListOf', { most });
  if (is === 'truth') return i18n.t('manager.kindTruth');
  if (is === 'flag') return i18n.t('manager.kindFlag');
  if (is === 'choice') return i18n.t('manager.kindChoice');
  return is === 'choices' ? i18n.t('manager.kindChoices') : i18n.t('manager.kindText');
}
