import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useWords } from '../../../components/hooks/useWords';
import { Bars } from '../../../components/ui/Bars';
import { writeCsv } from '../../../lib/importExport/csv';
import type { SectionProps } from '../section';
import { purposeText } from './purposeText';
import { QuotaToday } from './QuotaToday';
import { declareQuotaDays, type QuotaDayRow, toDaily, toDayId, toDayName, toDayRows } from './quotaDays';

/** The quota of each OAuth client with signed-in accounts: what is left today, and each day with what it went to. */
export function QuotaSection({ item }: SectionProps) {
  const { answer, failure, again } = useAnswer('quotas', {});
  const rows = useMemo(() => toDayRows(answer ?? []), [answer]);
  const isShared = answer !== undefined && answer.length > 1;
  const declared = useWords(() => declareQuotaDays(isShared), [isShared]);
  const shown = rows.find((row) => toDayId(row) === item);
  return (
    <>
      {answer?.map((quota) => (
        <QuotaToday key={quota.clientId} quota={quota} isOnly={!isShared} />
      ))}
      <CollectionView
        declared={declared}
        state={{
          rows,
          isLive: true,
          ...(answer && { view: { accountId: '', readAt: 0, price: 0 } }),
          failure,
          read: () => void again(),
          again,
        }}
        files={[toCsvFile<QuotaDayRow>(i18n.t('quota.title'), writeCsv)]}
        whenEmpty={i18n.t('quota.none')}
        path="quota"
        open={item}
        details={shown && <QuotaDay row={shown} />}
      />
    </>
  );
}

/** A day: what was used and is planned, and what the units went to. */
function QuotaDay({ row }: { row: QuotaDayRow }) {
  const { spent, searches, uploads, uses, planned } = row;
  return (
    <div class="panel stack">
      <h3>{toDayName(row)}</h3>
      <p>{i18n.t('quota.spent', { spent, daily: toDaily(row.quota), searches, uploads })}</p>
      {planned && (
        <p>{i18n.t('quota.plannedFor', { units: Math.round(planned.units), count: planned.count })}</p>
      )}
      {uses.length > 0 && (
        <Bars
          label={i18n.t('quota.uses')}
          bars={uses.map(({ purpose, units }) => ({ label: purposeText(purpose), value: units }))}
        />
      )}
    </div>
  );
}
