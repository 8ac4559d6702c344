import { i18n } from '#i18n';
import type { BatchPrice } from '../../lib/messages';
import { Bars } from '../ui/Bars';
import { priceText } from './batchText';
import { toDayBars } from './plannedDays';

/** Price of a batch or of its undo; if it does not end today, how many items are done on which day. */
export function DailyPrice({ price }: { price: BatchPrice }) {
  const { units, today, count, days } = price;
  return (
    <div class="stack" role="status">
      <p>{priceText(price)}</p>
      {units > 0 && today < count && (
        <Bars label={i18n.t('batches.perDay')} bars={toDayBars(days, 'count')} />
      )}
    </div>
  );
}
