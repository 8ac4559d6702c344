import { toOrigin } from '../../lib/eventReview/review';
import { ask, type BatchItem, type EventFormData, type SiteActor, type Surface } from '../../lib/messages';
import { eventSource } from '../../lib/pages/eventSource';
import type { FoundEvent } from '../../lib/pages/foundEvent';

interface SitesWanted {
  sites: readonly SiteActor[];
  /** Account of the active site, which the form was filled in for. */
  activeId: string;
  form: EventFormData;
  /** The form for the other sites: records by name. */
  elsewhere: EventFormData;
  /** The event as it was found, with the chosen times. */
  found: FoundEvent;
  surface: Surface;
}

/** Adds an event to several sites: a bulk task with one undo, in which each site succeeds or fails by itself. Returns its id. */
export async function addToSites(wanted: SitesWanted): Promise<string> {
  const { sites, activeId, form, surface } = wanted;
  const batchId = crypto.randomUUID();
  const items = sites.map((site) => toItem(site, wanted));
  const batch = { batchId, kind: 'addToSites', about: form.title, surface, items, inOrder: false };
  await ask('startBatch', { ...batch, as: activeId });
  return batchId;
}

function toItem({ accountId, name, canPublish }: SiteActor, wanted: SitesWanted): BatchItem {
  const { activeId, form, elsewhere, found } = wanted;
  const isActive = accountId === activeId;
  const status = elsewhere.status === 'publish' && !canPublish ? 'pending' : elsewhere.status;
  return {
    action: 'event.add',
    label: name,
    input: { form: isActive ? form : { ...elsewhere, status }, ...toOrigin(found, eventSource(found)) },
    ...(!isActive && { as: accountId }),
  };
}
