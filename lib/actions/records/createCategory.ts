import { createRecord } from './createRecord';
import { CategoryFields } from './records';
import { termRecords } from './termRecords';

/** Creates a category for events. */
export const createCategory = createRecord({
  kind: 'category',
  fields: CategoryFields,
  records: (calendar) => termRecords(calendar, 'category'),
});
