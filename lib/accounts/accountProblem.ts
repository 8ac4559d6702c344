import type { FaultData } from '../errors';
import type { AccountRow, Store } from '../store';

/** Called once when an account's sign-in has ended by itself. */
export type SignInEnded = (account: AccountRow, fault: FaultData) => void;

/**
 * Notes at an account why it cannot be used until the person signs in again. Reports it only the first time: a later
 * refusal is part of the same end.
 */
export async function noteProblem(
  store: Pick<Store, 'change'>,
  accountId: string,
  problem: FaultData,
  ended?: SignInEnded,
): Promise<void> {
  let account: AccountRow | undefined;
  await store.change('accounts', accountId, (row) => {
    account = row?.problem === undefined ? row : undefined;
    return row && { ...row, problem };
  });
  if (account !== undefined) ended?.(account, problem);
}
