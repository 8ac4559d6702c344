import { createRecord } from './createRecord';
import { TermFields } from './records';
import { termRecords } from './termRecords';

/** Creates a tag; events share tags with the site's blog. */
export const createTag = createRecord({
  kind: 'tag',
  fields: TermFields,
  records: (calendar) => termRecords(calendar, 'tag'),
});
