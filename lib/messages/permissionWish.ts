import type { Question } from './table';

/** What the person wants a permission for: the background does it if the prompt closes the surface. */
export type PermissionWish = NonNullable<Question<'wishPermission'>['wish']>;

/**
 * Name of the Web Lock that a surface holds while the browser asks for a permission. Browsers release it when the
 * surface is closed.
 */
export const permissionWishLock = 'cuecard-permission-wish';
