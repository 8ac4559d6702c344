import { i18n } from '#i18n';
import { calendarMethods } from '../../../lib/calendar';
import type { Method } from '../../../lib/video';
import { videoMethods } from '../../../lib/video';

/** The method tables of both services. */
export const catalogue = { video: videoMethods, calendar: calendarMethods };
/** Name of a service. */
export type Service = keyof typeof catalogue;

/** The method of this id; undefined if neither table has it. */
export function findMethod(id: string): { service: Service; method: Method } | undefined {
  for (const service of ['video', 'calendar'] as const) {
    const method = Object.hasOwn(catalogue[service], id) ? catalogue[service][id] : undefined;
    if (method !== undefined) return { service, method };
  }
  return undefined;
}

/** Price of one call as text. */
export function getPrice({ cost, bucket }: Method): string {
  if (bucket === 'search') return i18n.t('manager.priceSearch');
  if (bucket === 'upload') return i18n.t('manager.priceUpload');
  return cost === 0 ? i18n.t('manager.priceNone') : i18n.t('manager.unitsUsed', { count: cost });
}

/** Verbs and path of a method: `POST, PUT, PATCH /events/{id}`. */
export function getAddress({ http, path }: Method): string {
  return `${[http].flat().join(', ')} ${path}`;
}
