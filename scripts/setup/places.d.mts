/** The oldest major version of each browser that will do. */
export const oldest: { chromium: number; brandedChrome: number; firefox: number };
