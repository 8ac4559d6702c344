import { editRecord } from './editRecord';
import { tag } from './kinds';

/** Changes the name or description of a tag. */
export const editTag = editRecord(tag);
