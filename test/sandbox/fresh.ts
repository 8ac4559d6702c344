import { afterAll, beforeEach } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '.';

/** A sandbox for all tests of a file, as it was seeded at the start of each. Called once, at the top of the file. */
export async function freshSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox(options);
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.reset());
  return sandbox;
}
