/** Answer of a service to one call of a method. */
export interface CallAnswer {
  /** Body of the response. */
  answer?: unknown;
  /** A downloaded file: its name in `blobTransfer`, size in bytes. */
  file?: { name: string; size: number };
}
