import { type ComponentChildren, createContext, type FunctionComponent } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { ask, type Failure, type Remedy } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import { fileChanged, toFailure } from '../hooks/useAnswer';
import type { Work } from '../hooks/useTask';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { Link } from './Link';

export type Tone = 'info' | 'good' | 'warn' | 'bad';
const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'alert', bad: 'alert' };

/** A sentence that matters, with what can be done about it. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ComponentChildren }) {
  return (
    <div class={`notice notice-${tone}`}>
      <Icon name={icons[tone]} />
      <div class="notice-body">{children}</div>
    </div>
  );
}

interface FailureNoticeProps {
  failure: Failure;
  tone?: Tone;
  /** Something was done about it: ask again. */
  onRemedied?: (() => void) | undefined;
  /** 'Try again' does the failed thing once more; where this is left out, asking again is all there is to do. */
  onRetry?: ((without?: 'image') => void) | undefined;
}

interface ConnectHereProps {
  /** The site to connect again. */
  address?: string | undefined;
}

/** What connects a calendar right where it is missing; pages that cannot draw it lead to the settings. */
export const ConnectHere = createContext<FunctionComponent<ConnectHereProps> | undefined>(undefined);

/** What failed and why, and the one button that helps. */
export function FailureNotice({ failure, tone = 'bad', onRemedied, onRetry }: FailureNoticeProps) {
  return (
    <Notice tone={tone}>
      <p>{failure.text}</p>
      {failure.remedy && (
        <div class="row">
          <RemedyButton remedy={failure.remedy} onRemedied={onRemedied} onRetry={onRetry} />
        </div>
      )}
    </Notice>
  );
}

type RemedyButtonProps = Omit<FailureNoticeProps, 'failure' | 'tone'> & { remedy: Remedy };

/** Does what it says right here where possible; else leads to the place where it can be done. */
export function RemedyButton({ remedy, onRemedied, onRetry = onRemedied }: RemedyButtonProps) {
  const Connect = useContext(ConnectHere);
  const [connects, setConnects] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  if (remedy.kind === 'open' || remedy.kind === 'review')
    return (
      <Link to={remedy.target} button>
        {remedy.label}
      </Link>
    );

  const follow = async (work: Promise<unknown>) => {
    setBusy(true);
    setFailure(undefined);
    // A permission may be refused, which mends nothing.
    await work.then(
      (done) => done !== false && onRemedied?.(),
      (error: unknown) => setFailure(toFailure(error)),
    );
    setBusy(false);
  };
  const help = () => {
    // The request must be the first thing the click does: browsers refuse it after a pause.
    if (remedy.kind === 'grant') void follow(requestOrigins(grantPatterns(remedy.target)));
    else if (remedy.kind === 'signIn')
      void follow(ask('signIn', { accountId: remedy.target, scopes: remedy.scopes }));
    else if (remedy.kind === 'retry') onRetry?.();
    else if (remedy.kind === 'withoutPicture') onRetry?.('image');
    else if (remedy.kind === 'connectSite' && Connect) setConnects(true);
    else void follow(ask('openOptions', { section: remedy.section }));
  };
  if (connects && Connect)
    return (
      <div class="remedy-more">
        <Connect address={remedy.target} />
      </div>
    );
  return (
    <>
      <Button small busy={busy} onClick={help}>
        {remedy.label}
      </Button>
      {failure && (
        <div class="remedy-more">
          <FailureNotice failure={failure} onRemedied={onRemedied} />
        </div>
      )}
    </>
  );
}

/** Asks the browser for hosts. Call it in a click, before any wait. */
export async function requestOrigins(origins: string[]): Promise<boolean> {
  return origins.length > 0 && (await browser.permissions.request({ origins }));
}

/** The pattern behind a 'grant' remedy, which names an origin, an address or the pattern itself. */
function grantPatterns(target: string | undefined): string[] {
  if (target === undefined) return [];
  if (/^(?:https?|\*):\/\/[^/]+\/\*$/.test(target)) return [target];
  return URL.canParse(target) ? [hostPattern(target)] : [];
}

interface NewsProps {
  /** Says what went wrong with it. */
  work?: Work;
  children?: ComponentChildren;
}

/** Where news appears: drawn empty, so that it is heard when it comes. Of a changed file its field tells. */
export function News({ work, children }: NewsProps) {
  return (
    <div role="status" aria-live="polite" class="stack live">
      {work?.failure && work.failure.reason !== fileChanged && (
        <FailureNotice failure={work.failure} {...work.ways} />
      )}
      {children}
    </div>
  );
}

/** Nothing is wrong, something is on its way. */
export function Waiting({ text }: { text?: string }) {
  return (
    <div class="row soft" role="status">
      <span class="spinner" />
      {text ?? i18n.t('common.loading')}
    </div>
  );
}
