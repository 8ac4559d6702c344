import type { ComponentChildren } from 'preact';
import { Field } from '../../components/Field';

interface FileFieldProps {
  label: string;
  hint?: ComponentChildren;
  error?: string | undefined;
  /** What the platform takes, as the method table says it: `video/*`. */
  accept: readonly string[];
  onPick: (file: File) => void;
}

/** A file from the disk. The types only narrow what is shown first: the browser knows few by name. */
export function FileField({ accept, onPick, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          class="input"
          type="file"
          accept={accept.filter((type) => type !== 'application/octet-stream').join(',')}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) onPick(file);
          }}
        />
      )}
    </Field>
  );
}
