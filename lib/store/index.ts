import { openConnection } from './connection';
import { createReads, createRowReader } from './reads';
import { databaseName } from './schema';
import type { Store } from './types';
import { createWrites } from './writes';

export { filesIn } from './filesInUse';
export type {
  AccountRow,
  BatchRow,
  CalendarAccountRow,
  JobRow,
  PlatformRow,
  PlaylistItemRow,
  PlaylistRow,
  RowOf,
  StepRow,
  StepWrite,
  TableName,
  UploadRow,
  VideoAccountRow,
  Write,
} from './schema';
export { databaseName } from './schema';
export type { Store } from './types';

/** Key of the setting that says since when data are missing that nobody deleted. */
export const lossKey = 'dataLost';

/**
 * Opens the database at once, since the event that woke the worker needs it.
 * @param created called if there was no database, and one was created
 */
export function openStore(name: string = databaseName, created: () => void = () => undefined): Store {
  const connection = openConnection(name, created);
  const rows = createRowReader();
  return {
    ...createReads(connection, rows),
    ...createWrites(connection, rows),
    unreadable: rows.countUnreadable,
    close: connection.close,
  };
}
