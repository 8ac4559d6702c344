import { editRecord } from './editRecord';
import { CategoryFields } from './records';
import { termRecords } from './termRecords';

/** Changes the name, description or parent of a category. */
export const editCategory = editRecord({
  kind: 'category',
  fields: CategoryFields,
  records: (calendar) => termRecords(calendar, 'category'),
});
