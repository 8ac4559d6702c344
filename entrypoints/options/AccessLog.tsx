import { i18n } from '#i18n';
import { dateText } from '../../components/format/clock';
import { listText } from '../../components/format/listText';
import { useAnswer } from '../../components/hooks/useAnswer';
import { FailureNotice } from '../../components/ui/Notice';
import type { AccessEntry } from '../../lib/messages';
import { scopeLabel } from './scopeLabel';

const labels: Record<AccessEntry['kind'], () => string> = {
  signedIn: () => i18n.t('options.accessSignedIn'),
  signedOut: () => i18n.t('options.accessSignedOut'),
  disconnected: () => i18n.t('options.accessDisconnected'),
  refused: () => i18n.t('options.accessRefused'),
  allowed: () => i18n.t('options.accessAllowed'),
  withdrawn: () => i18n.t('options.accessWithdrawn'),
};
/** Entries shown at first. */
const fewEntries = 10;

/** The log of sign-ins, permissions and refusals. */
export function AccessLog() {
  const { answer = [], failure, again } = useAnswer('accessLog', {}, { live: true });
  const older = answer.slice(fewEntries);
  return (
    <div class="panel stack">
      <p class="soft">{i18n.t('options.accessWhat')}</p>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer.length === 0 && <p class="soft">{i18n.t('options.accessEmpty')}</p>}
      <Entries entries={answer.slice(0, fewEntries)} />
      {older.length > 0 && (
        <details>
          <summary>{i18n.t('options.accessOlder', { count: older.length })}</summary>
          <Entries entries={older} />
        </details>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: AccessEntry[] }) {
  return (
    <ul>
      {entries.map(({ at, kind, about, details = [], reason }) => (
        <li key={`${at} ${kind} ${about}`} class="site-line access-entry">
          <div class="grow">
            <div>
              <strong>{labels[kind]()}</strong> {about}
            </div>
            {reason && <div class="soft small">{reason}</div>}
            {details.length > 0 && (
              <div class="soft small">
                {i18n.t('options.mayDo')} {listText(details.map(scopeLabel))}
              </div>
            )}
          </div>
          <time class="soft small" dateTime={new Date(at).toISOString()}>
            {dateText(at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </li>
      ))}
    </ul>
  );
}
