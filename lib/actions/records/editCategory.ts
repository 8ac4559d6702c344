import { editRecord } from './editRecord';
import { category } from './kinds';

/** Changes the name, description or parent of a category. */
export const editCategory = editRecord(category);
