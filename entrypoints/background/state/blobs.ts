import { Fault } from '../../../lib/errors';
import { dropBlob, openBlob } from '../../../lib/messages/blobTransfer';
import type { JobRow } from '../../../lib/store';

/** A file that a page left for a job. @throws Fault `notFound/fileGone` when it does not lie there any more */
export async function fileOf(name: string): Promise<Blob> {
  const file = await openBlob(name);
  if (file === undefined) throw new Fault({ kind: 'notFound', reason: 'fileGone' });
  return file;
}

/** A job that failed may be gone on with and needs its file again; one that is through does not. */
export async function dropFileOf({ state, input }: JobRow): Promise<void> {
  const isThrough = state === 'done' || state === 'undone';
  if (!isThrough) return;
  for (const name of namesIn(input)) await dropBlob(name);
}

/** An action's input names a file as `file`, be it in a field of a form. */
function namesIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([field, value]) =>
    field === 'file' && typeof value === 'string' ? [value] : namesIn(value),
  );
}
