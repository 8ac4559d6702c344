import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/Button';
import { TextField } from '../../../components/Field';
import { News, Notice } from '../../../components/Notice';
import { Fault } from '../../../lib/fault';
import { FileField } from '../FileField';

interface TextSourceProps {
  fileLabel: string;
  fileHint: string;
  accept: readonly string[];
  textLabel: string;
  textHint: string;
  /** @throws Fault `badInput` about the line that is broken */
  onText: (text: string) => void;
}

const largest = 20_000_000;

/** A text from a file, or pasted. It is read here, in the page, and goes nowhere by itself. */
export function TextSource({ fileLabel, fileHint, accept, textLabel, textHint, onText }: TextSourceProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const take = (read: string) => {
    try {
      setError(undefined);
      onText(read);
    } catch (problem) {
      setError(problemWords(problem));
    }
  };
  const takeFile = async (file: File) => {
    if (file.size > largest) return setError(i18n.t('lists.fileTooLarge'));
    take(await file.text());
  };
  return (
    <div class="stack">
      <FileField label={fileLabel} hint={fileHint} accept={accept} onPick={(file) => void takeFile(file)} />
      <TextField label={textLabel} hint={textHint} long value={text} onInput={setText} />
      <div class="row">
        <Button disabled={text.trim() === ''} onClick={() => take(text)}>
          {i18n.t('lists.readText')}
        </Button>
      </div>
      <News>{error && <Notice tone="bad">{error}</Notice>}</News>
    </div>
  );
}

function problemWords(problem: unknown): string {
  const { reason, about = '' } = problem instanceof Fault ? problem.data : { reason: '' };
  switch (reason) {
    case 'quoteOpen':
      return i18n.t('fault.reason.quoteOpen', [about]);
    case 'opmlBroken':
      return i18n.t('fault.reason.opmlBroken', [about]);
    case 'jsonBroken':
      return i18n.t('fault.reason.jsonBroken', [about]);
    case 'notAPlaylistFile':
      return i18n.t('fault.reason.notAPlaylistFile', [about]);
    default:
      return i18n.t('common.unexpected', [problem instanceof Error ? problem.name : typeof problem]);
  }
}
