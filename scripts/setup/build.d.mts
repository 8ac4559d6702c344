export interface Target {
  browser: 'chrome' | 'firefox';
  /** `live` is what is published; `sandbox` knows the sandbox's client and waits less. */
  profile: 'live' | 'sandbox';
}
export function outputOf(target: Target): string;
/** Builds unless the build is newer than every source; answers with the unpacked extension's folder. */
export function ensureBuild(target: Target): Promise<string>;
