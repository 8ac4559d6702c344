import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { fileChanged, toFailure } from '../../../components/hooks/useAnswer';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { FileField } from '../../../components/ui/FileField';
import { LiveRegion, Notice, Waiting } from '../../../components/ui/Notice';
import { Fault } from '../../../lib/errors';
import type { Failure } from '../../../lib/messages';
import type { DropSource } from '../useDrop';
import { mostTextBytes, readTextFile } from './readTextFile';

interface TextSourceProps<Reading> {
  fileLabel: string;
  fileHint: string;
  accept: readonly string[];
  /** Whether several files may be picked at once. */
  isMany?: boolean;
  textLabel: string;
  textHint: string;
  /** Files or text that were dropped onto the page: they are read at once. */
  dropped?: DropSource | undefined;
  /** @throws Fault `badInput` with the line that cannot be read */
  read: (text: string) => Reading | Promise<Reading>;
  /** Called with what was read from files or pasted text; `from` are the names of the files. */
  onRead: (readings: Reading[], from: string[]) => void;
}

/** Reads a text from files or from a field, which is folded once a file is read. The text is parsed in this page and sent nowhere. */
export function TextSource<Reading>(props: TextSourceProps<Reading>) {
  const { fileLabel, fileHint, accept, isMany, textLabel, textHint, dropped, read, onRead } = props;
  const [text, setText] = useState(dropped && 'text' in dropped ? dropped.text : '');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isReading, setReading] = useState(false);
  const [hasFile, setHasFile] = useState(false);

  const readAll = async (texts: readonly { name?: string; text: () => string | Promise<string> }[]) => {
    setError(undefined);
    setFailure(undefined);
    setReading(true);
    const readings: Reading[] = [];
    for (const { name, text } of texts) {
      try {
        readings.push(await read(await text()));
      } catch (problem) {
        setReading(false);
        const changed = toFailure(problem);
        if (changed.reason === fileChanged) return setFailure(changed);
        return setError(name === undefined ? problemMessage(problem) : `${name}: ${problemMessage(problem)}`);
      }
    }
    setReading(false);
    const names = texts.flatMap(({ name }) => name ?? []);
    setHasFile(names.length > 0);
    onRead(readings, names);
  };
  const readFiles = (...files: File[]) => {
    const large = files.find(({ size }) => size > mostTextBytes);
    if (large) return setError(`${large.name}: ${i18n.t('lists.fileTooLarge')}`);
    void readAll(files.map((file) => ({ name: file.name, text: () => readTextFile(file) })));
  };
  useEffect(() => {
    if (dropped && 'text' in dropped) void readAll([{ text: () => dropped.text }]);
  }, []);
  const pasting = (
    <div class="stack">
      <TextField label={textLabel} hint={textHint} long dir="ltr" value={text} onInput={setText} />
      <div class="row">
        <Button
          disabled={text.trim() === '' || isReading}
          onClick={() => void readAll([{ text: () => text }])}
        >
          {i18n.t('lists.readText')}
        </Button>
      </div>
    </div>
  );
  return (
    <div class="stack">
      <FileField
        label={fileLabel}
        hint={fileHint}
        accept={accept}
        isMany={isMany}
        failure={failure}
        dropped={dropped && 'files' in dropped ? dropped.files : undefined}
        onPick={readFiles}
      />
      {hasFile ? (
        <details>
          <summary>{textLabel}</summary>
          {pasting}
        </details>
      ) : (
        pasting
      )}
      <LiveRegion>
        {isReading && <Waiting text={i18n.t('lists.reading')} />}
        {error && <Notice tone="bad">{error}</Notice>}
      </LiveRegion>
    </div>
  );
}

function problemMessage(problem: unknown): string {
  if (!(problem instanceof Fault)) return toFailure(problem).text;
  const { reason, about = '' } = problem.data;
  if (reason === 'tooLarge') return i18n.t('lists.fileTooLarge');
  return i18n.find(`fault.reason.${reason}`, { about }) ?? i18n.t('common.unexpected', { reason });
}
