import { expect } from 'vitest';
import { Fault, type FaultData } from '../../../lib/errors';

/** What work that has to fail fails with. */
export async function faultOf(work: Promise<unknown>): Promise<FaultData> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Fault);
  return (error as Fault).data;
}
