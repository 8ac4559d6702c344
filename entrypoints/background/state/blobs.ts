import { Fault } from '../../../lib/errors';
import { dropBlob, openBlob } from '../../../lib/messages/blobTransfer';
import { filesIn, type JobRow } from '../../../lib/store';

/** A file that a page left for a job. @throws Fault `notFound/fileGone` when it does not lie there any more */
export async function readFile(name: string): Promise<Blob> {
  const file = await openBlob(name);
  if (file === undefined) throw new Fault({ kind: 'notFound', reason: 'fileGone' });
  return file;
}

/** A job that failed may be gone on with and needs its file again; one that is through does not. */
export async function dropFiles({ state, input }: JobRow): Promise<void> {
  const isThrough = state === 'done' || state === 'undone';
  if (!isThrough) return;
  for (const name of filesIn(input)) await dropBlob(name);
}
