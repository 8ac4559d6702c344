import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
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

/** Whether a method was done, and had nothing to say. */
export const isWithoutAnswer = ({ file, answer }: Answer<'call'>): boolean =>
  !file && (answer === undefined || answer === null);

/** The answer of a method: JSON or a file. It comes into view, below the form that was sent. */
export function AnswerView({ name, answer }: AnswerViewProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={element} class="panel stack">
      <h3>{i18n.t('manager.answer')}</h3>
      {answer.file ? (
        <FileAnswer name={name} file={answer.file} />
      ) : (
        <JsonAnswer name={name} value={answer.answer} />
      )}
    </div>
  );
}

function JsonAnswer({ name, value }: { name: string; value: unknown }) {
  const [isText, setText] = useState(false);
  const json = useMemo(() => JSON.stringify(value, undefined, 2), [value]);
  return (
    <>
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
    </>
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
    <>
      <p class="soft">{bytesText(file.size)}</p>
      {failure && <FailureNotice failure={failure} />}
      {bytes && (
        <div class="row">
          <SaveButton onClick={() => saveFile(name, bytes.type, bytes)} />
        </div>
      )}
    </>
  );
}

const SaveButton = ({ onClick }: { onClick: () => void }) => (
  <Button small onClick={onClick}>
    {i18n.t('manager.saveAsFile')}
  </Button>
);
