import type { Accounts, Connecting } from '../../lib/accounts';
import type { FaultData } from '../../lib/fault';
import type { Acting, Answer, SiteProgress, VideoConnection } from '../../lib/messages';
import type { QuotaMeter, QuotaState } from '../../lib/quota';
import type { AccountRow, CalendarAccountRow, VideoAccountRow } from '../../lib/store';
import { failureOf } from './text';

/** Accounts as surfaces show them, and who of them acts. */
export interface AccountBook {
  /** The account connected last, of those that still work. */
  acting(service: 'video'): Promise<VideoAccountRow | undefined>;
  acting(service: 'calendar'): Promise<CalendarAccountRow | undefined>;
  whoActs(): Promise<Acting>;
  accounts(): Promise<Answer<'accounts'>>;
  /** Today's general bucket; undefined when nobody is signed in. */
  quota(): Promise<QuotaState | undefined>;
}

export function createAccountBook(
  accounts: Accounts,
  meter: QuotaMeter,
  redirectAddress: string,
): AccountBook {
  async function newest<Service extends AccountRow['service']>(service: Service) {
    const rows = (await accounts.list()).filter(
      (row): row is Extract<AccountRow, { service: Service }> => row.service === service,
    );
    // One whose grant is gone stands behind the others, but is better than nobody: it says what to do.
    const order = (row: AccountRow) => (row.problem === undefined ? row.connectedAt : row.connectedAt - 1e15);
    return rows.sort((one, other) => order(other) - order(one))[0];
  }

  async function quota(): Promise<QuotaState | undefined> {
    const account = await newest('video');
    return account && meter.state(account.clientId, 'general');
  }

  async function calendarView(row: CalendarAccountRow) {
    const { accountId, name, url, user, roles, canPublish, problem } = row;
    const allowed = await accounts.isAllowed(row);
    const fault = (problem as FaultData | undefined) ?? (allowed ? undefined : missing(url));
    return {
      accountId,
      name,
      url,
      user,
      roles,
      canPublish,
      allowed,
      problem: fault && failureOf(fault, 'calendar'),
    };
  }

  return {
    acting: newest as AccountBook['acting'],
    quota,

    async whoActs() {
      const [video, calendar, today] = await Promise.all([newest('video'), newest('calendar'), quota()]);
      return {
        video: video && {
          title: video.title,
          handle: video.handle,
          image: video.image,
          accountId: video.accountId,
        },
        calendar: calendar && (await calendarView(calendar)),
        quotaLeft: today?.left,
      };
    },

    async accounts() {
      const rows = await accounts.list();
      const connecting = await accounts.connecting();
      return {
        video: rows.filter((row) => row.service === 'video').map(videoView),
        sites: await Promise.all(rows.filter((row) => row.service === 'calendar').map(calendarView)),
        connecting: connecting && progressView(connecting),
        redirectAddress,
        client: await accounts.client(),
      };
    },
  };
}

const missing = (url: string): FaultData => ({
  kind: 'permission',
  reason: 'permissionMissing',
  outcome: 'refused',
  about: new URL(url).origin,
});

export function videoView(row: VideoAccountRow): VideoConnection {
  const { accountId, title, handle, image, scopes, problem } = row;
  return {
    accountId,
    title,
    handle,
    image,
    scopes,
    problem: problem && failureOf(problem as FaultData, 'video'),
  };
}

export function progressView({ address, stage, otherOrigin, fault }: Connecting): SiteProgress {
  return { address, stage, otherOrigin, failure: fault && failureOf(fault, 'calendar') };
}
