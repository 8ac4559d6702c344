import { i18n } from '#i18n';
import { scopePrefix } from '../../../lib/shared/livePlatform';
import type { Method } from '../../../lib/video';
import { getAddress, getPrice } from './catalogue';

/** The request of a method: address, account, price and scopes. */
export function MethodFacts({ method, actingAs }: { method: Method; actingAs: string }) {
  return (
    <>
      <h3 class="code">{method.id}</h3>
      <dl class="facts">
        <dt>{i18n.t('manager.request')}</dt>
        <dd class="code">{getAddress(method)}</dd>
        <dt>{i18n.t('manager.actingAs')}</dt>
        <dd>{actingAs}</dd>
        <dt>{i18n.t('manager.price')}</dt>
        <dd>{getPrice(method)}</dd>
        {method.scopes && (
          <>
            <dt>{i18n.t('manager.scopes')}</dt>
            <dd class="code">{method.scopes.map(shortScope).join(', ')}</dd>
          </>
        )}
      </dl>
    </>
  );
}

const shortScope = (scope: string) => scope.replace(scopePrefix, '');
