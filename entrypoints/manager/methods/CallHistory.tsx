import { i18n, locale } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import type { PastCall } from './useCallHistory';

interface CallHistoryProps {
  calls: readonly PastCall[];
  /** Fills the form with a call as it was typed. */
  onChoose: (call: PastCall) => void;
}

/** The calls sent last; nothing without any. */
export function CallHistory({ calls, onChoose }: CallHistoryProps) {
  if (calls.length === 0) return null;
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <details class="panel">
      <summary>{i18n.t('console.history', { count: calls.length })}</summary>
      <ul class="past-calls">
        {calls.map((call) => (
          <li key={call.at} class="row">
            <Icon name={call.isDone ? 'check' : 'alert'} />
            <span class="code">{call.method}</span>
            <time class="small soft" dateTime={new Date(call.at).toISOString()}>
              {format.format(call.at)}
            </time>
            <span class="small soft grow one-line code">{toSummary(call)}</span>
            <Button small onClick={() => onChoose(call)}>
              {i18n.t('console.useAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const toSummary = ({ typed: { parameters, body } }: PastCall) =>
  [
    ...Object.entries(parameters).flatMap(([name, value]) => (value === '' ? [] : `${name}=${value}`)),
    body.replace(/\s+/g, ' '),
  ]
    .join(' ')
    .slice(0, 200);
