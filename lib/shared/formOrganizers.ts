import { isObject } from './isObject';

/** Most organizers of an event's form. */
export const mostOrganizers = 20;

/**
 * A form, or other data with organizers, as it is stored now: jobs, drafts and copies of older versions know one,
 * `organizer`, which may be null. Any other value is returned unchanged.
 */
export function withOrganizers(value: unknown): unknown {
  if (!isObject(value) || 'organizers' in value || !('organizer' in value)) return value;
  const { organizer, ...rest } = value;
  return { ...rest, organizers: organizer === null ? [] : [organizer] };
}
