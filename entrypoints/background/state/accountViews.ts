import {
  type Accounts,
  buildPlatform,
  type Connecting,
  getPlatform,
  untickedScopes,
} from '../../../lib/accounts';
import type { QuotaMeter, QuotaState } from '../../../lib/quota';
import { signInMethods } from '../../../lib/shared/signInMethods';
import type { AccountRow, VideoAccountRow } from '../../../lib/store';
import type {
  AccountsView,
  Actor,
  ClientFacts,
  SiteActor,
  SiteProgress,
  VideoConnection,
} from '../../../lib/views';
import { toActor } from '../wording/accountName';
import { faultToFailure } from '../wording/failures';
import { translate } from '../wording/translate';
import { siteView } from './activeAccounts';

/** Accounts in the form that surfaces show, and the active accounts. */
export type AccountViews = ReturnType<typeof createAccountViews>;

/** Creates the views of accounts. @param redirectAddress to show, so that the person can register it at the platform */
export function createAccountViews(
  accounts: Accounts,
  meter: QuotaMeter,
  redirectAddress: string,
  hasBrowserTokens: boolean,
) {
  /** Today's general quota of the active channel; undefined if none is signed in. */
  async function quota(): Promise<QuotaState | undefined> {
    const account = await accounts.active('video');
    return account && meter.state(account.clientId, 'general');
  }

  async function readClient(platformId?: string): Promise<ClientFacts> {
    const client = await accounts.client(platformId);
    return { ...client, daily: await meter.daily(client.clientId) };
  }

  return {
    active: accounts.active,
    needsClient: async () => (await accounts.client()).clientId === '',
    quota,
    /** All accounts of a service. */
    all: async (service: AccountRow['service']): Promise<Actor[]> =>
      (await accounts.list())
        .filter((row) => row.service === service)
        .map((row, _index, all) => toActor(row, all)),
    /** All sites, with what their users may do there. */
    sites: async (): Promise<SiteActor[]> =>
      (await accounts.list()).flatMap((row, _index, all) =>
        row.service === 'calendar'
          ? [{ ...toActor(row, all), canCreate: row.canCreate, canPublish: row.canPublish }]
          : [],
      ),

    async accounts(): Promise<AccountsView> {
      const [{ all, video, calendar }, connecting] = await Promise.all([
        accounts.listWithActive(),
        accounts.connecting(),
      ]);
      return {
        video: all
          .filter((row) => row.service === 'video')
          .map((row) => videoView(row, row.accountId === video?.accountId)),
        sites: await Promise.all(
          all
            .filter((row) => row.service === 'calendar')
            .map((row) => siteView(row, row.accountId === calendar?.accountId)),
        ),
        connecting: connecting && progressView(connecting),
        redirectAddress,
        client: await readClient(),
        platforms: await Promise.all(
          (await accounts.platforms.all()).map(async (row) => ({
            ...row,
            client: await readClient(row.id),
          })),
        ),
        methods: signInMethods.filter((method) => hasBrowserTokens || method !== 'browser'),
      };
    },
  };
}

/** A channel as surfaces show it. @param isActive whether it is the active channel */
export function videoView(row: VideoAccountRow, isActive: boolean): VideoConnection {
  const { accountId, handle, image, scopes, method } = row;
  const [unticked] = method === 'key' ? [] : untickedScopes(getPlatform(row, buildPlatform).scopes, scopes);
  const problem =
    row.problem ??
    (unticked === undefined
      ? undefined
      : { kind: 'scope', reason: 'scopeMissing', outcome: 'refused', about: unticked });
  return {
    accountId,
    title: toActor(row).name,
    handle,
    image,
    scopes,
    isKey: method === 'key',
    isActive,
    problem: problem && faultToFailure(problem, 'video', row),
  };
}

/** The progress of connecting a site as surfaces show it. */
export function progressView({ address, stage, otherOrigin, fault, passwordLeft }: Connecting): SiteProgress {
  const failure = fault && faultToFailure(fault, 'calendar');
  if (failure && passwordLeft)
    failure.text = `${failure.text} ${translate('fault.reason.passwordLeft') ?? ''}`;
  return { address, stage, otherOrigin, failure };
}
