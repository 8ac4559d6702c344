import { useEffect, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { limitText } from '../../../components/format/bytes';
import { useDraft } from '../../../components/hooks/useDraft';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { FileField } from '../../../components/ui/FileField';
import { LiveRegion } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { type Answer, ask, Refusal } from '../../../lib/messages';
import { leaveBlob } from '../../../lib/messages/blobTransfer';
import { bodyToFill, type Parameter, readParameters, toMethodForm } from '../../../lib/methodForms';
import { findErased } from '../../../lib/methodForms/erased';
import { parseJson } from '../../../lib/shared/parseJson';
import type { Method } from '../../../lib/video';
import { AnswerView } from './AnswerView';
import { BodyField } from './BodyField';
import { ConfirmSend } from './ConfirmSend';
import { MethodFacts } from './MethodFacts';
import { checkInput, type Mistakes } from './mistakes';
import { ParameterField } from './ParameterField';
import { emptyCall, readTyped, type Typed } from './typed';

interface MethodFormProps {
  method: Method;
  /** Account that the request is sent as. */
  account: { accountId: string; name: string };
}

/** The form of an API method: parameters, body, price, and the answer. */
export function MethodForm({ method, account }: MethodFormProps) {
  const form = useMemo(() => toMethodForm(method), [method]);
  const draft = useDraft(`manager.method.${method.id}`, readTyped);
  const [typed, setTyped] = useState<Typed>(() => emptyCall(form, bodyToFill(method)));
  const [file, setFile] = useState<File>();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer<'call'>>();
  const task = useTask(() => undefined);
  useEffect(() => {
    if (draft.kept) setTyped(draft.kept);
  }, [draft.kept]);

  const isWrite = method.http !== 'GET';
  const change = (changes: Partial<Typed>) => {
    const changed = { ...typed, ...changes };
    setTyped(changed);
    draft.write(changed);
  };

  const params = readParameters(form.parameters, typed.parameters);
  const erased = findErased(method, params, parseJson(typed.body));

  const send = (body: unknown) =>
    task.start('send', async () => {
      setAnswer(undefined);
      const left = file && (await storeFile(file));
      const via = typed.via === '' ? undefined : typed.via;
      const { accountId } = account;
      const call = ask('call', { method: method.id, params, body, via, file: left, as: accountId });
      setAnswer(await call.catch((error: unknown) => throwUnknownOutcome(error, isWrite)));
    });

  /** Validates and sends the call; a write has to be confirmed first. */
  const submit = (isConfirmed: boolean) => {
    const checked = checkInput(method, { params, body: typed.body, hasFile: file !== undefined });
    setMistakes(checked.mistakes ?? {});
    setAsking(checked.mistakes === undefined && isWrite && !isConfirmed);
    if (checked.mistakes === undefined && (isConfirmed || !isWrite)) void send(checked.body);
  };
  return (
    <>
      <form
        class="panel stack manager-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <MethodFacts method={method} actingAs={account.name} />
        {Array.isArray(method.http) && (
          <SelectField
            label={i18n.t('manager.verb')}
            value={typed.via === '' ? 'POST' : typed.via}
            options={(['POST', 'PUT', 'PATCH'] as const).map((verb) => [verb, verb])}
            onChoose={(via) => change({ via })}
          />
        )}
        <ParameterFields
          parameters={form.parameters}
          values={typed.parameters}
          onInput={(parameters) => change({ parameters })}
          mistakes={mistakes}
        />
        {form.body && (
          <BodyField
            members={form.body}
            value={typed.body}
            onInput={(body) => change({ body })}
            error={mistakes.body}
            erased={erased}
          />
        )}
        {method.upload && (
          <FileField
            label={i18n.t('manager.file')}
            hint={i18n.t('manager.atMost', { size: limitText(method.upload.maximum) })}
            error={mistakes.file}
            accept={method.upload.accepts}
            failure={task.failure}
            onPick={(picked) => {
              task.handlers.onRemedied();
              setFile(picked);
            }}
          />
        )}
        {method.bucket === 'upload' && <p class="soft small">{i18n.t('manager.largeFiles')}</p>}
        <div class="row">
          <Button type="submit" kind="primary" busy={task.busy !== undefined}>
            {i18n.t('manager.send')}
          </Button>
        </div>
      </form>
      <LiveRegion task={task}>{answer && <AnswerView name={method.id} answer={answer} />}</LiveRegion>
      {isAsking && (
        <ConfirmSend
          method={method}
          account={account.name}
          erased={erased}
          onSend={() => submit(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface ParameterFieldsProps {
  parameters: readonly Parameter[];
  /** Typed values by the parameter's name. */
  values: Typed['parameters'];
  onInput: (values: Typed['parameters']) => void;
  mistakes: Mistakes;
}

/** The fields of the path and query parameters. */
function ParameterFields({ parameters, values, onInput, mistakes }: ParameterFieldsProps) {
  const field = (parameter: Parameter) => (
    <ParameterField
      key={parameter.name}
      parameter={parameter}
      value={values[parameter.name] ?? ''}
      onInput={(value) => onInput({ ...values, [parameter.name]: value })}
      error={mistakes[parameter.name]}
    />
  );
  return (
    <>
      {parameters.filter(isWide).map(field)}
      <div class="pair">{parameters.filter((parameter) => !isWide(parameter)).map(field)}</div>
    </>
  );
}

/** Fields with many choices take a full row. */
const isWide = ({ kind }: Parameter) => kind.is === 'choices';

/** Stores the file for the background; returns the name of the blob. */
async function storeFile(file: File): Promise<string> {
  const name = `file|${crypto.randomUUID()}`;
  await leaveBlob(name, file);
  return name;
}

/** If the background stopped during a write, its outcome is unknown. */
function throwUnknownOutcome(error: unknown, isWrite: boolean): never {
  if (!isWrite || error instanceof Refusal) throw error;
  throw new Refusal({ reason: 'outcomeUnknown', text: i18n.t('manager.inDoubt') });
}
