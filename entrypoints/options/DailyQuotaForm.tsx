import { i18n } from '#i18n';
import { ButtonsOf } from '../../components/ui/Button';
import { ask, type ClientFacts } from '../../lib/messages';
import { NumbersForm } from './NumbersForm';

const buckets = ['general', 'search', 'upload'] as const;
/** With fewer units, nothing would be left for batches beside the reserve for single actions. */
const minimumUnits = 1_000;

interface DailyQuotaFormProps {
  client: ClientFacts;
  onChanged: () => void;
}

/**
 * The form for the daily quota of the client's project, which differs from the default if the platform granted more.
 */
export function DailyQuotaForm({ client, onChanged }: DailyQuotaFormProps) {
  const { clientId, daily } = client;
  const isUnits = (bucket: string) => bucket === 'general';
  return (
    <details>
      <summary>{i18n.t('options.dailyTitle')}</summary>
      <div class="stack">
        <p class="soft">{i18n.t('options.dailyWhy')}</p>
        <ButtonsOf name={i18n.t('options.dailyTitle')}>
          <NumbersForm
            isRow
            fields={buckets.map((bucket) => ({
              name: bucket,
              label: i18n.t(`options.daily.${bucket}`),
              value: daily[bucket],
              least: isUnits(bucket) ? minimumUnits : 0,
              most: Number.POSITIVE_INFINITY,
              error: i18n.t(isUnits(bucket) ? 'options.dailyUnitsOdd' : 'options.dailyOdd', {
                least: minimumUnits,
              }),
            }))}
            submit={i18n.t('options.saveClient')}
            onSave={(numbers) => ask('setDailyQuota', { clientId, daily: numbers })}
            savedText={() => i18n.t('options.dailySaved')}
            onChanged={onChanged}
          />
        </ButtonsOf>
      </div>
    </details>
  );
}
