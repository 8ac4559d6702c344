import { i18n } from '#i18n';
import { toDayBars } from '../../../components/batches/plannedDays';
import { listText } from '../../../components/format/listText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Bars, type NamedBar } from '../../../components/ui/Bars';
import { FailureNotice } from '../../../components/ui/Notice';
import { clock } from '../../../lib/i18n/times';
import type { QuotaView } from '../../../lib/messages';
import { purposeText } from './purposeText';
import { QuotaChart } from './QuotaChart';

/** Quota left today in the platform's three buckets, for each OAuth client with signed-in accounts. */
export function Quotas() {
  const { answer, failure, again } = useAnswer('quotas', {});
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer?.map((quota) => (
        <Quota key={quota.clientId} quota={quota} isOnly={answer.length === 1} />
      ))}
    </>
  );
}

const names: Record<QuotaView['buckets'][number]['bucket'], () => string> = {
  general: () => i18n.t('manager.bucketGeneral'),
  search: () => i18n.t('manager.bucketSearch'),
  upload: () => i18n.t('manager.bucketUpload'),
};

function Quota({ quota, isOnly }: { quota: QuotaView; isOnly: boolean }) {
  const { clientId, accounts, buckets, resetsAt, days, uses, planned } = quota;
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
      {(planned.length > 0 || days.some(({ spent }) => spent > 0)) && (
        <div class="quota-parts">
          <QuotaChart days={days} daily={daily} />
          {uses.length > 0 && (
            <QuotaBars
              title={i18n.t('manager.quotaUses')}
              bars={uses.map(({ purpose, units }) => ({ label: purposeText(purpose), value: units }))}
            />
          )}
          {planned.length > 0 && (
            <QuotaBars title={i18n.t('manager.quotaPlanned')} bars={toDayBars(planned, 'units')} />
          )}
        </div>
      )}
    </section>
  );
}

function QuotaBars({ title, bars }: { title: string; bars: readonly NamedBar[] }) {
  return (
    <div>
      <h4 class="soft small">{title}</h4>
      <Bars label={title} bars={bars} />
    </div>
  );
}
