import type { ComponentChildren } from 'preact';
import { Field } from '../../components/Field';

interface FileFieldProps {
  label: string;
  hint?: ComponentChildren;
  error?: string | undefined;
  /** What the platform takes, as the method table says it: `video/*`. */
  accept: readonly string[];
  /** Several may be picked at once. */
  isMany?: boolean;
  onPick: (file: File, ...others: File[]) => void;
}

/** A file from the disk. The types only narrow what is shown first: the browser knows few by name. */
export function FileField({ accept, isMany = false, onPick, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          class="input"
          type="file"
          multiple={isMany}
          accept={accept.filter((type) => type !== 'application/octet-stream').join(',')}
          onChange={({ currentTarget: { files } }) => {
            const [file, ...others] = files ?? [];
            if (file) onPick(file, ...others);
          }}
        />
      )}
    </Field>
  );
}
