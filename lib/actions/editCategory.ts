import { editRecord } from './editRecord';
import { TermFields } from './records';
import { termRecords } from './termRecords';

/** Changes the name or the description of a category. */
export const editCategory = editRecord({
  id: 'category.edit',
  fields: TermFields,
  records: (calendar) => termRecords(calendar, 'category'),
});
