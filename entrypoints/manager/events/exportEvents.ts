import { i18n } from '#i18n';
import type { RowsFile } from '../../../components/collection/files';
import type { SiteEvent } from '../../../lib/collections/events';
import { getFormText } from '../../../lib/eventReview/update';
import {
  type ExportedEvent,
  writeEventsCsv,
  writeEventsIcs,
  writeEventsJson,
} from '../../../lib/importExport/eventFiles';
import { ask, type EventFormData } from '../../../lib/messages';
import { toPlainText } from '../../../lib/pages/plainText';
import { toHost } from '../../../lib/pages/siteAddress';
import type { Site } from './events';

/** Maximum of events in one question. */
const portion = 200;
const mostCharacters = 20_000;

/** The files that events are saved as, with all that the site says of them; importing one again changes nothing. */
export function getEventFiles({ name, url }: Pick<Site, 'name' | 'url'>): RowsFile<SiteEvent>[] {
  const read = (rows: readonly SiteEvent[]) => readForFiles(rows, toHost(url));
  return [
    {
      name: `${name}.ics`,
      type: 'text/calendar',
      label: (count) => i18n.t('events.saveIcs', { count }),
      write: async (rows) => writeEventsIcs(name, await read(rows)),
    },
    {
      name: `${name}.csv`,
      type: 'text/csv',
      label: (count) => i18n.t('lists.saveCsv', { count }),
      write: async (rows) => writeEventsCsv(await read(rows)),
    },
    {
      name: `${name}.json`,
      type: 'application/json',
      label: (count) => i18n.t('events.saveJson', { count }),
      write: async (rows) => writeEventsJson(name, await read(rows)),
    },
  ];
}

/** Rows have a part of each text alone: the rest is read from the site. */
async function readForFiles(rows: readonly SiteEvent[], host: string): Promise<ExportedEvent[]> {
  const events: ExportedEvent[] = [];
  for (let from = 0; from < rows.length; from += portion) {
    const some = rows.slice(from, from + portion);
    const asked = some.map(({ eventId, title, start }) => ({ eventId, title, start }));
    const there = await ask('eventsThere', { events: asked });
    events.push(...some.map((row, at) => toExported(row, there[at]?.form, host)));
  }
  return events;
}

/** @param form undefined for an event in the trash, or with a password: of these the file has what the list shows */
export function toExported(row: SiteEvent, form: EventFormData | undefined, host: string): ExportedEvent {
  const { eventId, start, end, isAllDay, timeZone, venue, organizers, categories, tags, url = '' } = row;
  const title = form?.title ?? row.title;
  return {
    uid: `event-${eventId}@${host}`,
    title: form?.isTitleMarkup ? toPlainText(title, mostCharacters) : title,
    start: form?.start ?? start.slice(0, 16),
    end: form?.end ?? end.slice(0, 16),
    allDay: form?.allDay ?? isAllDay,
    timeZone: form?.timeZone ?? timeZone,
    status: row.status,
    venue: venue?.name ?? '',
    organizers: organizers.map(({ name }) => name),
    categories: categories.map(({ name }) => name),
    tags: tags.map(({ name }) => name),
    cost: form?.cost ?? row.cost,
    website: form?.website ?? row.website,
    image: typeof form?.image === 'string' ? form.image : '',
    url,
    description: form ? getFormText(form.description).trim() : '',
  };
}
