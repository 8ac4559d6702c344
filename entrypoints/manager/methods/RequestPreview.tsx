import { i18n } from '#i18n';
import { CopyButton } from '../../../components/ui/CopyButton';
import type { CallRequest } from '../../../lib/messages';
import { toCurl, toFetch } from './commands';

/** A request as it would be sent, without secrets, and buttons that copy it for other programs. */
export function RequestPreview({ request }: { request: CallRequest }) {
  const { verb, url, headers, body } = request;
  const lines = [
    `${verb} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', body]),
  ];
  return (
    <div class="panel stack">
      <h3>{i18n.t('console.request')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre class="answer code" tabIndex={0}>
        {lines.join('\n')}
      </pre>
      <div class="row">
        <CopyButton text={toFetch(request)} label={i18n.t('console.copyFetch')} />
        <CopyButton text={toCurl(request)} label={i18n.t('console.copyCurl')} />
      </div>
      <p class="small soft">{i18n.t('console.secretsLeftOut')}</p>
    </div>
  );
}
