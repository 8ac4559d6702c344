import { mayEditOthers, type RoleHolder } from './mayEditEvent';

/** Kinds of records that events share. */
type Kind = 'venue' | 'organizer' | 'category' | 'tag';

/**
 * Whether the user of a site may create records of a kind; with a record, whether they may change or delete that one, as
 * far as their role tells (calendar API behaviour, section 2, 'Roles'). Of a record whose author is not known the site
 * decides.
 */
export function mayChangeRecord(
  { userId, roles, canCreate, canPublish }: RoleHolder,
  kind: Kind,
  record?: { author?: number | undefined; status?: string | undefined },
): boolean {
  if (!canCreate) return false;
  if (mayEditOthers(roles)) return true;
  if (kind === 'tag') return false;
  if (kind === 'category') return canPublish;
  if (record?.author === undefined) return true;
  // Who may not publish may change their own until somebody else publishes them
  return record.author === userId && (canPublish || record.status !== 'publish');
}
