import { i18n } from '#i18n';
import { KeyForm } from '../../components/accounts/KeyForm';
import { useAnswer } from '../../components/hooks/useAnswer';

/**
 * List of the features that work without an account, and the form for an API key, which reads more.
 */
export function WithoutAccount() {
  const accounts = useAnswer('accounts', {});
  const isReading = accounts.answer?.video.some(({ isKey }) => isKey);
  return (
    <div class="panel stack">
      <p>{i18n.t('welcome.withoutAccountWhat')}</p>
      <ul class="bullets">
        <li>{i18n.t('welcome.withoutAccountVideo')}</li>
        <li>{i18n.t('welcome.withoutAccountEvent')}</li>
      </ul>
      {isReading ? <p>{i18n.t('options.keyReads')}</p> : <KeyForm onChanged={accounts.again} />}
    </div>
  );
}
