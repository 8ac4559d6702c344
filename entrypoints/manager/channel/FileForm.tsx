import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { limitText } from '../../../components/format/bytes';
import { commaText } from '../../../components/format/listText';
import { sentencesText } from '../../../components/format/sentencesText';
import { useRunning } from '../../../components/hooks/useRunning';
import { useTask } from '../../../components/hooks/useTask';
import { Button, ButtonsOf } from '../../../components/ui/Button';
import { DropZone } from '../../../components/ui/DropZone';
import { focusFirstInvalid } from '../../../components/ui/Field';
import { FileField } from '../../../components/ui/FileField';
import { LiveRegion } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { ActionId } from '../../../lib/messages';
import { leaveBlob } from '../../../lib/messages/blobTransfer';
import type { Subject } from '../../../lib/pages/subject';

interface FileFormProps {
  title: string;
  fileLabel: string;
  /** Requirements of the platform for the file. */
  fileHint: string;
  /** Limits of the upload method: size in bytes and media types. */
  upload: { maximum: number; accepts: readonly string[] } | undefined;
  action: ActionId;
  /** Quota units of the action. */
  price: number;
  undoable: boolean;
  button: string;
  /** Subject of the action; undefined while the form has no valid one. */
  subject: Subject | undefined;
  /** Id of the account that the page shows as active. */
  as: string;
  /** The action's input without the file; undefined if a field is invalid. */
  input: () => Record<string, unknown> | undefined;
  /** Further fields. */
  children?: ComponentChildren;
  /** What the person can do if the action was refused for this reason, with the same input; it can be undone. */
  instead?: { after: string; action: ActionId; price: number; button: string };
  /** Further buttons. */
  more?: ComponentChildren;
  /** Called when the file is sent. */
  onDone?: () => void;
}

const nothing: Subject = { kind: 'video', videoId: '' };

/** A form that picks a file and runs an action with it. */
export function FileForm(props: FileFormProps) {
  const { upload, action, subject, as, instead } = props;
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<{ file: File; input: Record<string, unknown> }>();
  const running = useRunning(subject ?? nothing, 'manager', () => undefined, as);
  const task = useTask(() => undefined);
  const [dropped, setDropped] = useState<readonly File[]>();
  const maxBytes = upload?.maximum ?? 0;
  const accepts = upload?.accepts ?? [];
  const error = file === undefined ? i18n.t('manager.fileMissing') : checkFile(file, maxBytes, accepts);

  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    const input = props.input();
    if (file === undefined || error !== undefined || input === undefined)
      return focusFirstInvalid(event.currentTarget as HTMLElement);
    if (subject === undefined) return;
    start(action, { file, input });
  };
  const start = (started: ActionId, what: { file: File; input: Record<string, unknown> }) => {
    setSent(what);
    void task.start('leave', async () => {
      const name = `file|${crypto.randomUUID()}`;
      await leaveBlob(name, what.file);
      await running.run(started, started, { ...what.input, file: name }, { onDone: props.onDone });
    });
  };
  return (
    <form class="panel stack manager-form" noValidate onSubmit={submit}>
      <h3>{props.title}</h3>
      <DropZone onDrop={setDropped}>
        <FileField
          label={props.fileLabel}
          hint={sentencesText(props.fileHint, i18n.t('manager.atMost', { size: limitText(maxBytes) }))}
          error={isTried || (file && error) ? error : undefined}
          accept={accepts}
          failure={task.failure}
          dropped={dropped}
          onPick={(picked) => {
            task.handlers.onRemedied();
            setFile(picked);
          }}
        />
        {file && error === undefined && <PickedPicture file={file} />}
      </DropZone>
      {props.children}
      <p class="soft small">
        {i18n.t('common.units', { count: props.price })}
        {!props.undoable && ` · ${i18n.t('common.noUndo')}`}
      </p>
      <div class="row">
        <ButtonsOf name={props.title}>
          <Button type="submit" busy={task.busy !== undefined || running.busy !== undefined}>
            {props.button}
          </Button>
        </ButtonsOf>
        {props.more}
      </div>
      <Results running={running} />
      {instead && sent && running.job?.failure?.reason === instead.after && (
        <div class="row">
          <Button busy={task.busy !== undefined} onClick={() => start(instead.action, sent)}>
            {instead.button}
          </Button>
          <span class="soft small">{i18n.t('common.units', { count: instead.price })}</span>
        </div>
      )}
      <LiveRegion task={task} />
    </form>
  );
}

/** The picture that was picked; nothing for other files. */
function PickedPicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address === undefined ? null : <img class="picked-picture" src={address} alt="" />;
}

/** What is wrong with a file, by its size and the type that the browser knows it by; undefined: nothing. */
function checkFile(file: File, maxBytes: number, accepts: readonly string[]): string | undefined {
  if (file.size > maxBytes) return i18n.t('manager.fileTooLarge', { size: limitText(maxBytes) });
  const [kind = ''] = file.type.split('/');
  const isAccepted = ['', file.type, `${kind}/*`, '*/*'].some((type) => accepts.includes(type));
  return file.type === '' || isAccepted
    ? undefined
    : i18n.t('manager.fileTypeWrong', { types: commaText(accepts.filter((type) => type !== anyBytes)) });
}

const anyBytes = 'application/octet-stream';
