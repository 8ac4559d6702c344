import { createContext } from 'preact';

/** The page that an event was read from, if its fields can be shown there; see `showPlace`. */
export const EventPageContext = createContext<{ tabId?: number | undefined } | undefined>(undefined);
