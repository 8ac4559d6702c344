import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { ActingAccount } from '../../components/accounts/AccountSwitcher';
import type { Asked } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Menu } from '../../components/ui/Menu';
import { type ActiveAccountsView, type Actor, ask } from '../../lib/messages';
import { findFirstSection } from '../../lib/pages/managerAddress';

interface HeaderProps {
  active: Asked<ActiveAccountsView>;
  /** The service that the page's subject concerns; undefined while there is none. */
  service: Actor['service'] | undefined;
  /** Opens the side panel; missing in the panel itself. */
  onPanel?: (() => void) | undefined;
  /** What the menu offers for the page. */
  children?: ComponentChildren;
}

/** The account that the page concerns, *New event*, and the menu with all that leads elsewhere. */
export function Header({ active, service, onPanel, children }: HeaderProps) {
  const { answer, again } = active;
  const choose = (accountId: string) => void ask('actAs', { accountId }).then(again, again);
  const nobody = answer && !answer.video && !answer.calendar;
  const acting = answer && service && answer[service] ? answer : undefined;
  return (
    <header class="popup-header">
      {acting && service && <ActingAccount active={acting} service={service} onChoose={choose} />}
      <div class={acting ? 'unseen' : 'popup-name grow'}>
        <img src="/icon.svg" width="20" height="20" alt="" />
        <h1>{i18n.t('extension.name')}</h1>
        {nobody && <span class="soft small">{i18n.t('popup.nobody')}</span>}
      </div>
      {answer?.calendar && (
        <Button
          kind="quiet"
          icon="plus"
          bare
          onClick={() => void ask('openManager', { section: 'events/new' })}
        >
          {i18n.t('popup.newEvent')}
        </Button>
      )}
      <Menu label={i18n.t('popup.menu')} icon="rows" kind="quiet" bare>
        {() => (
          <div class="menu-items">
            <Button
              kind="quiet"
              icon="list"
              onClick={() => void ask('openManager', { section: findFirstSection(answer) })}
            >
              {i18n.t('popup.manager')}
            </Button>
            {onPanel && (
              <Button kind="quiet" icon="panel" onClick={onPanel}>
                {i18n.t('popup.openPanel')}
              </Button>
            )}
            <Button kind="quiet" icon="settings" onClick={() => void ask('openOptions', {})}>
              {i18n.t('common.settings')}
            </Button>
            <a class="button button-quiet" href="/help.html" target="_blank" rel="noopener">
              <Icon name="help" />
              {i18n.t('common.help')}
            </a>
            {children}
          </div>
        )}
      </Menu>
    </header>
  );
}
