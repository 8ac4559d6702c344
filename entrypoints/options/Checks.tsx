import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { CopyButton } from '../../components/ui/CopyButton';
import { Icon, type IconName } from '../../components/ui/Icon';
import { LiveRegion, RemedyButton, Waiting } from '../../components/ui/Notice';
import { ask, type ConnectionCheck } from '../../lib/messages';

const icons: Record<ConnectionCheck['state'], IconName> = {
  ok: 'check',
  warning: 'alert',
  failed: 'close',
  skipped: 'skip',
};
const groups = ['browser', 'video', 'calendar'] as const;
const groupLabel: Record<ConnectionCheck['group'], () => string> = {
  browser: () => i18n.t('options.groupBrowser'),
  video: () => i18n.t('options.video'),
  calendar: () => i18n.t('options.sites'),
};

/** Tests the connections to the browser, the video platform and the calendar sites; shows results with remedies. */
export function Checks() {
  const [checks, setChecks] = useState<ConnectionCheck[]>();
  const task = useTask();
  const check = () => task.start('check', async () => setChecks(await ask('checkConnections', {})));
  const isBusy = task.busy !== undefined;
  return (
    <div class="panel stack">
      <p class="soft">{i18n.t('options.checkWhat')}</p>
      <div class="row">
        <Button busy={isBusy} onClick={() => void check()}>
          {i18n.t(checks ? 'options.checkAgain' : 'options.check')}
        </Button>
        {checks && !isBusy && <CopyButton text={toReport(checks)} label={i18n.t('options.copyReport')} />}
      </div>
      <LiveRegion task={task}>
        {isBusy && <Waiting text={i18n.t('options.checking')} />}
        {checks && !isBusy && <p class="checks-sum">{summarize(checks)}</p>}
      </LiveRegion>
      {checks &&
        groups.map((group) => {
          const found = checks.filter((one) => one.group === group);
          if (found.length === 0) return null;
          return (
            <div key={group}>
              <h3>{groupLabel[group]()}</h3>
              <ul>
                {found.map((one) => (
                  <Check key={`${one.id} ${one.about ?? ''}`} check={one} onRemedied={check} />
                ))}
              </ul>
            </div>
          );
        })}
    </div>
  );
}

function Check({ check, onRemedied }: { check: ConnectionCheck; onRemedied: () => void }) {
  return (
    <li class={`check check-${check.state}`}>
      <Icon name={icons[check.state]} />
      <div class="grow">
        <div class="account-name">
          {check.label}
          {check.about && <span class="soft"> · {check.about}</span>}
        </div>
        <p class="soft">{check.text}</p>
        {check.remedy && (
          <div class="row check-remedy">
            <RemedyButton remedy={check.remedy} onRemedied={onRemedied} />
          </div>
        )}
      </div>
      <span class="check-state small">{i18n.t(`options.checkState.${check.state}`)}</span>
    </li>
  );
}

function summarize(checks: ConnectionCheck[]): string {
  const bad = checks.filter(({ state }) => state === 'failed' || state === 'warning').length;
  return bad === 0 ? i18n.t('options.allGood') : i18n.t('options.someBad', { count: bad });
}

/** The results as text for a bug report, with the user agent. Contains no secrets. */
function toReport(checks: ConnectionCheck[]): string {
  const lines = checks.map(
    ({ id, about, state, text }) => `${state.padEnd(7)} ${id}${about ? ` (${about})` : ''}: ${text}`,
  );
  return [`Cuecard · ${navigator.userAgent}`, ...lines].join('\n');
}
