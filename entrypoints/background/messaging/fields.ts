import * as z from 'zod/mini';
import { type ActionId, findAction } from '../../../lib/actions';

/** Parts of questions that several messages have in common. */

export const nothing = () => z.object({});
export const id = () => z.string().check(z.minLength(1), z.maxLength(200));
export const actionId = () =>
  z.custom<ActionId>((id) => typeof id === 'string' && findAction(id) !== undefined);
export const key = () => z.string().check(z.minLength(1), z.maxLength(400));
export const address = () => z.string().check(z.minLength(1), z.maxLength(2000));
export const shortText = () => z.optional(z.string().check(z.maxLength(500)));
export const positive = () => z.int().check(z.minimum(1));
export const surfaceName = () => z.enum(['popup', 'page', 'link', 'selection', 'overlay', 'key', 'manager']);
/** Text of a page or a file: the rest of a long one is cut off. */
export const label = () => z.string().check(z.overwrite((title: string) => title.slice(0, 300)));
/** The one change with which a job is tried again. */
export const withoutImage = () => z.optional(z.literal('image'));
