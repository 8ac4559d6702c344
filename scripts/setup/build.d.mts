export interface Target {
  browser: 'chrome' | 'firefox';
  /** `live` is what is published; `sandbox` knows the sandbox's client and waits less. */
  profile: 'live' | 'sandbox';
}
export function outputOf(target: Target): string;
/** Whether the build in a folder is newer than these files and folders, and than the last deletion from them. */
export function isFresh(output: string, paths?: string[]): boolean;
/** Builds unless the build is newer than every source; answers with the unpacked extension's folder. */
export function ensureBuild(target: Target): Promise<string>;
