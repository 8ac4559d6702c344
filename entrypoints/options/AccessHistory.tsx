import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { listText } from '../../components/format/listText';
import { useAnswer } from '../../components/hooks/useAnswer';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import { dateText } from '../../lib/i18n/times';
import { scopeLabel } from './scopeLabel';

/** The log of sign-ins, permissions and refusals. It is read when the person opens it. */
export function AccessHistory() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="panel stack">
      <p class="soft">{i18n.t('options.accessWhat')}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{i18n.t('options.accessShow')}</summary>
        {isOpen && <Log />}
      </details>
    </div>
  );
}

function Log() {
  const { answer, failure, again } = useAnswer('accessLog', {});
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!answer) return <Waiting />;
  if (answer.length === 0) return <p class="soft">{i18n.t('options.accessEmpty')}</p>;
  return (
    <ul>
      {answer.map(({ at, kind, about, details = [], reason }) => (
        <li key={`${at} ${kind} ${about}`} class="site-line access-entry">
          <div class="grow">
            <div>
              <strong>{i18n.t(`options.accessKind.${kind}`)}</strong> {about}
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
