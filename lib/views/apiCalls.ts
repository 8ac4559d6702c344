/** Answer of a service to one call of a method. */
export interface CallAnswer {
  /** Body of the response. */
  answer?: unknown;
  /** A downloaded file: its name in `blobTransfer`, size in bytes. */
  file?: { name: string; size: number };
}

/** A request as it would be sent; in place of secrets it has three dots. */
export interface CallRequest {
  verb: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON text. */
  body?: string | undefined;
}

/** A call before it is sent. */
export interface CallPreview {
  request: CallRequest;
  /** Of a merged call: the fields that it sends, as they are stored now, and as it would send them. */
  merged?: { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> };
}
