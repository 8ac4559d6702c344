import type { Failure } from './failure';
import type { JobView } from './jobs';

/** Identifies a file that is picked again: name, size, time, and samples of its bytes. */
export interface PickedFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Epoch milliseconds. */
  lastModified: number;
  /** Hash over samples of its bytes, hexadecimal. */
  sample: string;
}

/** A video upload; the page that has the file sends its pieces. */
export interface UploadView {
  uploadId: string;
  title: string;
  file: PickedFile;
  /** `needsReview`: the result is unknown, and the person has to check. */
  state: 'going' | 'paused' | 'failed' | 'needsReview' | 'done';
  /** Bytes that the platform has; the next piece starts there. */
  stored: number;
  /** Size of the next piece in bytes. */
  pieceSize: number;
  /** No attempt before this time; epoch milliseconds. */
  retryAt?: number;
  failure?: Failure;
  /** Address of the finished video. */
  link?: string;
  /** What was done with the video after its upload: thumbnail, captions, playlist. */
  followUps: JobView[];
}
