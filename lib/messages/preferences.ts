/** Colours of our pages; `system` follows the browser. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Settings that surfaces follow. */
export interface Preferences {
  theme: Theme;
}
