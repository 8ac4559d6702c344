/** What the person wants a permission for: the background does it if the prompt closes the surface. */
export type PermissionWish =
  /** Show the event button on a site. */
  | { kind: 'eventButton'; origin: string }
  /** Offer the events of a calendar file, which the page of the tab links to. */
  | { kind: 'readCalendar'; url: string; tabId?: number | undefined; pageTitle: string }
  /** Continue a job that failed without the permission. */
  | { kind: 'retryJob'; jobId: string };

/**
 * Name of the Web Lock that a surface holds while the browser asks for a permission. Browsers release it when the
 * surface is closed.
 */
export const permissionWishLock = 'cuecard-permission-wish';
