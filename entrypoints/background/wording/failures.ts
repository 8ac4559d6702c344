import type { FaultData } from '../../../lib/errors';
import { clock } from '../../../lib/i18n/times';
import type { Failure, Remedy } from '../../../lib/views';
import { translate } from './translate';

/**
 * Converts a fault to a failure to show: the text of its reason, else of its kind, and a remedy if there is one.
 * @param service the service that was asked, whose own texts take precedence; that of the fault if left out
 * @param account the account of the failed request; a remedy to sign in or connect again is for this account
 */
export function faultToFailure(
  fault: FaultData,
  service: 'video' | 'calendar' | undefined = fault.service,
  account?: FailedAccount,
): Failure {
  const about = fault.about ?? '';
  const values = {
    about,
    reason: fault.reason,
    reasonAbout: [fault.reason, about].filter(Boolean).join(' '),
    platform: account?.platform?.name ?? translate('fault.platform') ?? '',
    time: fault.retryAt === undefined ? '' : clock(fault.retryAt),
  };
  const text =
    // WordPress has one reason for all invalid fields, so some have a text by field
    (service && translate(`fault.${service}.${fault.reason} ${about}`)) ??
    (service && translate(`fault.${service}.${fault.reason}`, values)) ??
    translate(`fault.reason.${fault.reason}`, values) ??
    translate(`fault.kind.${fault.kind}`, values) ??
    fault.reason;
  // Our own checks name the method before the field
  const field = fault.kind === 'badInput' ? about.split(' ').at(-1) : undefined;
  return {
    reason: fault.reason,
    kind: fault.kind,
    text,
    ...(field && { field }),
    remedy: toRemedy(fault, service, account),
  };
}

/**
 * An account, or an id of one that was removed; `url` is the address of a calendar site, `platform` one that the person
 * added.
 */
interface FailedAccount {
  accountId: string;
  url?: string;
  platform?: { name: string };
}

function toRemedy(
  fault: FaultData,
  service?: 'video' | 'calendar',
  account?: FailedAccount,
): Remedy | undefined {
  const kind = findRemedyKind(fault, service);
  if (kind === undefined) return undefined;
  const label = translate(`fault.remedy.${toLabelName(fault, kind)}`) ?? kind;
  const target =
    kind === 'grant'
      ? fault.about
      : kind === 'open'
        ? platformPages.get(fault.reason)
        : kind === 'signIn'
          ? account?.accountId
          : kind === 'connectSite'
            ? account?.url
            : undefined;
  const scopes = fault.reason === 'scopeMissing' ? fault.about?.split(' ') : undefined;
  // Without an origin, no permission can be requested: the browser hides the address of some tabs
  if (kind === 'grant' && target === undefined) return undefined;
  return { kind, label, target, scopes, section: findSection(fault, kind) };
}

/** The name of the button's text: the remedy, or a more specific one. */
function toLabelName({ kind, reason }: FaultData, remedy: Remedy['kind']): string {
  if (kind === 'scope') return 'signInAgain';
  if (reason === 'locked') return 'unlock';
  return pagingReasons.has(reason) ? 'loadAgain' : remedy;
}

/** Reasons after which a list must be read again from its first page. */
const pagingReasons = new Set(['invalidPageToken', 'pagesRepeat', 'pagesEndless']);

/** The section of the settings in which the person can fix the cause, if any. */
function findSection({ reason }: FaultData, kind: Remedy['kind']): Remedy['section'] {
  if (reason === 'locked') return 'lock';
  if (kind === 'options') return clientReasons.has(reason) ? 'client' : 'data';
  if (kind === 'grant') return 'pages';
  return kind === 'signIn' || kind === 'connectSite' ? 'accounts' : undefined;
}

const createChannel = 'https://www.youtube.com/create_channel';

/** Reason → page of the platform on which the person can fix the cause. */
const platformPages = new Map([
  ['deleted_client', 'https://console.cloud.google.com/auth/clients'],
  ['CONSUMER_SUSPENDED', 'https://console.cloud.google.com/home/dashboard'],
  ['accessNotConfigured', 'https://console.cloud.google.com/apis/library/youtube.googleapis.com'],
  ['youtubeSignupRequired', createChannel],
  ['NoLinkedYouTubeAccount', createChannel],
  ['authenticatedUserNotChannel', createChannel],
]);

/** Reasons for which a new sign-in would fail too, because the OAuth client is wrong. */
const clientReasons = new Set([
  'platformClientMissing',
  'clientSecretMissing',
  'clientIdOdd',
  'invalid_client',
  'unauthorized_client',
  'keyInvalid',
  'keyExpired',
]);

function findRemedyKind(fault: FaultData, service?: 'video' | 'calendar'): Remedy['kind'] | undefined {
  // The welcome page explains how to create a client for the build's own platform
  if (fault.reason === 'clientMissing') return 'setUp';
  if (clientReasons.has(fault.reason) || fault.reason === 'locked') return 'options';
  if (platformPages.has(fault.reason)) return 'open';
  // The site may answer at another address
  if (fault.reason === 'apiHidden') return 'connectSite';
  if (fault.reason === 'rest_invalid_param' && fault.about === 'image') return 'withoutPicture';
  if (fault.kind === 'signIn' || fault.kind === 'scope')
    return service === 'calendar' ? 'connectSite' : 'signIn';
  if (fault.kind === 'permission') return 'grant';
  if (pagingReasons.has(fault.reason)) return 'retry';
  if (fault.kind === 'transient' || fault.kind === 'answer' || fault.reason === 'diskBlocked') return 'retry';
  if (fault.kind === 'storage' || fault.reason === 'unknownAction') return 'options';
  if (fault.reason === 'outcomeUnknown') return 'review';
  return undefined;
}
