import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { ConnectCalendar } from '../../components/accounts/ConnectCalendar';
import type { Asked } from '../../components/hooks/useAnswer';
import { Icon } from '../../components/ui/Icon';
import type { ActiveAccountsView } from '../../lib/messages';
import { ConnectVideo } from './ConnectVideo';

interface EmptyProps {
  active: Asked<ActiveAccountsView>;
  hasNotice: boolean;
  /** Further offers for the page. */
  children?: ComponentChildren;
}

/** Shown if the page has no subject: examples of pages with one, and forms for missing connections. */
export function Empty({ active, hasNotice, children }: EmptyProps) {
  const { answer } = active;
  return (
    <div class="stack">
      {!hasNotice && (
        <div class="stack empty">
          <h2 class="subject-title" dir="auto">
            {i18n.t('popup.nothingHere')}
          </h2>
          <ul class="stack soft">
            <li class="row">
              <Icon name="video" />
              <span class="grow">{i18n.t('popup.tryVideo')}</span>
            </li>
            <li class="row">
              <Icon name="calendar" />
              <span class="grow">{i18n.t('popup.tryEvent')}</span>
            </li>
          </ul>
        </div>
      )}
      {children}
      {answer && !answer.video && <ConnectVideo onDone={active.again} />}
      {answer && !answer.calendar && <ConnectCalendar />}
    </div>
  );
}
