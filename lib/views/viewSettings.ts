/** How the person wants to see a collection. */
export interface ViewSettings {
  /** Ids of the columns to show; undefined: as the section declares. */
  columns?: string[] | undefined;
  /** Widths that were dragged, in CSS pixels, by the ids of their columns. */
  widths: Record<string, number>;
  /** Saved filters, in the order of their saving. */
  saved: SavedFilter[];
}

/** Search and filters under a name. */
export interface SavedFilter {
  name: string;
  /** The part of an address that says them: `show=private&q=harbour`. */
  query: string;
}
