import { Fault } from '../../../lib/errors';
import { dropBlob, openBlob } from '../../../lib/messages/blobTransfer';
import { filesIn, type JobRow } from '../../../lib/store';

/** Reads a file that a page has stored for a job. @throws Fault `notFound/fileGone` if it was deleted */
export async function readFile(name: string): Promise<Blob> {
  const file = await openBlob(name);
  if (file === undefined) throw new Fault({ kind: 'notFound', reason: 'fileGone' });
  return file;
}

/** Deletes the files of a job that is done or undone. A failed job keeps them for a retry. */
export async function dropFiles({ state, input }: JobRow): Promise<void> {
  const isThrough = state === 'done' || state === 'undone';
  if (!isThrough) return;
  for (const name of filesIn(input)) await dropBlob(name);
}
