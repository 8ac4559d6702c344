import { i18n } from '#i18n';
import type { PrivacyStatus } from '../../lib/messages';
import { SelectField } from '../ui/SelectField';
import { privacyOptions } from './privacyLabel';

interface PrivacyFieldProps {
  value: PrivacyStatus;
  onChoose: (privacyStatus: PrivacyStatus) => void;
}

/** Who may see a playlist. */
export function PrivacyField(props: PrivacyFieldProps) {
  return <SelectField label={i18n.t('common.whoMaySee')} options={privacyOptions()} {...props} />;
}
