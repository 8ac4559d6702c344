import { i18n } from '#i18n';
import { listText } from '../../../components/format/listText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { FailureNotice } from '../../../components/ui/Notice';
import { clock } from '../../../lib/i18n/times';
import type { ActiveAccountsView, QuotaView } from '../../../lib/messages';
import { QuotaChart } from './QuotaChart';

interface QuotasProps {
  active: ActiveAccountsView;
}

/**
 * Quota left today in the platform's three buckets, for each OAuth client with signed-in accounts. What the sidebar
 * shows is taken from there: two readings would differ while units are spent.
 */
export function Quotas({ active }: QuotasProps) {
  const { answer, failure, again } = useAnswer('quotas', {});
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer?.map((quota) => (
        <Quota key={quota.clientId} quota={asShown(quota, active)} isOnly={answer.length === 1} />
      ))}
    </>
  );
}

function asShown(quota: QuotaView, { quotaClientId, quotaLeft }: ActiveAccountsView): QuotaView {
  if (quotaLeft === undefined || quota.clientId !== quotaClientId) return quota;
  const buckets = quota.buckets.map((one) => (one.bucket === 'general' ? { ...one, left: quotaLeft } : one));
  return { ...quota, buckets };
}

const names: Record<QuotaView['buckets'][number]['bucket'], () => string> = {
  general: () => i18n.t('manager.bucketGeneral'),
  search: () => i18n.t('manager.bucketSearch'),
  upload: () => i18n.t('manager.bucketUpload'),
};

function Quota({ quota, isOnly }: { quota: QuotaView; isOnly: boolean }) {
  const { clientId, accounts, buckets, resetsAt, days } = quota;
  const daily = buckets.find(({ bucket }) => bucket === 'general')?.daily ?? 0;
  return (
    <section class="panel stack" aria-labelledby={`quota ${clientId}`}>
      <div>
        <h3 id={`quota ${clientId}`}>
          {isOnly ? i18n.t('manager.quota') : i18n.t('manager.quotaOf', { accounts: listText(accounts) })}
        </h3>
        <p class="soft small">
          {i18n.t('manager.quotaHow', { time: clock(resetsAt) })}{' '}
          <a href="/help.html#units" target="_blank" rel="noopener">
            {i18n.t('manager.whatAreUnits')}
          </a>
        </p>
      </div>
      <ul class="buckets">
        {buckets.map(({ bucket, left, daily }) => (
          <li key={bucket}>
            <div>{names[bucket]()}</div>
            <meter
              min={0}
              max={daily}
              low={daily / 10}
              optimum={daily}
              value={left}
              aria-label={names[bucket]()}
            />
            <div class="soft small">{i18n.t('manager.leftOf', { left, all: daily })}</div>
          </li>
        ))}
      </ul>
      {days.some(({ spent }) => spent > 0) && <QuotaChart days={days} daily={daily} />}
    </section>
  );
}
