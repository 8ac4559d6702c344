import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type SiteProgress, type TypedCredentials } from '../../lib/messages';
import { originsToAsk, parseSiteAddress } from '../../lib/pages/siteAddress';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { focusFirstInvalid, TextField } from '../ui/Field';
import { FailureNotice, LiveRegion, Notice, requestOrigins, TaskProgress } from '../ui/Notice';

export interface ConnectSiteProps {
  /** State of the last attempt, which continues in the background after this page is closed. */
  progress: SiteProgress | undefined;
  /** Prefilled address, for a site that is to be connected again. */
  start?: string | undefined;
  /** Called when the progress may have changed, so that the caller reads it again. */
  onMoved: () => void;
  /** User name and application password, for sites without an approval page; `missing` if a field is empty. */
  credentials?: () => TypedCredentials | undefined | 'missing';
  /** The fields for `credentials`. */
  children?: ComponentChildren;
}

/** What the person accepts after a first attempt: that the site is on another host; that nothing is encrypted. */
interface Accepted {
  otherOrigin?: string;
  insecure?: true;
}

/** A form that connects a calendar site, given the address of any of its pages. */
export function ConnectSite({ progress, start, onMoved, credentials, children }: ConnectSiteProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const task = useTask(onMoved);
  const busy = task.busy !== undefined;
  /** Credentials of the last attempt, sent again if the person allows an unencrypted connection. */
  const sent = useRef<TypedCredentials>(undefined);
  const known = start !== undefined && parseSiteAddress(start) ? start : undefined;
  const address = typed ?? known ?? (progress?.stage === 'connected' ? '' : (progress?.address ?? ''));

  /** Browsers grant a permission only while the click is handled, so the request comes before the first `await`. */
  const connect = (site: string, origins: string[], { otherOrigin, insecure }: Accepted = {}) => {
    const typed = sent.current;
    const begun = insecure
      ? undefined
      : ask('beginSite', { address: site, isTyped: typed && true, otherOrigin });
    const answered = requestOrigins(origins);
    void task.start('connect', async () => {
      await begun;
      onMoved();
      const granted = await answered;
      await ask('continueSite', { address: site, granted, credentials: typed, insecure });
    });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const origins = originsToAsk(address);
    setError(origins ? undefined : i18n.t('common.noAddress'));
    const given = credentials?.();
    if (given === 'missing' || !origins) return focusFirstInvalid(event.currentTarget as HTMLElement);
    if (busy) return;
    sent.current = given;
    connect(address.trim(), origins);
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
        <TaskProgress>{progress && busy && toText(progress)}</TaskProgress>
      </div>
      <LiveRegion task={task}>
        {otherOrigin && (
          <Notice tone="warn">
            <p>{i18n.t('common.otherHost', { host: progress?.address ?? '', otherHost: otherOrigin })}</p>
            <div class="row">
              <Button
                small
                onClick={() =>
                  connect(progress?.address ?? '', originsToAsk(otherOrigin) ?? [], { otherOrigin })
                }
              >
                {i18n.t('common.allowHost', { host: new URL(otherOrigin).host })}
              </Button>
            </div>
          </Notice>
        )}
        {!busy && progress?.stage === 'failed' && progress.failure && (
          <FailureNotice failure={progress.failure} onRemedied={onMoved} />
        )}
        {!busy && progress?.failure?.reason === 'notSecure' && (
          <div class="row">
            <Button
              small
              kind="danger"
              onClick={() =>
                connect(progress.address, originsToAsk(progress.address) ?? [], { insecure: true })
              }
            >
              {i18n.t('common.connectInsecure')}
            </Button>
          </div>
        )}
      </LiveRegion>
    </form>
  );
}

/**
 * Sentence about the stage of the attempt; undefined if it has ended, or needs one more permission.
 */
function toText({ stage, address }: SiteProgress): string | undefined {
  switch (stage) {
    case 'permission':
    case 'looking':
    case 'approving':
    case 'checking':
      return i18n.t(`common.connecting.${stage}`, { host: address });
    default:
      return undefined;
  }
}
