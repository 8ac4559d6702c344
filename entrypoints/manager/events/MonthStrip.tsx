import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { dateText } from '../../../lib/i18n/times';
import { addMonths, toDays, today } from './days';

interface MonthStripProps {
  /** The days of the filter, `YYYY-MM-DD`. */
  from: string | undefined;
  to: string | undefined;
  onChoose: (days: { from: string; to: string }) => void;
}

/** Months of the strip. */
const count = 6;

/** A strip of months, which sets the days of the filter. */
export function MonthStrip({ from, to, onChoose }: MonthStripProps) {
  const now = today().slice(0, 7);
  const [first, setFirst] = useState(now);
  const months = Array.from({ length: count }, (_, index) => addMonths(first, index));
  const isChosen = (month: string) => toDays(month).from === from && toDays(month).to === to;
  return (
    <fieldset class="month-strip" aria-label={i18n.t('manager.months')}>
      <Button small kind="quiet" onClick={() => setFirst(addMonths(first, -count))}>
        {i18n.t('manager.earlierMonths')}
      </Button>
      {months.map((month) => (
        <button
          key={month}
          type="button"
          class={month === now ? 'month month-now' : 'month'}
          aria-pressed={isChosen(month)}
          onClick={() => onChoose(toDays(month))}
        >
          <span>{monthText(month, { month: 'short' })}</span>
          <span class="small">{monthText(month, { year: 'numeric' })}</span>
        </button>
      ))}
      <Button small kind="quiet" onClick={() => setFirst(addMonths(first, count))}>
        {i18n.t('manager.laterMonths')}
      </Button>
    </fieldset>
  );
}

const monthText = (month: string, options: Intl.DateTimeFormatOptions) =>
  dateText(Date.parse(`${month}-01`), { ...options, timeZone: 'UTC' });
