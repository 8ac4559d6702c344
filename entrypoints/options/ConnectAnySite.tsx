import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ConnectSite, type ConnectSiteProps } from '../../components/accounts/ConnectSite';
import { nothingTyped, SiteWays, toCredentials } from './SiteWays';

type ConnectAnySiteProps = Pick<ConnectSiteProps, 'progress' | 'start' | 'onMoved'>;

/** A form that connects a site by any sign-in method. */
export function ConnectAnySite({ progress, start, onMoved }: ConnectAnySiteProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [error, setError] = useState<string>();
  const credentials = () => {
    const given = toCredentials(typed);
    setError(given === 'missing' ? i18n.t('options.siteTypedMissing') : undefined);
    return given;
  };
  return (
    <ConnectSite
      progress={progress}
      start={start}
      onMoved={() => {
        // Secrets are removed from the fields once they were sent.
        setTyped((before) => ({ ...before, password: '', token: '' }));
        onMoved();
      }}
      credentials={credentials}
    >
      <SiteWays typed={typed} onChange={setTyped} error={error} />
    </ConnectSite>
  );
}
