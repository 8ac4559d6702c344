import * as z from 'zod/mini';
import { type ActionId, findAction, surfaces } from '../../../lib/actions';
import { isPlaceZone } from '../../../lib/shared/storableZone';
import { isZone } from '../../../lib/shared/time';

// Schemas that the questions of several messages share.

/** A question without content. */
export const nothing = () => z.object({});
/** An id of 1 to 200 characters. */
export const id = () => z.string().check(z.minLength(1), z.maxLength(200));
/** The id of an action in the action list. */
export const actionId = () =>
  z.custom<ActionId>((id) => typeof id === 'string' && findAction(id) !== undefined);
/** The key of a draft or stored file. */
export const key = () => z.string().check(z.minLength(1), z.maxLength(400));
/** An address, or a token, of 1 to 2000 characters; it is not parsed. */
export const address = () => z.string().check(z.minLength(1), z.maxLength(2000));
/** An optional text of at most 500 characters. */
export const shortText = () => z.optional(z.string().check(z.maxLength(500)));
/** An integer of at least 1: an id of the calendar, the number of a page. */
export const positive = () => z.int().check(z.minimum(1));
/** The surface that asks. */
export const surfaceName = () => z.enum(surfaces);
/** Length of an event in minutes, at most a week. */
export const eventMinutes = () => z.int().check(z.minimum(1), z.maximum(10_080));
/** An IANA time zone, or empty. */
export const zoneName = () =>
  z.string().check(z.refine((zone) => zone === '' || isZone(zone), 'unknown time zone'));
/** A zone that the calendar's edit screen keeps. */
export const placeZone = () => z.string().check(z.refine((zone) => isZone(zone) && isPlaceZone(zone)));
/** A text of a page or file, cut at 300 characters. */
export const label = () => z.string().check(z.overwrite((title: string) => title.slice(0, 300)));
/** The part of the input to leave out in a retry. */
export const withoutImage = () => z.optional(z.literal('image'));
