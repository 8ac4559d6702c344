import { i18n } from '#i18n';
import type { BatchPrice } from '../../lib/messages';
import { Bars } from '../ui/Bars';
import { priceText, requestsText } from './batchText';
import { toDayBars } from './plannedDays';

/** Price of a batch or of its undo; if it does not end today, how many items are done on which day. */
export function DailyPrice({ price }: { price: BatchPrice & { requests?: number } }) {
  const { units, today, count, days, requests = 0 } = price;
  return (
    <div class="stack" role="status">
      <p>{units === 0 && requests > 0 ? requestsText(requests) : priceText(price)}</p>
      {units > 0 && today < count && <Bars label={i18n.t('batches.perDay')} bars={toDayBars(days)} />}
    </div>
  );
}
