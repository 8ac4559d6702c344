import { i18n } from '#i18n';
import { listText } from '../../../components/format/listText';
import { sentenceSpace } from '../../../components/format/sentencesText';
import { chartDayText, DayChart } from '../../../components/ui/DayChart';
import { clock } from '../../../lib/i18n/times';
import type { QuotaView } from '../../../lib/messages';
import { toDaily } from './quotaDays';

/** What is left of a client's quota today, and how much each of the last days took. @param isOnly no other client has one */
export function QuotaToday({ quota, isOnly }: { quota: QuotaView; isOnly: boolean }) {
  const { accounts, buckets, resetsAt } = quota;
  const title = isOnly
    ? i18n.t('manager.quota')
    : i18n.t('manager.quotaOf', { accounts: listText(accounts) });
  const days = quota.days.filter(({ day }) => day <= quota.today);
  const total = days.reduce((sum, { spent }) => sum + spent, 0);
  const [most] = [...days].sort((one, other) => other.spent - one.spent);
  return (
    <section class="panel stack list-summary" aria-label={title}>
      <h3>{title}</h3>
      <div class="quota-parts">
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
        {most && total > 0 && (
          <DayChart
            caption={i18n.t('manager.quotaDays', { count: days.length, total })}
            label={i18n.t('manager.quotaDaysHighest', { day: chartDayText(most.day), count: most.spent })}
            days={days.map(({ day, spent }) => ({
              day,
              value: spent,
              text: i18n.t('manager.quotaDay', { day: chartDayText(day), count: spent }),
            }))}
            limit={toDaily(quota)}
          />
        )}
      </div>
      <p class="soft small">
        {i18n.t('manager.quotaHow', { time: clock(resetsAt) })}
        {sentenceSpace()}
        <a href="/help.html#units" target="_blank" rel="noopener">
          {i18n.t('manager.whatAreUnits')}
        </a>
      </p>
    </section>
  );
}

const names: Record<QuotaView['buckets'][number]['bucket'], () => string> = {
  general: () => i18n.t('manager.bucketGeneral'),
  search: () => i18n.t('manager.bucketSearch'),
  upload: () => i18n.t('manager.bucketUpload'),
};
