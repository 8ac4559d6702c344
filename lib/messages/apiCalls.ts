/** Answer of a service to one call of a method. */
export interface CallAnswer {
  /** As the service gave it. */
  answer?: unknown;
  /** The name under which a downloaded file was left (see `blobTransfer`); size in bytes. */
  file?: { name: string; type: string; size: number };
}
