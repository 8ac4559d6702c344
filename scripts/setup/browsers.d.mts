export interface Chromium {
  path: string;
  /** Branded Chrome 137 and later ignores `--load-extension`; it takes an unpacked extension by CDP alone. */
  loads: 'fromCommandLine' | 'byProtocol';
}
export function ensureChromium(): Promise<Chromium>;
export function ensureFirefox(): Promise<string>;
