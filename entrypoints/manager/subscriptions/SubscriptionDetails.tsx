import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { Link } from '../../../components/ui/Link';
import type { SubscriptionRow } from '../../../lib/collections/subscriptions';
import { toSourceAddress } from '../../../lib/pages/managerAddress';
import { channelUrl } from '../../../lib/pages/videoAddress';

interface SubscriptionDetailsProps {
  row: SubscriptionRow;
  onUnsubscribe: () => void;
}

/** A channel with a subscription, and what can be done with it. */
export function SubscriptionDetails({ row, onUnsubscribe }: SubscriptionDetailsProps) {
  const { channelId, title, description } = row;
  return (
    <div class="panel stack">
      <h3 dir="auto">{title || channelId}</h3>
      <p class="small">
        <Link to={channelUrl(channelId)}>{i18n.t('manager.openVideo')}</Link>
      </p>
      {description && (
        <p class="small rich-text" dir="auto">
          {description}
        </p>
      )}
      <div class="row">
        <a class="button" href={`#${toSourceAddress({ kind: 'channel', channelId })}`}>
          {i18n.t('lists.saveUploads')}
        </a>
        <Button kind="danger" onClick={onUnsubscribe}>
          {i18n.t('lists.unsubscribe', { count: 0 })}
        </Button>
      </div>
    </div>
  );
}
