import { type ComponentChildren, createContext, type FunctionComponent } from 'preact';
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { ask, type Failure, type Remedy } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import { sentenceSpace } from '../format/sentencesText';
import { fileChanged, useChanges } from '../hooks/useAnswer';
import { type Task, useTask } from '../hooks/useTask';
import { Button } from './Button';
import { grantWish } from './grantWish';
import { Icon, type IconName } from './Icon';
import { Link } from './Link';
import { isTyping, watchTyping } from './typing';

/** Colour and icon of a notice. */
export type Tone = 'info' | 'good' | 'warn' | 'bad';
const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'alert', bad: 'alert' };

/** Whether what holds the notices was there before the press; undefined for notices that no press has brought. */
const AfterPress = createContext<{ isDrawn: boolean } | undefined>(undefined);

/** Whether a live region around announces what appears: it is announced once, so nothing within is live, too. */
const WithinLive = createContext(false);

interface AfterPressProps extends Pick<LiveRegionProps, 'isUnasked'> {
  children: ComponentChildren;
}

/**
 * Notices in here that appear later are the outcome of a press: each is scrolled into view, and one that says that
 * something went wrong takes the focus.
 */
function NoticesAfterPress({ isUnasked = false, children }: AfterPressProps) {
  const region = useMemo(() => ({ isDrawn: false }), []);
  // Called after the effects of the notices that were there from the beginning
  useEffect(() => {
    watchTyping();
    region.isDrawn = true;
  }, [region]);
  return <AfterPress.Provider value={isUnasked ? undefined : region}>{children}</AfterPress.Provider>;
}

/**
 * Attributes of a notice's element, and the id of its text. After a press it comes into view when it appears or changes
 * its tone; it takes the focus if it is about a failure, since the pressed button may be far away. While the person
 * types elsewhere it does neither: it is announced alone. What has the focus is read out for that, and not announced.
 * @param isWanted it takes the focus, since what had it goes: moved elsewhere, that would cut its announcement short
 */
export function useAnnounced(tone: Tone, isWanted = false) {
  const textId = useId();
  const element = useRef<HTMLDivElement>(null);
  const region = useContext(AfterPress);
  const isAnnounced = useContext(WithinLive);
  const isFailure = tone === 'warn' || tone === 'bad';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tone may become that of a failure
  const comesIntoView = useMemo(() => region?.isDrawn === true && !isTyping(), [region, isFailure]);
  const takesFocus = comesIntoView && (isFailure || isWanted);
  useEffect(() => {
    if (comesIntoView) element.current?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [comesIntoView, takesFocus]);
  const read = { tabIndex: -1, role: 'group', 'aria-labelledby': textId, 'aria-live': 'off' } as const;
  const announced = { role: region && isFailure && !isAnnounced ? 'alert' : undefined } as const;
  return [{ ref: element, ...(takesFocus ? read : announced) }, textId] as const;
}

/** A highlighted message with an icon. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ComponentChildren }) {
  const [attributes, textId] = useAnnounced(tone);
  return (
    <div {...attributes} class={`notice notice-${tone}`}>
      <Icon name={icons[tone]} />
      <div id={textId} class="stack notice-body">
        {children}
      </div>
    </div>
  );
}

interface FailureNoticeProps {
  failure: Failure;
  tone?: Tone;
  /** Called when the cause may be resolved, so that the caller reads its data again. */
  onRemedied?: (() => void) | undefined;
  /** Called by the remedy 'retry' to repeat the failed action; defaults to `onRemedied`. */
  onRetry?: ((without?: 'image') => void) | undefined;
}

interface ConnectHereProps {
  /** The site to connect again. */
  address?: string | undefined;
}

/** Component that connects a calendar inside the failure's notice; without one, the button opens the settings. */
export const ConnectHere = createContext<FunctionComponent<ConnectHereProps> | undefined>(undefined);

/** Whether the surface shows the form that unlocks the sign-ins: its notices need no button that leads to one. */
export const UnlockHere = createContext(false);

/** Within the settings page: draws the link to a section, in place of the button that opens the settings. */
export const SettingsHere = createContext<((section: string | undefined) => ComponentChildren) | undefined>(
  undefined,
);

/** The part of the help page about a failure. */
export const helpAddress = ({ reason, kind = 'unknown' }: Pick<Failure, 'reason' | 'kind'>): string =>
  `/help.html#error-${encodeURIComponent(reason)}/${kind}`;

/**
 * A notice with the message of a failure and the button of its remedy. What failed since the sign-ins are locked is
 * remedied once they are unlocked, wherever that is done.
 */
export function FailureNotice({ failure, tone = 'bad', onRemedied, onRetry }: FailureNoticeProps) {
  const isLocked = failure.remedy?.section === 'lock';
  useChanges(['accounts'], onRemedied ?? doNothing, isLocked && onRemedied !== undefined);
  return (
    <Notice tone={tone}>
      <p>
        {failure.text}
        {sentenceSpace()}
        <a href={helpAddress(failure)} target="_blank" rel="noopener">
          {i18n.t('common.learnMore')}
        </a>
      </p>
      {failure.remedy && (
        <div class="row">
          <RemedyButton remedy={failure.remedy} onRemedied={onRemedied} onRetry={onRetry} />
        </div>
      )}
    </Notice>
  );
}

