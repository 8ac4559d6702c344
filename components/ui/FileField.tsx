import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Failure } from '../../lib/messages';
import { fileChanged } from '../hooks/useAnswer';
import { Field, type FieldProps } from './Field';

interface FileFieldProps extends FieldProps {
  /** Failure of the picked file: if it was changed on disk, it has to be picked again. */
  failure?: Failure | undefined;
  /** Media types from the method table: `video/*`. */
  accept: readonly string[];
  /** Whether several files may be picked at once. */
  isMany?: boolean;
  /** Files that were dropped onto the page: they are picked when they appear. */
  dropped?: readonly File[] | undefined;
  onPick: (file: File, ...others: File[]) => void;
}

/** A file input. `accept` is a preselection only, because browsers know few of the types. */
export function FileField(props: FileFieldProps) {
  const { accept, isMany = false, dropped, onPick, error, failure, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  /** The files that were chosen before: they stay if the person chooses none. */
  const shown = useRef<FileList | null>(null);
  const isGone = failure?.reason === fileChanged;
  useEffect(() => {
    // A file that is gone is not shown as chosen
    if (isGone && input.current) input.current.value = '';
  }, [isGone, failure]);
  useEffect(() => {
    const [file, ...others] = dropped ?? [];
    if (!file || !input.current) return;
    input.current.files = toFileList([file, ...others]);
    onPick(file, ...others);
  }, [dropped]);
  return (
    <Field {...field} error={isGone ? i18n.t('common.fileChanged') : error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          class="input"
          type="file"
          multiple={isMany}
          accept={accept.filter((type) => type !== 'application/octet-stream').join(',')}
          onClick={({ currentTarget }) => {
            // With a value, choosing the same file again would fire no `change` event
            shown.current = currentTarget.files;
            currentTarget.value = '';
          }}
          onCancel={({ currentTarget }) => {
            currentTarget.files = shown.current;
          }}
          onChange={({ currentTarget: { files } }) => {
            const [file, ...others] = files ?? [];
            if (file) onPick(file, ...others);
          }}
        />
      )}
    </Field>
  );
}

/** Only a file list can be shown by an input. */
function toFileList(files: readonly File[]): FileList {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data.files;
}
