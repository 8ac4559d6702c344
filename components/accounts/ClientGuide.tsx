import { i18n } from '#i18n';
import { scopePrefix } from '../../lib/shared/livePlatform';
import { CopyButton } from '../ui/CopyButton';
import { Link } from '../ui/Link';

/** Pages of the platform's console, in the order in which a client is registered. */
const consolePages = {
  project: 'https://console.cloud.google.com/projectcreate',
  library: 'https://console.cloud.google.com/apis/library/youtube.googleapis.com',
  consent: 'https://console.cloud.google.com/auth/overview',
  audience: 'https://console.cloud.google.com/auth/audience',
  client: 'https://console.cloud.google.com/auth/clients/create',
};

/** Scopes in the order in which they are requested. */
const scopes = ['youtube', 'youtube.force-ssl', 'youtube.channel-memberships.creator'].map(
  (name) => scopePrefix + name,
);

/** How to register an OAuth client at the platform, with links into its console and the redirect address to copy. */
export function ClientGuide({ redirectAddress }: { redirectAddress: string }) {
  return (
    <>
      <ol class="stack steps">
        <Step text={i18n.t('options.guideProject')} to={consolePages.project} />
        <Step text={i18n.t('options.guideLibrary')} to={consolePages.library} />
        <Step text={i18n.t('options.guideConsent')} to={consolePages.consent} />
        <Step text={i18n.t('options.guideAudience')} to={consolePages.audience} />
        <li>
          {i18n.t('options.guideClient')}{' '}
          <Open to={consolePages.client} about={i18n.t('options.guideClient')} />
          <span class="row inset copy-line">
            <code class="grow">{redirectAddress}</code>
            <CopyButton text={redirectAddress} label={i18n.t('options.copyRedirect')} />
          </span>
        </li>
        <li>{i18n.t('options.guidePaste')}</li>
        <li>{i18n.t('options.guideConnect')}</li>
      </ol>
      <details>
        <summary>{i18n.t('options.unverified')}</summary>
        <p class="soft">{i18n.t('options.unverifiedWhat')}</p>
      </details>
      <details>
        <summary>{i18n.t('options.sevenDays')}</summary>
        <p class="soft">{i18n.t('options.sevenDaysWhat')}</p>
      </details>
      <details>
        <summary>{i18n.t('options.scopesAsked')}</summary>
        <p class="soft">{i18n.t('options.scopesAskedWhat')}</p>
        <ul class="bullets">
          {scopes.map((scope) => (
            <li key={scope}>
              <code>{scope}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Step({ text, to }: { text: string; to: string }) {
  return (
    <li>
      {text} <Open to={to} about={text} />
    </li>
  );
}

/** The link of a step. Its accessible name contains the step, since the visible text is the same in each. */
function Open({ to, about }: { to: string; about: string }) {
  return (
    <Link to={to}>
      {i18n.t('options.clientConsole')}
      <span class="unseen">{about}</span>
    </Link>
  );
}
