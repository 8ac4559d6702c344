import { missingScopes } from '../../../lib/accounts';
import type { AccountOf } from '../../../lib/accounts/activeAccounts';
import type { Action } from '../../../lib/actions';
import { Fault, toFault } from '../../../lib/errors';
import type { Method } from '../../../lib/http';
import { Refusal } from '../../../lib/messages';
import type { AccountRow, CalendarAccountRow, VideoAccountRow } from '../../../lib/store';
import { toActor } from '../wording/accountName';
import { toFailure } from '../wording/failures';

/** The active account of each service. */
export interface ActiveAccount {
  /** The active account of a service; undefined if none is connected. */
  acting<Service extends AccountRow['service']>(service: Service): Promise<AccountOf<Service> | undefined>;
  /** Whether a sign-in to the build's platform would fail because no OAuth client is set. */
  needsClient?(): Promise<boolean>;
}

/** The purpose for which an account is required. */
export interface Request {
  /** Id of the account that the surface showed; undefined if it showed none. */
  shown?: string | undefined;
  /** Actions of the service to run. */
  actions?: readonly Action[];
  /** Methods of the service to call directly. */
  methods?: readonly Method[];
}

/**
 * The active account of a service, if it may do what is requested. Handlers that act for the user get the account
 * here.
 * @throws Fault `signIn` if none is active; `conflict/actingChanged` if it is not the account that the surface showed;
 *   `notAllowed` if its user lacks the right
 * @throws Refusal if scopes are missing; its remedy is a sign-in with this account
 */
export async function requireAccount<Service extends AccountRow['service']>(
  accounts: ActiveAccount,
  service: Service,
  { shown, actions = [], methods = [] }: Request = {},
): Promise<AccountOf<Service>> {
  const account = await accounts.acting(service);
  if (account === undefined) throw await toMissingAccount(accounts, service);
  if (shown !== undefined && shown !== account.accountId)
    throw new Fault({ kind: 'conflict', reason: 'actingChanged', about: toActor(account).name });
  for (const action of new Set(actions)) assertMayRun(account, action);
  for (const method of methods) assertMayCall(account, [method]);
  return account;
}

function assertMayRun(account: AccountRow, action: Action): void {
  if (account.service === 'calendar') mustCreate(account);
  assertMayCall(account, action.methods);
}

/** Checks scopes. A calendar has none: the site itself refuses what its user may not call. */
function assertMayCall(account: AccountRow, methods: readonly Method[]): void {
  if (account.service === 'calendar') return;
  try {
    mustCover(account, methods);
  } catch (error) {
    throw new Refusal(toFailure(toFault(error), 'video', account));
  }
}

/** Whether an account has the scopes for a method that needs a token; never with an API key. */
export const isGranted = ({ method, scopes }: VideoAccountRow, called: Method): boolean =>
  method !== 'key' && missingScopes([called], scopes).length === 0;

/**
 * Refuses calls for which the account has no scope, before they cost units.
 * @throws Fault `scope/scopeMissing` about the missing scopes, separated by spaces; `signIn/keyOnly` if there is only
 *   an API key and a method needs a token
 */
export function mustCover({ method, scopes }: VideoAccountRow, methods: readonly Method[]): void {
  if (method === 'key') {
    if (methods.some(({ auth }) => auth === 'token')) throw new Fault({ kind: 'signIn', reason: 'keyOnly' });
    return;
  }
  const missing = missingScopes(methods, scopes);
  if (missing.length > 0)
    throw new Fault({ kind: 'scope', reason: 'scopeMissing', about: missing.join(' ') });
}

/**
 * Requires an account of a calendar whose user may create events.
 * @throws Fault `notAllowed/siteNobody` without a user, `notAllowed/cannotCreate` without the right
 */
export function mustCreate({ canCreate, scheme, url }: CalendarAccountRow): void {
  if (!canCreate)
    throw new Fault({
      kind: 'notAllowed',
      reason: scheme === 'none' ? 'siteNobody' : 'cannotCreate',
      about: url,
    });
}

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
