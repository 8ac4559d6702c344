import { createRecord } from './createRecord';
import { TermFields } from './records';
import { termRecords } from './termRecords';

/** Makes a category for events. */
export const createCategory = createRecord({
  id: 'category.create',
  fields: TermFields,
  records: (calendar) => termRecords(calendar, 'category'),
});
