import { ensureBuild } from '../../../scripts/build.mjs';

/** Once, before workers that would all want to build at the same time. Firefox, which has one worker, builds its own. */
export default async function globalSetup(): Promise<void> {
  await ensureBuild({ browser: 'chrome', profile: 'sandbox' });
}
