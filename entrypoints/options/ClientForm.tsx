import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { News, Notice } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask, type ClientFacts, type SignInMethod } from '../../lib/messages';

interface ClientFormProps {
  client: ClientFacts;
  methods: SignInMethod[];
  /** Id of the custom platform that the client is for. */
  platformId?: string;
  onChanged: () => void;
}

const methodLabel: Record<SignInMethod, () => string> = {
  code: () => i18n.t('options.methodCode'),
  implicit: () => i18n.t('options.methodImplicit'),
  browser: () => i18n.t('options.methodBrowser'),
};
const methodHints: Record<SignInMethod, () => string> = {
  code: () => i18n.t('options.methodCodeHint'),
  implicit: () => i18n.t('options.methodImplicitHint'),
  browser: () => i18n.t('options.methodBrowserHint'),
};

/** The form for the sign-in method and the OAuth client of a platform. */
export function ClientForm({ client, methods, platformId, onChanged }: ClientFormProps) {
  const [method, setMethod] = useState(client.method);
  const [clientId, setClientId] = useState(client.builtIn ? '' : client.clientId);
  const [clientSecret, setClientSecret] = useState('');
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const task = useTask(onChanged);
  const needsId = method !== 'browser' && !client.builtIn;

  const save = (event: Event) => {
    event.preventDefault();
    setSaved(false);
    const id = clientId.trim();
    const secret = clientSecret.trim();
    const isInvalid = /\s/.test(id) || (id === '' && (needsId || method === client.method));
    setError(isInvalid ? i18n.t('options.clientIdMissing') : undefined);
    if (isInvalid) return;
    void task.start('save', async () => {
      const typed = secret === '' || method !== 'code' ? {} : { clientSecret: secret };
      await ask('setClient', { clientId: id, method, platformId, ...typed });
      setClientSecret('');
      setSaved(true);
    });
  };
  return (
    <form class="stack" noValidate onSubmit={save}>
      <SelectField
        label={i18n.t('options.method')}
        hint={methodHints[method]()}
        value={method}
        options={methods.map((name) => [name, methodLabel[name]()])}
        onChoose={setMethod}
      />
      {method !== 'browser' && (
        <TextField
          label={i18n.t('options.clientId')}
          value={clientId}
          onInput={setClientId}
          error={error}
          placeholder="….apps.googleusercontent.com"
          required
        />
      )}
      {method === 'code' && (
        <TextField
          label={i18n.t('options.clientSecret')}
          hint={i18n.t(client.hasSecret ? 'options.secretKept' : 'options.secretWhy')}
          type="password"
          value={clientSecret}
          onInput={setClientSecret}
          placeholder={client.hasSecret ? '••••••••••••' : ''}
        />
      )}
      <div class="row">
        <Button type="submit" busy={task.busy === 'save'}>
          {i18n.t('options.saveClient')}
        </Button>
      </div>
      <News task={task}>{isSaved && <Notice tone="good">{i18n.t('options.clientSaved')}</Notice>}</News>
    </form>
  );
}
