import { i18n } from '#i18n';
import { clock } from '../../lib/i18n/times';
import type { ActiveAccountsView, Actor } from '../../lib/messages';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';

/** The picture of a channel; without one, the first letter of its name. */
export function Portrait({ name, image }: { name: string; image?: string | undefined }) {
  return (
    <Picture class="portrait" address={image}>
      {[...name][0]?.toUpperCase()}
    </Picture>
  );
}

interface AccountSwitcherProps {
  active: ActiveAccountsView;
  /** Makes another account the active one; if absent, the active accounts are only shown. */
  onChoose?: (accountId: string) => void;
}

/** The active channel with the quota left today, and the active site. Shown wherever actions are offered. */
export function AccountSwitcher({ active, onChoose }: AccountSwitcherProps) {
  const { accounts = [], video, calendar } = active;
  const among = (service: Actor['service']) => accounts.filter((account) => account.service === service);
  return (
    <div class="acting">
      {video && (
        <div class="actor">
          <Portrait name={video.title} image={video.image} />
          <div class="grow">
            <Name
              title={video.title}
              chosen={{ accountId: video.accountId, service: 'video', name: video.title }}
              among={among('video')}
              onChoose={onChoose}
            />
            <div class="soft small" dir="auto">
              {active.quotaLeft === undefined ? (
                video.handle
              ) : (
                <UnitsLeft {...active} left={active.quotaLeft} />
              )}
            </div>
          </div>
        </div>
      )}
      {calendar && (
        <div class="actor">
          <span class="portrait portrait-square">
            <Icon name="calendar" />
          </span>
          <div class="grow">
            <Name
              title={calendar.url}
              chosen={{ accountId: calendar.accountId, service: 'calendar', name: calendar.name }}
              among={among('calendar')}
              onChoose={onChoose}
            />
            <div class="one-line soft small" dir="auto" title={calendar.user}>
              {i18n.t('common.asUser', { user: calendar.user })}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Below this many units (about 20 saves) the time of the next quota reset is shown, too. */
const lowQuota = 1_000;

/** The units left today, as a link to what units are; its tool tip says it in short. */
function UnitsLeft({ left, quotaResetsAt }: { left: number; quotaResetsAt?: number | undefined }) {
  const time = quotaResetsAt === undefined ? undefined : clock(quotaResetsAt);
  const units = i18n.t('common.unitsLeft', { count: left });
  const explained = i18n.t('common.unitsExplained');
  return (
    <a
      class="units-left"
      href="/help.html#units"
      target="_blank"
      rel="noopener"
      title={time === undefined ? explained : `${explained} ${i18n.t('common.unitsFilled', { time })}`}
    >
      {left < lowQuota && time !== undefined ? i18n.t('common.leftUntil', { left: units, time }) : units}
    </a>
  );
}

interface NameProps {
  title: string;
  chosen: Actor;
  among: Actor[];
  onChoose: ((accountId: string) => void) | undefined;
}

/** The account's name; a select box if there are several accounts of this service. */
function Name({ title, chosen, among, onChoose }: NameProps) {
  if (!onChoose || among.length < 2)
    return (
      <div class="one-line" dir="auto" title={title}>
        {chosen.name}
      </div>
    );
  return (
    <select
      class="input actor-choice"
      title={title}
      aria-label={i18n.t(chosen.service === 'video' ? 'common.actingChannel' : 'common.actingSite')}
      value={chosen.accountId}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {among.map(({ accountId, name }) => (
        <option key={accountId} value={accountId} dir="auto">
          {name}
        </option>
      ))}
    </select>
  );
}
