import { useEffect, useRef, useState } from 'preact/hooks';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { ask, type Failure, type Question, Refusal, type UploadView } from '../../../lib/messages';
import { createUploader, type Fed, type Uploader } from './uploader';

/** One for the page: what it hands over goes on while another section is shown. */
const feeder: Uploader = createUploader();
addEventListener('beforeunload', (event) => {
  if (uploads.some(({ uploadId }) => feeder.fed(uploadId)?.running)) event.preventDefault();
});
let uploads: UploadView[] = [];

/** An upload as it stands, and what this page does about it. */
export interface UploadLineState {
  upload: UploadView;
  fed: Fed | undefined;
  /** Going on needs no picking: the page has the file still. */
  holdsFile: boolean;
}

export interface UploadList {
  lines: UploadLineState[] | undefined;
  failure: Failure | undefined;
  again: () => void;
  /**
   * Puts a new upload on disk and begins to hand its file over.
   * @throws Refusal when the platform refuses what is said of the video: then nothing is left of it
   */
  begin(file: File, request: Omit<Question<'beginUpload'>, 'uploadId'>): Promise<void>;
  /** Goes on with an upload whose file is at hand. */
  goOn(uploadId: string, file?: File): Promise<void>;
  pause(uploadId: string): Promise<void>;
  cancel(uploadId: string): Promise<void>;
}

/** Every upload, newest first, redrawn with each step. */
export function useUploads(): UploadList {
  const { answer, failure, again } = useAnswer('uploads', {}, { live: true });
  const [, redraw] = useState(0);
  useEffect(() => feeder.onChange(() => redraw((count) => count + 1)), []);
  const read = useRef(answer);
  if (read.current !== answer) feeder.caughtUp();
  read.current = answer;
  uploads = answer ?? [];

  return {
    lines: answer?.map((listed) => {
      const fed = feeder.fed(listed.uploadId);
      return { upload: fed?.view ?? listed, fed, holdsFile: feeder.file(listed.uploadId) !== undefined };
    }),
    failure,
    again,
    async begin(file, request) {
      const uploadId = crypto.randomUUID();
      await ask('beginUpload', { uploadId, ...request });
      feeder.start(uploadId, file);
      again();
      const view = (await feeder.answered(uploadId))?.view;
      // With a way out, such as signing in, the upload itself goes on; without, only the form can be changed.
      if (view?.state !== 'failed' || view.stored > 0 || !view.failure || view.failure.remedy) return;
      await ask('cancelUpload', { uploadId });
      again();
      throw new Refusal(view.failure);
    },
    async goOn(uploadId, picked) {
      const file = picked ?? feeder.file(uploadId);
      await ask('resumeUpload', { uploadId });
      if (file) feeder.start(uploadId, file);
      again();
    },
    async pause(uploadId) {
      feeder.stop(uploadId);
      await ask('pauseUpload', { uploadId });
      again();
    },
    async cancel(uploadId) {
      feeder.stop(uploadId);
      await ask('cancelUpload', { uploadId });
      again();
    },
  };
}
