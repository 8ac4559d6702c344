import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { fileChanged } from '../../components/hooks/useAnswer';
import { Field } from '../../components/ui/Field';
import type { Failure } from '../../lib/messages';

interface FileFieldProps {
  label: string;
  hint?: ComponentChildren;
  error?: string | undefined;
  /** What became of the file that was picked: one that changed on disk has to be picked again. */
  failure?: Failure | undefined;
  /** What the platform takes, as the method table says it: `video/*`. */
  accept: readonly string[];
  /** Several may be picked at once. */
  isMany?: boolean;
  onPick: (file: File, ...others: File[]) => void;
}

/** A file from the disk. The types only narrow what is shown first: the browser knows few by name. */
export function FileField({ accept, isMany = false, onPick, error, failure, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isGone = failure?.reason === fileChanged;
  useEffect(() => {
    // Else the same file, picked once more, would be no change.
    if (isGone && input.current) input.current.value = '';
  }, [isGone, failure]);
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
          onChange={({ currentTarget: { files } }) => {
            const [file, ...others] = files ?? [];
            if (file) onPick(file, ...others);
          }}
        />
      )}
    </Field>
  );
}
