import { findLine, limits, type Reading } from './reading';
import { getValues, isThing, type Thing } from './things';

/**
 * The price of an event as written, or a range of several offers (`12 – 18`) if all their prices are numbers in one
 * currency; `0` if the page marks the event as free. `currency` is absent if the offers name several.
 */
export function readCost(event: Thing, reading: Reading): { cost?: string; currency?: string } {
  const offers = getValues(event, 'offers').filter(isThing).map(reading.resolve);
  const prices = offers.flatMap((offer) => readPrices(offer, reading));
  const currencies = new Set(
    [event, ...offers].flatMap((place) => findLine(place, reading, limits.line, 'priceCurrency') ?? []),
  );
  const currency = currencies.size === 1 ? [...currencies][0] : undefined;
  const known = currency ? { currency } : {};
  const numbers = prices.map(Number);
  if (prices.length > 0 && currencies.size < 2 && numbers.every(Number.isFinite)) {
    const lowest = prices[numbers.indexOf(Math.min(...numbers))] ?? '';
    const highest = prices[numbers.indexOf(Math.max(...numbers))] ?? '';
    return { cost: Number(lowest) === Number(highest) ? lowest : `${lowest} – ${highest}`, ...known };
  }
  const single = prices[0] ?? findLine(event, reading, limits.line, 'price');
  if (single) return { cost: single, ...known };
  const free = getValues(event, 'isAccessibleForFree', 'free')[0];
  return free === true || /(?:^|\/)true$/i.test(String(free)) ? { cost: '0', ...known } : {};
}

function readPrices(offer: Thing, reading: Reading): string[] {
  const priced = [offer, ...getValues(offer, 'priceSpecification').filter(isThing).slice(0, 20)];
  return priced.flatMap((place) =>
    ['price', 'lowPrice', 'highPrice'].flatMap(
      (property) => findLine(place, reading, limits.line, property) ?? [],
    ),
  );
}
