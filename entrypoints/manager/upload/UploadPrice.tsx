import { i18n } from '#i18n';
import { sentencesText } from '../../../components/format/sentencesText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { clock } from '../../../lib/i18n/times';

interface UploadPriceProps {
  channel: string;
  quotaClientId: string | undefined;
  /** How many videos are chosen. */
  count: number;
  /** Units of what follows their uploads. */
  units: number;
}

/** What the uploads cost, and how many of them today's quota allows. */
export function UploadPrice({ channel, quotaClientId, count, units }: UploadPriceProps) {
  const { answer } = useAnswer('quotas', {});
  const quota = answer?.find(({ clientId }) => clientId === quotaClientId);
  const left = quota?.buckets.find(({ bucket }) => bucket === 'upload')?.left;
  const unitsLeft = quota?.buckets.find(({ bucket }) => bucket === 'general')?.left;
  const time = quota && clock(quota.resetsAt);
  return (
    <div class="soft small stack" role="status">
      <p>
        {sentencesText(
          i18n.t('uploads.price', { channel, count: Math.max(1, count) }),
          left !== undefined && i18n.t('uploads.left', { count: left }),
          units > 0 && i18n.t('uploads.units', { count: units, left: unitsLeft ?? 0 }),
        )}
      </p>
      {left !== undefined && time && count > left && (
        <p>{i18n.t('uploads.overLeft', { count: count - left, time })}</p>
      )}
      {unitsLeft !== undefined && time && units > unitsLeft && <p>{i18n.t('uploads.overUnits', { time })}</p>}
      <p>{i18n.t('uploads.noUndo')}</p>
    </div>
  );
}
