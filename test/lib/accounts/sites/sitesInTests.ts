import { expect } from 'vitest';
import type { Accounts } from '../../../../lib/accounts';
import { calendarErrors, createCalendarClient, restAddress } from '../../../../lib/calendar';
import { createTransport } from '../../../../lib/http';
import type { CalendarAccountRow } from '../../../../lib/store';
import type { Browser } from '../world';

export const site = 'https://calendar.example';

/** Connects a site; the person approves. */
export async function connect(accounts: Accounts, address = site): Promise<void> {
  await accounts.beginSite(address);
  expect((await accounts.continueSite(address, true)).stage).toBe('connected');
}

/** The row of the only connected site. */
export async function onlySite({ accounts }: Browser): Promise<CalendarAccountRow> {
  const [account] = await accounts.list();
  if (account?.service !== 'calendar') throw new Error('No site is connected');
  return account;
}

/** The calendar's client as the account. */
export const createClient = (
  { accounts, send }: Browser,
  { accountId, restRoot, namespace }: CalendarAccountRow,
) =>
  createCalendarClient(
    createTransport({
      base: restRoot,
      address: (root, path) => restAddress(root, namespace + path),
      credentials: accounts.credentials(accountId),
      errors: calendarErrors,
      fetch: send,
    }),
  );
