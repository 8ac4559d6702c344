import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type Failure, type SiteCredentials, type SiteProgress } from '../../lib/messages';
import { originsToAsk, parseSiteAddress } from '../../lib/pages/siteAddress';
import { toFailure } from '../hooks/useAnswer';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { FailureNotice, News, Notice, requestOrigins, Waiting } from '../ui/Notice';

interface ConnectSiteProps {
  /** How the last attempt stands; it goes on in the background while nobody looks. */
  progress: SiteProgress | undefined;
  /** The address to start from: of a site that is to be connected again. */
  start?: string | undefined;
  /** Something moved: ask for the progress again. */
  onMoved: () => void;
  /** What was typed in place of the site's approval page; `missing` where that is not complete. */
  credentials?: () => SiteCredentials | undefined | 'missing';
  /** The fields that it is typed in. */
  children?: ComponentChildren;
}

/** Connects a calendar site from nothing but an address of one of its pages. */
export function ConnectSite({ progress, start, onMoved, credentials, children }: ConnectSiteProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  /** What was sent last, to be sent once more when the person lets it go unencrypted. */
  const sent = useRef<SiteCredentials>(undefined);
  const known = start !== undefined && parseSiteAddress(start) ? start : undefined;
  const address = typed ?? known ?? (progress?.stage === 'connected' ? '' : (progress?.address ?? ''));

  /** `begin` is sent and the permission asked for in the click itself; all waiting comes after. */
  const connect = async (site: string, origins: string[], begin: boolean, insecure?: true) => {
    const typed = sent.current;
    const begun = begin ? ask('beginSite', { address: site, isTyped: typed && true }) : undefined;
    const answered = requestOrigins(origins);
    setBusy(true);
    setFailure(undefined);
    try {
      await begun;
      onMoved();
      const granted = await answered;
      await ask('continueSite', { address: site, granted, credentials: typed, insecure });
    } catch (thrown) {
      setFailure(toFailure(thrown));
    }
    setBusy(false);
    onMoved();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const origins = originsToAsk(address);
    setError(origins ? undefined : i18n.t('common.noAddress'));
    const given = credentials?.();
    if (given === 'missing' || !origins || busy) return;
    sent.current = given;
    void connect(address.trim(), origins, true);
  };

  const otherOrigin = progress?.stage === 'otherHost' ? progress.otherOrigin : undefined;
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <TextField
        label={i18n.t('common.siteAddress')}
        hint={i18n.t('common.siteAddressHint')}
        type="url"
        placeholder="calendar.example"
        value={address}
        onInput={setTyped}
        error={error}
        required
      />
      {children}
      <div class="row">
        <Button type="submit" kind="primary" busy={busy}>
          {i18n.t('common.connectSite')}
        </Button>
      </div>
      <News>
        {progress && busy && <Stage progress={progress} />}
        {otherOrigin && (
          <Notice tone="warn">
            <p>{i18n.t('common.otherHost', { host: progress?.address ?? '', otherHost: otherOrigin })}</p>
            <div class="row">
              <Button
                small
                onClick={() => connect(progress?.address ?? '', originsToAsk(otherOrigin) ?? [], false)}
              >
                {i18n.t('common.allowHost', { host: new URL(otherOrigin).host })}
              </Button>
            </div>
          </Notice>
        )}
        {failure && <FailureNotice failure={failure} onRemedied={onMoved} />}
        {!busy && progress?.stage === 'failed' && progress.failure && (
          <FailureNotice failure={progress.failure} onRemedied={onMoved} />
        )}
        {!busy && progress?.failure?.reason === 'notSecure' && (
          <div class="row">
            <Button
              small
              kind="danger"
              onClick={() => connect(progress.address, originsToAsk(progress.address) ?? [], false, true)}
            >
              {i18n.t('common.connectInsecure')}
            </Button>
          </div>
        )}
      </News>
    </form>
  );
}

function Stage({ progress }: { progress: SiteProgress }) {
  switch (progress.stage) {
    case 'permission':
      return <Waiting text={i18n.t('common.connectingPermission')} />;
    case 'looking':
      return <Waiting text={i18n.t('common.connectingSearch', { host: progress.address })} />;
    case 'approving':
      return <Waiting text={i18n.t('common.connectingApproval')} />;
    case 'checking':
      return <Waiting text={i18n.t('common.connectingCheck')} />;
    default:
      return null;
  }
}
