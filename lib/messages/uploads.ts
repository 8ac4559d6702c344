import type { Failure } from './failure';

/** What tells a file when it is picked again: the same name, size, time and samples of its bytes. */
export interface PickedFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Epoch milliseconds. */
  lastModified: number;
  /** A hash over samples of its bytes, in hex. */
  sample: string;
}

/** A video on its way to the platform; the page that holds its file hands it over. */
export interface UploadView {
  uploadId: string;
  title: string;
  file: PickedFile;
  /** `look`: it may be there or not, and nobody can tell but the person. */
  state: 'going' | 'paused' | 'failed' | 'needsReview' | 'done';
  /** Bytes that the platform has; the next piece begins there. */
  stored: number;
  /** How many bytes to hand over next. */
  pieceSize: number;
  /** Nothing is tried before; epoch milliseconds. */
  retryAt?: number;
  failure?: Failure;
  /** Where the finished video is. */
  link?: string;
}
