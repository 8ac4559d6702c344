import type { JobRow } from '../../../lib/store';
import { putThing } from './world';

/** A row of a job that puts a thing and waits. */
export const createRow = (jobId: string, more: Partial<JobRow> = {}): JobRow => ({
  ...putThing(jobId),
  jobId,
  createdAt: 1,
  sequence: 1,
  backoffs: 0,
  seen: false,
  state: 'waiting',
  steps: {},
  ...more,
});
