import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { clock } from '../../lib/i18n/times';
import type { ActiveAccountsView, Actor } from '../../lib/messages';
import { sentencesText } from '../format/sentencesText';
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

interface UnitsProps {
  left: number;
  quotaResetsAt?: number | undefined;
}

/** The units left today, and what units are. */
function toUnitTexts({ left, quotaResetsAt }: UnitsProps) {
  const time = quotaResetsAt === undefined ? undefined : clock(quotaResetsAt);
  const units = i18n.t('common.unitsLeft', { count: left });
  const explained = i18n.t('common.unitsExplained');
  const isLow = left < lowQuota;
  return {
    isLow,
    text: isLow && time !== undefined ? i18n.t('common.leftUntil', { left: units, time }) : units,
    explained: sentencesText(explained, time !== undefined && i18n.t('common.unitsFilled', { time })),
  };
}

/** The units left today, as a link to what units are; its tool tip says it in short. */
function UnitsLeft(props: UnitsProps) {
  const { text, explained } = toUnitTexts(props);
  return (
    <a class="units-left" href="/help.html#units" target="_blank" rel="noopener" title={explained}>
      {text}
    </a>
  );
}

interface ActingAccountProps {
  active: ActiveAccountsView;
  /** The service of the account that is shown. */
  service: Actor['service'];
  onChoose: (accountId: string) => void;
}

/**
 * The active account of one service in one line. The channel's picture has the day's quota as a ring around it, whose
 * number is shown on hover and focus, and beside it while little is left.
 */
export function ActingAccount({ active, service, onChoose }: ActingAccountProps) {
  const { accounts = [], video, calendar, quotaLeft, quotaDaily, quotaResetsAt } = active;
  const chosen = service === 'video' ? video : calendar;
  if (!chosen) return null;
  const name = video && service === 'video' ? video.title : (calendar?.name ?? '');
  const units =
    service === 'video' && quotaLeft !== undefined ? { left: quotaLeft, quotaResetsAt } : undefined;
  return (
    <div class="actor">
      {service === 'calendar' && (
        <span class="portrait portrait-square">
          <Icon name="calendar" />
        </span>
      )}
      {service === 'video' && units && (
        <QuotaRing {...units} daily={quotaDaily ?? units.left}>
          <Portrait name={name} image={video?.image} />
        </QuotaRing>
      )}
      {service === 'video' && !units && <Portrait name={name} image={video?.image} />}
      <div class="grow">
        <Name
          title={calendar && service === 'calendar' ? `${calendar.url} (${calendar.user})` : name}
          chosen={{ accountId: chosen.accountId, service, name }}
          among={accounts.filter((account) => account.service === service)}
          onChoose={onChoose}
        />
        {units && toUnitTexts(units).isLow && (
          <div class="one-line soft small" dir="auto" title={toUnitTexts(units).text} aria-hidden="true">
            {toUnitTexts(units).text}
          </div>
        )}
      </div>
    </div>
  );
}

interface QuotaRingProps extends UnitsProps {
  /** Units of a whole day. */
  daily: number;
  children: ComponentChildren;
}

function QuotaRing({ daily, children, ...units }: QuotaRingProps) {
  const { text, explained, isLow } = toUnitTexts(units);
  const share = daily > 0 ? Math.min(1, units.left / daily) : 0;
  return (
    <a
      class={isLow ? 'quota-ring quota-low' : 'quota-ring'}
      href="/help.html#units"
      target="_blank"
      rel="noopener"
      aria-description={explained}
    >
      {children}
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16.5" />
        <circle cx="18" cy="18" r="16.5" pathLength="100" stroke-dasharray={`${share * 100} 100`} />
      </svg>
      <span class="tip small">{text}</span>
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
