import { i18n } from '#i18n';
import { Button } from '../../components/Button';
import { ask } from '../../lib/messages';

/** Stands where a section needs a calendar site and there is none. */
export function ConnectCalendar() {
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noSite')}</p>
      <div class="row">
        <Button
          kind="primary"
          icon="calendar"
          onClick={() => void ask('openOptions', { section: 'accounts' })}
        >
          {i18n.t('manager.connectSite')}
        </Button>
      </div>
    </div>
  );
}
