import { createRecord } from './createRecord';
import { tag } from './kinds';

/** Creates a tag; events share tags with the site's blog. */
export const createTag = createRecord(tag);
