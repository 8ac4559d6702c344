import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { bytesText } from '../../../components/format/bytes';
import { saveFile } from '../../../components/format/saveFile';
import { toFailure } from '../../../components/hooks/useAnswer';
import { Button } from '../../../components/ui/Button';
import { CopyButton } from '../../../components/ui/CopyButton';
import { FailureNotice, Notice } from '../../../components/ui/Notice';
import type { Answer, Failure } from '../../../lib/messages';
import { dropBlob, openBlob } from '../../../lib/messages/blobTransfer';

/** A page draws no more of an answer than this many characters; the file holds all of it. */
const drawn = 100_000;

interface AnswerViewProps {
  /** The method, which names the file that it is saved as. */
  name: string;
  answer: Answer<'call'>;
}

/** What the service answered: JSON to read, copy and save, a file, or that it was done. */
export function AnswerView({ name, answer }: AnswerViewProps) {
  if (answer.file) return <FileAnswer name={name} file={answer.file} />;
  if (answer.answer === undefined || answer.answer === null)
    return <Notice tone="good">{i18n.t('manager.doneWithoutAnswer')}</Notice>;
  const json = JSON.stringify(answer.answer, undefined, 2);
  return (
    <div class="panel stack">
      <h3>{i18n.t('manager.answer')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre class="answer code" tabIndex={0}>
        {json.slice(0, drawn)}
      </pre>
      {json.length > drawn && <Notice>{i18n.t('manager.answerCut')}</Notice>}
      <div class="row">
        <CopyButton text={json} label={i18n.t('manager.copyAnswer')} />
        <SaveButton onClick={() => saveFile(`${name}.json`, 'application/json', json)} />
      </div>
    </div>
  );
}

/** A file lies ready for the page that asked, and is taken away with it. */
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
