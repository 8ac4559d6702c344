import { i18n, locale } from '#i18n';
import { formatSpan } from '../../lib/i18n/times';
import { memoize } from '../../lib/pages/memoize';
import { today } from '../../lib/shared/time';
import { Button } from '../ui/Button';
import { ButtonBar } from '../ui/ButtonBar';

const utc = (day: string) => Date.parse(`${day.length === 7 ? `${day}-01` : day.slice(0, 10)}T00:00Z`);

/** A day or month, `YYYY-MM-DD` or `YYYY-MM`, in the language spoken. */
export const tellDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  getFormat(`${locale()} ${JSON.stringify(options)}`).format(utc(day));

/** A month names sixty days: creating a formatter takes longer than all of them. The key is a language and options. */
const getFormat = memoize((key) => {
  const [language, options] = key.split(/ (.*)/s);
  return new Intl.DateTimeFormat(language, { ...JSON.parse(options ?? ''), timeZone: 'UTC' });
});

/** The days from one to another, both `YYYY-MM-DD`. */
export function tellDays(first: string, last: string): string {
  const day = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const whole = new Intl.DateTimeFormat(locale(), { ...day, year: 'numeric' });
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return formatSpan(whole, utc(first), utc(last), isOneYear ? new Intl.DateTimeFormat(locale(), day) : whole);
}

/** A month and its year. */
export const longMonth = { month: 'long', year: 'numeric' } as const;

interface CalendarHeadingProps {
  title: string;
  current: string;
  /** How many rows begin in each month, `YYYY-MM`. */
  counts: ReadonlyMap<string, number>;
  /** The day that the buttons lead to, and what they say. */
  before: { day: string; label: string };
  after: { day: string; label: string };
  onShow: (day: string) => void;
}

/** What is shown, the way to what is before and after, and the months of the year with their counts. */
export function CalendarHeading({ title, current, counts, before, after, onShow }: CalendarHeadingProps) {
  const month = current.slice(0, 7);
  const year = month.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  return (
    <div class="calendar-heading">
      <h3 class="two-lines" dir="auto" aria-live="polite" title={title}>
        {title}
      </h3>
      <div class="row">
        <Button small onClick={() => onShow(today())}>
          {i18n.t('collection.today')}
        </Button>
        <span data-turn="before" data-shows={before.day}>
          <Button small bare icon="back" onClick={() => onShow(before.day)}>
            {before.label}
          </Button>
        </span>
        <span data-turn="after" data-shows={after.day}>
          <Button small bare icon="forward" onClick={() => onShow(after.day)}>
            {after.label}
          </Button>
        </span>
      </div>
      <ButtonBar class="year-strip" label={i18n.t('collection.monthsOf', { year })}>
        {months.map((of) => (
          <button
            key={of}
            type="button"
            class="chip"
            data-turn={of}
            data-shows={`${of}-01`}
            aria-pressed={of === month}
            onClick={() => onShow(`${of}-01`)}
          >
            {tellDay(of, { month: 'short' })}
            {counts.has(of) && <span class="chip-count"> {counts.get(of)}</span>}
          </button>
        ))}
      </ButtonBar>
    </div>
  );
}
