import { i18n } from '#i18n';
import type { EventFormData, SiteActor } from '../../lib/messages';
import { listText } from '../format/listText';
import { Checkbox } from '../ui/Checkbox';
import { Notice } from '../ui/Notice';

interface OtherSitesProps {
  /** Connected sites that are not the active one. */
  sites: readonly SiteActor[];
  /** Accounts of those that get the event, too. */
  chosen: readonly string[];
  status: EventFormData['status'];
  onChoose: (chosen: string[]) => void;
}

/** The choice of further sites that get the event, and what goes there otherwise. */
export function OtherSites({ sites, chosen, status, onChoose }: OtherSitesProps) {
  if (sites.length === 0) return null;
  const nameAll = (isMeant: (site: SiteActor) => boolean) =>
    listText(sites.filter(isMeant).map(({ name }) => name));
  const isReviewed = ({ accountId, canPublish }: SiteActor) =>
    status !== 'draft' && !canPublish && chosen.includes(accountId);
  const refused = nameAll(({ canCreate }) => !canCreate);
  const reviewed = nameAll(isReviewed);
  return (
    <fieldset class="stack">
      <legend class="label">{i18n.t('form.alsoAdd')}</legend>
      <div class="row">
        {sites
          .filter(({ canCreate }) => canCreate)
          .map(({ accountId, name }) => (
            <Checkbox
              key={accountId}
              checked={chosen.includes(accountId)}
              onChange={(isOn) =>
                onChoose(isOn ? [...chosen, accountId] : chosen.filter((one) => one !== accountId))
              }
            >
              <span dir="auto">{name}</span>
            </Checkbox>
          ))}
      </div>
      {refused && <p class="soft small">{i18n.t('form.mayNotAddThere', { sites: refused })}</p>}
      {chosen.length > 0 && <p class="soft small">{i18n.t('form.byNameThere')}</p>}
      {reviewed && <Notice>{i18n.t('form.reviewedThere', { sites: reviewed })}</Notice>}
    </fieldset>
  );
}
