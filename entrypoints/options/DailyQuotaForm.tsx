import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { parseWholeNumber } from '../../components/format/parseWholeNumber';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { FailureNotice, Notice } from '../../components/ui/Notice';
import { ask, type ClientFacts, type DailyQuota } from '../../lib/messages';

const labels: Record<keyof DailyQuota, () => string> = {
  general: () => i18n.t('options.daily.general'),
  search: () => i18n.t('options.daily.search'),
  upload: () => i18n.t('options.daily.upload'),
};
const buckets = Object.keys(labels) as (keyof DailyQuota)[];
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
  const [typed, setTyped] = useState(() => mapBuckets((bucket) => String(daily[bucket])));
  const [errors, setErrors] = useState<Partial<Record<keyof DailyQuota, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const task = useTask(onChanged);

  const save = (event: Event) => {
    event.preventDefault();
    setSaved(false);
    const amounts = mapBuckets((bucket) =>
      parseAmount(typed[bucket], bucket === 'general' ? minimumUnits : 0),
    );
    const invalid = buckets.filter((bucket) => amounts[bucket] === undefined);
    setErrors(Object.fromEntries(invalid.map((bucket) => [bucket, getError(bucket)])));
    const { general, search, upload } = amounts;
    if (general === undefined || search === undefined || upload === undefined) return;
    void task.start('daily', async () => {
      await ask('setDailyQuota', { clientId, daily: { general, search, upload } });
      setSaved(true);
    });
  };
  return (
    <details>
      <summary>{i18n.t('options.dailyTitle')}</summary>
      <form class="stack" noValidate onSubmit={save}>
        <p class="soft">{i18n.t('options.dailyWhy')}</p>
        <div class="daily">
          {buckets.map((bucket) => (
            <TextField
              key={bucket}
              label={labels[bucket]()}
              value={typed[bucket]}
              onInput={(value) => setTyped({ ...typed, [bucket]: value })}
              error={errors[bucket]}
              required
            />
          ))}
        </div>
        <div class="row">
          <Button type="submit" busy={task.busy === 'daily'}>
            {i18n.t('options.saveClient')}
          </Button>
        </div>
        <div role="status" aria-live="polite" class="live">
          {isSaved && <Notice tone="good">{i18n.t('options.dailySaved')}</Notice>}
          {task.failure && <FailureNotice failure={task.failure} {...task.handlers} />}
        </div>
      </form>
    </details>
  );
}

function mapBuckets<Value>(toValue: (bucket: keyof DailyQuota) => Value): Record<keyof DailyQuota, Value> {
  return { general: toValue('general'), search: toValue('search'), upload: toValue('upload') };
}

/** Parses a whole number; undefined if invalid or less than `least`. */
function parseAmount(typed: string, least: number): number | undefined {
  const amount = parseWholeNumber(typed);
  return amount !== undefined && amount >= least ? amount : undefined;
}

const getError = (bucket: keyof DailyQuota) =>
  i18n.t(bucket === 'general' ? 'options.dailyUnitsOdd' : 'options.dailyOdd', { least: minimumUnits });
