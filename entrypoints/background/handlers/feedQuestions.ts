import type { AccountOf } from '../../../lib/accounts/activeAccounts';
import type { AccountRow, CalendarAccountRow } from '../../../lib/store';
import type { FeedQuestions } from '../state/feedRule';
import { type BatchServices, batchMessages } from './batches';
import { type CalendarServices, calendarMessages } from './calendar';
import { type SiteChoiceServices, siteChoiceMessages } from './siteChoices';
import { type SiteRecordsServices, siteRecordMessages } from './siteRecords';

type Services = BatchServices & CalendarServices & SiteChoiceServices & SiteRecordsServices;

/** The questions of feeds, answered for the site of a feed, whichever is active. */
export function toFeedQuestions(services: Services, account: CalendarAccountRow): FeedQuestions {
  const accountViews = {
    sites: services.accountViews.sites,
    active: async <Service extends AccountRow['service']>(service: Service) =>
      (service === 'calendar' ? account : undefined) as AccountOf<Service> | undefined,
  };
  const own = { ...services, accountViews };
  const origin = { kind: 'own' } as const;
  return {
    choices: (question) => siteChoiceMessages.choices.answer(own, question, origin),
    eventsThere: (question) => calendarMessages.eventsThere.answer(own, question, origin),
    similar: (question) => siteRecordMessages.similar.answer(own, question, origin),
    startBatch: (batch) =>
      batchMessages.startBatch.answer(own, { ...batch, surface: 'manager', as: account.accountId }, origin),
  };
}
