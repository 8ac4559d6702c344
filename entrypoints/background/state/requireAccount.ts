import { missingScopes } from '../../../lib/accounts';
import type { AccountOf } from '../../../lib/accounts/activeAccounts';
import type { Action } from '../../../lib/actions';
import { Fault, toFault } from '../../../lib/errors';
import type { Method } from '../../../lib/http';
import { Refusal } from '../../../lib/messages';
import type { AccountRow, CalendarAccountRow, VideoAccountRow } from '../../../lib/store';
import { toActor } from '../wording/accountName';
import { toFailure } from '../wording/failures';

/** Who acts for each service. */
export interface ActiveAccount {
  acting<Service extends AccountRow['service']>(service: Service): Promise<AccountOf<Service> | undefined>;
}

/** What is to be done as the account. */
export interface Request {
  /** The account that the surface showed; left out where none was. */
  shown?: string | undefined;
  /** Actions of the service. */
  actions?: readonly Action[];
  /** Methods of the service, called one by one. */
  methods?: readonly Method[];
}

/**
 * The account that acts for a service, if it may do what is asked for: the one place that decides so.
 * @throws Fault `signIn` when none acts; `conflict/actingChanged` when another one acts than the surface showed;
 *   `notAllowed` when its user lacks the right
 * @throws Refusal when scopes are missing, with a way on that is about this account: another one would not help
 */
export async function requireAccount<Service extends AccountRow['service']>(
  accounts: ActiveAccount,
  service: Service,
  { shown, actions = [], methods = [] }: Request = {},
): Promise<AccountOf<Service>> {
  const account = await accounts.acting(service);
  if (account === undefined)
    throw new Fault({ kind: 'signIn', reason: service === 'video' ? 'notSignedIn' : 'siteNotConnected' });
  if (shown !== undefined && shown !== account.accountId)
    throw new Fault({ kind: 'conflict', reason: 'actingChanged', about: toActor(account).name });
  for (const action of new Set(actions)) mayRun(account, action);
  for (const method of methods) mayCall(account, [method]);
  return account;
}

function mayRun(account: AccountRow, action: Action): void {
  if (account.service === 'calendar') mustCreate(account);
  mayCall(account, action.methods);
}

/** A calendar says itself what its user may call. */
function mayCall(account: AccountRow, methods: readonly Method[]): void {
  if (account.service === 'calendar') return;
  try {
    mustCover(account, methods);
  } catch (error) {
    throw new Refusal(toFailure(toFault(error), 'video', account));
  }
}

/** Whether an account may call a method that is about itself: not by a key, nor without its scope. */
export const isGranted = ({ method, scopes }: VideoAccountRow, called: Method): boolean =>
  method !== 'key' && missingScopes([called], scopes).length === 0;

/**
 * Refuses, before a unit is spent, what the account was not granted.
 * @throws Fault `scope/scopeMissing`, about the scopes to ask for; `signIn/keyOnly` where there is nothing but a key.
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

/** @throws Fault `notAllowed`: siteNobody where nobody is signed in, cannotCreate where one's user lacks the right */
export function mustCreate({ canCreate, scheme, url }: CalendarAccountRow): void {
  if (!canCreate)
    throw new Fault({
      kind: 'notAllowed',
      reason: scheme === 'none' ? 'siteNobody' : 'cannotCreate',
      about: url,
    });
}
