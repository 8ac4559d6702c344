import type { FaultData } from '../../../lib/errors';
import type { Failure, Remedy } from '../../../lib/messages';
import { clock, translate } from './translate';

/**
 * A fault as a person reads it: its own sentence, else that of its kind, always with a way on where there is one.
 * @param account whom the fault befell: signing in again is then about nobody else, connecting again about its site
 */
export function toFailure(fault: FaultData, service?: 'video' | 'calendar', account?: Befallen): Failure {
  const about = fault.about ?? '';
  const values = {
    about,
    reason: fault.reason,
    time: fault.retryAt === undefined ? '' : clock(fault.retryAt),
  };
  const text =
    // WordPress has one reason for whatever it does not accept: only the field tells more.
    (service && translate(`fault.${service}.${fault.reason} ${about}`)) ??
    (service && translate(`fault.${service}.${fault.reason}`, values)) ??
    translate(`fault.reason.${fault.reason}`, values) ??
    translate(`fault.kind.${fault.kind}`, values) ??
    fault.reason;
  return { reason: fault.reason, text, remedy: remedyOf(fault, service, account) };
}

/** An account, or what still names it; `url` is the address of a calendar site. */
interface Befallen {
  accountId: string;
  url?: string;
}

function remedyOf(fault: FaultData, service?: 'video' | 'calendar', account?: Befallen): Remedy | undefined {
  const kind = remedyKind(fault, service);
  if (kind === undefined) return undefined;
  const label = translate(`fault.remedy.${remedyLabel(fault, kind)}`) ?? kind;
  const target =
    kind === 'grant'
      ? fault.about
      : kind === 'open'
        ? placesToMend[fault.reason]
        : kind === 'signIn'
          ? account?.accountId
          : kind === 'connectSite'
            ? account?.url
            : undefined;
  const scopes = fault.reason === 'scopeMissing' ? fault.about?.split(' ') : undefined;
  // Without an origin there is nothing to ask the browser for: it does not tell of tabs that it keeps to itself.
  if (kind === 'grant' && target === undefined) return undefined;
  return { kind, label, target, scopes, section: sectionToMend(fault, kind) };
}

/** What the button says, where it is not just what it does. */
function remedyLabel({ kind, reason }: FaultData, remedy: Remedy['kind']): string {
  if (kind === 'scope') return 'signInAgain';
  return faultsOfPaging.has(reason) ? 'loadAgain' : remedy;
}

/** A list that could not be read on, and is read from its first page. */
const faultsOfPaging = new Set(['invalidPageToken', 'pagesRepeat']);

/** The section of the settings that mends it, if one does. */
function sectionToMend({ reason }: FaultData, kind: Remedy['kind']): Remedy['section'] {
  if (kind === 'options') return faultsOfClient.has(reason) ? 'client' : 'data';
  if (kind === 'grant') return 'pages';
  return kind === 'signIn' || kind === 'connectSite' ? 'accounts' : undefined;
}

/** What only a page of the platform can mend. */
const placesToMend: Record<string, string | undefined> = {
  accessNotConfigured: 'https://console.cloud.google.com/apis/library/youtube.googleapis.com',
  youtubeSignupRequired: 'https://www.youtube.com/create_channel',
  NoLinkedYouTubeAccount: 'https://www.youtube.com/create_channel',
  authenticatedUserNotChannel: 'https://www.youtube.com/create_channel',
};

/** Signing in again would end the same way: the client has to be mended first. */
const faultsOfClient = new Set([
  'clientMissing',
  'clientSecretMissing',
  'clientIdOdd',
  'invalid_client',
  'unauthorized_client',
  'keyInvalid',
  'keyExpired',
]);

function remedyKind(fault: FaultData, service?: 'video' | 'calendar'): Remedy['kind'] | undefined {
  if (faultsOfClient.has(fault.reason)) return 'options';
  if (placesToMend[fault.reason] !== undefined) return 'open';
  // Another address may answer.
  if (fault.reason === 'apiHidden') return 'connectSite';
  if (fault.reason === 'rest_invalid_param' && fault.about === 'image') return 'withoutPicture';
  if (fault.kind === 'signIn' || fault.kind === 'scope')
    return service === 'calendar' ? 'connectSite' : 'signIn';
  if (fault.kind === 'permission') return 'grant';
  if (faultsOfPaging.has(fault.reason)) return 'retry';
  if (fault.kind === 'transient' || fault.kind === 'answer' || fault.reason === 'diskBlocked') return 'retry';
  if (fault.kind === 'storage' || fault.reason === 'unknownAction') return 'options';
  if (fault.reason === 'outcomeUnknown') return 'review';
  return undefined;
}
