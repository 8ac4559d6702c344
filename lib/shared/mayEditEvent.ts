/** Roles of WordPress whose users edit only their own events (calendar API behaviour, section 2, 'Roles'). */
const ownOnly = new Set(['author', 'contributor', 'subscriber']);

/** A user of a site, and their rights there. */
export interface RoleHolder {
  userId?: number | undefined;
  roles: readonly string[];
  canCreate: boolean;
  canPublish: boolean;
}

/** Whether a role may edit events of others, and so give one to somebody else and still edit it. */
export const mayEditOthers = (roles: readonly string[]): boolean =>
  roles.length === 0 || roles.some((role) => !ownOnly.has(role));

/**
 * Whether the user of a site may edit an event, as far as their role tells: lists contain events of others that they
 * may not edit. Who may not publish may edit their own events until somebody else publishes them.
 */
export function mayEditEvent(
  { userId, roles, canCreate, canPublish }: RoleHolder,
  { author, status }: { author?: number | undefined; status: string },
): boolean {
  if (!canCreate) return false;
  if (author === userId) return canPublish || !['publish', 'future'].includes(status);
  return mayEditOthers(roles);
}
