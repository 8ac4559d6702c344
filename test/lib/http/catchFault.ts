import { expect } from 'vitest';
import { Fault, type FaultData } from '../../../lib/errors';

/** The data of the Fault that this work must fail with. */
export async function catchFault(work: Promise<unknown>): Promise<FaultData> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Fault);
  return (error as Fault).data;
}
