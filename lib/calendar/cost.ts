import type { CalendarEvent } from './resources';

/**
 * A cost as it must be sent so that it stays: from its values, with the symbol where the event has one of its own. The
 * formatted text is misread (`$1,234.50` becomes `$.50`), but where the values are words it is all there is (calendar
 * API behaviour, sections 4 and 6).
 */
export function costAsSent({ cost, cost_details }: Pick<CalendarEvent, 'cost' | 'cost_details'>): string {
  const { values, currency_symbol: symbol, currency_position: position } = cost_details;
  if (values.length === 0 || !values.every((value) => /^[.\d]/.test(value))) return cost;
  return values.map((value) => (position === 'postfix' ? `${value} ${symbol}` : symbol + value)).join(' - ');
}
