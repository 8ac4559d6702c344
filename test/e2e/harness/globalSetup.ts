import { ensureBuild } from '../../../scripts/build.mjs';

/** Once, before workers that would all want to build at the same time. */
export default async function globalSetup(): Promise<void> {
  for (const browser of ['chrome', 'firefox'] as const) await ensureBuild({ browser, profile: 'sandbox' });
}
