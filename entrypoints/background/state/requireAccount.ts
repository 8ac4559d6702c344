import { missingScopes } from '../../../lib/accounts';
import type { AccountOf } from '../../../lib/accounts/activeAccounts';
import type { KnownAction } from '../../../lib/actions';
import { Fault, type FaultData } from '../../../lib/errors';
import type { Method } from '../../../lib/http';
import { Refusal } from '../../../lib/messages/refusal';
import type { AccountRow, VideoAccountRow } from '../../../lib/store';
import { toActor } from '../wording/accountName';
import { faultToFailure } from '../wording/failures';

/** The active account of each service. */
export interface ActiveAccount {
  /** The active account of a service; undefined if none is connected. */
  active<Service extends AccountRow['service']>(service: Service): Promise<AccountOf<Service> | undefined>;
  /** Whether a sign-in to the build's platform would fail because no OAuth client is set. */
  needsClient?(): Promise<boolean>;
}

/** The purpose for which an account is required. */
export interface Request {
  /** Id of the account that the surface showed; undefined if it showed none. */
  shown?: string | undefined;
  /** Actions of the service to run. */
  actions?: readonly KnownAction[];
  /** Methods of the service to call directly. */
  methods?: readonly Method[];
}

/**
 * The active account of a service, if it may do what is requested. Handlers that act for the person get the account
 * here.
 * @throws Fault `signIn` if none is active; `conflict/actingChanged` if it is not the account that the surface showed;
 *   `notAllowed` if its user lacks the right
 * @throws Refusal if scopes are missing, or there is only an API key; its remedy is a sign-in with this account
 */
export async function requireAccount<Service extends AccountRow['service']>(
  accounts: ActiveAccount,
  service: Service,
  { shown, actions = [], methods = [] }: Request = {},
): Promise<AccountOf<Service>> {
  const account = await accounts.active(service);
  if (account === undefined) throw await toMissingAccount(accounts, service);
  if (shown !== undefined && shown !== account.accountId)
    throw new Fault({ kind: 'conflict', reason: 'actingChanged', about: toActor(account).name });
  const called = [
    ...Array.from(new Set(actions), (action) => action.methods),
    ...methods.map((one) => [one]),
  ];
  const mayNotWrite = actions.length > 0 ? findWriteFault(account) : undefined;
  const fault = mayNotWrite ?? called.map((each) => findCallFault(account, each)).find(Boolean);
  if (fault === undefined) return account;
  throw account.service === 'video' ? new Refusal(faultToFailure(fault, 'video', account)) : new Fault(fault);
}

const keyOnly: FaultData = { kind: 'signIn', reason: 'keyOnly', outcome: 'refused' };

/** Why an account may run no action: there is only an API key, or the site's user may not create events. */
export function findWriteFault(account: AccountRow): FaultData | undefined {
  if (account.service === 'video') return account.method === 'key' ? keyOnly : undefined;
  if (account.canCreate) return undefined;
  const reason = account.scheme === 'none' ? 'siteNobody' : 'cannotCreate';
  return { kind: 'notAllowed', reason, outcome: 'refused', about: account.url };
}

/**
 * Why an account may not call methods, found before they cost units: `signIn/keyOnly` if one needs a token and there is
 * only an API key; `scope/scopeMissing` about the missing scopes, separated by spaces. A calendar has no scopes: the
 * site itself refuses what its user may not call.
 */
export function findCallFault(account: AccountRow, methods: readonly Method[]): FaultData | undefined {
  if (account.service === 'calendar') return undefined;
  if (account.method === 'key') return methods.some(({ auth }) => auth === 'token') ? keyOnly : undefined;
  const missing = missingScopes(methods, account.scopes);
  if (missing.length === 0) return undefined;
  return { kind: 'scope', reason: 'scopeMissing', outcome: 'refused', about: missing.join(' ') };
}

/** Whether an account has the scopes for a method that needs a token; never with an API key. */
export const isGranted = (account: VideoAccountRow, called: Method): boolean =>
  account.method !== 'key' && findCallFault(account, [called]) === undefined;

/** The fault if no account of a service is active. Its remedy is what is missing first: a client, or the sign-in. */
export async function toMissingAccount(
  accounts: Pick<ActiveAccount, 'needsClient'>,
  service: AccountRow['service'],
): Promise<Fault> {
  if (service === 'calendar') return new Fault({ kind: 'signIn', reason: 'siteNotConnected' });
  return new Fault({
    kind: 'signIn',
    reason: (await accounts.needsClient?.()) ? 'clientMissing' : 'notSignedIn',
  });
}
