import { i18n } from '#i18n';
import { limitText } from '../../../components/format/bytes';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FileField } from '../../../components/ui/FileField';
import { LiveRegion, Notice } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import type { Parameter } from '../../../lib/methodForms';
import type { Method } from '../../../lib/video';
import { AnswerView, isWithoutAnswer } from './AnswerView';
import { BodyField } from './BodyField';
import { CallHistory } from './CallHistory';
import { ConfirmSend } from './ConfirmSend';
import { MethodFacts } from './MethodFacts';
import type { Mistakes } from './mistakes';
import { ParameterField } from './ParameterField';
import { RequestPreview } from './RequestPreview';
import { isReplacing, type Typed } from './typed';
import { useCall } from './useCall';

interface MethodFormProps {
  method: Method;
  /** Account that the request is sent as. */
  account: { accountId: string; name: string };
}

/** The form of an API method: parameters, body, price, and the answer. */
export function MethodForm({ method, account }: MethodFormProps) {
  const call = useCall(method, account);
  const { form, typed, change, mistakes, erased, isMerged, task, shown, asked } = call;
  const answer = shown && 'answer' in shown ? shown.answer : undefined;
  return (
    <>
      <form
        ref={call.element}
        class="panel stack manager-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          call.submit();
        }}
      >
        <MethodFacts method={method} actingAs={account.name} />
        {Array.isArray(method.http) && (
          <SelectField
            label={i18n.t('manager.verb')}
            value={typed.via === '' ? 'POST' : typed.via}
            options={(['POST', 'PUT', 'PATCH'] as const).map((verb) => [verb, verb])}
            onChoose={(verb) => change({ via: verb })}
          />
        )}
        {isReplacing(method) && (
          <Exactly isExact={typed.isExact} onChange={(isExact) => change({ isExact })} />
        )}
        <ParameterFields
          // A merged call names the parts that its body has
          parameters={form.parameters.filter(({ name }) => !isMerged || name !== 'part')}
          values={typed.parameters}
          onInput={(parameters) => change({ parameters })}
          mistakes={mistakes}
        />
        {form.body && (
          <BodyField
            members={form.body}
            hint={i18n.t(isMerged && method.reads ? 'console.patchHint' : 'manager.bodyHint')}
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
              call.setFile(picked);
            }}
          />
        )}
        {method.bucket === 'upload' && <p class="soft small">{i18n.t('manager.largeFiles')}</p>}
        <div class="row">
          <Button type="submit" kind="primary" busy={task.busy === 'send'}>
            {i18n.t(isMerged ? 'console.review' : 'manager.send')}
          </Button>
          {!method.upload && (
            <Button busy={task.busy === 'request'} onClick={call.showRequest}>
              {i18n.t('console.showRequest')}
            </Button>
          )}
        </div>
      </form>
      <LiveRegion task={task}>
        {answer && isWithoutAnswer(answer) && (
          <Notice tone="good">{i18n.t('manager.doneWithoutAnswer')}</Notice>
        )}
        {answer && !isWithoutAnswer(answer) && <span class="unseen">{i18n.t('manager.answer')}</span>}
      </LiveRegion>
      {answer && !isWithoutAnswer(answer) && <AnswerView name={method.id} answer={answer} />}
      {shown && 'request' in shown && <RequestPreview request={shown.request} />}
      <CallHistory calls={call.calls} onChoose={(past) => change(past.typed)} />
      {asked && (
        <ConfirmSend
          method={method}
          account={account.name}
          erased={erased}
          merged={asked.preview?.merged}
          onSend={call.confirm}
          onClose={call.close}
        />
      )}
    </>
  );
}

interface ExactlyProps {
  isExact: boolean;
  onChange: (isExact: boolean) => void;
}

/** The choice between a merged call and one that replaces what is stored. */
function Exactly({ isExact, onChange }: ExactlyProps) {
  return (
    <>
      <Checkbox checked={isExact} onChange={onChange}>
        {i18n.t('console.exact')}
      </Checkbox>
      <p class="small soft">{i18n.t(isExact ? 'console.exactHint' : 'console.mergedHint')}</p>
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
