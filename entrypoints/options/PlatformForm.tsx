import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { focusFirstInvalid, TextField } from '../../components/ui/Field';
import { LiveRegion, requestOrigins } from '../../components/ui/Notice';
import { ask, type PlatformAddresses, Refusal } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import { livePlatform } from '../../lib/shared/livePlatform';
import { webAddress } from '../../lib/shared/webAddress';

interface PlatformFormProps {
  /** Absent for a new platform. */
  platform?: PlatformAddresses;
  onSaved: () => void;
}

const addresses = ['issuer', 'authorizeEndpoint', 'tokenEndpoint', 'revokeEndpoint', 'apiBase'] as const;

/**
 * The form for a custom platform's addresses. Host permissions for its API and token endpoints are requested on save.
 */
export function PlatformForm({ platform, onSaved }: PlatformFormProps) {
  const [typed, setTyped] = useState(platform ?? { id: crypto.randomUUID(), name: '', ...livePlatform });
  const [isChecked, setChecked] = useState(false);
  const task = useTask();
  const bad = addresses.filter((name) => webAddress(typed[name].trim()) === undefined);
  const isNameless = typed.name.trim() === '';
  const isScopeless = typed.scopes.length === 0;

  const save = (event: Event) => {
    event.preventDefault();
    setChecked(true);
    if (bad.length > 0 || isNameless || isScopeless)
      return focusFirstInvalid(event.currentTarget as HTMLElement);
    const asked = [typed.tokenEndpoint, typed.revokeEndpoint, typed.apiBase].map(hostPattern);
    const granted = requestOrigins([...new Set(asked)]);
    void task.start('save', async () => {
      if (!(await granted))
        throw new Refusal({ reason: 'permissionDenied', text: i18n.t('options.platformRefused') });
      await ask('savePlatform', { ...typed, name: typed.name.trim() });
      onSaved();
    });
  };
  return (
    <form class="stack" noValidate onSubmit={save}>
      <TextField
        label={i18n.t('options.platformName')}
        value={typed.name}
        onInput={(name) => setTyped({ ...typed, name })}
        error={isChecked && isNameless ? i18n.t('options.platformNameMissing') : undefined}
        required
      />
      {addresses.map((name) => (
        <TextField
          key={name}
          label={i18n.t(`options.platformAddress.${name}`)}
          type="url"
          value={typed[name]}
          onInput={(address) => setTyped({ ...typed, [name]: address })}
          error={isChecked && bad.includes(name) ? i18n.t('form.problem.noWebAddress') : undefined}
          required
        />
      ))}
      <TextField
        label={i18n.t('options.platformScopes')}
        hint={i18n.t('options.platformScopesHint')}
        value={typed.scopes.join(' ')}
        onInput={(text) => setTyped({ ...typed, scopes: text.split(/\s+/).filter(Boolean) })}
        error={isChecked && isScopeless ? i18n.t('options.platformScopesMissing') : undefined}
        required
      />
      <div class="row">
        <Button type="submit" busy={task.busy === 'save'}>
          {i18n.t('options.platformSave')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </form>
  );
}
