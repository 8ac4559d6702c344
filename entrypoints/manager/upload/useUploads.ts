import { useEffect, useRef, useState } from 'preact/hooks';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { ask, type Question, Refusal, type UploadView } from '../../../lib/messages';
import { createUploader, type UploadProgress } from './uploader';

/** Shared by the page, so that uploads continue while another section is shown. */
const uploader = createUploader();
addEventListener('beforeunload', (event) => {
  if (uploads.some(({ uploadId }) => uploader.progress(uploadId)?.running)) event.preventDefault();
});
let uploads: UploadView[] = [];

/** An upload, and its state in this page. */
export interface UploadLineState {
  upload: UploadView;
  progress: UploadProgress | undefined;
  /** Whether this page has the file, so that it need not be picked again. */
  holdsFile: boolean;
}

/** The list of uploads and its functions. */
export type UploadList = ReturnType<typeof useUploads>;

/** All uploads, newest first; renders again after each step. */
export function useUploads() {
  const { answer, failure, again } = useAnswer('uploads', {});
  const [, redraw] = useState(0);
  useEffect(() => uploader.onChange(() => redraw((count) => count + 1)), []);
  const read = useRef(answer);
  if (read.current !== answer) uploader.caughtUp();
  read.current = answer;
  uploads = answer ?? [];

  return {
    lines: answer?.map((listed): UploadLineState => {
      const progress = uploader.progress(listed.uploadId);
      return {
        upload: progress?.view ?? listed,
        progress,
        holdsFile: uploader.file(listed.uploadId) !== undefined,
      };
    }),
    failure,
    again,
    /**
     * Stores a new upload, has the platform accept its metadata, and starts it.
     * @throws Refusal if the platform refuses the metadata; the upload is deleted then
     */
    async begin(file: File, request: Omit<Question<'beginUpload'>, 'uploadId'>): Promise<void> {
      const uploadId = crypto.randomUUID();
      await ask('beginUpload', { uploadId, ...request });
      const { state, stored, failure } = await ask('advanceUpload', { uploadId });
      // A failure with a remedy keeps the upload; without one, the person has to change the form.
      if (state === 'failed' && stored === 0 && failure && !failure.remedy) {
        await ask('cancelUpload', { uploadId });
        throw new Refusal(failure);
      }
      uploader.start(uploadId, file);
      again();
    },
    /** Resumes an upload, with the given file or the one that this page has. */
    async resume(uploadId: string, picked?: File): Promise<void> {
      const file = picked ?? uploader.file(uploadId);
      await ask('resumeUpload', { uploadId });
      if (file) uploader.start(uploadId, file);
      again();
    },
    async pause(uploadId: string): Promise<void> {
      uploader.stop(uploadId);
      await ask('pauseUpload', { uploadId });
      again();
    },
    async cancel(uploadId: string): Promise<void> {
      uploader.stop(uploadId);
      await ask('cancelUpload', { uploadId });
      again();
    },
  };
}
