import { Fault } from '../../errors';

/** Deletes something; that it is gone already is as good. */
export async function gone(work: Promise<unknown>): Promise<true> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
  }
  return true;
}
