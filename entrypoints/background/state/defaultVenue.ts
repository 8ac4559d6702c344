import * as z from 'zod/mini';
import { accountSetting } from './accountSetting';

/** The venue of a calendar site that new events begin with if their source names no place. */
export const defaultVenue = accountSetting('defaultVenue', () => z.object({ id: z.int(), name: z.string() }));
