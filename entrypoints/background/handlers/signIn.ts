import * as z from 'zod/mini';
import type { Accounts } from '../../../lib/accounts';
import type { SignInQuestion } from '../../../lib/accounts/video/videoSignIn';
import type { Mirror } from '../../../lib/collections/mirror';
import { Fault } from '../../../lib/errors';
import { locale } from '../../../lib/i18n';
import { announceChange } from '../../../lib/messages/changes';
import { Refusal } from '../../../lib/messages/refusal';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { QuotaMeter } from '../../../lib/quota';
import { signInMethods } from '../../../lib/shared/signInMethods';
import type { Store } from '../../../lib/store';
import { address, id, key, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { type AccountViews, progressView, videoView } from '../state/accountViews';
import { activeAccountsView } from '../state/activeAccounts';
import { forgetEventSeries } from '../state/eventSeries';
import type { FeedRows } from '../state/feedRows';
import { faultToFailure } from '../wording/failures';
import { translate } from '../wording/translate';
import { checkView } from '../wording/views';

interface SignInServices {
  accounts: Accounts;
  accountViews: AccountViews;
  store: Store;
  meter: Pick<QuotaMeter, 'state'>;
  index: Pick<PlaylistIndex, 'forget'>;
  mirror: Pick<Mirror, 'forget'>;
  feedRows: Pick<FeedRows, 'forgetAll'>;
}

const message = messagesFor<SignInServices>();

/** Adds to the fault `hostsToConfirm` the button that signs in after all. */
function toConfirmation(error: unknown, { accountId, platformId, scopes }: SignInQuestion): unknown {
  if (!(error instanceof Fault) || error.data.reason !== 'hostsToConfirm') return error;
  const hosts = error.data.about?.split(' ') ?? [];
  const label = translate('fault.remedy.signInThere') ?? '';
  return new Refusal({
    ...faultToFailure({ ...error.data, about: new Intl.ListFormat(locale()).format(hosts) }),
    remedy: { kind: 'signIn', label, target: accountId, scopes: scopes && [...scopes], platformId, hosts },
  });
}

/** Messages about accounts, sign-in and the connection of sites. */
export const signInMessages = {
  /** All accounts, platforms and the progress of a connection. */
  accounts: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ accountViews }) => accountViews.accounts(),
  }),
  /** The active accounts and the remaining quota. */
  acting: message({
    from: 'frame',
    question: nothing,
    repeatable: true,
    answer: ({ accounts, store, meter }) => activeAccountsView(accounts, store, meter),
  }),
  /** Makes this account the active one of its service. */
  actAs: message({
    from: 'frame',
    question: () => z.object({ accountId: id() }),
    async answer({ accounts, store, meter }, { accountId }) {
      await accounts.actAs(accountId);
      return activeAccountsView(accounts, store, meter);
    },
  }),
  /** Sets the OAuth client for a platform that the person added, or for the build's own. */
  setClient: message({
    from: 'own',
    question: () =>
      z.object({
        clientId: z.string().check(z.trim(), z.maxLength(300)),
        clientSecret: z.optional(z.string().check(z.trim(), z.maxLength(300))),
        method: z.optional(z.enum(signInMethods)),
        platformId: z.optional(id()),
      }),
    answer: ({ accounts }, { platformId, ...change }) => accounts.setClient(change, platformId),
  }),
  /** Adds or replaces a platform. The surface requests the permissions for its hosts in the click. */
  savePlatform: message({
    from: 'own',
    question: () =>
      z.object({
        id: id(),
        name: id(),
        issuer: address(),
        authorizeEndpoint: address(),
        tokenEndpoint: address(),
        revokeEndpoint: address(),
        apiBase: address(),
        scopes: z.array(id()).check(z.minLength(1), z.maxLength(20)),
      }),
    answer: ({ accounts }, row) => accounts.platforms.save(row),
  }),
  removePlatform: message({
    from: 'own',
    question: () => z.object({ platformId: id() }),
    answer: ({ accounts }, { platformId }) => accounts.platforms.remove(platformId),
  }),
  /** Signs in with a channel, that of `accountId` if given; with `apiKey` instead, connects for reading only. */
  signIn: message({
    from: 'frame',
    question: () =>
      z.object({
        accountId: z.optional(id()),
        platformId: z.optional(id()),
        apiKey: z.optional(id()),
        scopes: z.optional(z.array(id()).check(z.maxLength(20))),
        /** Hosts of a custom platform that the surface has shown. Without them, the answer is a failure that does. */
        hosts: z.optional(z.array(address()).check(z.maxLength(10))),
      }),
    async answer({ accounts, accountViews }, question) {
      const row = await accounts.signIn(question).catch((error: unknown) => {
        throw toConfirmation(error, question);
      });
      return videoView(row, (await accountViews.active('video'))?.accountId === row.accountId);
    },
  }),
  signOut: message({
    from: 'own',
    question: () => z.object({ accountId: id() }),
    async answer({ accounts, index, mirror }, { accountId }) {
      await accounts.signOut(accountId);
      await Promise.all([index.forget(accountId), mirror.forget(accountId)]);
    },
  }),
  /** Signs out and revokes the grant at the platform. */
  disconnect: message({
    from: 'own',
    question: () => z.object({ accountId: id() }),
    async answer({ accounts, index, mirror }, { accountId }) {
      await accounts.disconnect(accountId);
      await Promise.all([index.forget(accountId), mirror.forget(accountId)]);
    },
  }),
  /**
   * Stores the address before the permission prompt, which may close the popup, so that the background can continue.
   */
  beginSite: message({
    from: 'own',
    question: () =>
      z.object({
        address: address(),
        isTyped: z.optional(z.boolean()),
        /** The person accepts that the site is on this host: `otherOrigin` of the last attempt. */
        otherOrigin: z.optional(address().check(z.refine((origin) => URL.canParse(origin)))),
      }),
    answer: async ({ accounts }, { address: typed, ...choice }) =>
      progressView(await accounts.beginSite(typed, choice)),
  }),
  /** Continues after a permission prompt during which the surface stayed open. */
  continueSite: message({
    from: 'own',
    question: () =>
      z.object({
        address: address(),
        granted: z.boolean(),
        /** The person accepts that the password is sent without encryption. */
        insecure: z.optional(z.boolean()),
        /** Credentials that the person entered instead of using the site's approval page. */
        credentials: z.optional(
          z.union([
            z.object({ way: z.literal('password'), user: key(), password: key() }),
            z.object({ way: z.literal('bearer'), token: address() }),
            z.object({ way: z.literal('nobody') }),
          ]),
        ),
      }),
    answer: async ({ accounts }, { address: typed, granted, ...how }) =>
      progressView(await accounts.continueSite(typed, granted, how)),
  }),
  /**
   * Removes the site. If its application password could not be deleted, answers with what the person has to do there.
   */
  signOutSite: message({
    from: 'own',
    question: () => z.object({ accountId: id() }),
    async answer({ accounts, mirror, store, feedRows }, { accountId }) {
      const { leftOnSite } = await accounts.signOutSite(accountId);
      await Promise.all([
        mirror.forget(accountId),
        forgetEventSeries(store, accountId),
        feedRows.forgetAll(accountId),
      ]);
      return leftOnSite === undefined ? null : faultToFailure(leftOnSite, 'calendar');
    },
  }),
  /** Checks each part of the connections to both services; costs one unit per video account. */
  checkConnections: message({
    from: 'own',
    question: nothing,
    async answer({ accounts, accountViews }) {
      const quota = await accountViews.quota();
      const checks = await accounts.check(quota);
      announceChange('accounts');
      return checks.map((check) => checkView(check, quota?.left));
    },
  }),
};
