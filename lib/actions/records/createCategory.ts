import { createRecord } from './createRecord';
import { CategoryFields } from './records';
import { termRecords } from './termRecords';

/** Makes a category for events. */
export const createCategory = createRecord({
  id: 'category.create',
  fields: CategoryFields,
  records: (calendar) => termRecords(calendar, 'category'),
});
