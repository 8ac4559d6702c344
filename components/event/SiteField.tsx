import { i18n } from '#i18n';
import type { SiteChoices } from '../../lib/messages';
import { Field } from '../Field';
import { Notice } from '../Notice';

interface SiteFieldProps {
  choices: SiteChoices;
  onChoose: (accountId: string) => void;
}

/** Where the event goes, and what one's user may do there, said before anything is typed. */
export function SiteField({ choices, onChoose }: SiteFieldProps) {
  const { accountId, sites, canPublish } = choices;
  return (
    <>
      {sites.length > 1 && (
        <Field label={i18n.t('form.site')}>
          {(control) => (
            <select
              {...control}
              class="input"
              value={accountId}
              onChange={(event) => onChoose(event.currentTarget.value)}
            >
              {sites.map((site) => (
                <option key={site.accountId} value={site.accountId}>
                  {site.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {!canPublish && <Notice>{i18n.t('form.mayNotPublish')}</Notice>}
    </>
  );
}
