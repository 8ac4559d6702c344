import { createRecord } from './createRecord';
import { category } from './kinds';

/** Creates a category for events. */
export const createCategory = createRecord(category);
