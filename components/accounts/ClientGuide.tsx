import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { scopePrefix } from '../../lib/shared/livePlatform';
import { type Draft, useDraft } from '../hooks/useDraft';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Link } from '../ui/Link';
import { Waiting } from '../ui/Notice';
import { type ConsolePage, ConsolePicture } from './ConsolePicture';

/** Screens of the guide, and the page of the platform's console that each is about. */
const screens = [
  { id: 'project', to: 'https://console.cloud.google.com/projectcreate' },
  { id: 'library', to: 'https://console.cloud.google.com/apis/library/youtube.googleapis.com' },
  { id: 'consent', to: 'https://console.cloud.google.com/auth/overview' },
  { id: 'audience', to: 'https://console.cloud.google.com/auth/audience' },
  { id: 'client', to: 'https://console.cloud.google.com/auth/clients/create' },
  { id: 'paste', to: undefined },
] as const satisfies readonly { id: ConsolePage; to: string | undefined }[];

const last = screens.length - 1;

/** Scopes in the order in which they are requested. */
const scopes = ['youtube', 'youtube.force-ssl', 'youtube.channel-memberships.creator'].map(
  (name) => scopePrefix + name,
);

const ScreenIndex = () => z.int().check(z.minimum(0), z.maximum(last));

interface ClientGuideProps {
  redirectAddress: string;
  /** The form for the client, at the end of the guide. */
  children?: ComponentChildren;
}

/**
 * How to register an OAuth client at the platform: one screen for each step, with a picture of the console, a link to
 * its page, and the redirect address to copy. The screen is kept when the page closes.
 */
export function ClientGuide(props: ClientGuideProps) {
  const draft = useDraft('clientGuide', (value) => ScreenIndex().safeParse(value).data);
  return draft.ready ? <Screens draft={draft} {...props} /> : <Waiting />;
}

function Screens({ draft, redirectAddress, children }: ClientGuideProps & { draft: Draft<number> }) {
  const [at, setAt] = useState(draft.kept ?? 0);
  /** The screen whose page of the console was opened: what comes first is that page, then the next screen. */
  const [opened, setOpened] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAt = useRef(at);
  // The pressed button may be gone
  useEffect(() => {
    if (at !== wasAt.current) heading.current?.focus();
    wasAt.current = at;
  }, [at]);
  const go = (to: number) => {
    setAt(to);
    draft.write(to);
  };
  const { id, to } = screens[at] ?? screens[0];
  const place = i18n.t('options.guideAt', { at: at + 1, of: screens.length });
  return (
    <section class="guide-screens" aria-label={i18n.t('options.guide')}>
      <progress class="slim" max={screens.length} value={at + 1} aria-label={place} />
      <h3 ref={heading} tabIndex={-1}>
        <span class="soft small">{place}</span>
        {i18n.t(`options.guideTitle.${id}`)}
      </h3>
      <div class="guide-screen">
        <ConsolePicture of={id} />
        <div class="stack">
          <p>{i18n.t(`options.guide.${id}`)}</p>
          {id === 'client' && <RedirectAddress address={redirectAddress} />}
          {to && (
            <div class="row">
              <Link to={to} button={opened === at || 'primary'} onOpen={() => setOpened(at)}>
                {i18n.t('options.clientConsole')}
              </Link>
            </div>
          )}
          {id === 'audience' && (
            <Aside title={i18n.t('options.sevenDays')}>{i18n.t('options.sevenDaysWhat')}</Aside>
          )}
          {id === 'paste' && <p>{i18n.t('options.guideConnect')}</p>}
        </div>
      </div>
      {id === 'paste' && children}
      <div class="row">
        {at > 0 && (
          <Button icon="back" onClick={() => go(at - 1)}>
            {i18n.t('common.back')}
          </Button>
        )}
        {at < last && (
          <Button kind={opened === at ? 'primary' : 'plain'} onClick={() => go(at + 1)}>
            {i18n.t('common.next')}
          </Button>
        )}
        {at < last && children !== undefined && (
          <Button kind="quiet" onClick={() => go(last)}>
            {i18n.t('options.guideHasClient')}
          </Button>
        )}
      </div>
      {id === 'paste' && (
        <>
          <Aside title={i18n.t('options.unverified')}>{i18n.t('options.unverifiedWhat')}</Aside>
          <Aside title={i18n.t('options.scopesAsked')}>
            {i18n.t('options.scopesAskedWhat')}
            <ul class="bullets">
              {scopes.map((scope) => (
                <li key={scope}>
                  <code>{scope}</code>
                </li>
              ))}
            </ul>
          </Aside>
        </>
      )}
    </section>
  );
}

/** The address at which a sign-in ends, to copy into the console. */
export const RedirectAddress = ({ address }: { address: string }) => (
  <span class="row inset copy-line">
    <code class="grow">{address}</code>
    <CopyButton text={address} label={i18n.t('options.copyRedirect')} />
  </span>
);

const Aside = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <details>
    <summary>{title}</summary>
    <div class="soft">{children}</div>
  </details>
);
