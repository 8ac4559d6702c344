/** The checkout. */
export const root: string;
/** What set-up and tests leave behind and may lose. */
export const cache: string;
