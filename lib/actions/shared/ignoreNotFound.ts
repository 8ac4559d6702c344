import { Fault } from '../../errors';

/** Awaits a deletion, and treats `notFound` as success: the resource is gone either way. */
export async function ignoreNotFound(work: Promise<unknown>): Promise<true> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
  }
  return true;
}
