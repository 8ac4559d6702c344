import { ensureBuild } from '../../../scripts/setup/build.mjs';

/** Both builds once, before workers that would all want to build at the same time. */
export default async function globalSetup(): Promise<void> {
  await ensureBuild({ browser: 'chrome', profile: 'sandbox' });
  await ensureBuild({ browser: 'firefox', profile: 'sandbox' });
}
