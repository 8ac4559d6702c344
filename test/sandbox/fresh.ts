import { afterAll, beforeEach } from 'vitest';
import { type Sandbox, startSandbox } from '.';

/** A sandbox for all tests of a file, as it was seeded at the start of each. Called once, at the top of the file. */
export async function freshSandbox(): Promise<Sandbox> {
  const sandbox = await startSandbox();
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.reset());
  return sandbox;
}
