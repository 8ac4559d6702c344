import { i18n } from '#i18n';
import { calendarMethods } from '../../../lib/calendar';
import type { Method } from '../../../lib/video';
import { videoMethods } from '../../../lib/video';

/** Both tables: every method that there is, by service. */
export const catalogue = { video: videoMethods, calendar: calendarMethods };
export type Service = keyof typeof catalogue;

/** Undefined for names that neither table has. */
export function findMethod(id: string): { service: Service; method: Method } | undefined {
  for (const service of ['video', 'calendar'] as const) {
    const method = Object.hasOwn(catalogue[service], id) ? catalogue[service][id] : undefined;
    if (method !== undefined) return { service, method };
  }
  return undefined;
}

/** What one call uses up. */
export function getPrice({ cost, bucket }: Method): string {
  if (bucket === 'search') return i18n.t('manager.priceSearch');
  if (bucket === 'upload') return i18n.t('manager.priceUpload');
  return cost === 0 ? i18n.t('manager.priceNone') : i18n.t('manager.unitsUsed', { count: cost });
}

/** `POST, PUT, PATCH /events/{id}` */
export function getAddress({ http, path }: Method): string {
  return `${[http].flat().join(', ')} ${path}`;
}
