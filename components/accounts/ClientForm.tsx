import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { type AccountsView, ask } from '../../lib/messages';
import { useTask } from '../hooks/useTask';
import { Button, ButtonsOf } from '../ui/Button';
import { focusFirstInvalid, TextField } from '../ui/Field';
import { LiveRegion, Notice, TaskProgress } from '../ui/Notice';
import { SelectField } from '../ui/SelectField';
import type { AccountsProps } from './accountsProps';
import { type ClientFile, findClientProblem, findSecretProblem, readClientFile } from './checkClient';

interface ClientFormProps extends AccountsProps {
  /** The custom platform that the client is for. */
  platform?: AccountsView['platforms'][number];
  /** It ends the guide, which is about the usual sign-in method: the choice of another is folded away. */
  isGuided?: boolean;
}

/** The form for the sign-in method and the OAuth client of a platform. */
export function ClientForm({ accounts, platform, isGuided = false, onChanged }: ClientFormProps) {
  const { client } = platform ?? accounts;
  const methods = platform ? accounts.methods.filter((name) => name !== 'browser') : accounts.methods;
  const [method, setMethod] = useState(client.method);
  const [clientId, setClientId] = useState(client.builtIn ? '' : client.clientId);
  const [clientSecret, setClientSecret] = useState('');
  const [errors, setErrors] = useState<{ id?: string | undefined; secret?: string | undefined }>({});
  /** Accounts that were signed in when the client was saved; the next sign-in ends the notice. */
  const [savedWith, setSavedWith] = useState<readonly string[]>();
  const signedIn = accounts.video.filter(({ problem }) => !problem).map(({ accountId }) => accountId);
  const isSaved = savedWith !== undefined && signedIn.every((accountId) => savedWith.includes(accountId));
  /** Client of the JSON file that was pasted last. */
  const [file, setFile] = useState<ClientFile>();
  const task = useTask(onChanged);
  const needsId = method !== 'browser' && !client.builtIn;

  const typeId = (text: string) => {
    const pasted = readClientFile(text, accounts.redirectAddress);
    setFile(pasted);
    const id = pasted?.clientId ?? text;
    // What is another thing is said at once; what may still be typed on, when it is saved
    const found = findClientProblem(id, platform === undefined);
    const isOther = found !== undefined && found !== 'missing' && found !== 'incomplete';
    setErrors({ id: isOther ? i18n.t(`options.clientProblem.${found}`) : undefined });
    setClientId(id);
    if (pasted?.clientSecret !== undefined) setClientSecret(pasted.clientSecret);
  };
  /** The typed id has the form of the platform's ids. */
  const isRight =
    !platform && clientId !== client.clientId && findClientProblem(clientId, true) === undefined && !isSaved;
  const save = (event: Event) => {
    event.preventDefault();
    setSavedWith(undefined);
    const id = clientId.trim();
    const secret = method === 'code' ? clientSecret.trim() : '';
    const found = findClientProblem(id, platform === undefined);
    const isOptional = id === '' && !needsId && method !== client.method;
    const idProblem = method === 'browser' || isOptional ? undefined : found;
    const secretProblem = findSecretProblem(secret);
    setErrors({
      id: idProblem && i18n.t(`options.clientProblem.${idProblem}`),
      secret: secretProblem && i18n.t(`options.secretProblem.${secretProblem}`),
    });
    if (idProblem || secretProblem) return focusFirstInvalid(event.currentTarget as HTMLFormElement);
    void task.start('save', async () => {
      const typed = secret === '' ? {} : { clientSecret: secret };
      await ask('setClient', { clientId: id, method, platformId: platform?.id, ...typed });
      setClientSecret('');
      setFile(undefined);
      setSavedWith(signedIn);
    });
  };
  const connect = () =>
    void task.start('signIn', async () => {
      await ask('signIn', {});
      setSavedWith(undefined);
    });
  return (
    <form class="stack" noValidate onSubmit={save}>
      {!isGuided && <MethodField methods={methods} method={method} onChoose={setMethod} />}
      {method !== 'browser' && (
        <TextField
          label={i18n.t('options.clientId')}
          hint={i18n.t('options.clientIdHint')}
          value={clientId}
          onInput={typeId}
          error={errors.id}
          dir="ltr"
          placeholder="….apps.googleusercontent.com"
          required
        />
      )}
      <Pasted file={file} isRight={isRight} />
      {method === 'code' && (
        <TextField
          label={i18n.t('options.clientSecret')}
          hint={i18n.t(client.hasSecret ? 'options.secretKept' : 'options.secretWhy')}
          type="password"
          value={clientSecret}
          onInput={setClientSecret}
          error={errors.secret}
          placeholder={client.hasSecret ? '••••••••••••' : ''}
        />
      )}
      {isGuided && (
        <details>
          <summary>{i18n.t('options.method')}</summary>
          <MethodField methods={methods} method={method} onChoose={setMethod} />
        </details>
      )}
      <div class="row">
        <ButtonsOf name={i18n.t('options.client')}>
          <Button type="submit" busy={task.busy === 'save'}>
            {i18n.t('options.saveClient')}
          </Button>
        </ButtonsOf>
      </div>
      <LiveRegion task={task}>
        {isSaved && (
          <Notice tone="good">
            <p>{i18n.t(platform ? 'options.clientSavedPlatform' : 'options.clientSaved')}</p>
            {!platform && (
              <div class="row">
                <Button kind="primary" busy={task.busy === 'signIn'} onClick={connect}>
                  {i18n.t('options.connectVideo')}
                </Button>
                <TaskProgress>{task.busy === 'signIn' && i18n.t('options.signingIn')}</TaskProgress>
              </div>
            )}
          </Notice>
        )}
      </LiveRegion>
    </form>
  );
}

interface MethodFieldProps {
  methods: AccountsView['methods'];
  method: AccountsView['methods'][number];
  onChoose: (method: AccountsView['methods'][number]) => void;
}

const MethodField = ({ methods, method, onChoose }: MethodFieldProps) => (
  <SelectField
    label={i18n.t('options.method')}
    hint={i18n.t(`options.methodHint.${method}`)}
    value={method}
    options={methods.map((name) => [name, i18n.t(`options.method.${name}`)])}
    onChoose={onChoose}
  />
);

/** What was recognised in the field of the client id. */
const Pasted = ({ file, isRight }: { file: ClientFile | undefined; isRight: boolean }) => (
  <LiveRegion>
    {file?.problem && <Notice tone="warn">{i18n.t(`options.clientProblem.${file.problem}`)}</Notice>}
    {file && !file.problem && <Notice tone="good">{i18n.t('options.clientFileRead')}</Notice>}
    {!file && isRight && <Notice tone="good">{i18n.t('options.clientIdRight')}</Notice>}
  </LiveRegion>
);
