import { locale } from '#i18n';

/** A bar with its name and number. */
export interface NamedBar {
  label: string;
  value: number;
}

interface BarsProps {
  bars: readonly NamedBar[];
  /** Accessible name of the list. */
  label: string;
}

/** Numbers as a list of bars, the highest of which takes the whole width. */
export function Bars({ bars, label }: BarsProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  const number = new Intl.NumberFormat(locale());
  return (
    <ul class="bars small" aria-label={label}>
      {bars.map(({ label, value }) => (
        <li key={label}>
          <span class="bars-label">{label}</span>{' '}
          <span class="bars-track" aria-hidden="true">
            <span style={{ inlineSize: `${(value / highest) * 100}%` }} />
          </span>
          <span class="bars-value">{number.format(value)}</span>
        </li>
      ))}
    </ul>
  );
}
