import { i18n } from '#i18n';
import { AccountSwitcher } from '../../components/accounts/AccountSwitcher';
import type { Asked } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { type ActiveAccountsView, ask } from '../../lib/messages';
import { findFirstSection } from '../../lib/pages/managerAddress';

interface HeaderProps {
  active: Asked<ActiveAccountsView>;
  /** Opens the side panel; missing in the panel itself. */
  onPanel?: (() => void) | undefined;
}

/** The active accounts, and the buttons for the side panel, the manager, the settings and the help. */
export function Header({ active, onPanel }: HeaderProps) {
  const { answer, again } = active;
  const choose = (accountId: string) => void ask('actAs', { accountId }).then(again, again);
  const nobody = answer && !answer.video && !answer.calendar;
  return (
    <header class="popup-header">
      {answer && !nobody && <AccountSwitcher active={answer} onChoose={choose} />}
      <div class={answer && !nobody ? 'unseen' : 'popup-name grow'}>
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
      {onPanel && (
        <Button kind="quiet" icon="panel" bare onClick={onPanel}>
          {i18n.t('popup.openPanel')}
        </Button>
      )}
      <Button
        kind="quiet"
        icon="list"
        bare
        onClick={() => void ask('openManager', { section: findFirstSection(answer) })}
      >
        {i18n.t('popup.manager')}
      </Button>
      <Button kind="quiet" icon="settings" bare onClick={() => void ask('openOptions', {})}>
        {i18n.t('common.settings')}
      </Button>
      <a
        class="button button-quiet button-bare"
        href="/help.html"
        target="_blank"
        rel="noopener"
        title={i18n.t('common.help')}
      >
        <Icon name="help" />
        <span class="unseen">{i18n.t('common.help')}</span>
      </a>
    </header>
  );
}
