import { editRecord } from './editRecord';
import { TermFields } from './records';
import { termRecords } from './termRecords';

/** Changes the name or description of a tag. */
export const editTag = editRecord({
  kind: 'tag',
  fields: TermFields,
  records: (calendar) => termRecords(calendar, 'tag'),
});
