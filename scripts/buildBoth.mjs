import { build, getOutputFolder, toLoadingText } from './build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { giveUp, say } from './setup/progress.mjs';

/** `npm run build`: installs what is missing, builds for both browsers, and prints what to load into each. */
async function main() {
  await ensurePackages();
  for (const browser of /** @type {const} */ (['chrome', 'firefox']))
    await build({ browser, profile: 'live' });
  say(
    toLoadingText({
      chrome: getOutputFolder({ browser: 'chrome', profile: 'live' }),
      firefox: getOutputFolder({ browser: 'firefox', profile: 'live' }),
    }),
  );
}

main().catch(giveUp);