const doNothing = () => {};

/** Tone of a failure in place of a list: a permission that was never asked for is no error. */
export const toListTone = ({ kind }: Failure): Tone => (kind === 'scope' ? 'info' : 'bad');

interface RemedyButtonProps extends Omit<FailureNoticeProps, 'failure' | 'tone'> {
  remedy: Remedy;
  /** The failed job that is retried after a grant. */
  jobId?: string | undefined;
}

/** The button or link of a remedy: acts in place, or opens the page where the person can act. */
export function RemedyButton({ remedy, jobId, onRemedied, onRetry = onRemedied }: RemedyButtonProps) {
  const Connect = useContext(ConnectHere);
  const drawLink = useContext(SettingsHere);
  const hasUnlockForm = useContext(UnlockHere);
  const [isConnecting, setConnecting] = useState(false);
  const { busy, failure, start } = useTask();
  if (hasUnlockForm && remedy.section === 'lock') return null;
  if (remedy.kind === 'open' || remedy.kind === 'review')
    return (
      <Link to={remedy.target} button>
        {remedy.label}
      </Link>
    );
  if (remedy.kind === 'options' && drawLink) return <>{drawLink(remedy.section)}</>;

  const follow = (request: Promise<unknown>) =>
    start('remedy', async () => {
      // `false`: the person refused the permission, so nothing has changed.
      if ((await request) !== false) onRemedied?.();
    });
  const applyRemedy = () => {
    // Called before any `await`: browsers refuse a permission request outside of the click.
    if (remedy.kind === 'grant') void follow(requestGrant(grantPatterns(remedy.target), jobId));
    else if (remedy.kind === 'signIn')
      void follow(
        ask('signIn', {
          accountId: remedy.target,
          scopes: remedy.scopes,
          platformId: remedy.platformId,
          hosts: remedy.hosts,
        }),
      );
    else if (remedy.kind === 'retry') onRetry?.();
    else if (remedy.kind === 'withoutPicture') onRetry?.('image');
    else if (remedy.kind === 'connectSite' && Connect) setConnecting(true);
    else if (remedy.kind === 'setUp') void follow(ask('openSetUp', {}));
    else void follow(ask('openOptions', { section: remedy.section }));
  };
  if (isConnecting && Connect)
    return (
      <div class="remedy-more">
        <Connect address={remedy.target} />
      </div>
    );
  return (
    <>
      <Button small busy={busy !== undefined} onClick={applyRemedy}>
        {remedy.label}
      </Button>
      <NoticesAfterPress>
        {failure && (
          <div class="remedy-more">
            <FailureNotice failure={failure} onRemedied={onRemedied} />
          </div>
        )}
      </NoticesAfterPress>
    </>
  );
}

/** Requests host permissions; false if refused or nothing was requested. Call it in a click, before any `await`. */
export async function requestOrigins(origins: string[]): Promise<boolean> {
  return origins.length > 0 && (await browser.permissions.request({ origins }));
}

const requestGrant = (origins: string[], jobId: string | undefined) =>
  jobId === undefined || origins.length === 0
    ? requestOrigins(origins)
    : grantWish({ kind: 'retryJob', jobId }, origins);

/** Match patterns of a 'grant' remedy, whose target is an origin, an address or a match pattern. */
function grantPatterns(target: string | undefined): string[] {
  if (target === undefined) return [];
  if (/^(?:https?|\*):\/\/[^/]+\/\*$/.test(target)) return [target];
  return URL.canParse(target) ? [hostPattern(target)] : [];
}

interface LiveRegionProps {
  /** A task whose failure is shown. */
  task?: Task;
  /** Lies above the end of the window, so that it is in view and moves nothing. */
  isToast?: boolean;
  /** What appears in it follows no press: it does not scroll into view or take the focus. */
  isUnasked?: boolean;
  children?: ComponentChildren;
}

/**
 * A live region for the outcome of presses. Rendered empty, so that screen readers announce what is added. A changed
 * file is shown by its field.
 */
export function LiveRegion({ task, isToast = false, isUnasked = false, children }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" class={`stack live${isToast ? ' live-toast' : ''}`}>
      <WithinLive.Provider value>
        <NoticesAfterPress isUnasked={isUnasked}>
          {task?.failure && task.failure.reason !== fileChanged && (
            <FailureNotice failure={task.failure} {...task.handlers} />
          )}
          {children}
        </NoticesAfterPress>
      </WithinLive.Provider>
    </div>
  );
}

/**
 * State of a task, in the row of its button, which has the spinner: nothing moves when it begins or
 * ends.
 */
export const TaskProgress = ({ children }: { children: ComponentChildren }) => (
  <span role="status" class="soft grow">
    {children}
  </span>
);

/** Loading indicator. */
export function Waiting({ text }: { text?: string | undefined }) {
  const isAnnounced = useContext(WithinLive);
  return (
    <div class="row soft" role={isAnnounced ? undefined : 'status'}>
      <span class="spinner" />
      {text ?? i18n.t('common.loading')}
    </div>
  );
}
