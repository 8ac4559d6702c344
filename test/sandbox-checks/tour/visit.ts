import { Readable } from 'node:stream';
import type { youtube_v3 } from '@googleapis/youtube';
import type { Sandbox } from '../../sandbox';

/** What a stop of the tour has at hand: the vendor's client, and a look behind the counter. */
export interface Visit {
  readonly client: youtube_v3.Youtube;
  readonly sandbox: Sandbox;
}

/** One call through the vendor's client; looks at what came back and at what is stored. */
export type Stop = (visit: Visit) => Promise<{ readonly status: number; readonly data: unknown }>;

/** Stops by the id of the method they are about. */
export type Stops = Readonly<Record<string, Stop>>;

/** The client wants a stream for files: it throws on a Buffer in a multipart body. */
export const streamOf = (content: Uint8Array) => Readable.from([content]);
