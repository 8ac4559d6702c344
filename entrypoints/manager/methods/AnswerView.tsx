import { useEffect, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { bytesText } from '../../../components/format/bytes';
import { saveFile } from '../../../components/format/saveFile';
import { toFailure } from '../../../components/hooks/useAnswer';
import { Button } from '../../../components/ui/Button';
import { CopyButton } from '../../../components/ui/CopyButton';
import { FailureNotice, Notice } from '../../../components/ui/Notice';
import type { Answer, Failure } from '../../../lib/messages';
import { dropBlob, openBlob } from '../../../lib/messages/blobTransfer';
import { AnswerTree } from './AnswerTree';

/** Maximum of characters shown; the saved file has the full answer. */
const maxCharacters = 100_000;

interface AnswerViewProps {
  /** Id of the method, used for the name of the saved file. */
  name: string;
  answer: Answer<'call'>;
}

/** The answer of a method: JSON, a file, or a confirmation without content. */
export function AnswerView({ name, answer }: AnswerViewProps) {
  if (answer.file) return <FileAnswer name={name} file={answer.file} />;
  if (answer.answer === undefined || answer.answer === null)
    return <Notice tone="good">{i18n.t('manager.doneWithoutAnswer')}</Notice>;
  return <JsonAnswer name={name} value={answer.answer} />;
}

function JsonAnswer({ name, value }: { name: string; value: unknown }) {
  const [isText, setText] = useState(false);
  const json = useMemo(() => JSON.stringify(value, undefined, 2), [value]);
  return (
    <div class="panel stack">
      <h3>{i18n.t('manager.answer')}</h3>
      {isText ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <pre class="answer code" tabIndex={0}>
          {json.slice(0, maxCharacters)}
        </pre>
      ) : (
        <AnswerTree value={value} />
      )}
      {isText && json.length > maxCharacters && <Notice>{i18n.t('manager.answerCut')}</Notice>}
      <div class="row">
        <Button small onClick={() => setText(!isText)}>
          {i18n.t(isText ? 'console.asTree' : 'console.asText')}
        </Button>
        <CopyButton text={json} label={i18n.t('manager.copyAnswer')} />
        <SaveButton onClick={() => saveFile(`${name}.json`, 'application/json', json)} />
      </div>
    </div>
  );
}

/** Reads the file from the blob storage and deletes it there. */
function FileAnswer({ name, file }: { name: string; file: NonNullable<Answer<'call'>['file']> }) {
  const [bytes, setBytes] = useState<Blob>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    openBlob(file.name)
      .then(setBytes)
      .then(() => dropBlob(file.name))
      .catch((error: unknown) => setFailure(toFailure(error)));
  }, [file.name]);
  return (
    <div class="panel stack">
      <h3>{i18n.t('manager.answer')}</h3>
      <p class="soft">{bytesText(file.size)}</p>
      {failure && <FailureNotice failure={failure} />}
      {bytes && (
        <div class="row">
          <SaveButton onClick={() => saveFile(name, bytes.type, bytes)} />
        </div>
      )}
    </div>
  );
}

const SaveButton = ({ onClick }: { onClick: () => void }) => (
  <Button small onClick={onClick}>
    {i18n.t('manager.saveAsFile')}
  </Button>
);
