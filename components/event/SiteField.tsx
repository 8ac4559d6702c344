import { i18n } from '#i18n';
import type { SiteChoices } from '../../lib/messages';
import { Notice } from '../ui/Notice';
import { SelectField } from '../ui/SelectField';

interface SiteFieldProps {
  choices: SiteChoices;
  onChoose: (accountId: string) => void;
}

/** The choice of the site, and a notice if the user may not publish there. */
export function SiteField({ choices, onChoose }: SiteFieldProps) {
  const { accountId, sites, canPublish } = choices;
  return (
    <>
      {sites.length > 1 && (
        <SelectField
          label={i18n.t('form.site')}
          value={accountId}
          options={sites.map((site) => [site.accountId, site.name])}
          onChoose={onChoose}
        />
      )}
      {!canPublish && <Notice>{i18n.t('form.mayNotPublish')}</Notice>}
    </>
  );
}
