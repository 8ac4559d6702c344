import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type EventFormData, type SiteActor } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { listText } from '../format/listText';
import { Checkbox } from '../ui/Checkbox';
import { Notice } from '../ui/Notice';

interface OtherSitesProps {
  /** Connected sites that are not the active one. */
  sites: readonly SiteActor[];
  /** Accounts of those that get the event, too. */
  chosen: readonly string[];
  status: EventFormData['status'];
  /** The event as it is in the form. */
  toEvent: () => FoundEvent;
  onChoose: (chosen: string[]) => void;
}

/** The choice of further sites that get the event, and what goes there otherwise. */
export function OtherSites({ sites, chosen, status, toEvent, onChoose }: OtherSitesProps) {
  const there = useSitesWithEvent(chosen, toEvent);
  if (sites.length === 0) return null;
  const nameAll = (isMeant: (site: SiteActor) => boolean) =>
    listText(sites.filter(isMeant).map(({ name }) => name));
  const isReviewed = ({ accountId, canPublish }: SiteActor) =>
    status !== 'draft' && !canPublish && chosen.includes(accountId);
  const refused = nameAll(({ canCreate }) => !canCreate);
  const reviewed = nameAll(isReviewed);
  const doubled = nameAll(({ accountId }) => chosen.includes(accountId) && there.includes(accountId));
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
      {doubled && <Notice tone="warn">{i18n.t('form.alreadyThere', { sites: doubled })}</Notice>}
      {reviewed && <Notice>{i18n.t('form.reviewedThere', { sites: reviewed })}</Notice>}
    </fieldset>
  );
}

/** Accounts of the chosen sites that had the event when they were chosen. */
function useSitesWithEvent(chosen: readonly string[], toEvent: () => FoundEvent): readonly string[] {
  const [there, setThere] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const event = toEvent();
    if (chosen.length === 0 || event.title.trim() === '') return setThere([]);
    ask('sitesWithEvent', { event, accounts: [...chosen] }).then(
      (found) => isCurrent && setThere(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  return there;
}
