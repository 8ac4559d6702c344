import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button, ButtonsOf } from '../../components/ui/Button';
import { Details } from '../../components/ui/Details';
import { Icon } from '../../components/ui/Icon';
import { Link } from '../../components/ui/Link';
import { ConnectHere, FailureNotice, LiveRegion, Notice, requestOrigins } from '../../components/ui/Notice';
import { ask, type Failure, type SiteConnection } from '../../lib/messages';
import { originsToAsk, toHost } from '../../lib/pages/siteAddress';
import { ActiveBadge } from './ActiveBadge';
import { ConnectAnySite } from './ConnectAnySite';

/** The connected calendar sites, and the form that connects another. */
export function Sites({ accounts, onChanged }: AccountsProps) {
  const task = useTask(onChanged);
  const [left, setLeft] = useState<LeftPassword>();
  // Remedies on other pages link here, so its address is prefilled.
  const refused = accounts.sites.find(({ problem }) => problem?.remedy?.kind === 'connectSite');
  const signOut = ({ accountId, url }: SiteConnection) =>
    task.start(accountId, async () => {
      const failure = await ask('signOutSite', { accountId });
      setLeft(failure === null ? undefined : { url, failure });
    });
  return (
    <div class="panel stack">
      <h3>{i18n.t('options.sites')}</h3>
      {accounts.sites.length === 0 ? (
        <p class="soft">{i18n.t('options.noSites')}</p>
      ) : (
        <ul class="stack">
          {accounts.sites.map((site) => (
            <Site
              key={site.accountId}
              site={site}
              busy={task.busy === site.accountId}
              onSignOut={() => signOut(site)}
              onActAs={
                accounts.sites.length > 1
                  ? () => task.start(site.accountId, () => ask('actAs', { accountId: site.accountId }))
                  : undefined
              }
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <LiveRegion task={task}>{left && <Left {...left} />}</LiveRegion>
      <h4>{i18n.t('options.connectSite')}</h4>
      <ConnectAnySite progress={accounts.connecting} start={refused?.url} onMoved={onChanged} />
    </div>
  );
}

/** An application password that could not be deleted on its site, and why. */
interface LeftPassword {
  url: string;
  failure: Failure;
}

function Left({ url, failure }: LeftPassword) {
  return (
    <Notice tone="warn">
      <p>{i18n.t('options.passwordLeft', { host: toHost(url) })}</p>
      <p class="soft">{failure.text}</p>
      <div class="row">
        <Link to={`${url}/wp-admin/profile.php`} button>
          {i18n.t('common.open')}
        </Link>
      </div>
    </Notice>
  );
}

interface SiteProps {
  site: SiteConnection;
  busy: boolean;
  onSignOut: () => void;
  /** Undefined if this is the only site. */
  onActAs: (() => void) | undefined;
  onChanged: () => void;
}

function Site({ site, busy, onSignOut, onActAs, onChanged }: SiteProps) {
  return (
    <li class="account">
      <span class="portrait portrait-square">
        <Icon name="calendar" />
      </span>
      <div class="grow stack">
        <div>
          <div class="account-name">
            {site.name} {onActAs && site.isActive && <ActiveBadge />}
          </div>
          <div class="small">
            <Link to={site.url}>{site.url}</Link>
          </div>
          {!site.isNobody && (
            <div class="soft small">
              <Details
                parts={[
                  i18n.t('common.asUser', { user: site.user }),
                  // A plugin's own role has no other name here
                  ...site.roles.map((role) => i18n.find(`options.role.${role}`) ?? role),
                ]}
              />
            </div>
          )}
        </div>
        {!site.allowed && (
          <Notice tone="warn">
            <p>{i18n.t('options.siteNotAllowed')}</p>
            <div class="row">
              <Button small onClick={() => void requestOrigins(originsToAsk(site.url) ?? []).then(onChanged)}>
                {i18n.t('common.allowHost', { host: toHost(site.url) })}
              </Button>
            </div>
          </Notice>
        )}
        <ConnectHere.Provider value={ConnectAgain}>
          {site.problem && <FailureNotice failure={site.problem} onRemedied={onChanged} />}
        </ConnectHere.Provider>
        <p class="small">{rightsLabel(site)}</p>
        <div class="row">
          <ButtonsOf name={site.name}>
            {onActAs && !site.isActive && (
              <Button small onClick={onActAs}>
                {i18n.t('options.actOn')}
              </Button>
            )}
            <Button small busy={busy} title={i18n.t('options.signOutSiteHint')} onClick={onSignOut}>
              {i18n.t('options.signOut')}
            </Button>
          </ButtonsOf>
        </div>
      </div>
    </li>
  );
}

/** The form that connects a site again. */
function ConnectAgain({ address }: { address?: string | undefined }) {
  const accounts = useAnswer('accounts', {});
  return <ConnectAnySite progress={accounts.answer?.connecting} start={address} onMoved={accounts.again} />;
}

function rightsLabel({ isNobody, canCreate, canPublish }: SiteConnection): string {
  if (isNobody) return i18n.t('options.siteReads');
  if (!canCreate) return i18n.t('options.siteMayNothing');
  return i18n.t(canPublish ? 'options.siteMayPublish' : 'options.siteMayDraft');
}
